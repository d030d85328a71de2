//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/Meaning.h"

#include "base/Stage.h"
#include "harness/exec/Executor.h"
#include "harness/input/Cost.h"
#include "harness/lowering/LoweringPath.h"
#include "harness/oracle/LoweringStatistics.h"

using namespace scion;
using namespace scion::semantics;

/// Lowered programs execute more ops than what they were made of.
static constexpr uint64_t growth = 32;

Interpretation scion::meaningOf(mlir::ModuleOp program, uint64_t fuel,
                                std::optional<int64_t> poisonDecides) {
  RunOptions limits;
  EvaluationOptions options;
  options.fuel = fuel;
  options.poisonDecides = poisonDecides;
  options.memoryCap = limits.memoryCap;
  options.maxTrace = limits.maxTrace;
  return interpret(program, options);
}

std::optional<Difference>
scion::differenceFromMeaning(const Interpretation &meaning,
                             const Outcome &actual) {
  // What an assertion prints before it ends a program is not part of it.
  if (meaning.kind != Ending::Kind::Finished || !actual.isComparable())
    return std::nullopt;
  return differenceBetween(meaning.outcome, actual);
}

/// Whether the branches on poison are all that is wrong: whichever way they go,
/// a run that ends has the right result.
bool MeaningWatch::isOnlyPoisonBranch(mlir::ModuleOp module) const {
  bool isRight = false;
  for (int64_t decision : {0, 1}) {
    Interpretation now = meaningOf(module, fuel * growth, decision);
    switch (now.kind) {
    case Ending::Kind::Unsupported:
    case Ending::Kind::Limited: // a loop whose condition is poison
      break;
    case Ending::Kind::Undefined:
      return false;
    case Ending::Kind::Finished:
    case Ending::Kind::Trapped:
      if (differenceFromMeaning(meaning, now.outcome))
        return false;
      isRight = true;
      break;
    }
  }
  return isRight;
}

std::optional<Refutation> MeaningWatch::refute(mlir::ModuleOp module,
                                               uint64_t hash) {
  auto [known, isNew] = asked.try_emplace(hash);
  if (!isNew)
    return known->second;
  StageScope stage("interpret");
  CostScope cost(Cost::Interpret);
  Interpretation now = meaningOf(module, fuel * growth);
  LoweringStatistics &statistics = loweringStatistics();
  switch (now.kind) {
  case Ending::Kind::Unsupported:
  case Ending::Kind::Limited:
    statistics.noteUninterpreted("a step: " + now.str());
    return std::nullopt;
  case Ending::Kind::Undefined:
    ++statistics.interpretedSteps;
    known->second = Refutation{now.str(), std::nullopt};
    known->second->isPoisonBranch =
        now.isPoisonBranch && isOnlyPoisonBranch(module);
    return known->second;
  case Ending::Kind::Finished:
  case Ending::Kind::Trapped:
    ++statistics.interpretedSteps;
    if (auto difference = differenceFromMeaning(meaning, now.outcome))
      known->second = Refutation{difference->str(), *difference};
    return known->second;
  }
  return std::nullopt;
}

LoweredPath MeaningWatch::follow(PathBuilder &builder,
                                 std::optional<Refutation> &refutation,
                                 const std::function<LoweredPath()> &build) {
  builder.stopsBehind = [&](mlir::ModuleOp module, uint64_t hash) {
    refutation = refute(module, hash);
    return refutation.has_value();
  };
  LoweredPath path = build();
  builder.stopsBehind = nullptr;
  return path;
}

std::optional<size_t> scion::blameByMeaning(PathBuilder &builder,
                                            const std::vector<PathStep> &steps,
                                            const Interpretation &meaning,
                                            uint64_t fuel) {
  MeaningWatch watch(meaning, fuel);
  std::optional<Refutation> refutation;
  LoweredPath path = watch.follow(builder, refutation, [&] {
    return builder.replay(steps, /*finish=*/false);
  });
  if (path.end != PathEnd::Stopped)
    return std::nullopt;
  return path.steps.size() - 1;
}
