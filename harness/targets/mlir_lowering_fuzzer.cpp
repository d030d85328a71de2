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
  std::fputs(RuleTable::global().unreviewedSummary().c_str(), stderr);
  Options &asked = targetOptions();
  options.prepare.recondition = asked.getNumber("recondition", 1);
  options.prepare.lessShare = asked.getNumber("observe-less", 8);
  options.prepare.twins = asked.getNumber("twins", 1);
  options.meaningFuel = asked.getNumber("meaning", options.meaningFuel);
  options.paths = asked.getNumber("paths", options.paths);
  options.maxSteps = asked.getNumber("max-steps", options.maxSteps);
  options.feedback = asked.getNumber("feedback", 1);
  options.optimizedShare = asked.getNumber("o2-share", options.optimizedShare);
  if (asked.getNumber("go-on", 0))
    options.onFinding = [](auto &finding, auto) { reportAndLearn(finding); };
  return setEveryPath(options, asked.get("every-path").value_or(""));
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
