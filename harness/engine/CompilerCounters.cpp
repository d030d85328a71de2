//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/engine/CompilerCounters.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fstream>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace scion;

// The linker's names for the ends of the section, if there is one.
extern "C" {
extern uint8_t countersBegin[] asm("__start___sancov_cntrs")
    __attribute__((weak, visibility("hidden")));
extern uint8_t countersEnd[] asm("__stop___sancov_cntrs")
    __attribute__((weak, visibility("hidden")));
}

std::span<uint8_t> scion::compilerCounters() {
  return countersBegin ? std::span(countersBegin, countersEnd)
                       : std::span<uint8_t>();
}

std::optional<EdgeLog> EdgeLog::open(const std::string &file, size_t counters) {
  int fd = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
  if (fd < 0)
    return std::nullopt;
  size_t size = (1 + counters) * sizeof(uint32_t);
  struct stat now;
  bool fits = fstat(fd, &now) == 0 &&
              (now.st_size == 0 ? ftruncate(fd, off_t(size)) == 0
                                : size_t(now.st_size) == size);
  void *place =
      fits ? mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0)
           : MAP_FAILED;
  close(fd);
  std::string inputs = file + ".inputs";
  if (place == MAP_FAILED || (mkdir(inputs.c_str(), 0777) && errno != EEXIST))
    return std::nullopt;
  return EdgeLog({static_cast<uint32_t *>(place), 1 + counters}, inputs);
}

void EdgeLog::note(std::span<const uint8_t> counters, std::string_view input) {
  uint32_t number = ++numbers[0];
  bool isFirst = false;
  // Eight at a time: most are 0.
  size_t whole = counters.size() & ~size_t(7);
  auto noteOne = [&](size_t i) {
    if (counters[i] && !numbers[1 + i]) {
      numbers[1 + i] = number;
      isFirst = true;
    }
  };
  for (size_t i = 0; i < whole; i += 8) {
    uint64_t word;
    std::memcpy(&word, counters.data() + i, sizeof(word));
    if (word)
      for (size_t k = i; k < i + 8; ++k)
        noteOne(k);
  }
  for (size_t i = whole; i < counters.size(); ++i)
    noteOne(i);
  if (!isFirst)
    return;
  char name[32];
  std::snprintf(name, sizeof(name), "/%08u.mlir", number);
  std::ofstream(inputs + name, std::ios::binary) << input;
}
