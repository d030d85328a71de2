//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Draws random lowering paths.
//
//===----------------------------------------------------------------------===//

#include "harness/experiment/PathDraft.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>

using namespace scion;

/// The most optimisations tried before one conversion. Each costs about as much
/// as the conversion; with 0 to 3 a path of 12 conversions tries about 18.
static constexpr unsigned maxHandful = 3;

/// The most additional optimisations tried on a module that an earlier path
/// had. With 0, 4 and 8 of them, 36, 48 and 50 % of 200 paths end in a distinct
/// module, of the 14 programs to which the fewest passes apply.
static constexpr unsigned maxDetours = 8;

/// The number of passes that are applied to one module, each by itself, and the
/// number of such modules of one program. A fan of 24 passes takes 10 ms, a
/// sixth of the time of a program that is lowered along three paths. In 90 s,
/// 15, 15 and 13 planted passes were named with it, 11, 13 and 12 without it.
/// Other sizes were not measured.
static constexpr size_t fanWidth = 12;
static constexpr unsigned fanStages = 2;

/// The most that all schedules together weigh in the pool, if no option prefers
/// one.
static constexpr unsigned maxScheduleWeight = 8;

LoweredPath PathBuilder::build(ChoiceStream choices) {
  LoweredPath path;
  Draft draft(*this, path, options.judging);
  runEveryPath(draft);
  if (!draft.ended)
    buildFrom(draft, choices);
  draft.leaveTrace();
  return path;
}

static bool drawAnchor(const PassRule &rule, ChoiceStream &choices) {
  if (rule.onModule && rule.onFunction)
    return choices.chance(1, 3);
  return rule.onFunction;
}

PathBuilder::Pool PathBuilder::poolFor(Draft &draft) {
  Pool pool;
  for (const PassRule *rule : rules.optimizations()) {
    if ((rule->options.empty() && !mayReorderFloats) ||
        (rule->role == PassRole::Interpreted && !subject.refinement))
      continue;
    // Do not draw a pass that every path runs: only some paths would have it
    // twice.
    if (llvm::any_of(options.everyPath, [&](const PathStep &step) {
          return step.pass == rule->name;
        }))
      continue;
    if (draft.applies(*rule)) {
      pool.passes.push_back(rule);
      pool.weights.push_back(uint64_t(rule->weight) *
                             options.towards.factor(*rule));
    }
  }
  // Schedules stand for many passes, so they weigh as much as several.
  uint64_t schedules =
      std::min<uint64_t>(maxScheduleWeight, draft.moves().size());
  for (const ScheduleMove *move : draft.moves())
    schedules = std::max<uint64_t>(schedules, options.towards.factor(*move));
  pool.weights.push_back(schedules);
  return pool;
}

std::optional<PathStep> PathBuilder::drawStep(Draft &draft, const Pool &pool,
                                              size_t index,
                                              ChoiceStream &choices) {
  if (index >= pool.passes.size()) {
    if (draft.moves().empty())
      return std::nullopt;
    return drawSchedule(draft.moves(), draft.kinds(), options.towards, choices);
  }
  // Check the rule again: an earlier pass may have made ops for which known
  // bugs suppress the rule, or a set of its options.
  return drawFrom(draft, *pool.passes[index], choices);
}

std::optional<PathStep> PathBuilder::drawFrom(Draft &draft,
                                              const PassRule &rule,
                                              ChoiceStream &choices) {
  if (!draft.applies(rule))
    return std::nullopt;
  auto sets = draft.setsFor(rule, mayReorderFloats);
  if (sets.empty())
    return std::nullopt;
  std::string_view set = choices.pick(sets);
  return makeStep(StepKind::Optimization, rule.name, set,
                  drawAnchor(rule, choices));
}

bool PathBuilder::runOptimizations(Draft &draft, unsigned handful,
                                   ChoiceStream &choices) {
  if (handful == 0 && !draft.isVisited())
    return true;
  Pool pool = poolFor(draft);
  auto isEnough = [&](unsigned i) {
    return i >= handful && (i >= handful + maxDetours || !draft.isVisited());
  };
  for (unsigned i = 0; !draft.ended && !isEnough(i); ++i) {
    size_t index = choices.pickWeighted(pool.weights);
    std::optional<PathStep> step = drawStep(draft, pool, index, choices);
    if (!step || draft.isSuppressed(*step))
      continue;
    if (i >= handful && draft.leadsToVisited(*step))
      continue;
    int &failed = failures[step->pipeline];
    const PassRule *rule =
        index < pool.passes.size() ? pool.passes[index] : nullptr;
    if (failed < maxFailures && isRefusal(draft.applyDrawn(*step, rule)))
      ++failed;
  }
  return !draft.ended;
}

