//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Replays a path in a fresh process, which returns the module after each step
// and the outcome of the result. Equal steps on equal programs must give equal
// modules, whatever the addresses are.
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

/// The text of a module with sorted symbols and without the numbers that MLIR
/// counts per process (`@assert_msg_7`): equal for equal modules.
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
  /// The hash of the comparableText() of the module after each pass.
  std::vector<uint64_t> modules;

  /// The status of the last step, and its message if it failed.
  StepStatus status = StepStatus::NoEffect;
  std::string message;

  /// The pattern that was tried when a step ran into the bound.
  std::string pattern;

  /// The outcome of running the result: its outcomeWord(), and as text for a
  /// person. "" if it was not run.
  std::string outcome, shown;

  bool operator==(const ReplayRecord &other) const {
    return modules == other.modules && status == other.status &&
           outcome == other.outcome;
  }
};

/// "finished 81a0…", "poisoned fuel", "not run invalid LLVM IR".
std::string outcomeWord(const Outcome &outcome);

/// Replays the path in this process. Does not change `program`.
ReplayRecord replayHere(mlir::ModuleOp program, ContextLease &lease,
                        const ReplayRequest &request);

struct FreshReplay {
  FreshResult process;
  bool answered = false; // the process finished and reported
  ReplayRecord record;

  /// If the process crashed: the stage in its report, or "unknown".
  std::string diedIn;
};

FreshReplay replayFresh(const ReplayRequest &request,
                        const FreshOptions &options);

} // namespace scion

#endif // SCION_HARNESS_ORACLE_FRESHREPLAY_H
