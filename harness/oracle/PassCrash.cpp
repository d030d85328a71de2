//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/PassCrash.h"

#include "harness/input/ParsedInput.h"
#include "harness/lowering/ModuleHash.h"
#include "harness/lowering/OpKinds.h"
#include "harness/lowering/PassRules.h"
#include "harness/lowering/Schedule.h"
#include "harness/oracle/KnownBugs.h"
#include "harness/oracle/LoweringReplay.h"
#include "harness/oracle/LoweringStep.h"
#include "harness/oracle/Report.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <cstdio>

using namespace scion;

/// One in this many sequences is run a second time and compared.
static constexpr unsigned repeatShare = 8;

/// Among the passes to draw from, one that works on ops of the module counts
/// this many times: of the others nearly all do nothing.
static constexpr uint64_t relevantWeight = 8;

namespace {
class PassCheck {
public:
  PassCheck(ParsedInput &input, const PassCheckOptions &options)
      : input(input), options(options), statistics(passCheckStatistics()),
        runner(PassRunner::of(input.context)) {}

  std::optional<Finding> run() {
    ++statistics.inputs;
    runner.patterns().disable(avoidedPatterns());
    ChoiceStream choices(input.seed);
    for (unsigned i = 0; i < options.sequences; ++i)
      if (auto finding = runSequence(choices.fork("sequence", i)))
        return finding;
    return std::nullopt;
  }

private:
  ParsedInput &input;
  const PassCheckOptions &options;
  PassCheckStatistics &statistics;
  PassRunner &runner;

  std::optional<Finding> runSequence(ChoiceStream choices);
  PathStep draw(const OpKinds &kinds, ChoiceStream &choices);
  bool endsInvalid(const std::vector<PathStep> &path,
                   const std::string &message);
  std::vector<PathStep> needed(std::vector<PathStep> path,
                               const std::string &message);
  Finding differing(std::vector<PathStep> path, std::string first,
                    std::string second);
  std::optional<Finding> known(Finding finding);
};
} // namespace

PathStep PassCheck::draw(const OpKinds &kinds, ChoiceStream &choices) {
  std::vector<const PassRule *> rules;
  std::vector<uint64_t> weights;
  for (const PassRule &rule : RuleTable::global().rules()) {
    if (rule.never || (!rule.onModule && !rule.onFunction) ||
        (!options.only.empty() &&
         !llvm::is_contained(options.only, rule.name)) ||
        rule.meetsKnownBug(kinds))
      continue;
    rules.push_back(&rule);
    bool relevant =
        rule.role != PassRole::Excluded &&
        llvm::any_of(rule.ops, [&](const std::string &selector) {
          return llvm::any_of(kinds.kinds, [&](const std::string &kind) {
            return selects(selector, kind);
          });
        });
    weights.push_back(relevant ? relevantWeight : 1);
  }
  bool schedules = options.only.empty() && countSchedules(kinds, true) != 0;
  weights.push_back(schedules ? 4 * relevantWeight : 0);
  size_t index = choices.pickWeighted(weights);
  if (index == rules.size())
    return drawSchedule(kinds, /*mayReorderFloats=*/true, choices);
  const PassRule &rule = *rules[index];
  auto sets = rule.optionsFor(kinds, /*mayReorder=*/true);
  if (sets.empty())
    return {};
  bool onFunction = rule.onFunction && (!rule.onModule || choices.chance(1, 3));
  return makeStep(StepKind::Optimization, rule.name, choices.pick(sets),
                  onFunction);
}

/// What the verifier says, without the place, which moves with the program.
static std::string_view wordsOf(std::string_view message) {
  size_t at = message.find("error: ");
  return at == message.npos ? message : message.substr(at);
}

