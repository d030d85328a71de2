//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/experiment/Execution.h"

#include "base/Stage.h"

#include <algorithm>
#include <optional>

using namespace scion;

/// The byte that fresh memory is filled with in a second run.
static constexpr uint8_t otherFill = 0x3C;

Outcome scion::runModule(mlir::ModuleOp module, unsigned optLevel,
                         const RunOptions &limits) {
  StageScope stage(optLevel ? "codegen-O2" : "codegen-O0");
  ExecOptions options;
  static_cast<RunOptions &>(options) = limits;
  options.optLevel = optLevel;
  return execute(module, options);
}

static bool differs(const Outcome &one, const Outcome &other) {
  return !other.isComparable() || firstDifference(one, other);
}

bool scion::readsFreshMemory(mlir::ModuleOp module, const Outcome &outcome,
                             unsigned optLevel) {
  RunOptions options;
  options.fill = otherFill;
  return differs(outcome, runModule(module, optLevel, options));
}

TwoRuns scion::runTwice(mlir::ModuleOp module) {
  TwoRuns runs;
  CompileProblem problem;
  StageScope stage("codegen-O0");
  std::unique_ptr<CompiledModule> compiled =
      Executor::global().compile(module, 0, problem);
  if (!compiled) {
    runs.outcome = Outcome::notRun(problem.reason, problem.message);
    return runs;
  }
  runs.outcome = compiled->run({});
  if (runs.outcome.kind == Outcome::Kind::Finished) {
    RunOptions options;
    options.fill = otherFill;
    runs.readsFreshMemory = differs(runs.outcome, compiled->run(options));
  }
  return runs;
}

/// The first difference in the output of a run that did not finish: its trace
/// must be a prefix of the reference's.
static std::optional<std::string> differenceUntilThen(const Outcome &expected,
                                                      const Outcome &actual) {
  const auto &want = expected.trace.observations();
  const auto &got = actual.trace.observations();
  for (size_t i = 0; i < got.size(); ++i) {
    std::string shown = actual.trace.describe(got[i]);
    std::string wanted =
        i < want.size() ? expected.trace.describe(want[i]) : "the end";
    if (shown != wanted)
      return "entry " + std::to_string(i + 1) + " of the trace: " + wanted +
             " against " + shown;
  }
  return std::nullopt;
}

Comparison scion::compareWithReference(const Outcome &expected,
                                       const Outcome &actual) {
  switch (actual.kind) {
  case Outcome::Kind::Finished:
  case Outcome::Kind::Trapped:
    if (auto difference = firstDifference(expected, actual))
      return {Disagreement::Results, *difference, ""};
    return {};
  case Outcome::Kind::Poisoned:
    if (auto difference = differenceUntilThen(expected, actual))
      return {Disagreement::Results, *difference, ""};
    return {Disagreement::Endless,
            std::string("runs out of ") + toString(actual.limit) + " (" +
                actual.message + ") where the reference path finishes",
            ""};
  case Outcome::Kind::NotRun:
    if (actual.notRunReason == NotRunReason::Untranslatable ||
        actual.notRunReason == NotRunReason::InvalidLLVMIR)
      return {Disagreement::InvalidIR, actual.message, ""};
    return {Disagreement::None, "", actual.message};
  }
  return {};
}

bool scion::shows(Disagreement what, const Outcome &expected,
                  const Outcome &actual) {
  return what != Disagreement::None &&
         compareWithReference(expected, actual).what == what;
}

RunOptions scion::moreRoom(const Outcome &expected) {
  RunOptions room;
  room.fuel = std::clamp<uint64_t>(expected.fuelUsed * 1000, 100'000'000,
                                   1'000'000'000);
  room.memoryCap = std::clamp<uint64_t>(expected.memoryUsed * 1000,
                                        uint64_t(1) << 30, uint64_t(2) << 30);
  room.stackSize = 64 * RunOptions().stackSize;
  return room;
}

RunOptions scion::roomForBlame(const Outcome &expected) {
  RunOptions room;
  room.fuel = std::max(room.fuel, expected.fuelUsed * 10);
  return room;
}
