//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Counts in a file (tally=FILE) to which the processes of a campaign add one
// after the other, including those that crash. The file can be read while the
// campaign runs and at its end.
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
  /// None if the file cannot be written. Keeps the counts of earlier processes,
  /// unless the file has the size for another number of records.
  static std::optional<Tally> open(const std::string &path,
                                   const Registry &registry);

  /// Call before an input runs, so that an input that ends the process is
  /// counted.
  void begin();

  /// Call after the input. Adds the registry's counts since the last call.
  void end(bool isInteresting);

private:
  /// The file, all numbers little-endian: the header, then an entry for each
  /// record. ci/fuzzing/tally.py reads it.
  struct Header {
    uint64_t inputs, interesting;
    uint64_t known; // hits of known bugs
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
