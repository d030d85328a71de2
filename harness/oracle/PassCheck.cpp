//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The loop over the sequences of one program.
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/PassCheck.h"

#include "base/Stage.h"
#include "harness/experiment/Blame.h"
#include "harness/input/ParsedInput.h"
#include "harness/known/Registry.h"
#include "harness/lowering/Hybrid.h"
#include "harness/lowering/PassRules.h"
#include "harness/lowering/PrintModule.h"
#include "harness/oracle/DrawPass.h"
#include "harness/oracle/EndlessPatterns.h"
#include "harness/oracle/Ledger.h"
#include "harness/oracle/LoweringReplay.h"
#include "harness/oracle/LoweringStep.h"
#include "harness/oracle/Message.h"
#include "harness/oracle/OwnSchedule.h"
#include "harness/oracle/PassCopy.h"
#include "harness/oracle/PassResult.h"
#include "harness/oracle/Recognise.h"
#include "harness/oracle/Repeat.h"

#include "llvm/Support/SaveAndRestore.h"

#include <cstdio>
#include <utility>

using namespace scion;

/// One in this many sequences is run a second time and compared.
static constexpr unsigned repeatShare = 8;

/// Passes that may change the result of the program run on a copy that is then
/// dropped, so that the passes after them can be judged. In one of this many
/// sequences they change the program itself, and the passes after them are not
/// judged.
static constexpr unsigned unjudgedShare = 4;

/// The steps of the caller, or else of the input's directive `through`. Moves
/// the program's own schedule into its step.
static std::vector<PathStep> stepsAskedFor(ParsedInput &input,
                                           const PassCheckOptions &options) {
  std::vector<PathStep> steps = options.through;
  std::string error; // an input may ask for nonsense
  if (auto text = input.directives.get("through"); text && steps.empty())
    steps = splitPipeline(*text, error);
  takeOwnSchedule(*input.module, steps);
  return steps;
}

namespace {
class PassCheck {
public:
  PassCheck(ParsedInput &input, const PassCheckOptions &options)
      : input(input), options(options), statistics(passCheckStatistics()),
        through(stepsAskedFor(input, options)),
        isAsked(!through.empty() && !options.areDrawn),
        builder(*input.module, input.context, RuleTable::global()) {}

  std::optional<Finding> run();

private:
  ParsedInput &input;
  const PassCheckOptions &options;
  PassCheckStatistics &statistics;
  std::vector<PathStep> through; // instead of drawn passes
  bool isAsked;                  // a person wants them unchanged
  PathBuilder builder;
  PassResult expected;
  std::string program;    // text; "" if nobody needs it
  PathNote note{nullptr}; // the program is in the engine's crash file
  bool isRefuted = false; // a function is, for some input: stop judging

  void follow(const std::vector<PathStep> &done, const PathStep &next,
              const OpKinds &kinds) {
    note.follow(done, next, kinds.kinds);
    if (options.progress)
      options.progress(program, note.path(), kinds.kinds);
  }

  std::optional<Finding> runSequence(ChoiceStream choices);
  void apply(Experiment &experiment, const LoweredPath &path,
             const DrawnPass &drawn, bool isAside, std::vector<PathStep> &run);
  std::optional<Finding> judgeFunctions(mlir::ModuleOp before,
                                        mlir::ModuleOp after, PathStep step);
  std::optional<Finding> explain(const Setback &setback, const OpKinds &given);
  std::optional<Finding> findingOf(const Setback &setback);
  Finding invalid(const Setback &setback);
  std::optional<Finding> refuted(const Setback &setback);
  std::optional<Finding> known(Finding finding);
};
} // namespace

std::optional<Finding> PassCheck::run() {
  // Run all passes unmodified: their output is compared in this process only.
  llvm::SaveAndRestore unchanged(builder.subject.runner.mayReplace, false);
  builder.subject.remembersIdle = false;
  Registry &registry = Registry::global();
  registry.startProgram(input.directives.get("enable").value_or(""));
  expected = PassResult(input, options.meaningFuel);
  statistics.interpreted += expected.isKnown();
  ChoiceStream choices(input.seed);
  unsigned sequences = through.empty() ? options.sequences : 1;
  for (unsigned i = 0; i < sequences && !isRefuted; ++i) {
    registry.startPath(stableHash("lift", input.seed + i));
    if (auto finding = runSequence(choices.fork("sequence", i)))
      return finding;
  }
  registry.endProgram();
  return std::nullopt;
}

std::optional<Finding> PassCheck::known(Finding finding) {
  if (absorb(finding, isAsked)) {
    ++statistics.known;
    return std::nullopt;
  }
  if (!options.onFinding)
    return finding;
  options.onFinding(finding);
  return std::nullopt;
}

