//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/HybridPool.h"

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <utility>

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

using namespace scion;

/// Maximum number of kept programs; the oldest is dropped. In the first 1,200
/// executions from the shipped programs, 190 are offered, and 61 are used.
static constexpr size_t maxPrograms = 32;

/// Maximum size of a program, to which libFuzzer's inputs grow.
static constexpr size_t maxBytes = 1 << 16;

/// Size of the hash table of pairs. 400 operations make 160,000 pairs of each
/// of the two kinds.
static constexpr size_t places = 1 << 18;

HybridPool &HybridPool::global() {
  // Leaked on purpose: it is used at exit, after statics are destroyed.
  static auto *pool = new HybridPool;
  return *pool;
}

/// Maps a file of `places` bytes, which all processes that open it share; null
/// if that fails.
static uint8_t *mapFile(const std::string &path) {
  int file = open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
  if (file < 0)
    return nullptr;
  void *memory = MAP_FAILED;
  if (ftruncate(file, places) == 0)
    memory = mmap(nullptr, places, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  close(file);
  return memory == MAP_FAILED ? nullptr : static_cast<uint8_t *>(memory);
}

void HybridPool::turnOn(std::string where) {
  on = true;
  folder = std::move(where);
  seen = nullptr;
  if (!folder.empty()) {
    std::error_code ignored; // writing to the folder will fail, too
    std::filesystem::create_directories(folder + "/queue", ignored);
    seen = mapFile(folder + "/pairs");
  }
  if (!seen) {
    own.assign(places, 0);
    seen = own.data();
  }
}

bool HybridPool::isNew(std::span<const uint64_t> pairs) {
  bool isNew = false;
  for (uint64_t pair : pairs)
    isNew |= !std::exchange(seen[pair % places], 1);
  return isNew;
}

/// Creates the next free <folder>/queue/id:NNNNNN with its full content at
/// once, because several processes write and read there.
static void writeNumbered(const std::string &folder, uint64_t &next,
                          const std::string &program) {
  std::string draft = folder + "/draft-" + std::to_string(getpid());
  std::ofstream(draft, std::ios::binary) << program;
  for (unsigned attempt = 0; attempt < 1000; ++attempt) {
    char name[32];
    std::snprintf(name, sizeof(name), "/queue/id:%06llu",
                  static_cast<unsigned long long>(next++));
    if (link(draft.c_str(), (folder + name).c_str()) == 0 || errno != EEXIST)
      break;
  }
  unlink(draft.c_str());
}

void HybridPool::add(std::string program) {
  if (!on || program.empty() || program.size() > maxBytes)
    return;
  ++added;
  if (!folder.empty())
    return writeNumbered(folder, files, program);
  programs.push_back(std::move(program));
  if (programs.size() > maxPrograms)
    programs.pop_front();
}

std::string HybridPool::take(size_t maxSize) {
  for (auto place = programs.rbegin(); place != programs.rend(); ++place)
    if (place->size() <= maxSize) {
      std::string program = std::move(*place);
      programs.erase(std::next(place).base());
      ++taken;
      return program;
    }
  return "";
}

std::string HybridPool::statisticsText() const {
  if (!on)
    return "";
  return "hybrid: " + std::to_string(added) +
         " programs in the middle of a lowering, " +
         (folder.empty() ? std::to_string(taken) + " handed on"
                         : "written to " + folder) +
         "\n";
}
