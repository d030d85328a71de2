//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes on any valid module: no crash, no invalid IR, the same twice.
//
//===----------------------------------------------------------------------===//

#include "harness/engine/Options.h"
#include "harness/engine/Target.h"
#include "harness/input/ContextPool.h"
#include "harness/input/ModuleFeatures.h"
#include "harness/input/ParsedInput.h"
#include "harness/input/Registration.h"
#include "harness/lowering/PassRules.h"
#include "harness/oracle/PassCrash.h"
#include "harness/oracle/Report.h"

#include <cstdio>

using namespace scion;

static PassCheckOptions options;

static std::string initialize() {
  if (!pluginProblem().empty())
    return pluginProblem();
  std::fputs(RuleTable::global().unreviewedSummary().c_str(), stderr);
  options.sequences = targetOptions().getNumber("sequences", options.sequences);
  options.length = targetOptions().getNumber("length", options.length);
  return "";
}

static Verdict run(std::string_view text) {
  std::optional<ParsedInput> input = parseInput(text);
  if (!input)
    return Verdict::Rejected;
  noteModuleFeatures(input->module.get());
  if (std::optional<Finding> finding = checkPasses(*input, options))
    reportAndAbort(*finding);
  return Verdict::Interesting;
}

const Target scion::fuzzTarget = {
    .name = "mlir_pass_fuzzer",
    .summary = "runs random passes on any module: crash, invalid IR",
    .initialize = initialize,
    .run = run,
    .checkMutant = nullptr,
    .printStatistics =
        [] { std::fputs(passCheckStatistics().str().c_str(), stderr); },
    .isUsedUp = isContextPoolUsedUp,
};
