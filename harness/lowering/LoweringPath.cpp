//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/LoweringPath.h"
#include "harness/input/ContextPool.h"
#include "harness/known/Registry.h"
#include "harness/lowering/IsolateOps.h"
#include "harness/lowering/ModuleHash.h"
#include "harness/lowering/OpKinds.h"
#include "harness/lowering/PassRules.h"
#include "harness/lowering/PathState.h"
#include "harness/lowering/Schedule.h"

#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/STLExtras.h"

#include <set>

using namespace scion;

std::string scion::tellEffects(const PassStatistics &passes) {
  std::string text;
  for (const auto &[name, counts] : passes)
    if (counts.applied) // else known bugs kept all programs off it
      text += " " + name + " " + std::to_string(counts.applied) + "/" +
              std::to_string(counts.hadEffect);
  return text.empty() ? text
                      : "scion: passes, applied/had effect:" + text + "\n";
}

/// Priority that an op kind starts with; each failed attempt takes one.
static constexpr int initialPriority = 10;

/// Most optimisations tried before one conversion. Each costs about as much as
/// the conversion; with 0 to 3 a path of 12 conversions tries about 18.
static constexpr unsigned maxHandful = 3;

/// Most optimisations tried besides where an earlier path has been already.
/// With 0, 4 and 8 of them, 36, 48 and 50 % of 200 paths of the 14 programs
/// that fewest passes apply to end in a distinct module.
static constexpr unsigned maxDetours = 8;

/// What schedules count at most, together, beside the passes of the pool.
static constexpr unsigned maxScheduleWeight = 8;

/// An optimisation that failed this often on a program is not tried again.
static constexpr int maxFailures = 2;

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
    : program(program), lease(lease), runner(PassRunner::of(lease)),
      rules(rules), guards(Guards::current()), options(std::move(options)),
      selected(rules.rules().size()), programHash(hashInContext(program)),
      mayReorderFloats(hasNoFloats(program)) {}

void PathBuilder::finishAsReference(State &state) {
  // Sweeps over the conversions in table order until a sweep gets nowhere.
  std::map<const PassRule *, int> failed;
  unsigned length = 0;
  for (bool progress = true; progress && !state.ended;) {
    progress = false;
    std::vector<PathStep> schedules;
    for (const std::string &kind : state.kinds().kinds)
      if (std::optional<PathStep> step = findLowering(kind))
        schedules.push_back(std::move(*step));
    for (const PathStep &step : schedules) {
      bool hadEffect = state.run(step) == StepStatus::Effect;
      progress |= hadEffect;
      if (hadEffect && !state.ended && sprinkled)
        runSprinkle(state, *sprinkled);
      if (state.ended)
        return;
    }
    for (const PassRule *rule : rules.conversions()) {
      if (state.kinds().lowered)
        return state.end(PathEnd::Lowered);
      if (failed[rule] >= maxFailures || !state.applies(*rule))
        continue;
      auto sets = state.setsFor(*rule, /*mayReorder=*/false);
      if (sets.empty())
        continue;
      StepStatus status = state.run(makeStep(StepKind::Conversion, rule->name,
                                             sets.front(), !rule->onModule));
      if (state.ended)
        return;
      failed[rule] += status == StepStatus::Failed;
      progress |= status == StepStatus::Effect;
      if (status == StepStatus::Effect && ++length > 2 * options.maxSteps)
        return state.end(PathEnd::NotLowered,
                         "conversions go round in circles");
      if (status == StepStatus::Effect && sprinkled)
        runSprinkle(state, *sprinkled);
      if (state.ended)
        return;
    }
  }
  if (state.ended)
    return;
  if (state.kinds().lowered)
    return state.end(PathEnd::Lowered);
  for (const std::string &kind : state.kinds().kinds)
    if (!kind.starts_with("llvm.") && !kind.starts_with("@"))
      return state.end(PathEnd::NotLowered, "no conversion for " + kind);
}

void PathBuilder::finish(State &state) {
  if (completion.isolated && isolateOps(state.module()))
    state.changedFromOutside();
  for (const PathStep &step : completion.steps) {
    state.run(step); // may have nothing to do here
    if (state.ended)
      return;
  }
  finishAsReference(state);
}

static bool drawAnchor(const PassRule &rule, ChoiceStream &choices) {
  if (rule.onModule && rule.onFunction)
    return choices.chance(1, 3);
  return rule.onFunction;
}

