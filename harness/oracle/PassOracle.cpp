//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/input/ParsedInput.h"
#include "harness/lowering/PassRules.h"
#include "harness/oracle/Oracle.h"
#include "harness/oracle/PassCrash.h"

#include <cstdio>

using namespace scion;

static PassCheckOptions options;

static std::string configure(OracleOptions &asked) {
  std::fputs(RuleTable::global().unreviewedSummary().c_str(), stderr);
  options.sequences = asked.getNumber("sequences", options.sequences);
  options.length = asked.getNumber("length", options.length);
  options.meaningFuel = asked.getNumber("meaning", options.meaningFuel);
  return "";
}

const Oracle scion::passOracle = {
    .summary = "runs random passes on any module: crash, invalid IR, meaning",
    .configure = configure,
    .check =
        [](ParsedInput &input) {
          return OracleVerdict{checkPasses(input, options)};
        },
    .statistics = [] { return passCheckStatistics().str(); },
    .readsInvalid = true,
};
