//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/Guards.h"

#include "harness/known/Registry.h"
#include "harness/lowering/OpKinds.h"
#include "harness/lowering/PathStep.h"

#include "llvm/ADT/STLExtras.h"

#include <memory>

using namespace scion;

std::shared_ptr<Guards> Guards::current() {
  static std::shared_ptr<Guards> guards;
  Registry &registry = Registry::global();
  if (!guards || guards->generation() != registry.generation())
    guards = std::make_shared<Guards>(registry);
  return guards;
}

Guards &Guards::global() { return *current(); }

Guards::Guards(Registry &registry)
    : registry(registry), made(registry.generation()) {
  const std::vector<std::string> none;
  for (unsigned i = 0; i < registry.records().size(); ++i) {
    const Record &record = registry.records()[i];
    for (const SuppressRule &suppressRule : record.suppressRules) {
      unsigned guard = all.size();
      if (!suppressRule.step.empty())
        steps.push_back({suppressRule.step, guard});
      else if (!suppressRule.move.empty())
        moves[suppressRule.move].push_back(guard);
      else if (!suppressRule.pass.empty())
        (suppressRule.options.empty() ? passes : optionSets)[suppressRule.pass]
            .push_back(guard);
      else
        continue;
      all.push_back({i, suppressRule.where.empty(),
                     record.kind == BugKind::Miscompile,
                     &suppressRule.options});
      selectors.add(suppressRule.where, none);
    }
  }
}

std::vector<bool> Guards::holding(const OpKinds &kinds) const {
  std::vector<bool> holds = selectors.applicable(kinds);
  for (size_t i = 0; i < all.size(); ++i)
    if (all[i].isAlways)
      holds[i] = true;
  return holds;
}

bool Guards::ask(const List *guards, const std::vector<bool> &holding,
                 bool onlyUnjudged) {
  if (!guards)
    return false;
  llvm::SmallVector<unsigned, 4> records;
  for (unsigned guard : *guards)
    if (holding[guard] && !(onlyUnjudged && all[guard].isMiscompile))
      records.push_back(all[guard].record);
  return !records.empty() && registry.suppress(records);
}

static auto *lookUp(auto &map, std::string_view key) {
  auto found = map.find(key);
  return found == map.end() ? nullptr : &found->second;
}

/// Whether records suppress all passes, including the one that runs schedules.
bool Guards::suppressAnyPass(const std::vector<bool> &holding,
                             bool onlyUnjudged) {
  return ask(lookUp(passes, anyPass), holding, onlyUnjudged);
}

bool Guards::suppressPass(std::string_view pass,
                          const std::vector<bool> &holding) {
  return ask(lookUp(passes, pass), holding) || suppressAnyPass(holding);
}

bool Guards::suppressUnjudged(std::string_view pass,
                              const std::vector<bool> &holding) {
  return ask(lookUp(passes, pass), holding, /*onlyUnjudged=*/true) ||
         suppressAnyPass(holding, /*onlyUnjudged=*/true);
}

bool Guards::suppressMove(std::string_view move,
                          const std::vector<bool> &holding) {
  return ask(lookUp(moves, move), holding) || suppressAnyPass(holding);
}

bool Guards::hasOptionGuards(std::string_view pass) const {
  return optionSets.contains(pass);
}

bool Guards::suppressOptions(std::string_view pass, std::string_view options,
                             const std::vector<bool> &holding) {
  const List *guards = lookUp(optionSets, pass);
  if (!guards)
    return false;
  List matching;
  llvm::copy_if(*guards, std::back_inserter(matching), [&](unsigned guard) {
    return llvm::any_of(*all[guard].options, [&](const Glob &glob) {
      return glob.matches(options.empty() ? "-" : options);
    });
  });
  return ask(&matching, holding);
}

/// "pass{options}" of "func.func(pass{options})".
static std::string_view innerStep(std::string_view pipeline) {
  size_t brace = pipeline.find('{'), open = pipeline.find('(');
  if (open == pipeline.npos || open > brace)
    return pipeline;
  return pipeline.substr(open + 1, pipeline.rfind(')') - open - 1);
}

bool Guards::suppressStep(const PathStep &step,
                          const std::vector<bool> &holding) {
  // There is no limit on the texts of schedules, so the cache has one.
  constexpr size_t maxRemembered = 4096;
  if (ofStep.size() >= maxRemembered)
    ofStep.clear();
  auto [place, isNew] = ofStep.try_emplace(step.pipeline);
  if (isNew)
    for (const auto &[glob, guard] : steps)
      if (glob.matches(step.pass) || glob.matches(innerStep(step.pipeline)) ||
          glob.matches(step.pipeline))
        place->second.push_back(guard);
  return ask(&place->second, holding);
}
