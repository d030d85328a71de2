//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/PassCrash.h"

#include "harness/input/ParsedInput.h"
#include "harness/known/Registry.h"
#include "harness/lowering/Guards.h"
#include "harness/lowering/ModuleHash.h"
#include "harness/lowering/OpKinds.h"
#include "harness/lowering/PassRules.h"
#include "harness/lowering/Schedule.h"
#include "harness/lowering/ScheduleMoves.h"
#include "harness/lowering/Towards.h"
#include "harness/oracle/Circle.h"
#include "harness/oracle/Hybrid.h"
#include "harness/oracle/LoweringReplay.h"
#include "harness/oracle/LoweringStep.h"
#include "harness/oracle/Message.h"
#include "harness/oracle/PassMeaning.h"
#include "harness/oracle/Recognise.h"
#include "harness/oracle/Report.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/SaveAndRestore.h"

#include <algorithm>
#include <cstdio>

using namespace scion;

/// One in this many sequences is run a second time and compared.
static constexpr unsigned repeatShare = 8;

/// How many times a pass counts among those to draw from. Of all passes, each
/// alone on 44 of MLIR's own tests (five of most of nine dialects), 3 % of
/// those that nothing ties to the program had an effect, 38 % of those that
/// `worksOn` does (by dialect, and much of it only erases what is dead), 57 %
/// of those that want an op which is there. In sequences (40 tests a dialect,
/// 100 draws each), of what is drawn so many had an effect, in percent: with
/// facts of passes in the pool alone; with worksOn as good as the rest; as it
/// is here.
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

/// All schedules together.
static constexpr uint64_t scheduleWeight = 32;

namespace {
class PassCheck {
public:
  PassCheck(ParsedInput &input, const PassCheckOptions &options)
      : input(input), options(options), statistics(passCheckStatistics()),
        runner(PassRunner::of(input.context)),
        meaning(input, options.meaningFuel) {}

  std::optional<Finding> run() {
    ++statistics.inputs;
    statistics.interpreted += meaning.isKnown();
    // MLIR's own passes: what they make is compared in this process only.
    llvm::SaveAndRestore asTheyAre(runner.mayReplace, false);
    Registry &registry = Registry::global();
    registry.startProgram(input.directives.get("lift").value_or(""));
    ChoiceStream choices(input.seed);
    unsigned sequences = options.through.empty() ? options.sequences : 1;
    for (unsigned i = 0; i < sequences; ++i) {
      registry.startPath(stableHash("lift", input.seed + i));
      if (auto finding = runSequence(choices.fork("sequence", i)))
        return finding;
    }
    registry.endProgram();
    return std::nullopt;
  }

private:
  ParsedInput &input;
  const PassCheckOptions &options;
  PassCheckStatistics &statistics;
  PassRunner &runner;
  PassMeaning meaning;

  std::optional<Finding> runSequence(ChoiceStream choices);
  struct Draw {
    PathStep step;
    bool isRelevant = false;
  };
  Draw draw(const OpKinds &kinds, ChoiceStream &choices);
  bool endsInvalid(const std::vector<PathStep> &path,
                   const std::string &message);
  std::vector<PathStep> needed(std::vector<PathStep> path,
                               const std::string &message);
  void noteInput(const std::vector<PathStep> &path, Finding &finding);
  Finding invalid(std::vector<PathStep> path, const std::string &message);
  std::optional<Finding> differsAgain(const std::vector<PathStep> &steps,
                                      mlir::ModuleOp module);
  std::string textAfter(const PathStep &step,
                        mlir::OwningOpRef<mlir::ModuleOp> &module);
  Finding differing(std::vector<PathStep> path, std::string first,
                    std::string second);
  std::optional<Finding> known(Finding finding);
};
} // namespace