bool PathBuilder::runOptimizations(State &state, unsigned handful,
                                   ChoiceStream &choices) {
  if (handful == 0 && !state.isVisited())
    return true;
  std::vector<const PassRule *> applicable;
  std::vector<uint64_t> weights;
  for (const PassRule *rule : rules.optimizations()) {
    if (rule->options.empty() && !mayReorderFloats)
      continue;
    // What is on every path is not drawn besides: only some would have it
    // twice.
    if (llvm::any_of(options.everyPath, [&](const PathStep &step) {
          return step.pass == rule->name;
        }))
      continue;
    if (state.applies(*rule)) {
      applicable.push_back(rule);
      weights.push_back(uint64_t(rule->weight) * options.towards.factor(*rule));
    }
  }
  // A schedule stands for many passes, and counts as a handful of them.
  uint64_t schedules =
      std::min<uint64_t>(maxScheduleWeight, state.moves().size());
  for (const ScheduleMove *move : state.moves())
    schedules = std::max<uint64_t>(schedules, options.towards.factor(*move));
  weights.push_back(schedules);

  auto isEnough = [&](unsigned i) {
    return i >= handful && (i >= handful + maxDetours || !state.isVisited());
  };
  for (unsigned i = 0; !state.ended && !isEnough(i); ++i) {
    size_t index = choices.pickWeighted(weights);
    PathStep step;
    if (index < applicable.size()) {
      const PassRule &rule = *applicable[index];
      // Looked at again: an earlier step of the handful may have made what the
      // rule, or a set of its options, must not meet.
      if (!state.applies(rule))
        continue;
      auto sets = state.setsFor(rule, mayReorderFloats);
      if (sets.empty())
        continue;
      step = makeStep(StepKind::Optimization, rule.name, choices.pick(sets),
                      drawAnchor(rule, choices));
    } else if (!state.moves().empty()) {
      step =
          drawSchedule(state.moves(), state.kinds(), options.towards, choices);
    } else {
      continue;
    }
    if (state.isKeptOff(step))
      continue;
    if (i >= handful && state.leadsToVisited(step))
      continue;
    int &failed = failures[step.pipeline];
    if (failed < maxFailures && state.run(step) == StepStatus::Failed)
      ++failed;
  }
  return !state.ended;
}

PassStatistics PathBuilder::statistics() const {
  PassStatistics all = counts;
  for (size_t i = 0; i < selected.size(); ++i)
    if (selected[i].allowed || selected[i].kept) {
      PassCounts &pass = all[rules.rules()[i].name];
      ++pass.selected;
      pass.keptOnce += selected[i].kept;
      pass.keptAlways += !selected[i].allowed;
    }
  return all;
}

void PathBuilder::runEveryPath(State &state) {
  for (PathStep step : options.everyPath) {
    if (state.ended)
      return;
    step.isAsked = true;
    state.run(step);
  }
}

LoweredPath PathBuilder::buildReference() {
  LoweredPath path;
  State state(*this, path);
  runEveryPath(state);
  if (!state.ended)
    finishAsReference(state);
  if (path.end == PathEnd::Lowered)
    referenceLength = path.steps.size();
  return path;
}

void PathBuilder::runSprinkle(State &state, const Sprinkle &sprinkle) {
  if (!state.applies(*sprinkle.rule) ||
      !llvm::is_contained(state.setsFor(*sprinkle.rule, mayReorderFloats),
                          sprinkle.set))
    return;
  PathStep step = makeStep(StepKind::Optimization, sprinkle.rule->name,
                           sprinkle.set, sprinkle.onFunction);
  if (!state.isKeptOff(step))
    state.run(step);
}

LoweredPath PathBuilder::buildSprinkled(const Sprinkle &sprinkle) {
  LoweredPath path;
  State state(*this, path);
  runEveryPath(state);
  if (!state.ended && !sprinkle.isBetween) {
    runSprinkle(state, sprinkle);
    if (path.steps.empty())
      state.end(PathEnd::NotLowered, "the pass has nothing to do");
  }
  if (state.ended)
    return path;
  sprinkled = sprinkle.isBetween ? &sprinkle : nullptr;
  finishAsReference(state);
  sprinkled = nullptr;
  return path;
}

LoweredPath PathBuilder::buildGiven() {
  LoweredPath path;
  State state(*this, path);
  runEveryPath(state);
  if (state.ended)
    return path;
  for (PathStep step : options.given) {
    step.isAsked = true;
    std::string message;
    StepStatus status = state.run(step, &message);
    if (status == StepStatus::Failed || status == StepStatus::Unknown)
      state.end(PathEnd::GivenFailed, step.pass + ": " + message);
    if (state.ended)
      return path;
  }
  finishAsReference(state);
  return path;
}

LoweredPath PathBuilder::build(ChoiceStream choices) {
  LoweredPath path;
  State state(*this, path);
  runEveryPath(state);
  if (!state.ended)
    buildFrom(state, choices);
  state.leaveTrace();
  return path;
}

