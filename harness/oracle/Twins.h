//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What twins show, in a program and in its trace. Two observations that must be
// equal stand between three marks, numbers that are printed like any other:
//
//   base + 4k   what the first shows   base + 4k + 1   what the second shows
//   base + 4k + 2, or the first mark of the next pair
//
// for the pair k. So stock mlir-runner shows them too, and a pair may be shown
// many times, or never. docs/Twins.md is the prose of this file.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ORACLE_TWINS_H
#define SCION_HARNESS_ORACLE_TWINS_H

#include "mlir/IR/BuiltinOps.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace scion {

class Trace;

/// A program has so many pairs at most.
inline constexpr uint64_t maxTwinPairs = 1 << 18;

/// The pairs that a program shows: what their marks begin with, a multiple of
/// 4 * maxTwinPairs, and the names of their ops where those are known.
struct ShownTwins {
  uint64_t base = 0; // 0: none
  std::vector<std::string> names;
  uint64_t left = 0; // pairs that are too many to be shown

  /// "twins 3 (arith.addi)".
  std::string describe(uint64_t pair) const;
};

/// Shows the twins that `module` has (TwinPairs.h). The base is made of `seed`.
/// Nothing is shown where there are none, or no way to print. `isWellDefined`
/// as in ObserveOptions.
ShownTwins showTwins(mlir::ModuleOp module, uint64_t seed, bool isWellDefined);

/// What a trace says about a pair.
struct TwinReading {
  uint64_t times = 0; // that both were shown
  /// Of the first time that they differ: "i8 5 against i8 6".
  std::string difference;
  std::string first, second; // all that each shows there, a line a value
  bool differs() const { return !difference.empty(); }
};

/// By pair.
std::map<uint64_t, TwinReading> readTwins(const Trace &trace, uint64_t base);

/// Of one of them.
TwinReading readTwin(const Trace &trace, uint64_t base, uint64_t pair);

} // namespace scion

#endif // SCION_HARNESS_ORACLE_TWINS_H
