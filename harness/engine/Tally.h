//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Counts in a file (tally=FILE) that one process after the other adds to, also
// those that crash: what a campaign shows while it runs, and at its end.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ENGINE_TALLY_H
#define SCION_HARNESS_ENGINE_TALLY_H

#include "harness/known/Registry.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace scion {

class Tally {
public:
  /// Nothing where the file cannot be written. Another process's counts stay,
  /// unless they are of other records.
  static std::optional<Tally> open(const std::string &path,
                                   const Registry &registry);

  /// Before an input runs: one that ends the process counts too.
  void begin();

  /// Behind it: adds what the registry has counted since the last time.
  void end(bool isInteresting);

private:
  /// The file, all numbers little-endian: the header, then an entry for each
  /// record. ci/fuzzing/tally.py reads it.
  struct Header {
    uint64_t inputs, interesting;
    uint64_t known; // known bugs that were met
    uint64_t microseconds;
  };
  struct Entry {
    char id[16]; // filled up with zeros
    uint64_t paths, enables, hits, microseconds;
  };

  Tally(const Registry &registry, void *memory);
  static size_t sizeFor(const Registry &registry);

  const Registry *registry;
  Header *header;
  std::span<Entry> entries;
  std::vector<RecordCounts> before; // of this process
  std::chrono::steady_clock::time_point began;
};

} // namespace scion

#endif // SCION_HARNESS_ENGINE_TALLY_H
