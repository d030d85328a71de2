//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "base/process/Channel.h"

#include "base/process/Fork.h"

#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstring>

#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace scion::process;

void Descriptor::close() {
  if (number >= 0)
    ::close(std::exchange(number, -1));
}

Descriptor scion::process::makeMemoryFile() {
  return Descriptor(memfd_create("scion", MFD_CLOEXEC));
}

std::string scion::process::contentOf(const Descriptor &file, size_t most) {
  struct stat info = {};
  if (file.get() < 0 || fstat(file.get(), &info) != 0)
    return "";
  size_t size = std::min(size_t(info.st_size), most);
  off_t from = info.st_size - off_t(size);
  std::string content(size, '\0');
  size_t done = 0;
  for (ssize_t got; done < size; done += size_t(got))
    if ((got = pread(file.get(), content.data() + done, size - done,
                     from + off_t(done))) <= 0)
      break;
  content.resize(done);
  return content;
}

/// Returns false if not all of `data` can be written.
static bool writeAll(int descriptor, std::string_view data) {
  while (!data.empty()) {
    ssize_t put = write(descriptor, data.data(), data.size());
    if (put < 0 && errno == EINTR)
      continue;
    if (put <= 0)
      return false;
    data.remove_prefix(size_t(put));
  }
  return true;
}

static constexpr size_t headerSize = 1 + sizeof(uint64_t);

void Words::send(Kind kind, std::string_view text) {
  char header[headerSize] = {char(kind)};
  uint64_t size = text.size();
  std::memcpy(header + 1, &size, sizeof(size));
  if (!writeAll(channel, {header, sizeof(header)}) || !writeAll(channel, text))
    _exit(1); // the parent is gone
}

void Words::add(std::string_view what) {
  send(More, what);
  if (cpuSeconds)
    allowCpu(cpuSeconds);
}

void Words::done() {
  send(Done, "");
  if (cpuSeconds)
    allowCpu(cpuSeconds);
}

bool scion::process::receiveWords(
    const Descriptor &channel, std::string &wire,
    const std::function<void(Words::Kind, std::string_view)> &take) {
  char buffer[1 << 16];
  ssize_t got;
  while ((got = read(channel.get(), buffer, sizeof(buffer))) > 0 ||
         (got < 0 && errno == EINTR)) {
    if (got > 0)
      wire.append(buffer, size_t(got));
    std::string_view rest = wire;
    while (rest.size() >= headerSize) {
      uint64_t size = 0;
      std::memcpy(&size, rest.data() + 1, sizeof(size));
      if (rest.size() - headerSize < size)
        break;
      take(Words::Kind(rest.front()), rest.substr(headerSize, size));
      rest.remove_prefix(headerSize + size);
    }
    wire.erase(0, wire.size() - rest.size());
  }
  return got < 0 && errno == EAGAIN;
}

TemporaryFile::TemporaryFile(std::string_view content)
    : file(makeMemoryFile()) {
  if (file.get() >= 0 && writeAll(file.get(), content))
    name = "/proc/" + std::to_string(getpid()) + "/fd/" +
           std::to_string(file.get());
  else
    std::fprintf(stderr, "scion: cannot make a temporary file: %s\n",
                 std::strerror(errno));
}
