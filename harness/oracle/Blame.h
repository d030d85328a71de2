//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds out which step of a path, and which rewrite pattern in it, makes the
// results differ: by running prefixes of the path to their end, or by asking
// the reference semantics behind each step.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ORACLE_BLAME_H
#define SCION_HARNESS_ORACLE_BLAME_H

#include "harness/lowering/PathStep.h"
#include "harness/oracle/Meaning.h"

#include <functional>
#include <string>
#include <vector>

namespace scion {

struct LoweredPath;
class PathBuilder;

struct Blame {
  /// The path up to and with the guilty step, without steps that are not
  /// needed; completed by the reference path it still shows the difference.
  std::vector<PathStep> steps;

  /// All of the path as it was run, with what finished it.
  std::vector<PathStep> complete;

  /// Index in `steps` of the first step that can be guilty; the last one is
  /// steps.size() - 1. Not the same where a prefix could not be completed.
  size_t first = 0;

  /// Of the step behind which alone the guilty one shows; else empty. See
  /// blameInPlace in Blame.cpp.
  std::string behind;

  std::string pattern;                 // empty if it cannot be told
  uint64_t application = 0;            // which attempt of the pass, from 1
  std::string inputOfStep;             // the module before the culprit
  std::vector<std::string> inputKinds; // what it holds (known/Selectors.h)
  std::string outputOfStep;            // the module after it
  bool stable = true;                  // gave the same answer twice

  /// How the program differs after the culprit by the interpreter, which is
  /// not always asked and cannot always tell.
  std::optional<Refutation> meaning;
};

/// Whether the path shows the difference. False when it was not lowered.
using Differs = std::function<bool(LoweredPath &)>;

/// `steps` is a path that, replayed as it is, differs.
Blame findBlame(PathBuilder &builder, const std::vector<PathStep> &steps,
                const Differs &differs);

/// The same by what the program means behind each step: no step has to be
/// completed to LLVM. Empty steps: no step that can be judged changes it.
Blame findBlame(PathBuilder &builder, const std::vector<PathStep> &steps,
                MeaningWatch &watch);

} // namespace scion

#endif // SCION_HARNESS_ORACLE_BLAME_H
