//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lowering equivalence: a program means the same on every way to LLVM.
//
//===----------------------------------------------------------------------===//

#include "harness/engine/Options.h"
#include "harness/engine/Target.h"
#include "harness/input/ContextPool.h"
#include "harness/input/ModuleFeatures.h"
#include "harness/input/ParsedInput.h"
#include "harness/input/Registration.h"
#include "harness/lowering/PassRules.h"
#include "harness/oracle/LoweringEquivalence.h"
#include "harness/oracle/LoweringStatistics.h"
#include "harness/oracle/Prepare.h"
#include "harness/oracle/Recognise.h"
#include "harness/oracle/Report.h"

#include <cstdio>

using namespace scion;

static LoweringOptions options;

static std::string initialize() {
  if (!pluginProblem().empty())
    return pluginProblem();
  RuleTable::global();
  options.prepare.recondition = targetOptions().getNumber("recondition", 1);
  options.prepare.lessShare = targetOptions().getNumber("observe-less", 8);
  options.paths = targetOptions().getNumber("paths", options.paths);
  options.maxSteps = targetOptions().getNumber("max-steps", options.maxSteps);
  options.feedback = targetOptions().getNumber("feedback", 1);
  options.optimizedShare =
      targetOptions().getNumber("o2-share", options.optimizedShare);
  if (targetOptions().getNumber("go-on", 0))
    options.onFinding = [](const Finding &finding, unsigned) {
      reportAndLearn(finding);
    };
  return "";
}

static Verdict run(std::string_view text) {
  std::optional<ParsedInput> input = parseInput(text);
  if (!input)
    return Verdict::Rejected;
  noteModuleFeatures(input->module.get());
  LoweringVerdict verdict = checkLowering(*input, options);
  if (verdict.finding)
    reportAndAbort(*verdict.finding);
  return verdict.kind == LoweringVerdict::Kind::Agree ? Verdict::Interesting
                                                      : Verdict::Rejected;
}

const Target scion::fuzzTarget = {
    .name = "mlir_lowering_fuzzer",
    .summary = "lowers programs along many paths, runs and compares them",
    .initialize = initialize,
    .run = run,
    .checkMutant = reconditionMutant,
    .printStatistics =
        [] { std::fputs(loweringStatistics().str(false).c_str(), stderr); },
    .isUsedUp = isContextPoolUsedUp,
};