/// The finding that the last pass left invalid IR, without passes before it
/// that it does not need.
Finding PassCheck::invalid(const Setback &setback) {
  Finding finding = invalidIRFinding(setback.steps.back(), setback.message);
  finding.details = printsOf(builder.subject.runner);
  std::string words = wordsOf(setback.message);
  std::vector<PathStep> path =
      dropUnneeded(setback.steps, [&](const std::vector<PathStep> &steps) {
        LoweredPath again = builder.replay(steps, /*finish=*/false);
        return again.end == PathEnd::Wrong &&
               again.setbacks.back().status == StepStatus::InvalidIR &&
               again.steps.size() == steps.size() &&
               wordsOf(again.message) == words;
      });
  finding.culpritIndex = path.size() - 1;
  demonstrate(finding, Demonstration::Passes, printModule(*input.module), {},
              path);
  noteInputOf(builder, path, finding);
  return finding;
}

std::optional<Finding> PassCheck::refuted(const Setback &setback) {
  Blame blame = blameRefuted(builder, setback.steps);
  if (blame.steps.empty() || !blame.stable ||
      blame.steps.back().pass != setback.steps.back().pass)
    return std::nullopt;
  Finding finding = refutedFinding(setback.steps.back(), setback.message);
  tell(blame, finding);
  sayIfPoisonBranch(finding);
  finding.expected = expected.check()->expected().outcome.str();
  demonstrate(finding, Demonstration::Interpreter, printModule(*input.module),
              {}, blame.steps);
  return finding;
}

std::optional<Finding> PassCheck::findingOf(const Setback &setback) {
  switch (setback.status) {
  case StepStatus::InvalidIR:
    return invalid(setback);
  case StepStatus::Refuted:
    return refuted(setback);
  case StepStatus::EndlessPatterns: {
    std::string why; // counted below: it ends after all
    std::optional<Finding> circle =
        confirmEndlessPatterns(printModule(*input.module), setback.steps, why);
    if (circle)
      noteInputOf(builder, setback.steps, *circle);
    else
      ++statistics.exhausted;
    return circle;
  }
  default:
    ++statistics.exhausted;
    return std::nullopt;
  }
}

/// Turns a setback into a finding, unless it is known or the ledger only counts
/// it.
std::optional<Finding> PassCheck::explain(const Setback &setback,
                                          const OpKinds &given) {
  Ledger *ledger = options.onFinding ? Ledger::active() : nullptr;
  BucketKey rough = roughBucket(setback);
  if (ledger && !ledger->mayExplain(rough, given.kinds, setback.effect)) {
    ++statistics.throttled;
    return std::nullopt;
  }
  // The search for the culprit replays passes, other sequences of them too, and
  // each may crash.
  Subject &subject = builder.subject;
  llvm::SaveAndRestore beforeStep(subject.beforeStep);
  subject.beforeStep = [this](const std::vector<PathStep> &done,
                              const PathStep &next, const OpKinds &kinds) {
    follow(done, next, kinds);
  };
  llvm::SaveAndRestore afterStep(subject.afterStep, {});
  std::optional<LedgerTime> time;
  if (ledger)
    time.emplace(rough);
  std::optional<Finding> found = findingOf(setback);
  if (!found)
    return std::nullopt;
  found->effect = setback.effect;
  if (found->inputKinds.empty())
    noteInput(*found, setback.steps.back(), given.kinds);
  // Findings that no replay confirms do not get here, so they do not throttle
  // the bucket.
  if (ledger)
    ledger->noteSaved(rough);
  return known(std::move(*found));
}

/// The finding of a program that calls a function of `before` with inputs for
/// which the pass is wrong.
std::optional<Finding> PassCheck::judgeFunctions(mlir::ModuleOp before,
                                                 mlir::ModuleOp after,
                                                 PathStep step) {
  mlir::OwningOpRef<mlir::ModuleOp> program;
  {
    StageScope stage("prove");
    program = refuteFunctions(before, after, statistics.proofs);
  }
  if (!program)
    return std::nullopt;
  std::optional<ParsedInput> call = parseInput(printGeneric(*program));
  if (!call)
    return std::nullopt;
  isRefuted = true;
  PassCheckOptions again = options;
  again.areDrawn = !isAsked;
  again.proofShare = 0;
  again.through = {std::move(step)};
  return PassCheck(*call, again).run();
}

/// `run`: the passes that were run and accepted, also those that changed
/// locations only.
void PassCheck::apply(Experiment &experiment, const LoweredPath &path,
                      const DrawnPass &drawn, bool isAside,
                      std::vector<PathStep> &run) {
  PassCounts &counts = statistics.passes[drawn.step.pass];
  ++counts.applied;
  statistics.relevant += drawn.isRelevant;
  RefinementCheck *refinement = builder.subject.refinement;
  std::string message;
  StepStatus status = isAside ? experiment.applyAside(drawn.step, &message)
                              : experiment.apply(drawn.step, &message);
  bool isEffect = status == StepStatus::Effect || status == StepStatus::Refuted;
  statistics.effects += expected.isKnown() && isEffect;
  statistics.aside += isAside && isEffect;
  switch (status) {
  case StepStatus::Effect:
    ++counts.hadEffect;
    statistics.relevantEffect += drawn.isRelevant;
    if (isAside)
      return;
    statistics.judgedSteps += builder.subject.refinement != nullptr;
    [[fallthrough]];
  case StepStatus::NoEffect:
    run.push_back(drawn.step);
    return;
  case StepStatus::Failed:
  case StepStatus::Unknown:
    if (statistics.firstFailure.empty())
      statistics.firstFailure = drawn.step.pipeline + ": " + wordsOf(message);
    ++counts.failed;
    break;
  case StepStatus::Refuted:
    ++statistics.judgedSteps;
    break;
  default:
    break;
  }
  // The module is unchanged.
  run = path.steps;
  builder.subject.refinement = refinement;
}

