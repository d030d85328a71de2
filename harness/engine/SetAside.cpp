//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/engine/SetAside.h"

#include <atomic>
#include <fcntl.h>
#include <filesystem>
#include <sys/mman.h>
#include <unistd.h>

using namespace scion;

/// A hash table with open addressing that is never more than half full.
struct SetAside::File {
  static constexpr uint64_t places = 1u << 17;
  std::atomic<uint64_t> count;
  std::atomic<uint64_t> hashes[places]; // 0: free
};

std::unique_ptr<SetAside> SetAside::open(const std::string &folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  int file = ::open((folder + "/set-aside").c_str(),
                    O_RDWR | O_CREAT | O_CLOEXEC, 0666);
  void *memory = MAP_FAILED;
  if (file >= 0 && ftruncate(file, sizeof(File)) == 0)
    memory = mmap(nullptr, sizeof(File), PROT_READ | PROT_WRITE, MAP_SHARED,
                  file, 0);
  if (file >= 0)
    close(file);
  if (memory == MAP_FAILED)
    return nullptr;
  return std::unique_ptr<SetAside>(new SetAside(static_cast<File *>(memory)));
}

SetAside::~SetAside() { munmap(file, sizeof(File)); }

bool SetAside::add(uint64_t hash) {
  hash += hash == 0;
  if (file->count >= File::places / 2)
    return false;
  for (uint64_t place = hash % File::places;;
       place = (place + 1) % File::places) {
    uint64_t found = 0;
    if (file->hashes[place].compare_exchange_strong(found, hash)) {
      ++file->count;
      return true;
    }
    if (found == hash)
      return true;
  }
}

bool SetAside::contains(uint64_t hash) const {
  if (file->count == 0)
    return false;
  hash += hash == 0;
  for (uint64_t place = hash % File::places;;
       place = (place + 1) % File::places) {
    uint64_t found = file->hashes[place];
    if (found == hash)
      return true;
    if (found == 0)
      return false;
  }
}

uint64_t SetAside::size() const { return file->count; }
