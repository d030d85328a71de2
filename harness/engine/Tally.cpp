//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/engine/Tally.h"

#include <cstring>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace scion;

size_t Tally::sizeFor(const Registry &registry) {
  return sizeof(Header) + registry.records().size() * sizeof(Entry);
}

Tally::Tally(const Registry &registry, void *memory)
    : registry(&registry), header(static_cast<Header *>(memory)),
      entries(reinterpret_cast<Entry *>(header + 1), registry.records().size()),
      before(entries.size()) {
  for (size_t i = 0; i < entries.size(); ++i)
    registry.records()[i].id.copy(entries[i].id, sizeof(Entry::id) - 1);
}

std::optional<Tally> Tally::open(const std::string &path,
                                 const Registry &registry) {
  int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
  size_t size = sizeFor(registry);
  void *memory = MAP_FAILED;
  struct stat is;
  // A file of another size belongs to other records: empty it.
  if (file >= 0 && fstat(file, &is) == 0 &&
      (size_t(is.st_size) == size || ftruncate(file, 0) == 0) &&
      ftruncate(file, size) == 0)
    memory = mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (file >= 0)
    close(file);
  if (memory == MAP_FAILED)
    return std::nullopt;
  return Tally(registry, memory);
}

void Tally::begin() {
  ++header->inputs;
  began = std::chrono::steady_clock::now();
}

void Tally::end(bool isInteresting) {
  using std::chrono::duration_cast, std::chrono::microseconds;
  header->interesting += isInteresting;
  header->microseconds +=
      duration_cast<microseconds>(std::chrono::steady_clock::now() - began)
          .count();
  for (size_t i = 0; i < entries.size(); ++i) {
    const RecordCounts &now = registry->counts(i);
    header->known += now.hits - before[i].hits;
    entries[i].paths += now.paths - before[i].paths;
    entries[i].enables += now.enables - before[i].enables;
    entries[i].hits += now.hits - before[i].hits;
    entries[i].microseconds +=
        duration_cast<microseconds>(now.time - before[i].time).count();
    before[i] = now;
  }
}
