//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the pass, and the rewrite pattern in it, that makes a result differ.
// Where the interpreter refutes a pass, that pass is the culprit; else prefixes
// of the path are completed by the reference path and executed.
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
  /// The path up to and with the culprit, without passes that are not needed;
  /// completed by the reference path it still shows the difference.
  std::vector<PathStep> steps;

  /// The whole path as it was run, with what finished it.
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

/// Whether the path shows the difference. False when it was not lowered.
using Differs = std::function<bool(LoweredPath &)>;

/// Drops passes before the last one that `shows` does not need, latest first:
/// late passes depend on early ones more often than the other way round.
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

/// `steps` is a path that, replayed unchanged, differs.
Blame findBlame(PathBuilder &builder, const std::vector<PathStep> &steps,
                const Differs &differs);

/// The interpreter refutes a pass of `steps`, which need not be completed to
/// LLVM. Empty steps: it refutes none. Builder's subject has the check.
Blame blameRefuted(PathBuilder &builder, const std::vector<PathStep> &steps);

} // namespace scion

#endif // SCION_HARNESS_EXPERIMENT_BLAME_H
