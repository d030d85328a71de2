//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prepares programs, draws pipelines and runs them.
//
//===----------------------------------------------------------------------===//

#include "tools/outcomes/Run.h"

#include "base/ChoiceStream.h"
#include "harness/experiment/Path.h"
#include "harness/experiment/Prepare.h"
#include "harness/experiment/Refinement.h"
#include "harness/input/ParsedInput.h"
#include "harness/lowering/PassRules.h"
#include "harness/lowering/PassRunner.h"
#include "harness/lowering/PrintModule.h"

#include "llvm/ADT/StringExtras.h"

#include <functional>

using namespace scion;
using namespace scion::outcomes;

/// Ops that are interpreted, as of LoweringOptions::meaningFuel.
static constexpr uint64_t fuel = 300000;

/// Limit on the passes of a pipeline; further ones are dropped.
static constexpr size_t maxPasses = 30;

void outcomes::prepare(Program &program, const Pipelines &pipelines,
                       const std::function<void(const Program &)> &take) {
  std::optional<ParsedInput> input =
      parseInput(program.text, nullptr, program.name);
  if (!input)
    return;
  mlir::OwningOpRef<mlir::ModuleOp> original = input->module->clone();
  program.isExecutable =
      !prepareProgram(*input->module, input->seed, {}).has_value();
  // Use the original program if it cannot be made executable.
  mlir::ModuleOp module = program.isExecutable ? *input->module : *original;
  program.text = printModule(module);
  for (const std::string &given : pipelines.given) {
    PipelineRun run;
    std::string problem;
    for (const PathStep &step : splitPipeline(given, problem))
      run.passes.push_back(step.pipeline);
    program.runs.push_back(std::move(run));
  }
  take(program);
  if (!pipelines.given.empty())
    return;
  PathOptions options;
  options.judging = Judging::Verify;
  PathBuilder builder(module, input->context, RuleTable::global(), options);
  for (unsigned path = 0; path <= pipelines.drawn; ++path) {
    LoweredPath made =
        path == 0 ? builder.buildReference()
                  : builder.build(ChoiceStream(combineHash(input->seed, path)));
    PipelineRun run;
    // Skip schedules: their ops differ between versions.
    for (const PathStep &step : made.steps)
      if (step.schedule.empty() && run.passes.size() < maxPasses)
        run.passes.push_back(step.pipeline);
    if (!run.passes.empty())
      program.runs.push_back(std::move(run));
    if (!made.module)
      input->context.abandon(made.module.release());
    take(program);
  }
}

static std::string digits(uint64_t hash) {
  return llvm::utohexstr(hash, /*LowerCase=*/true);
}

static Ended endedOf(StepStatus status) {
  switch (status) {
  case StepStatus::Unknown:
    return Ended::Unknown;
  case StepStatus::Failed:
    return Ended::Failed;
  case StepStatus::InvalidIR:
    return Ended::Invalid;
  case StepStatus::EndlessPatterns:
  case StepStatus::TooBig:
    return Ended::Endless;
  default:
    return Ended::Finished;
  }
}

void outcomes::execute(const Program &program, PipelineRun &run,
                       const std::function<void(size_t)> &at) {
  std::vector<std::string> problems;
  std::optional<ParsedInput> input =
      parseInput(program.text, &problems, program.name);
  run.verdicts.clear();
  if (!input) {
    run.ended = Ended::Unparsed;
    run.words = problems.empty() ? "" : problems.front();
    return;
  }
  std::optional<RefinementCheck> check;
  if (program.isExecutable) {
    semantics::Interpretation result = interpretLimited(*input->module, fuel);
    if (result.kind == semantics::Ending::Kind::Finished) {
      run.start = digits(printedHash(result));
      check.emplace(std::move(result), fuel);
    }
  }
  PassRunner &runner = PassRunner::of(input->context);
  uint64_t hash = 0;
  for (size_t i = 0; i < run.passes.size(); ++i) {
    at(i);
    std::string problem;
    std::vector<PathStep> steps = splitPipeline(run.passes[i], problem);
    if (steps.size() != 1) {
      run.ended = Ended::Unknown;
      run.at = i;
      return;
    }
    steps.front().isAsked = true; // known bugs are run, too
    mlir::ModuleOp module = *input->module;
    StepResult result = runner.run(module, steps.front(), input->context, hash);
    run.ended = endedOf(result.status);
    run.at = i;
    if (run.ended != Ended::Finished) {
      run.words = result.message;
      if (run.ended == Ended::Invalid)
        input->context.abandon(input->module.release());
      return;
    }
    PassVerdict verdict;
    if (check) {
      if (result.status == StepStatus::NoEffect && !run.verdicts.empty()) {
        verdict = run.verdicts.back();
      } else {
        const RefinementCheck::Answer &answer = check->answer(module, hash);
        if (answer.printed)
          verdict.shown = digits(*answer.printed);
        if (answer.refutation)
          verdict.words = answer.refutation->text;
        verdict.kind = answer.refutation ? PassVerdict::Refuted
                       : answer.printed  ? PassVerdict::Refines
                                         : PassVerdict::Unknown;
      }
    }
    run.verdicts.push_back(std::move(verdict));
  }
}
