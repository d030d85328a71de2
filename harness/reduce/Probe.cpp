//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/Probe.h"

#include "harness/experiment/Blame.h"
#include "harness/experiment/Execution.h"
#include "harness/experiment/PassEffect.h"
#include "harness/experiment/Path.h"
#include "harness/experiment/Refinement.h"
#include "harness/input/ParsedInput.h"
#include "harness/known/Registry.h"
#include "harness/lowering/PassRules.h"
#include "harness/oracle/LoweringStep.h"
#include "harness/oracle/NormalizedMessage.h"
#include "harness/oracle/Oracle.h"
#include "harness/oracle/Recognise.h"
#include "harness/oracle/Stability.h"
#include "harness/reduce/Trial.h"

#include <algorithm>

using namespace scion;

static constexpr std::string_view finished = "finished";

bool scion::comparesTwoWays(const Goal &goal) {
  return goal.kind == FindingKind::Miscompile ||
         goal.kind == FindingKind::PoisonOrCodegen ||
         isJudgedByInterpreter(goal);
}

bool scion::isJudgedByInterpreter(const Goal &goal) {
  return goal.kind == FindingKind::ReferenceMismatch;
}

/// How a run ends, in words that do not depend on details of the program.
static std::string endingOf(const Outcome &outcome) {
  switch (outcome.kind) {
  case Outcome::Kind::Finished:
    return std::string(finished);
  case Outcome::Kind::Trapped:
    return std::string("trap ") + trapName(outcome.trap);
  case Outcome::Kind::Poisoned:
    return std::string("out of ") + toString(outcome.limit);
  case Outcome::Kind::NotRun:
    return std::string(toString(outcome.notRunReason)) + ": " +
           normalizedMessage(outcome.message);
  }
  return "";
}

namespace {
class Prober {
public:
  Prober(ParsedInput &input, const TestCase &subject, const Goal &wanted,
         bool isFirst)
      : input(input), subject(subject), wanted(wanted), isFirst(isFirst),
        module(*input.module),
        builder(module, input.context, RuleTable::global()) {
    tested.shown = wanted;
  }

  TestResult run() {
    Registry::global().startProgram();
    bool isShown = !subject.oracle.empty()                      ? askOracle()
                   : wanted.kind == FindingKind::Nondeterminism ? walkAnew()
                   : subject.byInterpreter                      ? refute()
                   : comparesTwoWays(wanted)                    ? compare()
                                                                : walkBad();
    if (!isShown && tested.why.empty())
      tested.why = "it shows nothing";
    return tested;
  }

private:
  ParsedInput &input;
  const TestCase &subject;
  const Goal &wanted;
  bool isFirst;
  mlir::ModuleOp module;
  PathBuilder builder;
  TestResult tested;
  Outcome expected;
  std::optional<semantics::Interpretation> meaning;

  std::optional<semantics::Interpretation> own; // of ops, once it is needed
  std::vector<std::string> effect;              // of the culprit

  bool fail(std::string why) {
    tested.why = std::move(why);
    return false;
  }

  /// Notes a property of the result; returns false if another value was wanted.
  template <typename Value>
  bool shows(Value Goal::*member, Value value, const char *what) {
    tested.shown.*member = std::move(value);
    if (isFirst || tested.shown.*member == wanted.*member)
      return true;
    return fail(std::string("another ") + what);
  }

  /// For a finding that no pipeline shows: lets the oracle judge the program
  /// again. Does not return if that crashes.
  bool askOracle() {
    const Oracle *oracle = oracleNamed(subject.oracle);
    if (!oracle)
      return fail("there is no oracle '" + subject.oracle + "'");
    Registry::global().setMode(KnownMode::Report); // of this copy
    std::optional<Finding> finding = oracle->check(input).finding;
    if (!finding)
      return false;
    tested.difference = finding->summary;
    return shows(&Goal::kind, finding->kind, "kind") &&
           shows(&Goal::culprit, finding->culprit, "culprit") &&
           shows(&Goal::pattern, finding->pattern, "pattern");
  }

  LoweredPath walk(const std::vector<PathStep> &steps) {
    return steps.empty() ? builder.buildReference()
                         : builder.replay(steps, /*finish=*/true);
  }

