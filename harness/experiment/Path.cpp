//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/experiment/Path.h"

#include "harness/experiment/PathDraft.h"

#include "mlir/IR/TypeUtilities.h"

using namespace scion;

bool scion::hasNoFloats(mlir::ModuleOp module) {
  auto isFloat = [](mlir::Type type) {
    mlir::Type element = mlir::getElementTypeOrSelf(type);
    return mlir::isa<mlir::FloatType, mlir::ComplexType>(element);
  };
  return !module
              ->walk([&](mlir::Operation *op) {
                return llvm::any_of(op->getOperandTypes(), isFloat) ||
                               llvm::any_of(op->getResultTypes(), isFloat)
                           ? mlir::WalkResult::interrupt()
                           : mlir::WalkResult::advance();
              })
              .wasInterrupted();
}

PathBuilder::PathBuilder(mlir::ModuleOp program, ContextLease &lease,
                         const RuleTable &rules, PathOptions options)
    : subject(program, lease), rules(rules), guards(Guards::current()),
      options(std::move(options)), selected(rules.rules().size()),
      mayReorderFloats(hasNoFloats(program)) {}

void PathBuilder::finishAsReference(Draft &draft) {
  // Sweep over the conversions in table order until a sweep has no effect.
  std::map<const PassRule *, int> failed;
  unsigned length = 0;
  for (bool progress = true; progress && !draft.ended;) {
    progress = false;
    std::vector<PathStep> schedules;
    for (const std::string &kind : draft.kinds().kinds)
      if (std::optional<PathStep> step = findLowering(kind))
        schedules.push_back(std::move(*step));
    for (const PathStep &step : schedules) {
      bool hadEffect = draft.apply(step) == StepStatus::Effect;
      progress |= hadEffect;
      if (hadEffect && !draft.ended && sprinkled)
        runSprinkle(draft, *sprinkled);
      if (draft.ended)
        return;
    }
    for (const PassRule *rule : rules.conversions()) {
      if (draft.kinds().lowered)
        return draft.end(PathEnd::Lowered);
      if (failed[rule] >= maxFailures || !draft.applies(*rule))
        continue;
      auto sets = draft.setsFor(*rule, /*mayReorder=*/false);
      if (sets.empty())
        continue;
      StepStatus status = draft.apply(makeStep(StepKind::Conversion, rule->name,
                                               sets.front(), !rule->onModule));
      if (draft.ended)
        return;
      failed[rule] += isRefusal(status);
      progress |= status == StepStatus::Effect;
      if (status == StepStatus::Effect && ++length > 2 * options.maxSteps)
        return draft.end(PathEnd::NotLowered,
                         "conversions go round in circles");
      if (status == StepStatus::Effect && sprinkled)
        runSprinkle(draft, *sprinkled);
      if (draft.ended)
        return;
    }
  }
  if (draft.ended)
    return;
  if (draft.kinds().lowered)
    return draft.end(PathEnd::Lowered);
  for (const std::string &kind : draft.kinds().kinds)
    if (!kind.starts_with("llvm.") && !kind.starts_with("@"))
      return draft.end(PathEnd::NotLowered, "no conversion for " + kind);
}

void PathBuilder::finish(Draft &draft) {
  for (const PathStep &step : completion) {
    draft.apply(step); // may have nothing to do here
    if (draft.ended)
      return;
  }
  finishAsReference(draft);
}

PassStatistics PathBuilder::statistics() const {
  PassStatistics all = subject.counts;
  for (size_t i = 0; i < selected.size(); ++i)
    if (selected[i].allowed || selected[i].kept) {
      PassCounts &pass = all[rules.rules()[i].name];
      ++pass.selected;
      pass.keptOnce += selected[i].kept;
      pass.keptAlways += !selected[i].allowed;
    }
  return all;
}

void PathBuilder::runEveryPath(Draft &draft) {
  for (PathStep step : options.everyPath) {
    if (draft.ended)
      return;
    step.isAsked = true;
    draft.apply(step);
  }
}

LoweredPath PathBuilder::buildReference() {
  LoweredPath path;
  Draft draft(*this, path, options.judging);
  runEveryPath(draft);
  if (!draft.ended)
    finishAsReference(draft);
  if (path.end == PathEnd::Lowered)
    referenceLength = path.steps.size();
  return path;
}

void PathBuilder::runSprinkle(Draft &draft, const Sprinkle &sprinkle) {
  if (!draft.applies(*sprinkle.rule) ||
      !llvm::is_contained(draft.setsFor(*sprinkle.rule, mayReorderFloats),
                          sprinkle.set))
    return;
  PathStep step = makeStep(StepKind::Optimization, sprinkle.rule->name,
                           sprinkle.set, sprinkle.onFunction);
  if (!draft.isSuppressed(step))
    draft.applyDrawn(step, sprinkle.rule);
}

LoweredPath PathBuilder::buildSprinkled(const Sprinkle &sprinkle) {
  LoweredPath path;
  Draft draft(*this, path, options.judging);
  runEveryPath(draft);
  if (!draft.ended && !sprinkle.isBetween) {
    runSprinkle(draft, sprinkle);
    if (path.steps.empty())
      draft.end(PathEnd::NotLowered, "the pass has nothing to do");
  }
  if (draft.ended)
    return path;
  sprinkled = sprinkle.isBetween ? &sprinkle : nullptr;
  finishAsReference(draft);
  sprinkled = nullptr;
  return path;
}

LoweredPath PathBuilder::buildGiven() {
  LoweredPath path;
  Draft draft(*this, path, options.judging);
  runEveryPath(draft);
  if (draft.ended)
    return path;
  for (PathStep step : options.given) {
    step.isAsked = true;
    std::string message;
    StepStatus status = draft.apply(step, &message);
    if (status == StepStatus::Failed || status == StepStatus::Unknown)
      draft.end(PathEnd::GivenFailed, step.pass + ": " + message);
    if (draft.ended)
      return path;
  }
  finishAsReference(draft);
  return path;
}

LoweredPath PathBuilder::replay(const std::vector<PathStep> &steps, bool finish,
                                Judging judging) {
  LoweredPath path;
  Draft draft(*this, path, judging);
  for (const PathStep &step : steps) {
    // If a pass of the full path was dropped, a later one may fail or have no
    // effect, and the path may still lower to LLVM.
    draft.apply(step);
    if (draft.ended)
      return path;
  }
  if (finish)
    this->finish(draft);
  else
    draft.end(draft.kinds().lowered ? PathEnd::Lowered : PathEnd::NotLowered);
  return path;
}

PathBuilder::Limited
PathBuilder::replayLimited(const std::vector<PathStep> &steps, uint64_t limit,
                           bool finish) {
  Limited result;
  Draft draft(*this, result.path, Judging::Verify);
  for (size_t i = 0; i + 1 < steps.size() && !draft.ended; ++i)
    draft.apply(steps[i]);
  if (draft.ended || steps.empty())
    return result;
  PatternTrace &patterns = subject.runner.patterns();
  patterns.limitAttempts(limit);
  StepStatus last = draft.applyUnremembered(steps.back());
  patterns.unlimitAttempts();
  result.attempts = patterns.attemptCount();
  result.lastPattern = patterns.lastPattern();
  if (last != StepStatus::Effect && last != StepStatus::NoEffect) {
    draft.end(PathEnd::NotLowered);
    result.path.module = nullptr; // of no use any more
  } else if (finish)
    this->finish(draft);
  return result;
}
