//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Predicates on programs, which records of known bugs name as `@name`:
// conditions under which a pass shows its bug. Predicates on one topic (affine
// loops, memory accesses …) form a group, in one file of predicates/. A group
// lists the ops that it inspects, so that other ops take no time, and describes
// each predicate in words.
//
// A predicate should hold as rarely as is safe. It must hold for every program
// that shows the bug. It does not hold for the near miss in corpus/near-misses,
// a program one change away from the regression, for which the pass is right.
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
  /// a dialect ("memref.*"). Predicates on a whole function have "func.func"
  /// and "llvm.func" here, those on all functions "builtin.module", and those
  /// on every op "*".
  std::vector<std::string_view> roots;

  std::vector<Predicate> predicates;

  /// Adds those of the group's predicates that hold of `root`.
  void (*note)(mlir::Operation *root, PredicateSet &holds);
};

/// All groups, in a fixed order.
std::span<const PredicateGroup> predicateGroups();

/// The groups that inspect ops of this name.
std::span<const PredicateGroup *const> groupsOf(std::string_view opName);

} // namespace scion

#endif // SCION_HARNESS_KNOWN_PREDICATE_H