/// Whether all steps but the last leave valid IR, and the last IR that the
/// verifier refuses for the same reason.
bool PassCheck::endsInvalid(const std::vector<PathStep> &path,
                            const std::string &message) {
  mlir::OwningOpRef<mlir::ModuleOp> module = input.module->clone();
  for (const PathStep &step : path) {
    StepResult result = runner.run(*module, step, input.context);
    bool isLast = &step == &path.back();
    if (result.status == StepStatus::InvalidIR)
      return isLast && wordsOf(result.message) == wordsOf(message);
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

/// The finding that the path gave `first` and then `second`. The culprit is the
/// first step after which two runs side by side differ; where none does this
/// time, the last.
Finding PassCheck::differing(std::vector<PathStep> path, std::string first,
                             std::string second) {
  mlir::OwningOpRef<mlir::ModuleOp> left = input.module->clone(),
                                    right = input.module->clone();
  for (size_t i = 0; i + 1 < path.size(); ++i) {
    runner.run(*left, path[i], input.context);
    runner.run(*right, path[i], input.context);
    std::string one = printModule(*left), two = printModule(*right);
    if (one == two)
      continue;
    path.resize(i + 1);
    first = std::move(one);
    second = std::move(two);
    break;
  }
  return {FindingKind::Nondeterminism,
          path.back().pass,
          "",
          "the same passes give another module the second time: '" +
              std::string(firstDifference(first, second)) + "'",
          "first:\n" + first + "second:\n" + second,
          {optCommand(path)},
          replayFiles(printModule(*input.module), path)};
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

std::optional<Finding> PassCheck::known(Finding finding) {
  if (!knownBugs().absorb(finding))
    return finding;
  ++statistics.known;
  return std::nullopt;
}

std::optional<Finding> PassCheck::runSequence(ChoiceStream choices) {
  mlir::OwningOpRef<mlir::ModuleOp> module = input.module->clone();
  std::string program;
  if (options.progress)
    program = printModule(*input.module);
  // All steps, and those that changed more than locations.
  std::vector<PathStep> steps, path;
  PathNote note(nullptr); // the program is in the engine's crash file
  for (unsigned i = 0; i < options.length; ++i) {
    PathStep step = draw(scanKinds(*module), choices);
    if (step.pipeline.empty() || isAvoided(step))
      continue;
    note.follow(path, step);
    steps.push_back(step);
    path.push_back(step);
    if (options.progress)
      options.progress(program, path);
    PassCounts &counts = statistics.passes[step.pass];
    ++counts.applied;
    StepResult result = runner.run(*module, step, input.context);
    switch (result.status) {
    case StepStatus::Effect:
      ++counts.hadEffect;
      continue;
    case StepStatus::NoEffect:
      path.pop_back();
      continue;
    case StepStatus::Failed:
    case StepStatus::Unknown:
      ++counts.failed;
      return std::nullopt;
    case StepStatus::Exhausted:
      ++statistics.exhausted;
      return std::nullopt;
    case StepStatus::InvalidIR: {
      Finding finding = invalidIRFinding(step, result.message);
      path = needed(std::move(path), result.message);
      finding.replay = {optCommand(path)};
      finding.files = replayFiles(printModule(*input.module), path);
      return known(std::move(finding));
    }
    }
  }
  if (path.empty() || !choices.chance(1, repeatShare))
    return std::nullopt;
  mlir::OwningOpRef<mlir::ModuleOp> again = input.module->clone();
  for (const PathStep &step : steps)
    runner.run(*again, step, input.context);
  // Equal hashes are the quick answer, equal text is the right one.
  if (hashInContext(*again) == hashInContext(*module))
    return std::nullopt;
  std::string first = printModule(*module), second = printModule(*again);
  if (first == second)
    return std::nullopt;
  return known(
      differing(std::move(steps), std::move(first), std::move(second)));
}

PassCheckStatistics &scion::passCheckStatistics() {
  static PassCheckStatistics statistics;
  return statistics;
}

std::string PassCheckStatistics::str() const {
  uint64_t applied = 0, hadEffect = 0, failed = 0, effective = 0;
  for (const auto &[name, counts] : passes) {
    applied += counts.applied;
    hadEffect += counts.hadEffect;
    failed += counts.failed;
    effective += counts.hadEffect != 0;
  }
  char line[256];
  std::snprintf(line, sizeof(line),
                "scion: %llu verified, %llu passes run (%llu had effect, %llu "
                "failed), %llu of %llu passes had an effect, %llu bounded, "
                "%llu known bugs\n",
                (unsigned long long)inputs, (unsigned long long)applied,
                (unsigned long long)hadEffect, (unsigned long long)failed,
                (unsigned long long)effective,
                (unsigned long long)passes.size(),
                (unsigned long long)exhausted, (unsigned long long)known);
  return line;
}

std::optional<Finding> scion::checkPasses(ParsedInput &input,
                                          const PassCheckOptions &options) {
  return PassCheck(input, options).run();
}
