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
#include "harness/oracle/PassCheck.h"
#include "harness/oracle/Recognise.h"

#include <cstdio>

using namespace scion;

static PassCheckOptions options;

static std::string configure(OracleOptions &asked) {
  std::fputs(RuleTable::global().unreviewedSummary().c_str(), stderr);
  options.sequences = asked.getNumber("sequences", options.sequences);
  options.length = asked.getNumber("length", options.length);
  options.meaningFuel = asked.getNumber("meaning", options.meaningFuel);
  options.proofShare = asked.getNumber("prove", options.proofShare);
  if (asked.getNumber("go-on", 0))
    options.onFinding = reportAndLearn;
  return "";
}

static OracleVerdict check(ParsedInput &input) {
  return {checkPasses(input, options)};
}

static OracleVerdict replay(ParsedInput &input, const Finding &finding) {
  PassCheckOptions again = options;
  again.onFinding = nullptr;
  again.through = finding.bad;
  return {checkPasses(input, again)};
}

static constexpr OptionHelp optionList[] = {
    {"sequences", "sequences of passes for each program"},
    {"length", "passes in a sequence"},
    {"meaning", "interpret programs of at most so many executed ops, and check "
                "the output of each pass; 0: none"},
    {"prove", "after one pass in N, compare small functions that it changed "
              "for all inputs ([Proof.md](Proof.md)); 0, the default: never"},
    {"go-on", "1: report a finding and continue; see above"}};

static constexpr const char *asTarget[] = {"pass --sequences=2"},
                            *through[] = {"pass --through=%"};

namespace scion {
extern constinit const Oracle passOracle = {
    .name = "pass",
    .summary = "runs random passes on any module: crash, invalid IR, meaning",
    .options = optionList,
    .configure = configure,
    .check = check,
    .replay = replay,
    .statistics = [] { return passCheckStatistics().str(); },
    .readsInvalid = true,
    .hasSubcommand = true,
    .showsAsTarget = asTarget,
    .showsThrough = through,
};
} // namespace scion
