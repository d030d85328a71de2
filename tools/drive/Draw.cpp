//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/drive/Draw.h"

#include "harness/known/Glob.h"

#include <algorithm>

using namespace scion;
using namespace scion::drive;

std::string Step::argument() const {
  return "--" + pass + (options.empty() ? "" : "=" + options);
}

std::string Step::str() const {
  return pass + (options.empty() ? "" : "{" + options + "}");
}

std::string PassDraw::open(const ToolInfo &tool,
                           const std::vector<NotRun> &notRun,
                           const std::vector<std::string> &names) {
  std::vector<std::pair<Glob, const NotRun *>> globs;
  std::string problem;
  globs.reserve(notRun.size());
  for (const NotRun &each : notRun)
    globs.push_back({Glob::read(each.glob, problem), &each});
  for (const ToolPass &pass : tool.passes) {
    auto out = std::find_if(globs.begin(), globs.end(), [&](const auto &each) {
      return each.first.matches(pass.name);
    });
    if (out == globs.end())
      pool.push_back(&pass);
    else
      notDrawn.push_back({pass.name, out->second->reason});
  }
  for (const std::string &name : names) {
    Glob glob = Glob::read(name, problem);
    size_t before = asked.size();
    for (const ToolPass &pass : tool.passes)
      if (glob.matches(pass.name))
        asked.push_back(&pass);
    if (asked.size() == before)
      return "--pass " + name + ": the tool's --help lists no such pass";
  }
  return pool.empty() && asked.empty() ? "the tool's --help lists no passes"
                                       : problem;
}

std::vector<std::string> PassDraw::wantedDialects() const {
  std::vector<std::string> wanted;
  for (const ToolPass *pass : asked)
    wanted.insert(wanted.end(), pass->dialects.begin(), pass->dialects.end());
  return wanted;
}

bool PassDraw::isAsked(const std::string &pass) const {
  return std::any_of(asked.begin(), asked.end(),
                     [&](const ToolPass *each) { return each->name == pass; });
}

/// Weight of a pass whose dialects the program has, relative to other passes.
/// Some one draw in five still takes another pass, because names do not tell
/// all dialects.
static constexpr uint64_t suitShare = 8;

uint64_t PassDraw::weight(const ToolPass &pass,
                          const std::set<std::string> &dialects) const {
  bool suits = pass.dialects.empty() ||
               std::any_of(pass.dialects.begin(), pass.dialects.end(),
                           [&](const std::string &each) {
                             return dialects.contains(each);
                           });
  // Laplace's rule: assume that an untried pass has an effect in half of its
  // runs.
  uint64_t best = 500;
  bool isKnown = false;
  for (const std::string &dialect : dialects) {
    auto found = learned.effects.find(pass.name + " " + dialect);
    if (found == learned.effects.end())
      continue;
    auto [ran, changed] = found->second;
    uint64_t rate = 1000 * (changed + 1) / (ran + 2);
    best = isKnown ? std::max(best, rate) : rate;
    isKnown = true;
  }
  auto counts = learned.passes.find(pass.name);
  uint64_t ended = counts == learned.passes.end() ? 0 : counts->second.ended;
  return std::max<uint64_t>(1, best * (suits ? suitShare : 1) / (1 + ended));
}

Step PassDraw::stepOf(const ToolPass &pass, ChoiceStream &choices) const {
  Step step{pass.name, ""};
  // Run half of the draws without options, like most users.
  if (pass.options.empty() || choices.chance(1, 2))
    return step;
  for (const PassOption &option : pass.options) {
    if (!choices.chance(1, 2))
      continue;
    step.options += (step.options.empty() ? "" : " ") + option.name + "=" +
                    choices.pick(option.values);
  }
  return step;
}

Step PassDraw::pick(const std::vector<const ToolPass *> &from,
                    ChoiceStream &choices,
                    const std::set<std::string> &dialects,
                    const std::set<std::string> &suppressed) const {
  std::vector<uint64_t> weights;
  weights.reserve(from.size());
  for (const ToolPass *pass : from)
    weights.push_back(
        suppressed.contains(pass->name) ? 0 : weight(*pass, dialects));
  size_t picked = choices.pickWeighted(weights);
  return picked == from.size() ? Step{} : stepOf(*from[picked], choices);
}

std::vector<Step> PassDraw::draw(ChoiceStream &choices,
                                 const std::set<std::string> &dialects,
                                 const std::set<std::string> &suppressed,
                                 unsigned count) const {
  std::vector<Step> steps;
  size_t place = asked.empty() ? count : choices.below(count);
  for (unsigned i = 0; i < count; ++i) {
    Step step = i == place ? pick(asked, choices, dialects, {})
                           : pick(pool, choices, dialects, suppressed);
    if (!step.pass.empty())
      steps.push_back(std::move(step));
  }
  return steps;
}

std::vector<Step> PassDraw::drawPlain(ChoiceStream &choices,
                                      unsigned count) const {
  std::vector<Step> steps;
  steps.reserve(count);
  for (unsigned i = 0; i < count; ++i)
    steps.push_back({choices.pick(pool)->name, ""});
  return steps;
}

void PassDraw::noteRan(const std::string &pass,
                       const std::set<std::string> &dialects, bool changed) {
  PassCounts &counts = learned.passes[pass];
  ++counts.ran;
  counts.changed += changed;
  for (const std::string &dialect : dialects) {
    auto &[ran, did] = learned.effects[pass + " " + dialect];
    ++ran;
    did += changed;
  }
}

void PassDraw::noteRefused(const std::string &pass,
                           const std::set<std::string> &dialects) {
  ++learned.passes[pass].refused;
  for (const std::string &dialect : dialects)
    ++learned.effects[pass + " " + dialect].first;
}
