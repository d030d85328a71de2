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

  /// Instead of drawn ones: these passes, unchanged, on one copy, and once
  /// again on another.
  std::vector<PathStep> through;

  /// `through` was drawn: known bugs are suppressed and counted as ever.
  bool areDrawn = false;

  /// After one of this many passes the small functions are proved; 0: none.
  unsigned proofShare = 0;

  /// Programs are interpreted (harness/semantics) if no more ops than this are
  /// executed for it; 0: they are not.
  uint64_t meaningFuel = 50'000;

  /// Null, or called for each finding; judging then goes on.
  std::function<void(const Finding &)> onFinding;

  /// Told before each step: the program, the path so far, the step last, and
  /// what the step is given (known/Selectors.h).
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

  /// Of the steps, those of passes that were drawn as relevant.
  uint64_t relevant = 0, relevantEffect = 0;

  PassStatistics passes;

  /// The first step that said that it fails, which it may: "step: message".
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