  /// Runs the wrong pipeline, and notes the effect of the culprit.
  LoweredPath followBad(bool finish) {
    if (subject.bad.empty())
      return walk(subject.bad);
    const std::string &culprit = culpritPass(subject.bad);
    auto isIt = [&](const PathStep &step) { return step.pass == culprit; };
    // The passes that complete the path may include the culprit again.
    auto left = std::count_if(subject.bad.begin(), subject.bad.end(), isIt);
    bool isCulprit = false;
    OpCounts before;
    Subject &watched = builder.subject;
    watched.beforeStep = [&](const std::vector<PathStep> &,
                             const PathStep &next, const OpKinds &) {
      isCulprit = isIt(next) && --left == 0;
    };
    watched.wouldCrash = [&](const std::vector<PathStep> &, const PathStep &,
                             mlir::ModuleOp given, const OpKinds &) {
      if (isCulprit)
        before = countOpsByText(given);
      return false;
    };
    watched.afterStep = [&](mlir::ModuleOp given) {
      if (isCulprit)
        effect = passEffect(before, countOpsByText(given));
    };
    LoweredPath path = builder.replay(subject.bad, finish);
    watched.beforeStep = nullptr;
    watched.wouldCrash = nullptr;
    watched.afterStep = nullptr;
    return path;
  }

  /// Runs the wrong pipeline for invalid IR, hangs and crashes.
  bool walkBad() {
    // First without completing the path: a pass after invalid IR may crash.
    LoweredPath path = builder.replay(subject.bad, /*finish=*/false);
    if (path.end == PathEnd::Wrong) {
      StepStatus status = path.setbacks.back().status;
      bool isInvalid = status == StepStatus::InvalidIR;
      tested.difference = path.message;
      return wanted.kind ==
                 (isInvalid ? FindingKind::InvalidIR : FindingKind::Hang) &&
             (isInvalid || status == StepStatus::EndlessPatterns) &&
             shows(&Goal::culprit, path.steps.back().pass, "culprit") &&
             shows(&Goal::ending,
                   isInvalid ? "invalid IR: " + normalizedMessage(path.message)
                             : std::string("circling"),
                   isInvalid ? "message" : "ending") &&
             (!isInvalid || isRecord(path.message));
    }
    if (wanted.kind == FindingKind::Hang)
      return false;
    path = builder.replay(subject.bad, /*finish=*/true);
    if (path.end == PathEnd::Wrong)
      return fail("a later pass leaves invalid IR");
    if (path.end != PathEnd::Lowered)
      return false;
    Outcome outcome = runModule(*path.module, subject.badLevel);
    if (wanted.kind != FindingKind::InvalidIR ||
        outcome.kind != Outcome::Kind::NotRun)
      return false;
    tested.difference = outcome.message;
    return shows(&Goal::ending, endingOf(outcome), "message") &&
           isRecord(outcome.message);
  }

  /// Runs the wrong pipeline in fresh processes with other addresses.
  bool walkAnew() {
    ReplayRequest request;
    request.program = subject.program;
    request.steps = subject.bad;
    Stability answer = examineStability(module, input.context, request, "",
                                        /*isDoubtful=*/true);
    if (answer.kind != Stability::Kind::Step ||
        answer.step >= subject.bad.size())
      return false;
    tested.difference = "another module " + answer.rate();
    return shows(&Goal::culprit, subject.bad[answer.step].pass, "culprit") &&
           isRecord(tested.difference);
  }

  /// Takes the interpreter's result as the expected values. False if it does
  /// not finish.
  bool isInterpretedResult() {
    meaning = meaningOf(module, meaningFuel);
    if (meaning->kind != semantics::Ending::Kind::Finished)
      return fail("the meaning of the program: " + meaning->str());
    expected = meaning->outcome;
    return true;
  }

  std::optional<std::string> differenceOf(const Outcome &got) const {
    if (!meaning)
      return firstDifference(expected, got);
    std::optional<Difference> difference = differenceFromResult(*meaning, got);
    return difference ? std::optional(difference->str()) : std::nullopt;
  }

