//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How the lowering oracle makes findings of disagreements: is the path stable,
// who is guilty, what is told.
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/Judge.h"

#include "harness/known/Registry.h"
#include "harness/lowering/PassRules.h"
#include "harness/oracle/Circle.h"
#include "harness/oracle/LoweringReplay.h"
#include "harness/oracle/LoweringStep.h"
#include "harness/oracle/Message.h"
#include "harness/oracle/Recognise.h"
#include "harness/recondition/Fuel.h"

#include <algorithm>

using namespace scion;

/// Behind findings, the same bug shows on many paths of a program: so many are
/// explained.
static constexpr unsigned maxExplained = 3;

/// A known bug may show on all paths of a program: behind so many differences
/// that were recognised, others are only counted. (An explanation takes about
/// as long as 20 paths.)
static constexpr unsigned maxRecognised = 3;

/// With paths in copies, every distinct bug is looked for: explanations go on
/// until this many in a row were of bugs that were found before.
static constexpr unsigned maxRepeated = 10;

bool Judge::mayExplain() const {
  return blamed < (options.survivesCrashes ? maxRepeated : maxExplained);
}

bool Judge::isKnown(Finding &finding) {
  bool known = absorb(finding, isAskedFor);
  if (known && blamed) {
    --blamed;
    ++recognised;
  }
  statistics.known += known;
  return known;
}

void Judge::found(Finding finding) {
  if (!isKnown(finding))
    report(std::move(finding));
}

void Judge::report(Finding finding) {
  Registry &registry = Registry::global();
  if (!registry.lifted().empty()) {
    // Whoever runs the program again meets the same.
    std::string ids = registry.idsOf(registry.lifted());
    finding.details +=
        "lifted on this path, which others keep off: " + ids + "\n";
    for (ReplayFile &file : finding.files)
      if (file.name == "program.mlir") {
        std::erase(ids, ' ');
        file.text.insert(0, "// scion: lift=" + ids + "\n");
        finding.program = file.text;
      }
  }
  if (tellOriginal)
    return tellOriginal(finding);
  deliver(std::move(finding));
}

void Judge::deliver(Finding finding) {
  if (options.survivesCrashes && delivered.insert(keyOfBug(finding)).second)
    blamed = 0; // what was explained last is new
  if (options.onFinding)
    return options.onFinding(finding, pathIndex);
  verdict.kind = LoweringVerdict::Kind::Found;
  verdict.finding = std::move(finding);
}

void Judge::foundInvalidIR(PathBuilder &builder, const LoweredPath &path) {
  Registry::Timed timed(Registry::global());
  Finding finding = invalidIRFinding(path.steps.back(), path.message);
  finding.culpritIndex = path.steps.size() - 1;
  demonstrate(finding, Demonstration::Passes, program, {}, path.steps);
  noteInput(builder, path.steps, finding);
  found(std::move(finding));
}

void Judge::foundCircle(PathBuilder &builder, const LoweredPath &path) {
  Registry::Timed timed(Registry::global());
  std::string why;
  std::optional<Finding> finding = confirmCircle(program, path.steps, why);
  if (!finding)
    return uncompared(why);
  noteInput(builder, path.steps, *finding);
  found(std::move(*finding));
}

/// What the last step of a path was given.
void Judge::noteInput(PathBuilder &builder, const std::vector<PathStep> &steps,
                      Finding &finding) const {
  LoweredPath before =
      builder.replay({steps.begin(), steps.end() - 1}, /*finish=*/false);
  noteGiven(finding, steps.back(), before.module.get());
}

