//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Paths to other targets than LLVM. The interpreter judges each of their
// passes. Where there is an executor for the target, it executes what some of
// the paths end with.
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/LoweringCheck.h"

#include "harness/known/Registry.h"
#include "harness/lowering/PassRules.h"
#include "harness/lowering/PrintModule.h"
#include "harness/oracle/LoweringReplay.h"
#include "harness/oracle/LoweringStep.h"

using namespace scion;

std::string LoweringCheck::drawTarget(unsigned index) {
  if (!options.to.empty())
    return options.to;
  std::vector<std::string> targets = rules.targets();
  return choices.fork("target", stableHash(program) + index).pick(targets);
}

/// Judges the given passes on a program that is not lowered to LLVM.
void LoweringCheck::judgeGiven() {
  uint64_t judged = statistics.interpretedSteps;
  LoweredPath path = given->buildGiven();
  judgeSetbacks(path);
  verdict.comparisons += unsigned(statistics.interpretedSteps - judged);
}

bool LoweringCheck::executes(const std::string &target, unsigned index) const {
  return options.executor && options.executor->target == target &&
         choices.fork("execute", index).chance(1, options.executor->share);
}

/// Judges a path to another target than LLVM.
void LoweringCheck::judgeTarget(const std::string &target, unsigned index) {
  uint64_t judged = statistics.interpretedSteps;
  bool isExecuted = executes(target, index);
  LoweredPath path = buildEnabling(input.seed + index, [&] {
    return builder->buildTo(target, choices.fork(target, index),
                            isExecuted ? options.executor->completion
                                       : std::vector<std::string>());
  });
  judgeSetbacks(path);
  verdict.comparisons += unsigned(statistics.interpretedSteps - judged);
  if (isExecuted && !isFound())
    executeTarget(path);
}

/// Judges paths to LoweringOptions::to, or paths of a program that already has
/// ops of another target.
void LoweringCheck::judgeTargets(std::vector<PathStep> through) {
  verdict.kind = LoweringVerdict::Kind::Agree;
  if (!refinement)
    return end(LoweringVerdict::Kind::NoComparison,
               "the interpreter has no result for it");
  if (!through.empty())
    given = makeBuilder(std::move(through));
  for (unsigned i = 1;
       i <= options.paths && verdict.kind == LoweringVerdict::Kind::Agree;
       ++i) {
    ++statistics.paths;
    pathIndex = i;
    if (i == 1 && given)
      judgeInCopies([&] { judgeGiven(); });
    else
      judgeInCopies([&] { judgeTarget(drawTarget(i), i); });
  }
  endOfPaths();
}

/// Executes the module that the path ends with. The interpreter has accepted
/// each pass for which it had a result.
void LoweringCheck::executeTarget(LoweredPath &path) {
  if (!path.module)
    return uncompared("too many passes were taken back");
  if (!seen.insert(path.hash).second) {
    ++statistics.identical;
    return uncompared("the module of an earlier path");
  }
  TargetRun run = options.executor->run(*path.module);
  if (!run.outcome.isComparable())
    return uncompared("not executed: " + run.outcome.message);
  ++statistics.executed;
  ++statistics.compared;
  ++verdict.comparisons;
  noteExecuted(path);
  if (std::optional<Difference> difference =
          differenceBetween(refinement->expected().outcome, run.outcome))
    foundTranslated(path, run, *difference);
}

/// The index of the pass after which the execution is wrong for the first time,
/// and its input. None if a module before it cannot be executed.
static std::optional<std::pair<size_t, LoweredPath>>
firstWrong(PathBuilder &builder, const std::vector<PathStep> &steps,
           const TargetExecutor &executor, const Outcome &expected) {
  for (size_t i = steps.size(); i-- > 0;) {
    LoweredPath before =
        builder.replay({steps.begin(), steps.begin() + long(i)}, false);
    if (!before.module)
      return std::nullopt;
    Outcome outcome = executor.run(*before.module).outcome;
    if (!outcome.isComparable())
      return std::nullopt;
    if (!differenceBetween(expected, outcome))
      return std::pair(i, std::move(before));
  }
  return std::nullopt;
}

/// Reports an execution that differs although no pass was refuted. If the
/// interpreter has the right result for the module, the translation is wrong.
/// If it has none, the culprit is the pass after which executions differ.
void LoweringCheck::foundTranslated(LoweredPath &path, const TargetRun &run,
                                    const Difference &difference) {
  Registry::Timed timed(Registry::global());
  const TargetExecutor &executor = *options.executor;
  const Outcome &right = refinement->expected().outcome;
  RefinementCheck::Answer answer = refinement->answer(*path.module, path.hash);
  Finding finding{FindingKind::Miscompile, "unknown", "",
                  difference.str(),        "",        {}};
  finding.judgedBy = JudgedBy::Execution;
  finding.reason = reasonOf(run.outcome);
  finding.difference = difference;
  finding.expected = right.str();
  finding.actual = run.outcome.str();
  finding.input = printModule(*path.module);
  finding.output = run.text;
  finding.bad = path.steps;
  if (answer.isConclusive && !answer.refutation) {
    finding.culprit = executor.translation;
    finding.details = "the interpreter finds the right result in the module "
                      "that is translated: the translation is wrong, or the "
                      "reference semantics\n";
    noteGiven(finding, PathStep{}, *path.module);
  } else if (auto wrong = firstWrong(*builder, path.steps, executor, right)) {
    auto &[index, before] = *wrong;
    finding.details = "the interpreter has no result after this pass; the "
                      "execution of its input is right, that of its output is "
                      "not\n";
    finding.culprit = path.steps[index].pass;
    finding.culpritIndex = index;
    finding.bad.resize(index + 1);
    finding.input = printModule(*before.module);
    noteGiven(finding, path.steps[index], *before.module);
  } else {
    finding.details = "the interpreter has no result for the module that is "
                      "translated: one of the passes, or the translation\n";
  }
  finding.program = program;
  finding.files = replayFiles(program, finding.bad);
  finding.replay = {"scion interp program.mlir",
                    optCommand(finding.bad) + " | " + executor.command};
  if (!isKnown(finding))
    report(std::move(finding));
}