  /// Whether the module finishes without reading memory that was never written.
  /// `outcome` gets the result.
  bool runsClean(mlir::ModuleOp lowered, Outcome &outcome) {
    outcome = runModule(lowered);
    if (outcome.kind != Outcome::Kind::Finished)
      return fail("the way that is right ends: " + endingOf(outcome));
    if (readsFreshMemory(lowered, outcome))
      return fail("the way that is right reads memory that was never written");
    return true;
  }

  /// Whether the culprit was applied: a path leaves out a step that is
  /// rejected.
  bool tookCulprit(const LoweredPath &path) const {
    bool isAsked = false;
    for (const PathStep &guilty : subject.bad) {
      if (guilty.pass != wanted.culprit)
        continue;
      isAsked = true;
      for (const PathStep &step : path.steps)
        if (step.pipeline == guilty.pipeline &&
            step.schedule == guilty.schedule)
          return true;
    }
    return !isAsked;
  }

  bool isWrong(LoweredPath &path, Outcome &got) {
    if (path.end != PathEnd::Lowered)
      return false;
    got = runModule(*path.module, subject.badLevel);
    return !got.isComparable() || differenceOf(got);
  }

  bool compare() {
    if (isJudgedByInterpreter(wanted)) {
      if (!isInterpretedResult())
        return false;
    } else {
      LoweredPath right = walk(subject.good);
      if (right.end != PathEnd::Lowered)
        return fail("the way that is right: " + right.message);
      if (!runsClean(*right.module, expected))
        return false;
      // If the right pipeline has a wrong result, a pass that avoids the bug
      // would look like the culprit.
      if (isFirst && hasOtherResult())
        return fail("the way that is right is wrong, by the reference "
                    "semantics");
    }
    if (expected.trace.empty())
      return fail("the program prints nothing");
    LoweredPath wrong = followBad(/*finish=*/true);
    Outcome got;
    if (wrong.end != PathEnd::Lowered)
      return fail("the other way: " + wrong.message);
    if (!tookCulprit(wrong))
      return fail("the culprit is rejected, or does nothing");
    if (!isWrong(wrong, got))
      return !isFirst && wanted.isInterpreted && !interpretedResult()
                 ? fail("both pipelines show the same, but the program is not "
                        "well-defined")
                 : fail("both pipelines show the same");
    if (got.kind == Outcome::Kind::Poisoned && got.limit != Limit::Fuel)
      return fail("the other way runs out of " +
                  std::string(toString(got.limit)));
    std::string ending = endingOf(got);
    if (got.kind == Outcome::Kind::Finished) {
      tested.difference = *differenceOf(got);
      if (readsFreshMemory(*wrong.module, got, subject.badLevel)) {
        // Fresh memory from the system is 0. If the bug only shows with other
        // contents, stock tools do not show it.
        RunOptions zero;
        zero.fill = 0;
        Outcome zeros = runModule(*wrong.module, subject.badLevel, zero);
        bool isSeen = !zeros.isComparable() || differenceOf(zeros);
        ending =
            isSeen ? "unwritten memory" : "unwritten memory unless it is 0";
      }
    } else {
      tested.difference = got.message;
    }
    tested.expected = expected.trace.asRunnerPrints();
    tested.got = got.trace.asRunnerPrints();
    return shows(&Goal::ending, std::move(ending), "ending") && isDefined() &&
           isPattern() && isEffect() && isRecord(tested.difference);
  }

  /// Whether the program is well-defined, as far as the interpreter can tell.
  bool isDefined() {
    if (meaning || (!isFirst && !wanted.isInterpreted))
      return true;
    bool isInterpreted = hasExpectedResult();
    if (!isInterpreted && own->kind == semantics::Ending::Kind::Undefined)
      return fail("not well-defined: " + own->str());
    return shows(&Goal::isInterpreted, isInterpreted, "scope");
  }

  /// The result of the interpreter, if it finishes.
  const semantics::Interpretation *interpretedResult() {
    if (!own)
      own = meaningOf(module, meaningFuel);
    return own->kind == semantics::Ending::Kind::Finished ? &*own : nullptr;
  }

  /// Whether the interpreter prints the same as the right pipeline.
  bool hasExpectedResult() {
    const semantics::Interpretation *answer = interpretedResult();
    return answer && answer->outcome.trace.asRunnerPrints() ==
                         expected.trace.asRunnerPrints();
  }

