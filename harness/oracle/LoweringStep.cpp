//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/LoweringStep.h"

#include "harness/experiment/Path.h"
#include "harness/lowering/OpKinds.h"
#include "harness/lowering/PathStep.h"
#include "harness/oracle/Message.h"
#include "harness/oracle/Recognise.h"

using namespace scion;

Finding scion::invalidIRFinding(const PathStep &step,
                                const std::string &message) {
  Finding finding{FindingKind::InvalidIR,
                  step.pass,
                  "",
                  "the pass succeeds and leaves invalid IR: " +
                      wordsOf(message),
                  "",
                  {}};
  finding.step = step.pipeline;
  finding.reason = FindingReason::Verifier;
  finding.authority = Authority::Verifier;
  return finding;
}

void scion::noteGiven(Finding &finding, const PathStep &step,
                      mlir::ModuleOp given) {
  std::vector<std::string> kinds;
  if (given)
    kinds = scanKinds(given).kinds;
  noteInput(finding, step, std::move(kinds));
}

void scion::noteInputOf(PathBuilder &builder,
                        const std::vector<PathStep> &steps, Finding &finding) {
  LoweredPath before =
      builder.replay({steps.begin(), steps.end() - 1}, /*finish=*/false);
  noteGiven(finding, steps.back(), before.module.get());
}

std::string scion::wordsOf(std::string_view message) {
  return withoutAddresses(withoutPlace(message));
}

std::string scion::printsOf(const PassRunner &runner) {
  const std::string &prints = runner.printed();
  return prints.empty() ? "" : "the pass printed:\n" + prints;
}

bool scion::isKnownInvalidIR(const PathStep &step, const std::string &message,
                             const OpKinds &before) {
  Finding finding = invalidIRFinding(step, message);
  noteInput(finding, step, before.kinds);
  return absorb(finding, step.isAsked);
}

FindingReason scion::reasonOf(const Outcome &actual) {
  return actual.kind == Outcome::Kind::Trapped ? FindingReason::Trap
                                               : FindingReason::OtherResult;
}

FindingReason scion::untranslated(NotRunReason why) {
  return why == NotRunReason::InvalidLLVMIR ? FindingReason::LLVMVerifier
                                            : FindingReason::Untranslated;
}
