//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Searches for an input for which a condition holds: boundary values, or all
// values of few bits.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_PROVE_ENUMERATE_H
#define SCION_HARNESS_PROVE_ENUMERATE_H

#include "harness/terms/Graph.h"

#include <map>

namespace scion::prove {

/// Values of the relevant variables. The others may have any value.
using Model = std::map<terms::Term, llvm::APInt>;

/// Tries boundary values of the widths, numbers near the constants of the
/// condition, and random ones, which are the same in each process.
std::optional<Model> searchBoundaries(const terms::Graph &graph,
                                      terms::Term condition);

struct Enumeration {
  bool isDone = false; // false: too many bits
  std::optional<Model> model;
};
Enumeration enumerate(const terms::Graph &graph, terms::Term condition,
                      unsigned mostBits);

} // namespace scion::prove

#endif // SCION_HARNESS_PROVE_ENUMERATE_H