/// False if there is nothing to convert, or the path has ended.
bool PathBuilder::runConversion(Draft &draft, ChoiceStream &choices) {
  // Draw an op kind of the highest priority, then one of its conversions.
  uint64_t best = 0;
  std::vector<const std::string *> candidates;
  auto isUsable = [&](const PassRule *rule) {
    // All kinds are checked in each round, and only few rules have guards on
    // options: skip setsFor() for the others.
    return draft.applies(*rule) &&
           (!guards->hasOptionGuards(rule->name) ||
            !draft.setsFor(*rule, mayReorderFloats).empty());
  };
  for (const std::string &kind : draft.kinds().kinds) {
    if (llvm::none_of(rules.conversionsOf(kind), isUsable) &&
        !findLowering(kind))
      continue;
    uint64_t taken =
        options.feedback ? uint64_t(options.penalty) * failures[kind] : 0;
    uint64_t priority =
        options.priority - std::min<uint64_t>(options.priority, taken);
    if (priority > best) {
      best = priority;
      candidates.clear();
    }
    if (priority == best)
      candidates.push_back(&kind);
  }
  if (candidates.empty())
    return false;
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
    auto sets = draft.setsFor(rule, mayReorderFloats);
    std::string_view set = choices.pick(sets);
    return makeStep(StepKind::Conversion, rule.name, set,
                    drawAnchor(rule, choices));
  };
  std::optional<PathStep> schedule = findLowering(kind);
  PathStep step = schedule ? std::move(*schedule) : drawConversion();
  StepStatus status =
      draft.isSuppressed(step) ? StepStatus::NoEffect : draft.apply(step);
  if (draft.ended)
    return false;
  if (status != StepStatus::Effect)
    ++failures[kind];
  return true;
}

void PathBuilder::buildFrom(Draft &draft, ChoiceStream &choices) {
  for (unsigned round = 0; round + referenceLength < options.maxSteps; ++round)
    if (draft.kinds().lowered ||
        !runOptimizations(draft, choices.below(maxHandful + 1), choices) ||
        !runConversion(draft, choices))
      break;
  if (draft.ended)
    return;
  // A module that an earlier path had need not be executed again: try more
  // optimisations.
  if (draft.kinds().lowered && !runOptimizations(draft, 0, choices))
    return;
  finishAsReference(draft);
}

void PathBuilder::fanOut(Draft &draft, ChoiceStream &choices, bool isWhole) {
  Pool pool = poolFor(draft);
  size_t schedules = 0;
  for (size_t i = 0; (isWhole || i < fanWidth) && !draft.ended; ++i) {
    if (llvm::all_of(pool.weights, [](uint64_t weight) { return !weight; }))
      return;
    size_t index = choices.pickWeighted(pool.weights);
    std::optional<PathStep> step = drawStep(draft, pool, index, choices);
    // Apply each pass only once; there are many schedules.
    if (index < pool.passes.size() || !step || ++schedules == fanWidth)
      pool.weights[index] = 0;
    if (step && !draft.isSuppressed(*step))
      draft.applyBeside(*step);
  }
}

LoweredPath PathBuilder::buildFan(ChoiceStream choices, bool isWhole) {
  LoweredPath path;
  Draft draft(*this, path, options.judging);
  runEveryPath(draft);
  for (unsigned stage = 0;
       stage < fanStages && !draft.ended && !draft.kinds().lowered; ++stage) {
    if (stage && !(choices.chance(1, 2) ? runConversion(draft, choices)
                                        : runOptimizations(draft, 1, choices)))
      break;
    fanOut(draft, choices, isWhole);
  }
  return path;
}

/// Rounds of a path to another target. Each applies a pass for the target, an
/// optimisation or a conversion.
static constexpr unsigned roundsToTarget = 10;

/// Rounds after which a path is as near to its target as its passes lead.
static constexpr unsigned roundsToFinish = 3;

/// Applies the passes of `completion` and those for the target, except the ones
/// that work on ops of the target.
void PathBuilder::finishAt(Draft &draft, const std::string &target,
                           llvm::ArrayRef<std::string> completion,
                           ChoiceStream &choices) {
  std::vector<const PassRule *> passes;
  for (const std::string &name : completion)
    if (const PassRule *rule = rules.find(name))
      passes.push_back(rule);
  std::string own = target + ".";
  for (const PassRule *rule : rules.retargeting(target))
    if (llvm::none_of(rule->ops,
                      [&](llvm::StringRef op) { return op.starts_with(own); }))
      passes.push_back(rule);
  for (unsigned round = 0; round < roundsToFinish && !draft.ended; ++round) {
    unsigned before = draft.revision();
    for (const PassRule *rule : passes) {
      std::optional<PathStep> step;
      if (!draft.ended)
        step = drawFrom(draft, *rule, choices);
      if (step && !draft.isSuppressed(*step))
        draft.apply(*step);
    }
    if (draft.revision() == before)
      return;
  }
}

LoweredPath PathBuilder::buildTo(const std::string &target,
                                 ChoiceStream choices,
                                 llvm::ArrayRef<std::string> completion) {
  LoweredPath path;
  Draft draft(*this, path, options.judging);
  runEveryPath(draft);
  for (unsigned round = 0; round < roundsToTarget && !draft.ended; ++round) {
    std::vector<const PassRule *> leading;
    for (const PassRule *rule : rules.retargeting(target))
      if (draft.applies(*rule))
        leading.push_back(rule);
    if (leading.empty() || choices.chance(1, 3)) {
      // A module with ops of LLVM cannot be completed.
      bool isConverted = completion.empty() && choices.chance(1, 3);
      if (isConverted ? !runConversion(draft, choices)
                      : !runOptimizations(draft, 1, choices))
        break;
      continue;
    }
    std::vector<uint64_t> weights;
    weights.reserve(leading.size());
    for (const PassRule *rule : leading)
      weights.push_back(options.towards.factor(*rule));
    std::optional<PathStep> step =
        drawFrom(draft, *leading[choices.pickWeighted(weights)], choices);
    if (step && !draft.isSuppressed(*step))
      draft.apply(*step);
  }
  if (!completion.empty())
    finishAt(draft, target, completion, choices);
  return path;
}
