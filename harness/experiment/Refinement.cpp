//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/experiment/Refinement.h"

#include "base/Stage.h"
#include "harness/exec/Executor.h"
#include "harness/experiment/Statistics.h"
#include "harness/input/Cost.h"

using namespace scion;
using namespace scion::semantics;

/// Lowered programs execute more ops than their sources.
static constexpr uint64_t growth = 32;

Interpretation scion::interpretLimited(mlir::ModuleOp program, uint64_t fuel,
                                       EvaluationOptions options) {
  RunOptions limits;
  options.fuel = fuel;
  options.memoryCap = limits.memoryCap;
  options.maxTrace = limits.maxTrace;
  return semantics::interpret(program, options);
}

std::optional<Difference>
scion::differenceFromResult(const Interpretation &result,
                            const Outcome &actual) {
  // What an assertion prints before it ends a program is not part of it.
  if (result.kind != Ending::Kind::Finished || !actual.isComparable())
    return std::nullopt;
  return differenceBetween(result.outcome, actual);
}

/// Whether branches on poison are all that is wrong: whichever way they go, a
/// run that ends has the right result.
bool RefinementCheck::isOnlyPoisonBranch(mlir::ModuleOp module) const {
  bool isRight = false;
  for (int64_t decision : {0, 1}) {
    EvaluationOptions options;
    options.poisonDecides = decision;
    Interpretation now = interpretLimited(module, fuel * growth, options);
    switch (now.kind) {
    case Ending::Kind::Unsupported:
    case Ending::Kind::Limited: // a loop whose condition is poison
      break;
    case Ending::Kind::Undefined:
      return false;
    case Ending::Kind::Finished:
    case Ending::Kind::Trapped:
      if (differenceFromResult(result, now.outcome))
        return false;
      isRight = true;
      break;
    }
  }
  return isRight;
}

std::optional<Refutation>
RefinementCheck::interpret(mlir::ModuleOp module,
                           bool slicesMayLieOutside) const {
  EvaluationOptions options;
  options.slicesMayLieOutside = slicesMayLieOutside;
  Interpretation now = interpretLimited(module, fuel * growth, options);
  LoweringStatistics &statistics = loweringStatistics();
  switch (now.kind) {
  case Ending::Kind::Unsupported:
    // The program shows the same in each legal order.
    if (now.dependsOnSchedule) {
      ++statistics.interpretedSteps;
      return Refutation{now.why, std::nullopt};
    }
    [[fallthrough]];
  case Ending::Kind::Limited:
    statistics.noteUninterpreted("a pass: " + now.str());
    return std::nullopt;
  case Ending::Kind::Undefined:
    if (now.isSliceOutside) {
      std::optional<Refutation> other = interpret(module, true);
      if (!other)
        statistics.noteUninterpreted("a pass, in dispute: " + now.str());
      return other;
    }
    ++statistics.interpretedSteps;
    return Refutation{now.str(), std::nullopt,
                      now.isPoisonBranch && isOnlyPoisonBranch(module)};
  case Ending::Kind::Finished:
  case Ending::Kind::Trapped:
    ++statistics.interpretedSteps;
    if (auto difference = differenceFromResult(result, now.outcome))
      return Refutation{difference->str(), *difference};
    return std::nullopt;
  }
  return std::nullopt;
}

std::optional<Refutation> RefinementCheck::check(mlir::ModuleOp module,
                                                 uint64_t hash) {
  auto [known, isNew] = answers.try_emplace(hash);
  if (!isNew)
    return known->second;
  StageScope stage("interpret");
  CostScope cost(Cost::Interpret);
  return known->second = interpret(module);
}
