//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/DrawPass.h"

#include "harness/lowering/Guards.h"
#include "harness/lowering/OpKinds.h"
#include "harness/lowering/PassRules.h"
#include "harness/lowering/Schedule.h"
#include "harness/lowering/Towards.h"

#include "llvm/ADT/STLExtras.h"

using namespace scion;

/// The weight of a pass in the draw. On 44 of MLIR's own tests (nine dialects,
/// mostly five tests each), each pass alone had an effect in 3 % of the runs
/// with Relevance::None, 38 % with WorksOn (often it only erases dead ops) and
/// 57 % with Wants. The table gives the percentage of drawn passes with an
/// effect in sequences (40 tests a dialect, 100 draws each): with rules for the
/// passes of the pool only, with WorksOn weighted like Wants, and with these
/// weights.
///   gpu           24.5  23.3  29.5      acc     29.0  28.5  32.4
///   spirv         11.1  12.7  16.8      linalg  25.9  20.1  26.2
///   sparse_tensor 14.1  15.8  19.2      scf     21.2  18.2  24.6
///   async         24.0  22.9  28.7      arith   30.1  33.1  35.7
///   xegpu         15.5  14.3  17.2
static uint64_t weightOf(Relevance relevance) {
  switch (relevance) {
  case Relevance::None:
    return 1;
  case Relevance::WorksOn:
    return 2;
  case Relevance::Wants:
    return 8;
  }
  llvm_unreachable("a relevance of its own");
}

/// The weight of all schedules together.
static constexpr uint64_t scheduleWeight = 32;

DrawnPass scion::drawPass(const OpKinds &kinds,
                          const std::vector<std::string> &only,
                          ChoiceStream &choices) {
  const RuleTable &table = RuleTable::global();
  std::vector<Relevance> relevance = table.relevance(kinds);
  Guards &guards = Guards::global();
  std::vector<bool> holding = guards.holding(kinds);
  std::vector<const PassRule *> rules;
  std::vector<uint64_t> weights;
  for (const PassRule &rule : table.rules()) {
    if (rule.never || (!rule.onModule && !rule.onFunction) ||
        (!only.empty() && !llvm::is_contained(only, rule.name)) ||
        guards.suppressUnjudged(rule.name, holding))
      continue;
    rules.push_back(&rule);
    weights.push_back(weightOf(relevance[table.indexOf(rule)]));
  }
  std::vector<const ScheduleMove *> moves;
  if (only.empty())
    moves = usableMoves(kinds, /*mayReorderFloats=*/true);
  weights.push_back(moves.empty() ? 0 : scheduleWeight);
  size_t index = choices.pickWeighted(weights);
  auto unlessSuppressed = [&](PathStep step, bool isRelevant) {
    return guards.suppressStep(step, holding)
               ? DrawnPass()
               : DrawnPass{std::move(step), isRelevant};
  };
  if (index == rules.size())
    return unlessSuppressed(drawSchedule(moves, kinds, /*towards=*/{}, choices),
                            true);
  if (index > rules.size())
    return {}; // nothing can be drawn
  const PassRule &rule = *rules[index];
  auto sets = rule.optionSets(/*mayReorder=*/true);
  llvm::erase_if(sets, [&](std::string_view set) {
    return guards.suppressOptions(rule.name, set, holding);
  });
  if (sets.empty())
    return {};
  bool onFunction = rule.onFunction && (!rule.onModule || choices.chance(1, 3));
  return unlessSuppressed(makeStep(StepKind::Optimization, rule.name,
                                   choices.pick(sets), onFunction),
                          relevance[table.indexOf(rule)] != Relevance::None);
}
