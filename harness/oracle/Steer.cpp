//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/Steer.h"

#include "base/ChoiceStream.h"
#include "base/Directives.h"
#include "harness/experiment/Statistics.h"
#include "harness/input/ParsedInput.h"
#include "harness/lowering/OpKinds.h"
#include "harness/lowering/PassRules.h"
#include "harness/lowering/RuleRounds.h"
#include "harness/lowering/Towards.h"

#include "llvm/ADT/StringRef.h"

#include <cstdio>

using namespace scion;

/// A pass without effects in this process is about this many times as likely to
/// be drawn as one with many.
static constexpr uint64_t rareness = 64;

/// Draws a pass that applies to the module; "" if there is none.
static std::string drawPass(mlir::ModuleOp module, Steering how,
                            ChoiceStream &choices) {
  const RuleTable &rules = RuleTable::global();
  const PassStatistics &done = loweringStatistics().passes;
  std::vector<bool> applicable = rules.applicable(scanKinds(module));
  std::vector<const PassRule *> passes;
  std::vector<uint64_t> weights;
  for (const PassRule *rule : rules.optimizations()) {
    if (!applicable[rules.indexOf(*rule)])
      continue;
    auto found = done.find(rule->name);
    uint64_t effects = found == done.end() ? 0 : found->second.hadEffect;
    passes.push_back(rule);
    weights.push_back(how == Steering::Rare ? 1 + rareness / (1 + effects) : 1);
  }
  return passes.empty() ? "" : passes[choices.pickWeighted(weights)]->name;
}

/// The number of mutants made for one rule before the next rule: MLIRTracer
/// takes fifty seeds a round.
static constexpr uint64_t roundSize = 50;

void scion::startRuleRounds(std::string_view names, unsigned oneIn) {
  const RuleTable &table = RuleTable::global();
  std::string ignored;
  Towards towards = Towards::parse(names, table, ignored);
  std::vector<RuleRounds::Rule> rounds;
  for (const auto *list : {&table.conversions(), &table.optimizations()})
    for (const PassRule *rule : *list) {
      if (!names.empty() && towards.factor(*rule) == 1)
        continue;
      RuleRounds::Rule entry{rule->name, {}};
      for (llvm::StringRef selector : rule->ops)
        if (llvm::StringRef name = selector.split(':').first;
            name != "*" && !name.starts_with("@"))
          entry.ops.push_back(name.str());
      rounds.push_back(std::move(entry));
    }
  std::fprintf(stderr,
               "scion: one mutant in %u is made for a pass: %zu passes in "
               "turn, %llu mutants each\n",
               oneIn, rounds.size(), (unsigned long long)roundSize);
  RuleRounds::global().turnOn(std::move(rounds), oneIn, roundSize);
}

void scion::steer(std::string &program, Steering how, unsigned oneIn) {
  Directives directives = Directives::parse(program);
  bool wasSteered = directives.get("towards").has_value();
  ChoiceStream choices(stableHash("steer", stableHash(program)));
  std::string pass;
  if (how == Steering::Rules) {
    if (const RuleRounds::Rule *rule = RuleRounds::global().current())
      pass = rule->pass;
  } else if (how != Steering::Off && choices.chance(1, oneIn))
    if (std::optional<ParsedInput> input = parseInput(program))
      pass = drawPass(*input->module, how, choices);
  if (pass.empty() && !wasSteered)
    return;
  if (pass.empty())
    directives.remove("towards");
  else
    directives.set("towards", pass);
  program = withDirectives(program, directives);
}
