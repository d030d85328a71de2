//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/experiment/Refinement.h"

#include "base/ChoiceStream.h"
#include "base/Stage.h"
#include "harness/exec/Executor.h"
#include "harness/experiment/Statistics.h"
#include "harness/input/Cost.h"

using namespace scion;
using namespace scion::semantics;

/// An output may use so many times the fuel that the program used, because
/// lowered programs execute more ops than their sources, or as much as any
/// program. Of 12,000 outputs 24 executed more than 32 times the ops of their
/// programs, which had at most 313 ops. An output without end took 650 ms when
/// it might use 32 times as much as any program, and six such outputs a third
/// of a process's time.
static constexpr uint64_t growth = 32;

RefinementCheck::RefinementCheck(Interpretation result, uint64_t fuel)
    : result(std::move(result)),
      limit(std::max(fuel, growth * this->result.usedFuel)) {}

Interpretation scion::interpretLimited(mlir::ModuleOp program, uint64_t fuel,
                                       EvaluationOptions options) {
  RunOptions limits;
  options.fuel = fuel;
  options.memoryCap = limits.memoryCap;
  options.maxTrace = limits.maxTrace;
  return semantics::interpret(program, options);
}

Interpretation scion::meaningOf(mlir::ModuleOp program, uint64_t fuel) {
  EvaluationOptions watching;
  watching.watchesIndices = true;
  return interpretLimited(program, fuel, watching);
}

std::optional<Difference>
scion::differenceFromResult(const Interpretation &result,
                            const Outcome &actual) {
  // The message of a failed assertion is not part of the result.
  if (result.kind != Ending::Kind::Finished || !actual.isComparable())
    return std::nullopt;
  return differenceBetween(result.outcome, actual);
}

uint64_t scion::printedHash(const Interpretation &result) {
  return stableHash(result.outcome.trace.str());
}

/// Whether branches on poison are the only error: whether all of them are taken
/// or none, a run that ends has the right result.
bool RefinementCheck::isOnlyPoisonBranch(mlir::ModuleOp module) const {
  bool isRight = false;
  for (int64_t decision : {0, 1}) {
    EvaluationOptions options;
    options.poisonDecides = decision;
    Interpretation now = interpretLimited(module, limit, options);
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

RefinementCheck::Answer
RefinementCheck::interpret(mlir::ModuleOp module,
                           bool slicesMayLieOutside) const {
  EvaluationOptions options;
  options.slicesMayLieOutside = slicesMayLieOutside;
  Interpretation now = interpretLimited(module, limit, options);
  LoweringStatistics &statistics = loweringStatistics();
  Answer answer;
  switch (now.kind) {
  case Ending::Kind::Unsupported:
    // The program does not depend on the schedule, so an output that does is
    // wrong.
    if (now.dependsOnSchedule) {
      ++statistics.interpretedSteps;
      answer.refutation = Refutation{now.why, std::nullopt};
      break;
    }
    [[fallthrough]];
  case Ending::Kind::Limited:
    statistics.noteUninterpreted("a pass: " + now.str());
    answer.isConclusive = false;
    break;
  case Ending::Kind::Undefined:
    if (now.isSliceOutside) {
      answer = interpret(module, true);
      if (!answer.refutation) {
        statistics.noteUninterpreted("a pass, in dispute: " + now.str());
        answer.isConclusive = false;
      }
      break;
    }
    ++statistics.interpretedSteps;
    answer.refutation =
        Refutation{now.str(), std::nullopt,
                   now.isPoisonBranch && isOnlyPoisonBranch(module)};
    break;
  case Ending::Kind::Finished:
  case Ending::Kind::Trapped:
    ++statistics.interpretedSteps;
    if (auto difference = differenceFromResult(result, now.outcome))
      answer.refutation = Refutation{difference->str(), *difference};
    if (now.kind == Ending::Kind::Finished)
      answer.printed = printedHash(now);
    break;
  }
  return answer;
}

/// Passes to spirv give an index 32 bits.
static bool hasNarrowIndex(mlir::ModuleOp module) {
  return module
      ->walk([](mlir::Operation *op) {
        return op->getName().getDialectNamespace() == "spirv"
                   ? mlir::WalkResult::interrupt()
                   : mlir::WalkResult::advance();
      })
      .wasInterrupted();
}

const RefinementCheck::Answer &RefinementCheck::answer(mlir::ModuleOp module,
                                                       uint64_t hash) {
  auto [known, isNew] = answers.try_emplace(hash);
  if (isNew) {
    StageScope stage("interpret");
    CostScope cost(Cost::Interpret);
    known->second = interpret(module);
    isNarrow = isNarrow || (result.hasWideIndex && hasNarrowIndex(module));
    if (known->second.refutation && isNarrow) {
      loweringStatistics().noteUninterpreted("a pass: an index of 64 bits");
      known->second = {std::nullopt, std::nullopt, /*isConclusive=*/false};
    }
  }
  last = &known->second;
  return *last;
}
