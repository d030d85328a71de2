//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Executions that differ become findings.
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/LoweringCheck.h"

#include "harness/known/Registry.h"
#include "harness/lowering/PassRules.h"
#include "harness/oracle/Bucket.h"
#include "harness/oracle/LoweringReplay.h"
#include "harness/oracle/LoweringStep.h"
#include "harness/oracle/Message.h"
#include "harness/oracle/Recognise.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>

using namespace scion;

/// The number of differences that are explained per program: most show one bug.
static constexpr unsigned maxExplained = 3;

/// A known bug may show on all paths of a program: after this many recognised
/// differences, others are only counted. (An explanation takes about as long as
/// 20 paths.)
static constexpr unsigned maxRecognised = 3;

/// With paths in copies, every distinct bug is searched for: explanations stop
/// after this many in a row that show bugs found before.
static constexpr unsigned maxRepeated = 10;

bool LoweringCheck::mayExplain() const {
  return explained < (options.survivesCrashes ? maxRepeated : maxExplained);
}

bool LoweringCheck::isAsked(const Finding &finding) const {
  return isAskedFor || (options.reportsAskedEverywhere &&
                        llvm::any_of(options.through, [&](const auto &step) {
                          return step.pass == finding.culprit;
                        }));
}

bool LoweringCheck::isKnown(Finding &finding) {
  bool known = absorb(finding, isAsked(finding));
  if (known && explained) {
    --explained;
    ++recognised;
  }
  statistics.known += known;
  return known;
}

void LoweringCheck::found(Finding finding) {
  if (!isKnown(finding))
    report(std::move(finding));
}

void LoweringCheck::report(Finding finding) {
  Registry &registry = Registry::global();
  if (!registry.enabled().empty()) {
    // The next run of the program has to enable the same records.
    std::string ids = registry.idsOf(registry.enabled());
    finding.details +=
        "enabled on this path, suppressed on others: " + ids + "\n";
    for (ReplayFile &file : finding.files)
      if (file.name == "program.mlir") {
        std::erase(ids, ' ');
        file.text.insert(0, "// scion: enable=" + ids + "\n");
        finding.program = file.text;
      }
  }
  if (isCopy)
    return;
  deliver(std::move(finding));
}

void LoweringCheck::deliver(Finding finding) {
  ++told;
  if (options.survivesCrashes &&
      delivered.insert(bucketOf(finding).name()).second)
    explained = 0; // the last explained bug is new
  if (options.onFinding)
    return options.onFinding(finding, pathIndex);
  verdict.kind = LoweringVerdict::Kind::Found;
  verdict.finding = std::move(finding);
}

/// Where the reference path runs the culprit too, either result may be wrong.
void LoweringCheck::tellShared(const PathStep &culprit,
                               Finding &finding) const {
  bool shared = std::any_of(
      reference.steps.begin(), reference.steps.end(),
      [&](const PathStep &step) { return step.pass == culprit.pass; });
  const PassRule *rule = rules.find(culprit.pass);
  if (rule && rule->role == PassRole::Conversion && shared)
    finding.details += "no independent conversion: the reference path runs " +
                       culprit.pass +
                       " too, so either result may be the wrong one\n";
}

/// Searches for the culprit on a path whose execution differs. The steps are
/// empty if it is unknown.
Blame LoweringCheck::explain(const LoweredPath &path, const Differs &differs,
                             Finding &finding) {
  // Do not search for a wrong result if LLVM rejects the IR: a pass whose
  // output does not refine its input is another bug.
  Blame blame;
  if (finding.kind != FindingKind::InvalidIR)
    blame = blameRefuted(*builder, path.steps);
  if (blame.steps.empty())
    blame = findBlame(*builder, path.steps, differs);
  if (!blame.steps.empty())
    tell(blame, finding);
  return blame;
}
void LoweringCheck::foundOptimizerDifference(LoweredPath &path,
                                             const std::string &difference,
                                             const Outcome &unoptimized,
                                             const Outcome &optimized) {
  Registry::Timed timed(Registry::global());
  if (!isStable(path, difference, 2))
    return;
  Finding finding{FindingKind::PoisonOrCodegen,
                  "codegen",
                  "",
                  "O0 and O2 of one module differ at " + difference,
                  "",
                  {}};
  finding.reason = reasonOf(optimized);
  finding.judgedBy = JudgedBy::Execution;
  finding.difference = differenceBetween(unoptimized, optimized);
  std::vector<PathStep> shown = path.steps;
  if (options.blame && &path != &reference) {
    Blame blame = explain(
        path,
        [&](LoweredPath &candidate) {
          return shows(Disagreement::Results, *expected,
                       runModule(*candidate.module, 2));
        },
        finding);
    if (!blame.steps.empty()) {
      tellShared(blame.steps.back(), finding);
      finding.details += "since that pass, O0 and O2 differ: it makes poison "
                         "(a wrong flag, say), or LLVM has a bug\n";
      shown = blame.complete;
    }
  }
  finding.expected = unoptimized.str();
  finding.actual = optimized.str();
  demonstrate(finding, Demonstration::Runs, program, shown, shown, 2);
  found(std::move(finding));
}

void LoweringCheck::foundDisagreement(const LoweredPath &path,
                                      const Comparison &comparison) {
  Registry::Timed timed(Registry::global());
  Disagreement what = comparison.what;
  bool isIR = what == Disagreement::InvalidIR;
  Finding finding{isIR ? FindingKind::InvalidIR : FindingKind::Miscompile,
                  "unknown",
                  "",
                  isIR ? withoutAddresses(comparison.difference)
                       : comparison.difference,
                  "",
                  {}};
  finding.judgedBy = isIR ? JudgedBy::Verifier : JudgedBy::Execution;
  std::vector<PathStep> shown = path.steps;
  if (!isAskedFor && absorbEnabled(finding)) {
    ++statistics.known;
    return;
  }
  if (options.blame && recognised >= maxRecognised)
    return uncompared("a difference after others of known bugs");
  if (options.blame && options.survivesCrashes && !mayExplain())
    return uncompared("a difference after others that were explained");
  if (options.blame && mayExplain()) {
    ++explained;
    if (!isStable(path, comparison.difference, 0))
      return;
    auto differs = [&](LoweredPath &candidate) {
      if (what != Disagreement::Results)
        return shows(what, *expected,
                     runModule(*candidate.module, 0, roomForBlame(*expected)));
      for (unsigned level : {0, 2})
        if (shows(what, *expected, runModule(*candidate.module, level)))
          return true;
      return false;
    };
    Blame blame = explain(path, differs, finding);
    // Two searches blamed different steps, so the path may be unstable.
    if (!blame.stable && !isStable(path, comparison.difference, 0, true))
      return;
    if (!blame.steps.empty()) {
      if (what == Disagreement::Results)
        tellShared(blame.steps.back(), finding);
      shown = blame.complete;
    }
  }
  if (isKnown(finding))
    return;
  LoweredPath last = builder->replay(shown, /*finish=*/true);
  finding.expected = expected->str();
  if (last.end == PathEnd::Lowered) {
    Outcome actual = runModule(*last.module);
    finding.actual = actual.str();
    finding.reason = isIR ? untranslated(actual.notRunReason)
                     : what == Disagreement::Endless ? FindingReason::Endless
                                                     : reasonOf(actual);
    if (actual.isComparable())
      finding.difference = differenceBetween(*expected, actual);
  }
  if (expectedBy.empty())
    demonstrate(finding, Demonstration::InterpreterRun, program, {}, shown);
  else
    demonstrate(finding, Demonstration::Runs, program, expectedBy, shown);
  report(std::move(finding));
}
