//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Predicates on programs that records of known bugs name as `@name`: what a
// pass must meet to show its bug. Those about one thing (loops of affine,
// accesses of memory …) are one group, in a file of predicates/; a group states
// the ops that it looks at, so that nothing else costs anything, and says in
// words what each of its predicates means.
//
// A predicate should hold as seldom as is safe. Where it holds, the bug can
// show; its twin in corpus/near-misses, one change away from the regression, is
// a program where the pass is right and the predicate does not hold.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_KNOWN_PREDICATE_H
#define SCION_HARNESS_KNOWN_PREDICATE_H

#include <set>
#include <span>
#include <string_view>
#include <vector>

namespace mlir {
class Operation;
} // namespace mlir

namespace scion {

/// Names of predicates that hold, each with its '@'.
using PredicateSet = std::set<std::string_view>;

struct Predicate {
  std::string_view name;    // "@affine.for-step"
  std::string_view meaning; // "an affine.for with another step than 1"
};

struct PredicateGroup {
  /// The ops that `note` is called for: names of ops ("affine.for"), or all of
  /// a dialect ("memref.*"). A predicate of a whole function has "func.func"
  /// and "llvm.func" here, one of all functions "builtin.module", and one of
  /// every op "*".
  std::vector<std::string_view> roots;

  std::vector<Predicate> predicates;

  /// Adds those of the group's predicates that hold of `root`.
  void (*note)(mlir::Operation *root, PredicateSet &holds);
};

/// All groups, in a fixed order.
std::span<const PredicateGroup> predicateGroups();

/// Those that look at ops of this name.
std::span<const PredicateGroup *const> groupsOf(std::string_view opName);

} // namespace scion

#endif // SCION_HARNESS_KNOWN_PREDICATE_H
