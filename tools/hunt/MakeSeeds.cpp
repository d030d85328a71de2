//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/hunt/MakeSeeds.h"

#include "base/ChoiceStream.h"
#include "harness/experiment/Path.h"
#include "harness/generate/grow/GeneratedMutants.h"
#include "harness/hunt/MutantRun.h"
#include "harness/hunt/RunLines.h"
#include "harness/input/ParsedInput.h"
#include "harness/lowering/Guards.h"
#include "harness/lowering/OpKinds.h"
#include "harness/lowering/PassRules.h"
#include "harness/lowering/PassRunner.h"
#include "harness/oracle/LoweringReplay.h"
#include "harness/reduce/Trial.h"
#include "mutators/Mutate.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"

#include <algorithm>
#include <memory>

using namespace scion;
using namespace scion::hunt;

/// Limits on the programs that are made and on the seeds among them; the hunt
/// itself makes more of both. Making and trying a program takes 5 to 20 ms.
static constexpr size_t maxMade = 3000, enoughMade = 16;

/// Programs for each option set of a pass.
static constexpr size_t maxWithOptions = 300;

/// Programs between two lines of progress.
static constexpr size_t chunk = 250;

static constexpr size_t maxSize = 1 << 16;

namespace {
/// Makes programs. Each depends only on its index.
class Maker {
public:
  explicit Maker(const MakeRequest &request) : request(request) {
    MutationOptions mutation;
    mutation.recentDonors = 0; // no program changes another
    engine = std::make_unique<MutationEngine>(std::move(mutation));
    for (const auto &program : request.programs)
      engine->addDonor(program.second);
  }

  static constexpr const char *kinds[] = {"mutants", "programs from nothing",
                                          "programs lowered by other passes"};

  /// Returns program `index`, or "" if it could not be made.
  std::string make(size_t index) {
    ChoiceStream choices(combineHash(stableHash("make-seeds"), index));
    switch (index % std::size(kinds)) {
    case 0:
      return mutant(choices);
    case 1:
      return grow::anyProgramWithin(choices.next(), maxSize);
    default:
      return lowered(choices);
    }
  }

private:
  const MakeRequest &request;
  std::unique_ptr<MutationEngine> engine;

  std::string mutant(ChoiceStream &choices) {
    if (request.programs.empty())
      return "";
    const std::string &text = choices.pick(request.programs).second;
    std::optional<Mutant> made =
        engine->mutate(text, {}, maxSize, choices.next());
    return made ? made->text : "";
  }

  /// Returns a program after one to four passes that had an effect.
  std::string lowered(ChoiceStream &choices) {
    std::string text = choices.chance(1, 3) || request.programs.empty()
                           ? grow::definedProgramWithin(choices.next(), maxSize)
                           : choices.pick(request.programs).second;
    std::optional<ParsedInput> input = parseInput(text);
    if (!input)
      return "";
    PassRunner &runner = PassRunner::of(input->context);
    unsigned wanted = 1 + unsigned(choices.below(4)), had = 0;
    for (unsigned tries = 0; tries < 12 && had < wanted; ++tries) {
      std::optional<PathStep> step = draw(*input->module, choices);
      if (!step)
        break;
      StepStatus status =
          runner.run(*input->module, *step, input->context).status;
      if (status == StepStatus::InvalidIR) {
        input->context.abandon(input->module.release());
        return "";
      }
      if (status != StepStatus::Effect && status != StepStatus::NoEffect)
        return "";
      had += status == StepStatus::Effect;
    }
    return had ? printGeneric(*input->module) : "";
  }

