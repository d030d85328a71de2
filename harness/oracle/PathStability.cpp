//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Whether a path gives the same modules and results in other processes. Checked
// before a difference is reported.
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/LoweringCheck.h"

#include "harness/known/Registry.h"
#include "harness/lowering/PrintModule.h"
#include "harness/oracle/LoweringReplay.h"
#include "harness/oracle/LoweringStep.h"
#include "harness/recondition/Fuel.h"

#include <algorithm>

using namespace scion;

ReplayRequest LoweringCheck::requestFor(const LoweredPath &path,
                                        unsigned optLevel) const {
  ReplayRequest request;
  request.program = program;
  request.steps = path.steps;
  request.optLevel = optLevel;
  return request;
}

//===----------------------------------------------------------------------===//
// Is it endless, is it stable?
//===----------------------------------------------------------------------===//

/// Whether the path and the reference agree once loops are bounded. A loop
/// without end and effects may be erased on only one of the two, depending on
/// the order of their passes.
bool LoweringCheck::agreesWithFuel(const LoweredPath &path) {
  mlir::OwningOpRef<mlir::ModuleOp> bounded = module.clone();
  if (addFuel(*bounded) == 0)
    return false;
  PathBuilder limited(*bounded, input.context, rules);
  LoweredPath one = limited.replay(path.steps, /*finish=*/true),
              other = limited.replay(expectedBy, /*finish=*/true);
  if (one.end != PathEnd::Lowered || other.end != PathEnd::Lowered)
    return false;
  Outcome outcome = runModule(*one.module);
  return outcome.isComparable() &&
         outcomeWord(outcome) == outcomeWord(runModule(*other.module));
}

/// Runs a path that hit a limit again, in a fresh process with larger limits.
/// Returns true if these are not enough either; otherwise `comparison` gets the
/// outcome.
bool LoweringCheck::isEndless(const LoweredPath &path, Comparison &comparison) {
  ++statistics.withMoreRoom;
  ReplayRequest request = requestFor(path);
  request.limits = moreRoom(*expected);
  // The time is for a machine that is busy: 10^9 units of fuel take some
  // seconds, with AddressSanitizer some ten.
  FreshReplay replay = replayFresh(request, {.seconds = 300});
  comparison.what = Disagreement::None;
  if (!replay.answered) {
    comparison.unknown =
        "a run with more room ends with " + replay.process.ending();
    return false;
  }
  std::string_view outcome = replay.record.outcome;
  if (outcome.starts_with("poisoned ")) {
    bool isLong = mayBeLong && outcome == "poisoned fuel";
    if (isLong || agreesWithFuel(path)) {
      comparison.unknown = "a loop without end that one of two paths erases";
      return false;
    }
    comparison.what = Disagreement::Endless;
    comparison.difference +=
        "; neither are " + std::to_string(request.limits.fuel) +
        " units of fuel and " + std::to_string(request.limits.memoryCap >> 20) +
        " MB enough";
    return true;
  }
  if (outcome.empty() || outcome.starts_with("not run")) {
    comparison.unknown = "the path ends elsewhere in another process";
    return false;
  }
  if (outcome != outcomeWord(*expected)) {
    comparison.what = Disagreement::Results;
    comparison.difference =
        "another result, with more room than usual:\n" + replay.record.shown;
  }
  return false;
}

/// Reports differences between processes. Returns true if there are none, so
/// that replays can find the culprit.
bool LoweringCheck::isStable(const LoweredPath &path,
                             const std::string &difference, unsigned optLevel,
                             bool isDoubtful) {
  Stability stability =
      examineStability(module, input.context, requestFor(path, optLevel),
                       expected ? outcomeWord(*expected) : "", isDoubtful);
  if (stability.kind == Stability::Kind::Stable)
    return true;
  if (stability.kind == Stability::Kind::Elsewhere) {
    // No replay can show it: a pass keeps state from earlier programs, or
    // memory of this process is corrupt.
    ++statistics.unconfirmed;
    uncompared(
        "differs in this process only, first after " +
        path.steps[std::min(stability.step, path.steps.size() - 1)].pass);
    return false;
  }
  foundUnstable(path, stability, difference, optLevel);
  return false;
}

static void tellDeath(const Stability &stability, Finding &finding) {
  finding.kind = FindingKind::Crash;
  finding.culprit = stability.diedIn;
  finding.reason = FindingReason::Signal;
  finding.judgedBy = JudgedBy::Crash;
  finding.summary = std::to_string(stability.died) + " of " +
                    std::to_string(stability.processes) +
                    " fresh processes that walk the path end with " +
                    stability.ending;
  finding.details = "the last words of the first one:\n" + stability.lastWords;
}

/// Reports equal modules with different outcomes. The culprit is the pass that
/// made the program undefined, if there is one.
void LoweringCheck::tellUnstableRun(const LoweredPath &path,
                                    const Stability &stability,
                                    const std::string &difference,
                                    Finding &finding) {
  finding.culprit = "execution";
  finding.summary =
      "equal modules, other results " + stability.rate() + ": " + difference;
  Blame blame = options.blame ? blameRefuted(*builder, path.steps) : Blame();
  if (blame.steps.empty())
    return;
  finding.kind = FindingKind::Miscompile;
  finding.summary = "other results " + stability.rate() + ": " + difference;
  tell(blame, finding);
}

void LoweringCheck::tellUnstablePass(const LoweredPath &path,
                                     const Stability &stability,
                                     const std::string &difference,
                                     Finding &finding) {
  size_t step = std::min(stability.step, path.steps.size() - 1);
  if (stability.differing)
    finding.kind = FindingKind::Miscompile;
  else
    finding.reason = FindingReason::OtherModule;
  finding.culprit = path.steps[step].pass;
  finding.culpritIndex = step;
  finding.summary =
      (stability.differing ? "other results " + stability.rate()
                           : "equal programs become different modules") +
      (difference.empty() ? "" : ": " + difference);
  finding.details =
      "equal passes on an equal program give another module after it, from "
      "one process to the next or from one time to the next: it depends on "
      "addresses, or on memory that it has not written\n";
  LoweredPath before = builder->replay(
      {path.steps.begin(), path.steps.begin() + step}, /*finish=*/false);
  noteGiven(finding, path.steps[step], before.module.get());
  if (before.module)
    finding.input = printModule(*before.module);
}

void LoweringCheck::foundUnstable(const LoweredPath &path,
                                  const Stability &stability,
                                  const std::string &difference,
                                  unsigned optLevel) {
  Finding finding{FindingKind::Nondeterminism, "", "", "", "", {}};
  finding.reason = FindingReason::OtherResult;
  finding.judgedBy = JudgedBy::Repetition;
  if (stability.kind == Stability::Kind::Died)
    tellDeath(stability, finding);
  else if (stability.kind == Stability::Kind::Run)
    tellUnstableRun(path, stability, difference, finding);
  else
    tellUnstablePass(path, stability, difference, finding);
  ++statistics.unstable;
  if (expected)
    finding.expected = expected->str();
  finding.processes = stability.processes;
  finding.confirmed = std::max(stability.differing, stability.died);
  demonstrate(finding, Demonstration::Repeats, program, {}, path.steps,
              optLevel);
  found(std::move(finding));
}

/// The path, built twice in this process, became two modules.
void LoweringCheck::foundOtherModule(const LoweredPath &path) {
  Registry::Timed timed(Registry::global());
  if (!isStable(path, "", 0, /*isDoubtful=*/true))
    return;
  ++statistics.unconfirmed;
  uncompared("another module the second time, and never again");
}