void PathBuilder::buildFrom(State &state, ChoiceStream &choices) {
  for (unsigned round = 0; round + referenceLength < options.maxSteps;
       ++round) {
    if (state.kinds().lowered)
      break;
    if (!runOptimizations(state, choices.below(maxHandful + 1), choices))
      return;

    // The op kind with the highest priority, and one of its conversions.
    int best = -1000000;
    std::vector<const std::string *> candidates;
    auto isUsable = [&](const PassRule *rule) {
      // Few rules rule any out, and this is asked for all kinds in each round.
      return state.applies(*rule) &&
             (!guards->hasOptionGuards(rule->name) ||
              !state.setsFor(*rule, mayReorderFloats).empty());
    };
    for (const std::string &kind : state.kinds().kinds) {
      if (llvm::none_of(rules.conversionsOf(kind), isUsable) &&
          !findLowering(kind))
        continue;
      int priority = initialPriority - (options.feedback ? failures[kind] : 0);
      if (priority > best) {
        best = priority;
        candidates.clear();
      }
      if (priority == best)
        candidates.push_back(&kind);
    }
    if (candidates.empty())
      break;
    const std::string kind = *choices.pick(candidates);
    auto drawConversion = [&] {
      std::vector<const PassRule *> usable;
      llvm::copy_if(rules.conversionsOf(kind), std::back_inserter(usable),
                    isUsable);
      std::vector<uint64_t> weights;
      weights.reserve(usable.size());
      for (const PassRule *rule : usable)
        weights.push_back(options.towards.factor(*rule));
      const PassRule &rule = *usable[choices.pickWeighted(weights)];
      auto sets = state.setsFor(rule, mayReorderFloats);
      std::string_view set = choices.pick(sets);
      return makeStep(StepKind::Conversion, rule.name, set,
                      drawAnchor(rule, choices));
    };
    std::optional<PathStep> schedule = findLowering(kind);
    PathStep step = schedule ? std::move(*schedule) : drawConversion();
    StepStatus status =
        state.isKeptOff(step) ? StepStatus::NoEffect : state.run(step);
    if (state.ended)
      return;
    if (status != StepStatus::Effect)
      ++failures[kind];
  }
  // What an earlier path ended in needs no second run.
  if (state.kinds().lowered && !runOptimizations(state, 0, choices))
    return;
  finishAsReference(state);
}

LoweredPath PathBuilder::replay(const std::vector<PathStep> &steps,
                                bool finish) {
  LoweredPath path;
  State state(*this, path);
  for (const PathStep &step : steps) {
    std::string message;
    StepStatus status = state.run(step, &message);
    // Where a step of the full path was dropped, a later one may have nothing
    // to do or fail; what matters is whether the path still ends in LLVM.
    (void)status;
    if (state.ended)
      return path;
  }
  if (finish)
    this->finish(state);
  else
    state.end(state.kinds().lowered ? PathEnd::Lowered : PathEnd::NotLowered);
  return path;
}

std::optional<std::vector<PathStep>>
PathBuilder::withCopies(const std::vector<PathStep> &steps) {
  auto copies = [](std::string_view text) {
    return text.find("copy-before-write=1") != text.npos;
  };
  for (size_t i = 0; i < steps.size(); ++i) {
    if (!decidesInPlace(steps[i]) || copies(steps[i].pipeline))
      continue;
    LoweredPath before =
        replay({steps.begin(), steps.begin() + i}, /*finish=*/false);
    const PassRule *rule = rules.find(steps[i].pass);
    auto sets = rule ? rule->optionSets(/*mayReorder=*/false)
                     : std::vector<std::string_view>();
    std::vector<bool> holding = guards->holding(scanKinds(*before.module));
    llvm::erase_if(sets, [&](std::string_view set) {
      return guards->keepOffOptions(steps[i].pass, set, holding);
    });
    auto copying = llvm::find_if(sets, copies);
    if (copying == sets.end())
      return std::nullopt;
    // What follows works on other buffers now: it may have nothing to do.
    std::vector<PathStep> result = steps;
    result[i] = makeStep(StepKind::Conversion, steps[i].pass, *copying,
                         /*onFunction=*/false);
    return result;
  }
  return std::nullopt;
}

PathBuilder::Limited
PathBuilder::replayLimited(const std::vector<PathStep> &steps, uint64_t limit,
                           bool finish) {
  Limited result;
  State state(*this, result.path);
  for (size_t i = 0; i + 1 < steps.size() && !state.ended; ++i)
    state.run(steps[i]);
  if (state.ended || steps.empty())
    return result;
  PatternTrace &patterns = runner.patterns();
  patterns.limitAttempts(limit);
  StepResult last =
      runner.run(*result.path.module, steps.back(), lease, result.path.hash);
  state.changed();
  patterns.unlimitAttempts();
  result.attempts = patterns.attemptCount();
  result.lastPattern = patterns.lastPattern();
  if (last.status == StepStatus::InvalidIR)
    lease.abandon(result.path.module.release());
  if (last.status != StepStatus::Effect &&
      last.status != StepStatus::NoEffect) {
    state.end(PathEnd::NotLowered, last.message);
    result.path.module = nullptr; // of no use any more
  } else if (finish)
    this->finish(state);
  return result;
}
