//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The pass oracle: on any valid module, a pass neither crashes nor leaves
// invalid IR, and does the same twice. The module need not be executable. A
// well-defined program must keep its result after each semantics-preserving
// pass, by the interpreter: nothing is lowered for that.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ORACLE_PASSCRASH_H
#define SCION_HARNESS_ORACLE_PASSCRASH_H

#include "harness/experiment/Path.h"
#include "harness/oracle/Finding.h"
#include "harness/oracle/PassProof.h"

#include <optional>
#include <string>
#include <vector>

namespace scion {

struct ParsedInput;

struct PassCheckOptions {
  /// Sequences of passes, each on a fresh copy, and the length of each.
  unsigned sequences = 2;
  unsigned length = 4;

  /// Draw from these passes only; empty for all.
  std::vector<std::string> only;

  /// Run these passes, unchanged, instead of drawn ones: on one copy, and again
  /// on another.
  std::vector<PathStep> through;

  /// `through` was drawn: suppress and count known bugs as for drawn passes.
  bool areDrawn = false;

  /// After one of this many passes, try to prove the small functions; 0: never.
  unsigned proofShare = 0;

  /// Interpret programs (harness/semantics) that execute no more ops than this;
  /// 0: none.
  uint64_t meaningFuel = 50'000;

  /// Null, or called for each finding; judging then goes on.
  std::function<void(const Finding &)> onFinding;

  /// Called before each step with the program, the path including the step, and
  /// the kinds of its input (known/Selectors.h).
  std::function<void(const std::string &program,
                     const std::vector<PathStep> &path,
                     const std::vector<std::string> &inputKinds)>
      progress;
};

struct PassCheckStatistics {
  uint64_t inputs = 0, known = 0, exhausted = 0, interpreted = 0,
           judgedSteps = 0; // after which the program was interpreted

  /// Of executable programs: effects in all, and those on a branch.
  uint64_t effects = 0, aside = 0;

  /// Setbacks that were only counted (Ledger.h).
  uint64_t throttled = 0;

  PassProofStatistics proofs;

  /// The steps of passes that were drawn as relevant, and those with an effect.
  uint64_t relevant = 0, relevantEffect = 0;

  PassStatistics passes;

  /// The first step that failed, which is no finding: "step: message".
  std::string firstFailure;

  std::string str() const;
};

PassCheckStatistics &passCheckStatistics();

/// Draws passes from the input's choices. Crashes end the process with the
/// pass as culprit.
std::optional<Finding> checkPasses(ParsedInput &input,
                                   const PassCheckOptions &options);

} // namespace scion

#endif // SCION_HARNESS_ORACLE_PASSCRASH_H
