//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The reference path: its outcome is compared with the interpreter's result. If
// it traps, reads memory that was never written, or gives no LLVM IR, other
// paths decide: one that finishes shows that a pass of the reference path is
// wrong, and its passes complete prefixes in the search for the culprit.
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/LoweringCheck.h"

#include "harness/experiment/Prepare.h"
#include "harness/known/Registry.h"
#include "harness/oracle/LoweringStep.h"

using namespace scion;

/// Whether there are paths to judge.
bool LoweringCheck::judgeReference() {
  reference = builder->buildReference();
  ++statistics.paths;
  judgeSetbacks(reference);
  if (isFound())
    return false;
  if (reference.end != PathEnd::Lowered) {
    ++statistics.referenceNotLowered;
    ++statistics.notLowered;
    // The interpreter judges the passes of other paths.
    if (refinement && !reference.setbacks.empty())
      return true;
    end(LoweringVerdict::Kind::NotLowered, reference.message);
    return false;
  }
  ++statistics.lowered;
  return judgeReferenceOutcome();
}

bool LoweringCheck::judgeReferenceOutcome() {
  ++statistics.executed;
  TwoRuns runs = runTwice(*reference.module);
  const Outcome &actual = runs.outcome;
  verdict.reference = actual.str();
  seen.insert(reference.hash);
  switch (actual.kind) {
  case Outcome::Kind::NotRun:
    if (actual.notRunReason != NotRunReason::Untranslatable &&
        actual.notRunReason != NotRunReason::InvalidLLVMIR) {
      outOfScope(actual.message);
      return false;
    }
    problem = actual.message;
    break;
  case Outcome::Kind::Poisoned:
    if (!hasFuel && isWellDefined && giveFuel(module, actual)) {
      hasFuel = true;
      return false;
    }
    ++statistics.poisoned;
    end(LoweringVerdict::Kind::Poisoned,
        "the reference path runs out of " +
            std::string(toString(actual.limit)) + ": " + actual.message);
    return false;
  case Outcome::Kind::Trapped:
    ++statistics.trapped;
    problem =
        "the reference path traps: " + std::string(trapName(actual.trap)) +
        " (" + actual.message + ")";
    break;
  case Outcome::Kind::Finished:
    if (!runs.readsFreshMemory)
      break;
    ++statistics.poisoned;
    problem = "the reference path reads memory it has not written";
    break;
  }
  if (!problem.empty()) {
    failed = actual;
    if (isWellDefined || refinement)
      return true; // other paths show the culprit
    if (actual.kind == Outcome::Kind::NotRun)
      outOfScope(problem);
    else
      end(LoweringVerdict::Kind::Poisoned, problem);
    return false;
  }
  if (refinement) {
    noteCompared(reference);
    if (auto difference = differenceFromResult(refinement->expected(), actual))
      foundMismatch(difference->str(), actual);
    else
      expected = actual;
  } else {
    expected = actual;
  }
  expectedBy = reference.steps;
  if (!isFound() && choices.fork("optimized").chance(1, options.optimizedShare))
    judgeOptimized(reference, actual);
  return !isFound();
}

void LoweringCheck::foundReferenceFails(const LoweredPath &other,
                                        const Outcome &right) {
  Registry::Timed timed(Registry::global());
  Outcome actual = std::move(*failed);
  failed.reset();
  bool isIR = actual.kind == Outcome::Kind::NotRun;
  Finding finding{isIR ? FindingKind::InvalidIR : FindingKind::Miscompile,
                  "unknown",
                  "",
                  problem + "; another path finishes",
                  "",
                  {}};
  finding.reason =
      isIR ? untranslated(actual.notRunReason) : FindingReason::ReferenceFails;
  finding.judgedBy = isIR ? JudgedBy::Verifier : JudgedBy::Execution;
  finding.expected = right.str();
  finding.actual = actual.str();
  auto isWrong = [&](LoweredPath &candidate) {
    Outcome outcome = runModule(*candidate.module);
    return compareWithReference(right, outcome).what != Disagreement::None ||
           readsFreshMemory(*candidate.module, outcome);
  };
  if (options.blame) {
    builder->completion = other.steps;
    explain(reference, isWrong, finding);
    builder->completion.clear();
  }
  demonstrate(finding, Demonstration::Runs, program, other.steps,
              reference.steps);
  found(std::move(finding));
}

/// Ends the check if no other path finished either.
void LoweringCheck::endOfFailedReference() {
  // Where no path can be translated, MLIR has a limit.
  if (failed->kind == Outcome::Kind::NotRun)
    return outOfScope(problem);
  if (refinement) {
    foundMismatch(problem, *failed);
    return;
  }
  // A well-defined program cannot trap on every path.
  if (seen.size() == 1)
    return end(LoweringVerdict::Kind::Poisoned, problem);
  ++statistics.ownDefects;
  Finding finding{FindingKind::OwnDefect,
                  "reconditioning",
                  "",
                  problem + ", and so does every other path",
                  "the program is not well-defined after all, or all paths "
                  "share a bug\n",
                  {}};
  finding.judgedBy = JudgedBy::Execution;
  finding.actual = verdict.reference;
  demonstrate(finding, Demonstration::Run, program, {}, reference.steps);
  found(std::move(finding));
  if (!isFound())
    end(LoweringVerdict::Kind::Poisoned, problem);
}
