//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where a program does not mean any more what it meant: behind a step of a path
// that is watched, or at the end of the reference path, which sees conversions
// and folds that all paths share. The guilty step is the first one behind which
// the program, as it is then, means something else; nothing has to be lowered
// to the end for that.
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/Judge.h"

#include "base/Stage.h"
#include "harness/input/Cost.h"
#include "harness/known/Registry.h"
#include "harness/lowering/OpKinds.h"
#include "harness/oracle/LoweringReplay.h"

using namespace scion;
using semantics::Ending;

/// What the program means; null if it was not asked, or there is no answer.
MeaningWatch *Judge::askMeaning() {
  if (!options.meaningFuel || isMeaningAsked)
    return meaning.get();
  isMeaningAsked = true;
  StageScope stage("interpret");
  CostScope cost(Cost::Interpret);
  semantics::Interpretation answer = meaningOf(module, options.meaningFuel);
  if (answer.kind != Ending::Kind::Finished) {
    // A program that was not reconditioned may well be undefined.
    statistics.noteUninterpreted(answer.str());
    return nullptr;
  }
  ++statistics.interpreted;
  meaning =
      std::make_unique<MeaningWatch>(std::move(answer), options.meaningFuel);
  return meaning.get();
}

/// The path that is asked for, or drawn. If it is watched, it ends behind the
/// first step that changes the meaning.
LoweredPath Judge::build(PathBuilder &builder, const ChoiceStream &drawn,
                         bool isWatched) {
  auto build = [&] {
    return isAskedFor ? builder.buildGiven() : builder.build(drawn);
  };
  MeaningWatch *watch = isWatched ? askMeaning() : nullptr;
  if (!watch)
    return build();
  std::optional<Refutation> refutation;
  LoweredPath path = watch->follow(builder, refutation, build);
  if (path.end == PathEnd::Stopped)
    path.message = refutation->text;
  return path;
}

void Judge::judgeMeaning(PathBuilder &builder) {
  MeaningWatch *watch = askMeaning();
  if (!watch)
    return;
  std::optional<Difference> difference =
      differenceFromMeaning(watch->wanted(), expected);
  if (!difference)
    return;
  foundMismatch(builder, difference->str());
  // A known bug, or others are looked for: paths are held against what is
  // right.
  isReferenceWrong = true;
  expected.trace = watch->wanted().outcome.trace;
}

void scion::sayIfPoisonBranch(Finding &finding) {
  if (finding.reason == FindingReason::PoisonBranch)
    finding.summary =
        "poison reaches a branch, no result differs: " + finding.summary;
}

/// A step of the path is refuted: it is guilty, whether or not an execution
/// shows it.
void Judge::foundRefuted(PathBuilder &builder, const LoweredPath &path) {
  Registry::Timed timed(Registry::global());
  Finding finding{FindingKind::ReferenceMismatch,
                  path.steps.back().pass,
                  "",
                  path.message + ", by the reference semantics",
                  "",
                  {}};
  finding.authority = Authority::Interpreter;
  ++statistics.compared;
  ++verdict.comparisons;
  std::vector<PathStep> shown = path.steps;
  if (options.blame) {
    Blame blame = findBlame(builder, path.steps, *meaning);
    if (blame.steps.empty() || !blame.stable) {
      ++statistics.unconfirmed;
      return uncompared("refuted in one walk only, first behind " +
                        path.steps.back().pass);
    }
    tell(blame, finding);
    shown = blame.complete;
  }
  LoweredPath last = builder.replay(shown, /*finish=*/true);
  finding.expected = expected.str();
  demonstrate(finding, Demonstration::Interpreter, program, {}, shown);
  for (unsigned level : {0, 2}) {
    if (last.end != PathEnd::Lowered || !hasReference)
      break;
    Outcome actual = runModule(*last.module, level);
    if (!actual.isComparable())
      continue;
    std::optional<Difference> shows = differenceBetween(expected, actual);
    if (!shows)
      continue;
    std::string difference = shows->str();
    Outcome again = level ? actual : runFilledOtherwise(*last.module);
    bool isUnwritten = !again.isComparable() || firstDifference(actual, again);
    if (isUnwritten)
      difference += ", memory that was never written";
    if (options.blame && !isStable(last, difference, level))
      return;
    finding.kind =
        level ? FindingKind::PoisonOrCodegen : FindingKind::Miscompile;
    if (finding.reason != FindingReason::Undefined)
      finding.reason =
          isUnwritten ? FindingReason::UnwrittenMemory : reasonOf(actual);
    finding.difference = shows;
    finding.summary =
        (level ? "O0 and O2 of one module differ at " : "") + difference;
    finding.actual = actual.str();
    demonstrate(finding, Demonstration::Runs, program,
                level ? shown : reference.steps, shown, level);
    break;
  }
  sayIfPoisonBranch(finding);
  if (isKnown(finding))
    return;
  report(std::move(finding));
}

/// The reference path gives no result, for a step of it is refuted.
bool Judge::foundByMeaning(PathBuilder &builder, const std::string &problem) {
  MeaningWatch *watch = options.blame ? askMeaning() : nullptr;
  if (!watch || expected.kind == Outcome::Kind::NotRun)
    return false;
  if (findBlame(builder, reference.steps, *watch).steps.empty())
    return false;
  foundMismatch(builder, problem);
  return true;
}

void Judge::foundMismatch(PathBuilder &builder, const std::string &difference) {
  Registry::Timed timed(Registry::global());
  Finding finding{FindingKind::ReferenceMismatch,
                  "reference",
                  "",
                  difference + ", by the reference semantics",
                  "",
                  {}};
  finding.authority = Authority::Interpreter;
  finding.expected = meaning->wanted().outcome.str();
  finding.actual = expected.str();
  if (expected.isComparable()) {
    finding.reason = reasonOf(expected);
    finding.difference = differenceBetween(meaning->wanted().outcome, expected);
  }
  if (options.blame) {
    if (!isStable(reference, difference, 0))
      return;
    Blame blame = findBlame(builder, reference.steps, *meaning);
    if (blame.steps.empty()) {
      finding.details = "no step that can be interpreted changes the meaning: "
                        "LLVM, or the reference semantics\n";
      // Then it is known by what the program holds.
      LoweredPath whole = builder.replay({}, /*finish=*/false);
      if (whole.module)
        finding.inputKinds = scanKinds(*whole.module).kinds;
    } else {
      tell(blame, finding);
    }
  }
  if (isKnown(finding))
    return;
  demonstrate(finding, Demonstration::InterpreterRun, program, {},
              reference.steps);
  report(std::move(finding));
}
