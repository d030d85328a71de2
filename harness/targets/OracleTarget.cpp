//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/targets/OracleTarget.h"

#include "harness/engine/Options.h"
#include "harness/input/ModuleFeatures.h"
#include "harness/input/ParsedInput.h"
#include "harness/input/Registration.h"
#include "harness/oracle/FindingFile.h"

using namespace scion;

namespace {
class CommandLine final : public OracleOptions {
public:
  uint64_t getNumber(std::string_view name, uint64_t fallback) override {
    return targetOptions().getNumber(name, fallback);
  }
  std::string_view getText(std::string_view name) override {
    return targetOptions().get(name).value_or("");
  }
};
} // namespace

/// Set by go-on=1: the process continues after a finding.
static bool goesOn = false;

std::string scion::initializeOracle(const Oracle &oracle) {
  if (!pluginProblem().empty())
    return pluginProblem();
  globalRegistry();
  goesOn = targetOptions().getNumber("go-on", 0) != 0;
  CommandLine commandLine;
  return oracle.configure(commandLine);
}

Verdict scion::judgeText(const Oracle &oracle, std::string_view text) {
  // The input may be a finding instead of a program: replay it with its passes.
  if (std::optional<Finding> given = findingIn(text)) {
    if (OracleVerdict verdict = judgeAgain(oracle, *given); verdict.finding)
      tellFinding(oracle, *verdict.finding, text, /*goesOn=*/false);
    return Verdict::Rejected;
  }
  std::optional<ParsedInput> input = parseInput(text);
  if (!input)
    return Verdict::Rejected;
  noteModuleFeatures(input->module.get());
  OracleVerdict verdict = oracle.check(*input);
  if (verdict.finding)
    tellFinding(oracle, *verdict.finding, text, goesOn);
  return verdict.isInteresting ? Verdict::Interesting : Verdict::Rejected;
}