std::optional<Finding> PassCheck::runSequence(ChoiceStream choices) {
  Registry::Timed timed(Registry::global());
  if (options.progress || Ledger::active())
    program = printModule(*input.module);
  Subject &subject = builder.subject;
  subject.refinement = expected.check();
  subject.beforeStep = [&](const std::vector<PathStep> &done,
                           const PathStep &next, const OpKinds &kinds) {
    follow(done, next, kinds);
    // After a pass that may change the result, the expected one is unknown.
    if (subject.refinement && !expected.isKeptBy(next, kinds))
      subject.refinement = nullptr;
  };
  subject.afterStep = offerOneAfter(choices.fork("hybrid"),
                                    [](mlir::ModuleOp) { return true; });
  std::optional<Finding> finding;
  if (options.onFinding && Ledger::active()) {
    subject.wouldCrash = [&](const std::vector<PathStep> &done,
                             const PathStep &next, mlir::ModuleOp module,
                             const OpKinds &kinds) {
      std::optional<Finding> crash;
      bool isAvoided =
          isSuspect(subject, program, done, next, module, kinds, crash);
      if (crash)
        known(std::move(*crash));
      return isAvoided;
    };
  }
  LoweredPath path;
  Experiment experiment(subject, path, Judging::TakeBack);
  std::vector<PathStep> run;
  bool isGiven = !through.empty();
  bool mayBeUnjudged =
      isGiven || choices.fork("unjudged").chance(1, unjudgedShare);
  size_t length = isGiven ? through.size() : options.length;
  for (size_t i = 0; i < length && !experiment.ended && !finding && !isRefuted;
       ++i) {
    DrawnPass drawn = isGiven
                          ? DrawnPass{through[i], true}
                          : drawPass(experiment.kinds(), options.only, choices);
    drawn.step.isAsked = isAsked;
    if (drawn.step.pipeline.empty())
      continue;
    size_t before = path.setbacks.size(), done = path.steps.size();
    const OpKinds &given = experiment.kinds();
    bool isAside = !mayBeUnjudged && subject.refinement &&
                   !expected.isKeptBy(drawn.step, given);
    mlir::OwningOpRef<mlir::ModuleOp> unproved;
    if (options.proofShare && !isAside &&
        choices.fork("prove", i).chance(1, options.proofShare) &&
        expected.isKeptBy(drawn.step, given))
      unproved = experiment.module().clone();
    apply(experiment, path, drawn, isAside, run);
    if (path.setbacks.size() != before)
      finding = explain(path.setbacks.back(), given);
    else if (unproved && path.steps.size() != done)
      finding = judgeFunctions(*unproved, *path.module, drawn.step);
  }
  subject.beforeStep = nullptr;
  subject.afterStep = nullptr;
  subject.wouldCrash = nullptr;
  if (finding || run.empty() || experiment.ended || isRefuted ||
      (!isGiven && !choices.chance(1, repeatShare)))
    return finding;
  finding = differsAgain(builder, run, *path.module);
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
  char line[560];
  std::snprintf(
      line, sizeof(line),
      "scion: %llu verified, %llu passes run (%llu had effect, %llu "
      "failed), %llu of them relevant (%llu had effect), %llu of "
      "%llu passes had an effect, %llu bounded, %llu known bugs; %llu "
      "programs interpreted, and after %llu of %llu passes with an effect "
      "(%llu on a branch); %llu findings only counted\n",
      (unsigned long long)inputs, (unsigned long long)applied,
      (unsigned long long)hadEffect, (unsigned long long)failed,
      (unsigned long long)relevant, (unsigned long long)relevantEffect,
      (unsigned long long)effective, (unsigned long long)passes.size(),
      (unsigned long long)exhausted, (unsigned long long)known,
      (unsigned long long)interpreted, (unsigned long long)judgedSteps,
      (unsigned long long)effects, (unsigned long long)aside,
      (unsigned long long)throttled);
  return line + proofs.str() + tellEffects(passes);
}

std::optional<Finding> scion::checkPasses(ParsedInput &input,
                                          const PassCheckOptions &options) {
  ++passCheckStatistics().inputs;
  return PassCheck(input, options).run();
}
