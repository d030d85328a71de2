//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes that failed the test become findings: invalid IR, patterns that are
// applied without end, an output that does not refine the input.
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/LoweringCheck.h"

#include "harness/known/Registry.h"
#include "harness/lowering/OpKinds.h"
#include "harness/oracle/EndlessPatterns.h"
#include "harness/oracle/Ledger.h"
#include "harness/oracle/LoweringReplay.h"
#include "harness/oracle/LoweringStep.h"

#include "llvm/ADT/StringExtras.h"

#include <map>

using namespace scion;

void LoweringCheck::foundInvalidIR(const Setback &setback) {
  Registry::Timed timed(Registry::global());
  Finding finding = invalidIRFinding(setback.steps.back(), setback.message);
  finding.culpritIndex = setback.steps.size() - 1;
  demonstrate(finding, Demonstration::Passes, program, {}, setback.steps);
  noteInputOf(*builder, setback.steps, finding);
  found(std::move(finding));
}

void LoweringCheck::foundCircle(const Setback &setback) {
  Registry::Timed timed(Registry::global());
  std::string why;
  std::optional<Finding> finding =
      confirmEndlessPatterns(program, setback.steps, why);
  if (!finding)
    return uncompared(why);
  noteInputOf(*builder, setback.steps, *finding);
  found(std::move(*finding));
}

/// Limits the explanations of a wrong pass without a known pattern, if findings
/// do not end the process and no ledger bounds their time. Known patterns are
/// suppressed, but such a pass may be wrong on every program, and each
/// explanation takes about as long as 20 paths.
namespace {
struct WithoutPattern {
  /// After `always` explanations, one refutation in `sampled` is explained:
  /// the pass may have other bugs. With a planted pass that is wrong on every
  /// program, 3,000 executions take as long as without it (5 to 6 minutes);
  /// with all explained they were not done after 34 minutes.
  static constexpr unsigned always = 4, sampled = 16;

  unsigned explained = 0, refuted = 0;
  bool isExplainedNext() {
    return explained < always || refuted++ % sampled == 0;
  }
};
} // namespace

/// The counts for a pass, by its name, for the whole process.
static WithoutPattern &withoutPattern(const PathStep &step) {
  static std::map<std::string, WithoutPattern> passes;
  return passes[step.pass];
}

/// A wrong pass shows on most paths of a program: explain it once or, if all
/// distinct bugs are searched for, as long as new ones are found. With a
/// ledger, which bounds the time, explain it once for each effect: a rare bug
/// may show on programs on which a frequent one of the same pass shows, too.
bool LoweringCheck::mayExplainRefuted(const Setback &setback) {
  const PathStep &step = setback.steps.back();
  if (options.survivesCrashes) {
    if (!mayExplain())
      return false;
    ++explained;
    return true;
  }
  bool hasLedger = options.onFinding && Ledger::active();
  std::string name = step.pass;
  if (hasLedger)
    name += " " + llvm::join(setback.effect, " ");
  return explainedPasses.insert(name).second &&
         (hasLedger || !options.onFinding ||
          withoutPattern(step).isExplainedNext());
}

/// Reports a pass whose output does not refine its input. The kind of the
/// finding depends on whether an execution shows it.
void LoweringCheck::foundRefuted(const Setback &setback) {
  Registry::Timed timed(Registry::global());
  Finding finding = refutedFinding(setback.steps.back(), setback.message);
  finding.effect = setback.effect;
  finding.culpritIndex = setback.steps.size() - 1;
  std::vector<PathStep> shown = setback.steps;
  if (options.blame) {
    if (!mayExplainRefuted(setback))
      return uncompared("a refuted pass that was explained before");
    Blame blame = blameRefuted(*builder, setback.steps);
    if (blame.steps.empty() || !blame.stable) {
      ++statistics.unconfirmed;
      return uncompared("refuted in one walk only: " +
                        setback.steps.back().pass);
    }
    tell(blame, finding);
    if (finding.pattern.empty())
      ++withoutPattern(setback.steps.back()).explained;
    shown = blame.complete;
  }
  if (isFast && !reference.module)
    reference = builder->buildReference();
  LoweredPath last = builder->replay(shown, /*finish=*/true);
  finding.expected = expected->str();
  demonstrate(finding, Demonstration::Interpreter, program, {}, shown);
  for (unsigned level : {0, 2}) {
    if (last.end != PathEnd::Lowered || reference.end != PathEnd::Lowered)
      break;
    Outcome actual = runModule(*last.module, level);
    if (!actual.isComparable())
      continue;
    std::optional<Difference> difference =
        differenceFromResult(refinement->expected(), actual);
    if (!difference)
      continue;
    std::string text = difference->str();
    bool isUnwritten = !level && readsFreshMemory(*last.module, actual);
    if (isUnwritten)
      text += ", memory that was never written";
    if (options.blame && !isStable(last, text, level))
      return;
    finding.kind =
        level ? FindingKind::PoisonOrCodegen : FindingKind::Miscompile;
    if (finding.reason != FindingReason::Undefined)
      finding.reason =
          isUnwritten ? FindingReason::UnwrittenMemory : reasonOf(actual);
    finding.difference = difference;
    finding.summary =
        (level ? "O0 and O2 of one module differ at " : "") + text;
    finding.actual = actual.str();
    demonstrate(finding, Demonstration::Runs, program,
                level ? shown : reference.steps, shown, level);
    break;
  }
  sayIfPoisonBranch(finding);
  if (!isKnown(finding))
    report(std::move(finding));
}

/// Reports an execution that differs although every pass of the reference path
/// refines its input, as far as the interpreter can judge.
void LoweringCheck::foundMismatch(const std::string &difference,
                                  const Outcome &actual) {
  Registry::Timed timed(Registry::global());
  if (options.blame && !isStable(reference, difference, 0))
    return;
  Finding finding{FindingKind::ReferenceMismatch,
                  "reference",
                  "",
                  difference + ", by the reference semantics",
                  "no pass that can be interpreted changes the result: LLVM, "
                  "or the reference semantics\n",
                  {}};
  finding.judgedBy = JudgedBy::Interpreter;
  finding.expected = refinement->expected().outcome.str();
  finding.actual = actual.str();
  if (actual.isComparable()) {
    finding.reason = reasonOf(actual);
    finding.difference =
        differenceBetween(refinement->expected().outcome, actual);
  }
  // It is recognised by the ops of the program.
  finding.inputKinds = scanKinds(module).kinds;
  if (isKnown(finding))
    return;
  demonstrate(finding, Demonstration::InterpreterRun, program, {},
              reference.steps);
  report(std::move(finding));
}