ReplayRequest Judge::requestFor(const LoweredPath &path,
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

/// Whether the path ends as the reference does once loops and recursion are
/// bounded. A loop without end and without effects may be erased or not, by
/// what one of the two does before the other.
bool Judge::agreesWithFuel(const LoweredPath &path) {
  mlir::OwningOpRef<mlir::ModuleOp> bounded = module.clone();
  if (addFuel(*bounded) == 0)
    return false;
  PathBuilder builder(*bounded, input.context, rules, pathOptions());
  LoweredPath one = builder.replay(path.steps, /*finish=*/true),
              other = builder.replay(reference.steps, /*finish=*/true);
  if (one.end != PathEnd::Lowered || other.end != PathEnd::Lowered)
    return false;
  Outcome outcome = runModule(*one.module);
  return outcome.isComparable() &&
         outcomeWord(outcome) == outcomeWord(runModule(*other.module));
}

/// A path that ran into a limit is run again in a process of its own, with more
/// room. True if that is not enough either; else says what came out.
bool Judge::isEndless(const LoweredPath &path, Comparison &comparison) {
  ++statistics.withMoreRoom;
  ReplayRequest request = requestFor(path);
  request.limits = moreRoom(expected);
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
    if (agreesWithFuel(path)) {
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
  if (outcome != outcomeWord(expected)) {
    comparison.what = Disagreement::Results;
    comparison.difference =
        "another result, with more room than usual:\n" + replay.record.shown;
  }
  return false;
}

/// Reports what differs from one process to the next. True if nothing does, so
/// that blame by replaying makes sense.
bool Judge::isStable(const LoweredPath &path, const std::string &difference,
                     unsigned optLevel, bool isDoubtful) {
  Stability stability =
      examineStability(module, input.context, requestFor(path, optLevel),
                       outcomeWord(expected), isDoubtful);
  Finding finding{FindingKind::Nondeterminism, "", "", "", "", {}};
  finding.reason = FindingReason::OtherResult;
  finding.authority = Authority::Repetition;
  switch (stability.kind) {
  case Stability::Kind::Stable:
    return true;
  case Stability::Kind::Elsewhere:
    // Nobody could replay it: a pass keeps something from earlier programs, or
    // memory of this process is corrupt.
    ++statistics.unconfirmed;
    uncompared(
        "differs in this process only, first behind " +
        path.steps[std::min(stability.step, path.steps.size() - 1)].pass);
    return false;
  case Stability::Kind::Died:
    finding.kind = FindingKind::Crash;
    finding.culprit = stability.diedIn;
    finding.reason = FindingReason::Signal;
    finding.authority = Authority::Crash;
    finding.summary = std::to_string(stability.died) + " of " +
                      std::to_string(stability.processes) +
                      " fresh processes that walk the path end with " +
                      stability.ending;
    finding.details =
        "the last words of the first one:\n" + stability.lastWords;
    break;
  case Stability::Kind::Run: {
    finding.culprit = "execution";
    finding.summary =
        "equal modules, other results " + stability.rate() + ": " + difference;
    // A step that made the program undefined is what there is to tell.
    MeaningWatch *watch = askMeaning();
    if (!watch || !options.blame)
      break;
    PathBuilder builder(module, input.context, rules, pathOptions());
    Blame blame = findBlame(builder, path.steps, *watch);
    if (blame.steps.empty())
      break;
    finding.kind = FindingKind::Miscompile;
    finding.summary = "other results " + stability.rate() + ": " + difference;
    tell(blame, finding);
    break;
  }
  case Stability::Kind::Step: {
    size_t step = std::min(stability.step, path.steps.size() - 1);
    if (stability.differing)
      finding.kind = FindingKind::Miscompile;
    finding.culprit = path.steps[step].pass;
    finding.summary =
        (stability.differing ? "other results " + stability.rate()
                             : "equal programs become different modules") +
        (difference.empty() ? "" : ": " + difference);
    finding.culpritIndex = step;
    if (!stability.differing)
      finding.reason = FindingReason::OtherModule;
    finding.details =
        "equal passes on an equal program give another module after it, from "
        "one process to the next or from one time to the next: it depends on "
        "addresses, or on memory that it has not written\n";
    LoweredPath input;
    input.steps.assign(path.steps.begin(), path.steps.begin() + step);
    PathBuilder builder(module, this->input.context, rules, pathOptions());
    LoweredPath before = builder.replay(input.steps, /*finish=*/false);
    noteGiven(finding, path.steps[step], before.module.get());
    if (before.module)
      finding.input = printModule(*before.module);
    break;
  }
  }
  ++statistics.unstable;
  finding.expected = expected.str();
  finding.processes = stability.processes;
  finding.confirmed = std::max(stability.differing, stability.died);
  demonstrate(finding, Demonstration::Repeats, program, {}, path.steps,
              optLevel);
  found(std::move(finding));
  return false;
}

/// The path, built twice in this process, became two modules.
void Judge::foundOtherModule(const LoweredPath &path) {
  Registry::Timed timed(Registry::global());
  if (!isStable(path, "", 0, /*isDoubtful=*/true))
    return;
  ++statistics.unconfirmed;
  uncompared("another module the second time, and never again");
}

//===----------------------------------------------------------------------===//
// Who is guilty?
//===----------------------------------------------------------------------===//

/// Where the guilty step is on the reference path too, either result may be the
/// wrong one.
void Judge::tellShared(const PathStep &guilty, const Blame &blame,
                       Finding &finding) const {
  bool shared = std::any_of(
      reference.steps.begin(), reference.steps.end(),
      [&](const PathStep &step) { return step.pass == guilty.pass; });
  const PassRule *rule = rules.find(guilty.pass);
  if (rule && rule->role == PassRole::Conversion && shared &&
      blame.behind.empty())
    finding.details += "no independent conversion: the reference path runs " +
                       guilty.pass +
                       " too, so either result may be the wrong one\n";
}

/// Tells the finding which step of the path is guilty. Empty steps if that is
/// not known.
Blame Judge::explain(PathBuilder &builder, const LoweredPath &path,
                     const Differs &differs, Finding &finding) {
  // A step that crashes now would be blamed on the path: the bugs that paths
  // avoid are avoided by what finishes it too, which draws nothing.
  Blame blame;
  // IR that LLVM refuses means what it meant: a step that changes the meaning
  // is another bug.
  MeaningWatch *watch =
      finding.kind == FindingKind::InvalidIR ? nullptr : askMeaning();
  if (watch)
    blame = findBlame(builder, path.steps, *watch);
  if (blame.steps.empty())
    blame = findBlame(builder, path.steps, differs);
  if (!blame.steps.empty())
    tell(blame, finding);
  return blame;
}

void scion::tell(const Blame &blame, Finding &finding) {
  const PathStep &guilty = blame.steps.back();
  finding.culprit = guilty.pass;
  finding.pattern = blame.pattern;
  noteInput(finding, guilty, blame.inputKinds);
  finding.culpritIndex = blame.steps.size() - 1;
  finding.input = blame.inputOfStep;
  finding.output = blame.outputOfStep;
  if (blame.meaning) {
    finding.authority = Authority::Interpreter;
    finding.difference = blame.meaning->difference;
    finding.reason = blame.meaning->difference ? FindingReason::OtherResult
                     : blame.meaning->isPoisonBranch
                         ? FindingReason::PoisonBranch
                         : FindingReason::Undefined;
    finding.details +=
        "by the interpreter, after it: " + blame.meaning->text + "\n";
  }
  if (!blame.behind.empty())
    finding.details += "it shows after " + blame.behind +
                       " only, and not with copy-before-write=1\n";
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

void Judge::foundOptimizerDifference(PathBuilder &builder, LoweredPath &path,
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
  finding.authority = Authority::Execution;
  finding.difference = differenceBetween(unoptimized, optimized);
  std::vector<PathStep> shown = path.steps;
  if (options.blame && &path != &reference) {
    Blame blame = explain(
        builder, path,
        [&](LoweredPath &candidate) {
          return shows(Disagreement::Results, expected,
                       runModule(*candidate.module, 2));
        },
        finding);
    if (!blame.steps.empty()) {
      tellShared(blame.steps.back(), blame, finding);
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

/// The path that differs is right where the reference is wrong. That one's only
/// decision is what to bufferize in place; if copying gives another result, it
/// was wrong. (Not where what is expected is the meaning of the program: the
/// reference path is known to be wrong then.)
bool Judge::blameReference(PathBuilder &builder) {
  if (isReferenceWrong)
    return false;
  std::optional<std::vector<PathStep>> copying =
      builder.withCopies(reference.steps);
  if (!copying)
    return false;
  LoweredPath path = builder.replay(*copying, /*finish=*/true);
  if (path.end != PathEnd::Lowered)
    return false;
  Outcome copied = runModule(*path.module);
  Outcome again = runFilledOtherwise(*path.module);
  if (!copied.isComparable() || !again.isComparable() ||
      firstDifference(copied, again))
    return false;
  std::optional<Difference> difference = differenceBetween(copied, expected);
  if (!difference)
    return false;
  auto inPlace = std::find_if(reference.steps.begin(), reference.steps.end(),
                              decidesInPlace);
  Finding finding{
      FindingKind::Miscompile, inPlace->pass, "", difference->str(), "", {}};
  finding.reason = reasonOf(expected);
  finding.authority = Authority::Execution;
  finding.culpritIndex = size_t(inPlace - reference.steps.begin());
  finding.difference = difference;
  finding.details = "the reference path itself gives another result with "
                    "copy-before-write=1\n";
  finding.expected = copied.str();
  finding.actual = expected.str();
  demonstrate(finding, Demonstration::Runs, program, path.steps,
              reference.steps);
  noteInput(builder, {reference.steps.begin(), inPlace + 1}, finding);
  found(std::move(finding));
  return true;
}

void Judge::foundDisagreement(PathBuilder &builder, const LoweredPath &path,
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
  finding.authority = isIR ? Authority::Verifier : Authority::Execution;
  std::vector<PathStep> shown = path.steps;
  if (!isAskedFor && absorbLifted(finding)) {
    ++statistics.known;
    return;
  }
  if (options.blame && recognised >= maxRecognised)
    return uncompared("a difference behind others of known bugs");
  if (options.blame && options.survivesCrashes && !mayExplain())
    return uncompared("a difference behind others that were explained");
  if (options.blame && mayExplain()) {
    ++blamed;
    if (!isStable(path, comparison.difference, 0))
      return;
    if (!isIR && blameReference(builder))
      return;
    auto differs = [&](LoweredPath &candidate) {
      if (what != Disagreement::Results)
        return shows(what, expected,
                     runModule(*candidate.module, 0, roomForBlame(expected)));
      for (unsigned level : {0, 2})
        if (shows(what, expected, runModule(*candidate.module, level)))
          return true;
      return false;
    };
    Blame blame = explain(builder, path, differs, finding);
    // Replays that blame one step and then another: nothing was stable.
    if (!blame.stable && !isStable(path, comparison.difference, 0, true))
      return;
    if (!blame.steps.empty()) {
      if (what == Disagreement::Results)
        tellShared(blame.steps.back(), blame, finding);
      shown = blame.complete;
    }
  }
  if (isKnown(finding))
    return;
  LoweredPath last = builder.replay(shown, /*finish=*/true);
  finding.expected = expected.str();
  if (last.end == PathEnd::Lowered) {
    Outcome actual = runModule(*last.module);
    finding.actual = actual.str();
    finding.reason = isIR ? untranslated(actual.notRunReason)
                     : what == Disagreement::Endless ? FindingReason::Endless
                                                     : reasonOf(actual);
    if (actual.isComparable())
      finding.difference = differenceBetween(expected, actual);
  }
  demonstrate(finding, Demonstration::Runs, program, reference.steps, shown);
  report(std::move(finding));
}