PassCheck::Draw PassCheck::draw(const OpKinds &kinds, ChoiceStream &choices) {
  const RuleTable &table = RuleTable::global();
  std::vector<Relevance> relevance = table.relevance(kinds);
  Guards &guards = Guards::global();
  std::vector<bool> holding = guards.holding(kinds);
  std::vector<const PassRule *> rules;
  std::vector<uint64_t> weights;
  for (const PassRule &rule : table.rules()) {
    if (rule.never || (!rule.onModule && !rule.onFunction) ||
        (!options.only.empty() &&
         !llvm::is_contained(options.only, rule.name)) ||
        guards.keepOffUnjudged(rule.name, holding))
      continue;
    rules.push_back(&rule);
    weights.push_back(weightOf(relevance[table.indexOf(rule)]));
  }
  std::vector<const ScheduleMove *> moves;
  if (options.only.empty())
    moves = usableMoves(kinds, /*mayReorderFloats=*/true);
  weights.push_back(moves.empty() ? 0 : scheduleWeight);
  size_t index = choices.pickWeighted(weights);
  auto unlessKeptOff = [&](PathStep step, bool isRelevant) {
    return guards.keepOffStep(step, holding)
               ? Draw()
               : Draw{std::move(step), isRelevant};
  };
  if (index == rules.size())
    return unlessKeptOff(drawSchedule(moves, kinds, /*towards=*/{}, choices),
                         true);
  if (index > rules.size())
    return {}; // nothing can be drawn
  const PassRule &rule = *rules[index];
  auto sets = rule.optionSets(/*mayReorder=*/true);
  llvm::erase_if(sets, [&](std::string_view set) {
    return guards.keepOffOptions(rule.name, set, holding);
  });
  if (sets.empty())
    return {};
  bool onFunction = rule.onFunction && (!rule.onModule || choices.chance(1, 3));
  return unlessKeptOff(makeStep(StepKind::Optimization, rule.name,
                                choices.pick(sets), onFunction),
                       relevance[table.indexOf(rule)] != Relevance::None);
}

/// What the last step of a path was given.
void PassCheck::noteInput(const std::vector<PathStep> &path, Finding &finding) {
  scion::noteInput(finding, path.back(), {});
  mlir::OwningOpRef<mlir::ModuleOp> module = input.module->clone();
  for (size_t i = 0; i + 1 < path.size(); ++i) {
    StepResult result = runner.run(*module, path[i], input.context);
    if (result.status == StepStatus::InvalidIR)
      input.context.abandon(module.release());
    if (result.status != StepStatus::Effect &&
        result.status != StepStatus::NoEffect)
      return;
  }
  scion::noteInput(finding, path.back(), scanKinds(*module).kinds);
}

/// What two reports of one bug share of what the verifier says.
static std::string wordsOf(std::string_view message) {
  return withoutAddresses(withoutPlace(message));
}

/// What the last pass printed, as a paragraph of a finding's details.
static std::string printsOf(const PassRunner &runner) {
  const std::string &prints = runner.printed();
  return prints.empty() ? "" : "the pass printed:\n" + prints;
}

/// Whether all steps but the last leave valid IR, and the last IR that the
/// verifier refuses for the same reason.
bool PassCheck::endsInvalid(const std::vector<PathStep> &path,
                            const std::string &message) {
  mlir::OwningOpRef<mlir::ModuleOp> module = input.module->clone();
  for (const PathStep &step : path) {
    StepResult result = runner.run(*module, step, input.context);
    bool isLast = &step == &path.back();
    if (result.status == StepStatus::InvalidIR) {
      input.context.abandon(module.release());
      return isLast && wordsOf(result.message) == wordsOf(message);
    }
    if (result.status != StepStatus::Effect &&
        result.status != StepStatus::NoEffect)
      return false;
  }
  return false;
}

/// The first line of `first` that `second` does not have there, cut short.
static std::string_view firstDifference(std::string_view first,
                                        std::string_view second) {
  constexpr size_t longest = 100;
  size_t at =
      std::mismatch(first.begin(), first.end(), second.begin(), second.end())
          .first -
      first.begin();
  size_t start = first.rfind('\n', at) + 1; // 0 where there is none
  std::string_view line = first.substr(start);
  line = line.substr(0, line.find('\n'));
  line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
  return line.substr(0, longest);
}

/// Runs a step on one of two copies. Returns the module as text, or what the
/// step says instead: the module is of no use then, and gone.
std::string PassCheck::textAfter(const PathStep &step,
                                 mlir::OwningOpRef<mlir::ModuleOp> &module) {
  StepResult result = runner.run(*module, step, input.context);
  switch (result.status) {
  case StepStatus::Effect:
  case StepStatus::NoEffect:
    return printModule(*module);
  case StepStatus::InvalidIR:
    input.context.abandon(module.release());
    return "invalid IR: " + wordsOf(result.message) + "\n";
  case StepStatus::Failed:
  case StepStatus::Circling:
  case StepStatus::TooBig:
  case StepStatus::Unknown:
    module = nullptr;
    break;
  }
  return "the pass fails: " + wordsOf(result.message) + "\n";
}

