//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Programs in the middle of a lowering: outputs of passes with pairs of
// operations that no such program had before. They are good parents for
// mutants, because programs written by hand do not mix several levels. Oracles
// offer them; the ladder passes each one to the engine once, as an input.
//
// The pool is in memory, so that it works in every mode of libFuzzer: the
// children of -fork do not read files from outside. For afl-fuzz, which mutates
// in another process, programs are written to a folder.
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

  /// Turns the pool on; before, nothing is offered. With a folder, programs are
  /// not kept but written to <folder>/queue/id:NNNNNN, where afl-fuzz reads
  /// them if <folder> is in its sync folder. <folder>/pairs stores the known
  /// pairs for all processes of afl-fuzz.
  void turnOn(std::string folder = "");
  bool isOn() const { return on; }

  /// Notes pairs of operations (hashes); whether one of them is new.
  bool isNew(std::span<const uint64_t> pairs);

  void add(std::string program);

  /// Removes and returns the latest program of at most this size; "" if there
  /// is none.
  std::string take(size_t maxSize);

  /// "hybrid: 12 programs in the middle of a lowering, 10 handed on\n"; "" if
  /// it is off.
  std::string statisticsText() const;

private:
  bool on = false;
  std::string folder;
  std::vector<uint8_t> own; // whether a pair is known, by hash
  uint8_t *seen = nullptr;  // in `own`, or in the folder's file
  std::deque<std::string> programs;
  uint64_t added = 0, taken = 0, files = 0;
};

} // namespace scion

#endif // SCION_HARNESS_LOWERING_HYBRIDPOOL_H
