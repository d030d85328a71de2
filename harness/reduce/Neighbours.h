//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Programs that differ from a reduced one in a single literal. The nearest
// valid neighbour that does not show the bug is the near miss. The answers show
// on which literals a bug depends, but do not identify it: other literals are
// among them, so that one bug has many vectors (docs/measurements/Digest.md).
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_REDUCE_NEIGHBOURS_H
#define SCION_HARNESS_REDUCE_NEIGHBOURS_H

#include "harness/reduce/Shrink.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace scion {

/// A literal of a program in generic form.
struct Literal {
  size_t at, length; // in the text
  std::string role;  // "arith.constant.value": op and attribute
};

/// All literals but sizes in types, numbers in names, and segment sizes.
std::vector<Literal> literalsOf(std::string_view program);

struct Neighbour {
  std::string role, change; // "+1", "-1", "*2"
  std::string program;
  enum class Outcome : unsigned char {
    Shows,       // the same bug
    Fine,        // valid, and nothing shows
    Inconclusive // no module, undefined, or something else shows
  } outcome = Outcome::Inconclusive;
};

/// The neighbours for the first `maxLiterals` literals, in the order of the
/// literals and then of the changes.
std::vector<Neighbour> neighboursOf(std::string_view program,
                                    size_t maxLiterals = 48);

/// Judges them in copies of this process.
void judgeNeighbours(std::vector<Neighbour> &neighbours,
                     const TestCase &subject, const Goal &goal,
                     const ShrinkOptions &options);

/// The results by roles, so that they do not depend on how many literals of a
/// role there are: "arith.constant.value -1 fine". Sorted. Changes whose
/// neighbours disagree are "mixed"; inconclusive ones are left out.
std::vector<std::string> killVector(const std::vector<Neighbour> &neighbours);

/// The first neighbour that is fine, ±1 before *2; null if there is none.
const Neighbour *nearMissOf(const std::vector<Neighbour> &neighbours);

} // namespace scion

#endif // SCION_HARNESS_REDUCE_NEIGHBOURS_H
