//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/LoweringStep.h"

#include "harness/experiment/Blame.h"
#include "harness/experiment/Path.h"
#include "harness/lowering/OpKinds.h"
#include "harness/lowering/PathStep.h"
#include "harness/oracle/Message.h"
#include "harness/oracle/NormalizedMessage.h"
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
  finding.judgedBy = JudgedBy::Verifier;
  return finding;
}

BucketKey scion::roughBucket(const Setback &setback) {
  BucketKey rough;
  rough.culprit = "~" + setback.steps.back().pass;
  switch (setback.status) {
  case StepStatus::InvalidIR:
    rough.kind = FindingKind::InvalidIR;
    rough.detail = normalizedMessage(setback.message);
    break;
  case StepStatus::Refuted:
    rough.kind = FindingKind::ReferenceMismatch;
    break;
  default:
    rough.kind = FindingKind::Hang;
    break;
  }
  return rough;
}

Finding scion::refutedFinding(const PathStep &step,
                              const std::string &message) {
  Finding finding{FindingKind::ReferenceMismatch,           step.pass, "",
                  message + ", by the reference semantics", "",        {}};
  finding.judgedBy = JudgedBy::Interpreter;
  return finding;
}

void scion::sayIfPoisonBranch(Finding &finding) {
  if (finding.reason == FindingReason::PoisonBranch)
    finding.summary =
        "poison reaches a branch, or what was never written; no result "
        "differs: " +
        finding.summary;
}

static FindingReason reasonOfRefuted(const Refutation &refutation) {
  return refutation.difference       ? FindingReason::OtherResult
         : refutation.isPoisonBranch ? FindingReason::PoisonBranch
                                     : FindingReason::Undefined;
}

void scion::tell(const Blame &blame, Finding &finding) {
  const PathStep &culprit = blame.steps.back();
  finding.culprit = culprit.pass;
  finding.pattern = blame.pattern;
  noteInput(finding, culprit, blame.inputKinds);
  finding.culpritIndex = blame.steps.size() - 1;
  finding.input = blame.inputOfStep;
  finding.output = blame.outputOfStep;
  if (blame.refutation) {
    finding.judgedBy = JudgedBy::Interpreter;
    finding.difference = blame.refutation->difference;
    finding.reason = reasonOfRefuted(*blame.refutation);
    finding.details +=
        "by the interpreter, after it: " + blame.refutation->text + "\n";
  }
  if (blame.first + 1 < blame.steps.size()) {
    finding.details += "or one of the passes before it, after which the "
                       "program alone does not lower to LLVM:\n";
    for (size_t i = blame.first; i + 1 < blame.steps.size(); ++i)
      finding.details += "  " + blame.steps[i].pipeline + "\n";
  }
  if (!blame.pattern.empty())
    finding.details += "pattern " + blame.pattern + ", attempt " +
                       std::to_string(blame.application) + " of the pass\n";
  if (!blame.stable)
    finding.details += "the second search for the culprit named another pass\n";
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
