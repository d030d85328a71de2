//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/Towards.h"

#include "harness/lowering/PassRules.h"
#include "harness/lowering/ScheduleMoves.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

using namespace scion;

/// Factor of preferred passes. It is equal to the weight of a plugin's only
/// pass, for the same reason: other applicable passes have a total weight of
/// 34, so that every third draw is one preferred pass.
static constexpr unsigned preferred = 16;

/// Whether one of the selectors is of that dialect.
static bool selects(const std::vector<std::string> &selectors,
                    const Glob &dialect) {
  return llvm::any_of(selectors, [&](llvm::StringRef selector) {
    auto [name, rest] = selector.split('.');
    return !rest.empty() && !name.starts_with("@") && dialect.matches(name);
  });
}

static bool means(const Glob &name, const PassRule &rule) {
  return name.matches(rule.name) || selects(rule.ops, name) ||
         llvm::any_of(rule.into, [&](const std::string &dialect) {
           return name.matches(dialect);
         });
}

static bool means(const Glob &name, const ScheduleMove &move) {
  return name.matches(move.name) || name.matches("transform-interpreter") ||
         selects(move.ops, name);
}

Towards Towards::parse(std::string_view text, const RuleTable &rules,
                       std::string &problem) {
  Towards towards;
  llvm::SmallVector<llvm::StringRef> words;
  llvm::StringRef(text.data(), text.size())
      .split(words, ',', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  for (llvm::StringRef word : words) {
    std::string wrong;
    Glob name = Glob::read(word.trim().str(), wrong);
    auto isMeant = [&](const auto &entry) { return means(name, entry); };
    if (wrong.empty() && !name.empty() &&
        (llvm::any_of(rules.optimizations(),
                      [&](const PassRule *rule) { return isMeant(*rule); }) ||
         llvm::any_of(rules.conversions(),
                      [&](const PassRule *rule) { return isMeant(*rule); }) ||
         llvm::any_of(rules.targets(),
                      [&](const std::string &target) {
                        return llvm::any_of(rules.retargeting(target),
                                            [&](const PassRule *rule) {
                                              return isMeant(*rule);
                                            });
                      }) ||
         llvm::any_of(scheduleMoves(), isMeant)))
      towards.names.push_back(std::move(name));
    else
      problem = wrong.empty() ? "no pass that paths draw, no move of a "
                                "schedule and no dialect is called '" +
                                    word.trim().str() + "'"
                              : wrong;
  }
  return towards;
}

std::string Towards::addWeights(std::string_view text) {
  for (llvm::StringRef rest(text.data(), text.size()); !rest.empty();) {
    auto [line, next] = rest.split('\n');
    rest = next;
    auto [name, number] = line.split('#').first.trim().split(' ');
    if (name.empty())
      continue;
    unsigned weight = 0;
    if (number.trim().getAsInteger(10, weight) || weight == 0 || weight > 1000)
      return "'" + line.str() +
             "' is not of the form PASS WEIGHT, of 1 to 1000";
    weights[name.str()] = weight;
  }
  return "";
}

template <typename Entry>
static unsigned factorFor(const std::vector<Glob> &names, const Entry &entry) {
  return llvm::any_of(names,
                      [&](const Glob &name) { return means(name, entry); })
             ? preferred
             : 1;
}

unsigned Towards::factor(const PassRule &rule) const {
  auto weight = weights.find(rule.name);
  return factorFor(names, rule) *
         (weight == weights.end() ? 1 : weight->second);
}

unsigned Towards::factor(const ScheduleMove &move) const {
  return factorFor(names, move);
}