/// The finding that the path gave `first` and then `second`. The culprit is the
/// first step after which two runs side by side differ; where none does this
/// time, the last.
Finding PassCheck::differing(std::vector<PathStep> path, std::string first,
                             std::string second) {
  mlir::OwningOpRef<mlir::ModuleOp> left = input.module->clone(),
                                    right = input.module->clone();
  std::string prints = printsOf(runner);
  for (size_t i = 0; i + 1 < path.size(); ++i) {
    std::string one = textAfter(path[i], left);
    std::string two = textAfter(path[i], right);
    if (one != two) {
      path.resize(i + 1);
      prints = printsOf(runner);
      first = std::move(one);
      second = std::move(two);
    }
    // Both may say the same and end here, for all that the first run went on.
    if (path.size() == i + 1 || !left || !right)
      break;
  }
  Finding finding{FindingKind::Nondeterminism,
                  path.back().pass,
                  "",
                  "the same passes give another module the second time: '" +
                      withoutAddresses(firstDifference(first, second)) + "'",
                  prints,
                  {}};
  finding.reason = FindingReason::OtherModule;
  finding.authority = Authority::Repetition;
  finding.culpritIndex = path.size() - 1;
  finding.expected = std::move(first);
  finding.actual = std::move(second);
  demonstrate(finding, Demonstration::Passes, printModule(*input.module), {},
              path);
  noteInput(path, finding);
  return finding;
}

/// The path without the steps before the last that are not needed for it to
/// leave invalid IR.
std::vector<PathStep> PassCheck::needed(std::vector<PathStep> path,
                                        const std::string &message) {
  for (size_t i = path.size() - 1; i-- > 0;) {
    std::vector<PathStep> fewer = path;
    fewer.erase(fewer.begin() + i);
    if (endsInvalid(fewer, message))
      path = std::move(fewer);
  }
  return path;
}

/// The finding that the last step of the path left invalid IR.
Finding PassCheck::invalid(std::vector<PathStep> path,
                           const std::string &message) {
  Finding finding = invalidIRFinding(path.back(), message);
  finding.details = printsOf(runner);
  path = needed(std::move(path), message);
  finding.culpritIndex = path.size() - 1;
  demonstrate(finding, Demonstration::Passes, printModule(*input.module), {},
              path);
  noteInput(path, finding);
  return finding;
}

/// Runs steps that gave `module` a second time.
std::optional<Finding>
PassCheck::differsAgain(const std::vector<PathStep> &steps,
                        mlir::ModuleOp module) {
  mlir::OwningOpRef<mlir::ModuleOp> again = input.module->clone();
  for (size_t i = 0; i < steps.size(); ++i) {
    StepResult result = runner.run(*again, steps[i], input.context);
    std::vector<PathStep> path(steps.begin(), steps.begin() + i + 1);
    switch (result.status) {
    case StepStatus::Effect:
    case StepStatus::NoEffect:
      continue;
    case StepStatus::InvalidIR:
      input.context.abandon(again.release());
      return invalid(std::move(path), result.message);
    case StepStatus::Failed:
    case StepStatus::Circling:
    case StepStatus::TooBig:
    case StepStatus::Unknown:
      return differing(std::move(path), "the pass succeeds\n",
                       "the pass fails: " + wordsOf(result.message) + "\n");
    }
  }
  // Equal hashes are the quick answer, equal text is the right one.
  if (hashInContext(*again) == hashInContext(module))
    return std::nullopt;
  std::string first = printModule(module), second = printModule(*again);
  if (first == second)
    return std::nullopt;
  return differing(steps, std::move(first), std::move(second));
}

std::optional<Finding> PassCheck::known(Finding finding) {
  if (!absorb(finding, !options.through.empty()))
    return finding;
  ++statistics.known;
  return std::nullopt;
}