  /// Draws a pass that is relevant for the program.
  static std::optional<PathStep> draw(mlir::ModuleOp module,
                                      ChoiceStream &choices) {
    OpKinds kinds = scanKinds(module);
    const RuleTable &table = RuleTable::global();
    std::vector<Relevance> relevance = table.relevance(kinds);
    Guards &guards = Guards::global();
    std::vector<bool> holding = guards.holding(kinds);
    std::vector<const PassRule *> rules;
    for (const PassRule &rule : table.rules())
      if (relevance[table.indexOf(rule)] != Relevance::None && !rule.never &&
          (rule.onModule || rule.onFunction) &&
          !guards.suppressPass(rule.name, holding))
        rules.push_back(&rule);
    if (rules.empty())
      return std::nullopt;
    const PassRule &rule = *choices.pick(rules);
    std::vector<std::string_view> sets = rule.optionSets(/*mayReorder=*/true);
    std::string_view set = sets.empty() ? "" : choices.pick(sets);
    return makeStep(StepKind::Optimization, rule.name, set,
                    rule.onFunction && !rule.onModule);
  }
};

/// The pipelines of one pass, with each option set that paths draw.
std::vector<std::pair<std::string, std::vector<PathStep>>>
variants(const std::vector<std::vector<PathStep>> &pipelines) {
  std::vector<std::pair<std::string, std::vector<PathStep>>> all;
  for (const std::vector<PathStep> &steps : pipelines) {
    if (steps.size() != 1 || llvm::StringRef(steps[0].pipeline).contains('{'))
      continue;
    const PassRule *rule = RuleTable::global().find(steps[0].pass);
    if (!rule)
      continue;
    for (std::string_view set : rule->optionSets(/*mayReorder=*/true)) {
      std::string why;
      if (set.empty())
        continue;
      std::vector<PathStep> with = stepsOfFlag(steps[0].pass, set, why);
      if (!with.empty())
        all.emplace_back(steps[0].pass + "{" + std::string(set) + "}",
                         std::move(with));
    }
  }
  return all;
}
} // namespace

/// Searches the first `count` programs of `textOf` for seeds.
static void search(Plan &plan,
                   const std::vector<std::vector<PathStep>> &pipelines,
                   size_t count,
                   const std::function<std::string(size_t)> &textOf,
                   const std::string &what, const MakeRequest &request) {
  Trials trials;
  trials.jobs = request.jobs;
  trials.work = [&](size_t i) -> Answer {
    noteForParent("");
    std::string text = textOf(i);
    if (text.empty())
      return std::nullopt;
    noteForParent(text); // from here on the hunted pass is to blame
    for (const std::vector<PathStep> &steps : pipelines)
      if (fires(text, steps))
        return text;
    return std::nullopt;
  };
  trials.died = [](size_t, const Death &, const std::string &note) -> Answer {
    return note.empty() ? std::nullopt : Answer(note);
  };
  for (size_t at = 0, told = 0;
       at < count && plan.seeds.size() < enoughMade && !isInterrupted();) {
    size_t end = std::min(count, told + chunk);
    std::optional<FirstAnswer> answer = firstAnswer(trials, at, end);
    if (answer) {
      plan.seeds.push_back({what + " " + std::to_string(answer->candidate),
                            answer->text,
                            false,
                            {}});
      at = answer->candidate + 1;
    } else {
      at = end;
    }
    if (at < end)
      continue;
    told = end;
    if (request.progress)
      request.progress(
          "no program has the pass do something: " + std::to_string(at) +
          " of " + std::to_string(count) + " " + what + " tried, " +
          std::to_string(plan.seeds.size()) + " seeds");
  }
}

std::string hunt::makeSeeds(Plan &plan, const MakeRequest &request) {
  Maker maker(request);
  auto made = [&](size_t i) { return maker.make(i); };
  search(plan, plan.pipelines, maxMade, made, "made programs", request);
  std::string tried = std::to_string(request.programs.size()) +
                      " programs that are there, " + std::to_string(maxMade) +
                      " made ones (";
  for (const char *kind : Maker::kinds)
    tried += std::string(kind == Maker::kinds[0] ? "" : ", ") + kind;
  tried += ")";
  if (!plan.seeds.empty() || isInterrupted())
    return tried;
  auto withOptions = variants(plan.pipelines);
  auto either = [&](size_t i) {
    return i < request.programs.size()
               ? request.programs[i].second
               : maker.make(i - request.programs.size());
  };
  for (auto &[name, steps] : withOptions) {
    search(plan, {steps}, request.programs.size() + maxWithOptions, either,
           "programs for " + name, request);
    if (plan.seeds.empty())
      continue;
    plan.pipelines.clear();
    plan.passes.clear();
    addPipeline(plan, steps);
    return tried + "; with other options than asked for: " + name;
  }
  if (!withOptions.empty())
    tried += "; with " + std::to_string(withOptions.size()) +
             " option sets of the pass, " + std::to_string(maxWithOptions) +
             " made ones each";
  return tried;
}
