//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Completes and reports the finding of a verdict, for every oracle.
//
//===----------------------------------------------------------------------===//

#include "harness/input/ParsedInput.h"
#include "harness/oracle/Oracle.h"
#include "harness/oracle/Recognise.h"
#include "harness/oracle/Report.h"

using namespace scion;

/// Adds the name of the oracle and the program to its finding.
static void complete(const Oracle &oracle, std::string_view program,
                     Finding &finding) {
  finding.oracle = oracle.name;
  if (finding.program.empty())
    finding.program = program;
}

OracleVerdict scion::judgeAgain(const Oracle &oracle, const Finding &finding) {
  std::optional<ParsedInput> input = parseInput(finding.program);
  if (!input)
    return {};
  OracleVerdict verdict = oracle.replay && !finding.bad.empty()
                              ? oracle.replay(*input, finding)
                              : oracle.check(*input);
  if (verdict.finding)
    complete(oracle, finding.program, *verdict.finding);
  return verdict;
}

void scion::tellFinding(const Oracle &oracle, Finding finding,
                        std::string_view program, bool goesOn) {
  complete(oracle, program, finding);
  if (!goesOn)
    reportAndAbort(finding);
  reportAndLearn(finding);
}