  bool hasOtherResult() {
    const semantics::Interpretation *answer = interpretedResult();
    return answer && differenceFromResult(*answer, expected);
  }

  /// Searches for the pattern that causes the difference.
  bool isPattern() {
    // Every completion repeats a shared bug, so bisection proves nothing.
    if (meaning || (!isFirst && wanted.pattern.empty()) || subject.bad.empty())
      return true;
    std::optional<Attempt> attempt = findGuiltyAttempt(
        builder, subject.bad, /*finish=*/true, [&](LoweredPath &path) {
          Outcome got;
          return isWrong(path, got);
        });
    return shows(&Goal::pattern, attempt ? attempt->pattern : "", "pattern");
  }

  /// Whether the effect of the culprit on this module is part of its effect on
  /// the original.
  bool isEffect() {
    if (isFirst)
      tested.shown.effect = effect;
    else if (!isPartOf(effect, wanted.effect))
      return fail("another effect of the pass");
    return true;
  }

  /// Judges the output of the culprit by the interpreter
  /// (TestCase::byInterpreter).
  bool refute() {
    if (!isInterpretedResult())
      return false;
    RefinementCheck check(*meaning, meaningFuel);
    LoweredPath wrong = followBad(/*finish=*/false);
    if (!wrong.module)
      return fail("the other way: " + wrong.message);
    if (!tookCulprit(wrong))
      return fail("the culprit is rejected, or does nothing");
    std::optional<Refutation> refutation =
        check.check(*wrong.module, wrong.hash);
    if (!refutation)
      return fail("both pipelines show the same");
    tested.difference = refutation->text;
    tested.expected = expected.trace.asRunnerPrints();
    std::string ending = refutation->difference       ? "refuted"
                         : refutation->isPoisonBranch ? "refuted: poison-branch"
                                                      : "refuted: undefined";
    return shows(&Goal::ending, std::move(ending), "ending") &&
           isRefutedPattern(check) && isEffect() && isRecord(tested.difference);
  }

  /// Searches for the pattern without which the output refines the input.
  bool isRefutedPattern(RefinementCheck &check) {
    if (!isFirst && wanted.pattern.empty())
      return true;
    std::optional<Attempt> attempt = findGuiltyAttempt(
        builder, subject.bad, /*finish=*/false, [&](LoweredPath &path) {
          return path.module && check.check(*path.module, path.hash);
        });
    return shows(&Goal::pattern, attempt ? attempt->pattern : "", "pattern");
  }

  bool isRecord(const std::string &summary) {
    Finding finding{
        wanted.kind, tested.shown.culprit, tested.shown.pattern, summary, "",
        {}};
    const std::vector<PathStep> &steps = subject.bad;
    if (!steps.empty()) {
      LoweredPath before =
          builder.replay({steps.begin(), steps.end() - 1}, /*finish=*/false);
      noteGiven(finding, steps.back(), before.module.get());
    }
    const Registry &registry = Registry::global();
    std::optional<unsigned> record = recognise(finding, registry);
    std::string id = record && *record < registry.records().size()
                         ? registry.records()[*record].id
                         : "";
    return shows(&Goal::known, std::move(id), "record");
  }
};
} // namespace

TestResult scion::probe(ParsedInput &input, const TestCase &subject,
                        const Goal &wanted, bool isFirst) {
  return Prober(input, subject, wanted, isFirst).run();
}

TestResult scion::evidenceOf(const Death &death, const TestCase &subject,
                             const Goal &wanted, bool isFirst) {
  TestResult tested;
  tested.shown = wanted;
  tested.difference = death.words;
  if (wanted.kind == FindingKind::Crash && !death.isHang) {
    tested.shown.ending = death.words;
    if (isFirst || death.stage == wanted.culprit)
      tested.shown.culprit = death.stage;
    else
      tested.why = "another culprit";
  } else if (wanted.kind == FindingKind::Hang && death.isHang) {
    tested.shown.ending = "no end";
    if (isFirst && !subject.bad.empty())
      tested.shown.culprit = subject.bad.back().pass;
  } else {
    tested.why = "MLIR ends the process: " + death.words;
  }
  return tested;
}
