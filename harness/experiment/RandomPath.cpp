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

using namespace scion;

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

bool PathBuilder::runOptimizations(Draft &draft, unsigned handful,
                                   ChoiceStream &choices) {
  if (handful == 0 && !draft.isVisited())
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
    if (draft.applies(*rule)) {
      applicable.push_back(rule);
      weights.push_back(uint64_t(rule->weight) * options.towards.factor(*rule));
    }
  }
  // A schedule stands for many passes, and counts as a handful of them.
  uint64_t schedules =
      std::min<uint64_t>(maxScheduleWeight, draft.moves().size());
  for (const ScheduleMove *move : draft.moves())
    schedules = std::max<uint64_t>(schedules, options.towards.factor(*move));
  weights.push_back(schedules);

  auto isEnough = [&](unsigned i) {
    return i >= handful && (i >= handful + maxDetours || !draft.isVisited());
  };
  for (unsigned i = 0; !draft.ended && !isEnough(i); ++i) {
    size_t index = choices.pickWeighted(weights);
    PathStep step;
    if (index < applicable.size()) {
      const PassRule &rule = *applicable[index];
      // Looked at again: an earlier step of the handful may have made what the
      // rule, or a set of its options, must not meet.
      if (!draft.applies(rule))
        continue;
      auto sets = draft.setsFor(rule, mayReorderFloats);
      if (sets.empty())
        continue;
      step = makeStep(StepKind::Optimization, rule.name, choices.pick(sets),
                      drawAnchor(rule, choices));
    } else if (!draft.moves().empty()) {
      step =
          drawSchedule(draft.moves(), draft.kinds(), options.towards, choices);
    } else {
      continue;
    }
    if (draft.isKeptOff(step))
      continue;
    if (i >= handful && draft.leadsToVisited(step))
      continue;
    int &failed = failures[step.pipeline];
    if (failed < maxFailures && isRefusal(draft.apply(step)))
      ++failed;
  }
  return !draft.ended;
}

void PathBuilder::buildFrom(Draft &draft, ChoiceStream &choices) {
  for (unsigned round = 0; round + referenceLength < options.maxSteps;
       ++round) {
    if (draft.kinds().lowered)
      break;
    if (!runOptimizations(draft, choices.below(maxHandful + 1), choices))
      return;

    // The op kind with the highest priority, and one of its conversions.
    int best = -1000000;
    std::vector<const std::string *> candidates;
    auto isUsable = [&](const PassRule *rule) {
      // Few rules rule any out, and this is asked for all kinds in each round.
      return draft.applies(*rule) &&
             (!guards->hasOptionGuards(rule->name) ||
              !draft.setsFor(*rule, mayReorderFloats).empty());
    };
    for (const std::string &kind : draft.kinds().kinds) {
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
      auto sets = draft.setsFor(rule, mayReorderFloats);
      std::string_view set = choices.pick(sets);
      return makeStep(StepKind::Conversion, rule.name, set,
                      drawAnchor(rule, choices));
    };
    std::optional<PathStep> schedule = findLowering(kind);
    PathStep step = schedule ? std::move(*schedule) : drawConversion();
    StepStatus status =
        draft.isKeptOff(step) ? StepStatus::NoEffect : draft.apply(step);
    if (draft.ended)
      return;
    if (status != StepStatus::Effect)
      ++failures[kind];
  }
  // What an earlier path ended in needs no second run.
  if (draft.kinds().lowered && !runOptimizations(draft, 0, choices))
    return;
  finishAsReference(draft);
}
