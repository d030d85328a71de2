//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A condition that separates programs that show a bug from those that do not,
// mined from the neighbours of a reduced program. It only covers the values
// that were tried.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_REDUCE_GUARD_H
#define SCION_HARNESS_REDUCE_GUARD_H

#include "harness/reduce/Neighbours.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace scion {

/// A program with another value for one constant, or other widths of types.
struct Variation {
  std::string place;  // "operand #1 of `arith.shli`", or "" of a width
  unsigned width = 0; // bits of the constant, or the width that was tried
  int64_t value = 0;  // the value that was tried
  bool isOwn = false; // the value that the program has
  Neighbour::Outcome outcome = Neighbour::Outcome::Inconclusive;
  std::string program;
};

/// Variations, not yet judged, of the first integer constants of a program in
/// generic form, and of its widest integer type.
std::vector<Variation> variationsOf(std::string_view program);

/// A condition on one place.
struct Condition {
  std::string text; // "is at least 32, the width"
  std::function<bool(int64_t)> isWrong;
};

/// None if no known kind of condition separates the values, or if fewer than
/// three values are right.
std::optional<Condition> conditionOf(const std::vector<Variation> &tried);

/// The quality of a guard on variations from which it was not mined.
struct GuardScore {
  unsigned judged = 0, wrong = 0;   // programs with an answer; that show it
  unsigned said = 0, saidRight = 0; // predicted to show it; rightly so
};
GuardScore scoreOf(const std::vector<Variation> &tried,
                   const std::vector<Variation> &fresh);

/// At most `count` other variations of the constants, drawn from `seed`: half
/// of them within 3 widths of 0, half from the whole range.
std::vector<Variation> otherVariationsOf(std::string_view program,
                                         const std::vector<Variation> &tried,
                                         unsigned count, uint64_t seed);

/// "Wrong when operand #1 of `arith.shli` is at least 32, the width; right
/// with the others of 17 values that were tried, each constant alone." "" if
/// there is no condition.
std::string guardOf(const std::vector<Variation> &tried);

/// Judges the variations in copies of this process.
void judgeVariations(std::vector<Variation> &tried, const TestCase &subject,
                     const Goal &goal, const ShrinkOptions &options);

} // namespace scion

#endif // SCION_HARNESS_REDUCE_GUARD_H
