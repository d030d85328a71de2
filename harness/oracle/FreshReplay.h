//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A path walked again in a process of its own: what does each step leave there,
// and what does the result show? Equal steps on an equal program must give
// equal modules whatever the addresses are.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ORACLE_FRESHREPLAY_H
#define SCION_HARNESS_ORACLE_FRESHREPLAY_H

#include "harness/exec/Executor.h"
#include "harness/input/FreshProcess.h"
#include "harness/lowering/PassRunner.h"
#include "harness/lowering/PathStep.h"

#include <cstdint>
#include <string>
#include <vector>

namespace scion {

/// The text of a module without what MLIR numbers for as long as a process
/// lives (`@assert_msg_7`), and its symbols in one order: equal for equal
/// modules.
std::string comparableText(mlir::ModuleOp module);

struct ReplayRequest {
  std::string program;
  std::vector<PathStep> steps;
  unsigned optLevel = 0;
  RunOptions limits;

  /// How many pattern attempts one step may make.
  uint64_t maxAttempts = PatternTrace::maxAttempts;
};

/// The answer of a fresh process.
struct ReplayRecord {
  /// Of the module after each pass that ran: hash of its comparableText.
  std::vector<uint64_t> modules;

  /// Of the last step, and what it said if it went wrong.
  StepStatus status = StepStatus::NoEffect;
  std::string message;

  /// The pattern that was tried when a step ran into the bound.
  std::string pattern;

  /// The outcome of running the result, in one word that is equal for equal
  /// outcomes, and as printed for a person. "" if it was not run.
  std::string outcome, shown;

  bool operator==(const ReplayRecord &other) const {
    return modules == other.modules && status == other.status &&
           outcome == other.outcome;
  }
};

/// "finished 81a0…", "poisoned fuel", "not run invalid LLVM IR".
std::string outcomeWord(const Outcome &outcome);

/// The replay in this process. `program` stays as it is.
ReplayRecord replayHere(mlir::ModuleOp program, ContextLease &lease,
                        const ReplayRequest &request);

struct FreshReplay {
  FreshResult process;
  bool answered = false; // the process finished and reported
  ReplayRecord record;

  /// Of a process that crashed: the stage that its report names; "unknown"
  /// without one.
  std::string diedIn;
};

FreshReplay replayFresh(const ReplayRequest &request,
                        const FreshOptions &options);

} // namespace scion

#endif // SCION_HARNESS_ORACLE_FRESHREPLAY_H
