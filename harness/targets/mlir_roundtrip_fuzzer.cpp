//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MLIR's parser, printer and bytecode: what is printed reads back the same.
//
//===----------------------------------------------------------------------===//

#include "harness/engine/Target.h"
#include "harness/input/ContextPool.h"
#include "harness/input/ModuleFeatures.h"
#include "harness/input/ParsedInput.h"
#include "harness/input/Registration.h"
#include "harness/oracle/Recognise.h"
#include "harness/oracle/Report.h"
#include "harness/oracle/RoundTrip.h"

using namespace scion;

static Verdict run(std::string_view input) {
  std::optional<ParsedInput> parsed = parseInput(input);
  if (!parsed)
    return Verdict::Rejected;
  noteModuleFeatures(parsed->module.get());
  std::optional<Finding> finding = checkRoundTrip(parsed->module.get());
  if (finding && !absorb(*finding))
    reportAndAbort(*finding);
  return Verdict::Interesting;
}

const Target scion::fuzzTarget = {
    .name = "mlir_roundtrip_fuzzer",
    .summary = "prints modules (generic, pretty, bytecode) and reads them back",
    .initialize =
        [] {
          if (pluginProblem().empty())
            globalRegistry();
          return pluginProblem();
        },
    .run = run,
    .checkMutant = nullptr,
    .printStatistics = nullptr,
    .isUsedUp = isContextPoolUsedUp,
};
