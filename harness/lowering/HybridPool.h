//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Programs in the middle of a lowering: outputs of passes with pairs of
// operations that no such program had before. They are the richest parents that
// there are, for no person writes several levels into one program. Oracles
// offer them; the ladder hands each to the engine once, as an input.
//
// Kept in memory, so that it works in every mode of libFuzzer (the children of
// -fork read no files that are dropped for them); afl-fuzz mutates in another
// process, and reads them from a folder.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_LOWERING_HYBRIDPOOL_H
#define SCION_HARNESS_LOWERING_HYBRIDPOOL_H

#include <cstddef>
#include <cstdint>
#include <deque>
#include <span>
#include <string>
#include <vector>

namespace scion {

class HybridPool {
public:
  static HybridPool &global();

  /// Off until then: nothing is offered. With a folder, programs are written to
  /// <folder>/queue/id:NNNNNN instead of being kept, as afl-fuzz reads them
  /// when <folder> lies in its sync folder; and which pairs there were is in
  /// <folder>/pairs, for all processes that it starts.
  void turnOn(std::string folder = "");
  bool isOn() const { return on; }

  /// Notes pairs of operations (hashes); whether one of them is new.
  bool isNew(std::span<const uint64_t> pairs);

  void add(std::string program);

  /// The latest program of at most that size, which then is gone; "" if there
  /// is none.
  std::string take(size_t maxSize);

  /// "hybrid: 12 programs in the middle of a lowering, 10 handed on\n"; "" if
  /// it is off.
  std::string statisticsText() const;

private:
  bool on = false;
  std::string folder;
  std::vector<uint8_t> own; // which pairs there were, by hash
  uint8_t *seen = nullptr;  // in `own`, or in the folder's file
  std::deque<std::string> programs;
  uint64_t added = 0, taken = 0, files = 0;
};

} // namespace scion

#endif // SCION_HARNESS_LOWERING_HYBRIDPOOL_H