std::optional<Finding> PassCheck::runSequence(ChoiceStream choices) {
  Registry::Timed timed(Registry::global());
  mlir::OwningOpRef<mlir::ModuleOp> module = input.module->clone();
  std::string program;
  if (options.progress)
    program = printModule(*input.module);
  // All steps, and those that changed more than locations.
  std::vector<PathStep> steps, path;
  PathNote note(nullptr); // the program is in the engine's crash file
  bool isAsked = !options.through.empty();
  bool isWatched = meaning.isKnown();
  auto behindStep = offerOneBehind(choices.fork("hybrid"),
                                   [](mlir::ModuleOp) { return true; });
  size_t length = isAsked ? options.through.size() : options.length;
  for (size_t i = 0; i < length; ++i) {
    OpKinds kinds = scanKinds(*module);
    auto [step, isRelevant] =
        isAsked ? Draw{options.through[i], true} : draw(kinds, choices);
    step.isAsked = isAsked;
    if (step.pipeline.empty())
      continue;
    note.follow(path, step);
    steps.push_back(step);
    path.push_back(step);
    if (options.progress)
      options.progress(program, path, kinds.kinds);
    PassCounts &counts = statistics.passes[step.pass];
    ++counts.applied;
    statistics.relevant += isRelevant;
    // Behind a step that may change it, nothing can be said.
    isWatched = isWatched && meaning.mustStay(step, kinds);
    uint64_t hash = hashInContext(*module);
    StepResult result = runner.run(*module, step, input.context, hash);
    switch (result.status) {
    case StepStatus::Effect:
      ++counts.hadEffect;
      statistics.relevantEffect += isRelevant;
      if (behindStep)
        behindStep(*module);
      if (!isWatched)
        continue;
      ++statistics.judgedSteps;
      if (auto refuted = meaning.refute(*module, hash, path)) {
        if (auto finding = known(std::move(*refuted)))
          return finding;
        isWatched = false;
      }
      continue;
    case StepStatus::NoEffect:
      path.pop_back();
      continue;
    case StepStatus::Failed:
    case StepStatus::Unknown:
      if (statistics.firstFailure.empty())
        statistics.firstFailure =
            step.pipeline + ": " + wordsOf(result.message);
      ++counts.failed;
      return std::nullopt;
    case StepStatus::Circling: {
      std::string why; // counted below: it ends after all
      std::optional<Finding> circle =
          confirmCircle(printModule(*input.module), path, why);
      if (circle) {
        noteInput(path, *circle);
        return known(std::move(*circle));
      }
      ++statistics.exhausted;
      return std::nullopt;
    }
    case StepStatus::TooBig:
      ++statistics.exhausted;
      return std::nullopt;
    case StepStatus::InvalidIR:
      input.context.abandon(module.release());
      return known(invalid(std::move(path), result.message));
    }
  }
  if (path.empty() || (!isAsked && !choices.chance(1, repeatShare)))
    return std::nullopt;
  std::optional<Finding> finding = differsAgain(steps, *module);
  return finding ? known(std::move(*finding)) : std::nullopt;
}

PassCheckStatistics &scion::passCheckStatistics() {
  // Leaked on purpose: printed at exit, when statics are gone already.
  static auto *statistics = new PassCheckStatistics;
  return *statistics;
}

std::string PassCheckStatistics::str() const {
  uint64_t applied = 0, hadEffect = 0, failed = 0, effective = 0;
  for (const auto &[name, counts] : passes) {
    applied += counts.applied;
    hadEffect += counts.hadEffect;
    failed += counts.failed;
    effective += counts.hadEffect != 0;
  }
  char line[420];
  std::snprintf(
      line, sizeof(line),
      "scion: %llu verified, %llu passes run (%llu had effect, %llu "
      "failed), %llu of them relevant (%llu had effect), %llu of "
      "%llu passes had an effect, %llu bounded, %llu known bugs; %llu "
      "programs interpreted, and behind %llu passes\n",
      (unsigned long long)inputs, (unsigned long long)applied,
      (unsigned long long)hadEffect, (unsigned long long)failed,
      (unsigned long long)relevant, (unsigned long long)relevantEffect,
      (unsigned long long)effective, (unsigned long long)passes.size(),
      (unsigned long long)exhausted, (unsigned long long)known,
      (unsigned long long)interpreted, (unsigned long long)judgedSteps);
  return line + tellEffects(passes);
}

std::optional<Finding> scion::checkPasses(ParsedInput &input,
                                          const PassCheckOptions &options) {
  return PassCheck(input, options).run();
}
