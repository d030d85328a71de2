//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the pass, and the rewrite pattern in it, that makes a result differ. If
// the interpreter finds a pass whose output does not refine its input, that
// pass is the culprit. If not, prefixes of the path are completed by the
// reference path and executed.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_EXPERIMENT_BLAME_H
#define SCION_HARNESS_EXPERIMENT_BLAME_H

#include "harness/experiment/Refinement.h"
#include "harness/lowering/PathStep.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace scion {

struct LoweredPath;
class PathBuilder;

struct Blame {
  /// The path up to and including the culprit, without unneeded passes. It
  /// still shows the difference when the reference path completes it.
  std::vector<PathStep> steps;

  /// The whole path as it was run, including the passes that complete it.
  std::vector<PathStep> complete;

  /// Index in `steps` of the first pass that can be the culprit; the last one
  /// is steps.size() - 1. They differ where a prefix could not be completed.
  size_t first = 0;

  std::string pattern;                 // empty if unknown
  uint64_t application = 0;            // which attempt of the pass, from 1
  std::string inputOfStep;             // the module before the culprit
  std::vector<std::string> inputKinds; // its kinds (known/Selectors.h)
  std::string outputOfStep;            // the module after it
  bool stable = true;                  // the second search gave the same answer

  /// How the output fails to refine the input; none if execution showed it.
  std::optional<Refutation> refutation;
};

/// Whether a replayed path shows the difference.
using Differs = std::function<bool(LoweredPath &)>;

/// Drops passes that `shows` does not need, but not the last one. Tries late
/// passes first, because they depend on early ones more often than the reverse.
std::vector<PathStep>
dropUnneeded(std::vector<PathStep> steps,
             const std::function<bool(const std::vector<PathStep> &)> &shows);

/// A pattern that the last pass tried to apply.
struct Attempt {
  uint64_t number; // from 1
  std::string pattern;
};

/// The first attempt after which the path `isWrong`, by bisection; none if
/// there are no attempts, or if it is wrong without any. `finish`: the path is
/// completed by the reference path.
std::optional<Attempt>
findGuiltyAttempt(PathBuilder &builder, const std::vector<PathStep> &steps,
                  bool finish,
                  const std::function<bool(LoweredPath &)> &isWrong);

/// `steps` must show the difference when it is replayed unchanged.
Blame findBlame(PathBuilder &builder, const std::vector<PathStep> &steps,
                const Differs &differs);

/// Blames the first pass of `steps` whose output does not refine its input; the
/// path need not lower to LLVM. Blame::steps is empty if there is none. The
/// builder's subject must have a RefinementCheck.
Blame blameRefuted(PathBuilder &builder, const std::vector<PathStep> &steps);

} // namespace scion

#endif // SCION_HARNESS_EXPERIMENT_BLAME_H
