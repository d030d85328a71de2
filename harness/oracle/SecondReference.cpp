//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The reference path of a well-defined program traps, or shows memory that was
// never written, or gives no LLVM IR. So one of its steps is wrong, or
// reconditioning let something through. The reference semantics tell which,
// where they know the program; else another way to LLVM does: one
// that copies tensors before each write, one with other conversions, one on
// which each op stands alone in a function, so that no folder sees two of them.
// If one of them finishes, the reference path is wrong, and the step is guilty
// in front of which that other way still helps.
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/Judge.h"

#include "harness/known/Registry.h"
#include "harness/lowering/IsolateOps.h"
#include "harness/oracle/LoweringReplay.h"

#include <algorithm>

using namespace scion;

/// Random paths that are tried. Of 15 conversions with an alternative, four
/// paths draw another one than the reference path's with probability 15/16.
static constexpr unsigned otherPaths = 4;

/// Whether the path ends in a result that does not depend on fresh memory.
static bool finishes(LoweredPath &path, Outcome &outcome) {
  if (path.end != PathEnd::Lowered)
    return false;
  outcome = runModule(*path.module);
  if (outcome.kind != Outcome::Kind::Finished)
    return false;
  Outcome again = runFilledOtherwise(*path.module);
  return again.isComparable() && !firstDifference(outcome, again);
}

std::optional<Judge::OtherWay> Judge::copyingWay(PathBuilder &builder,
                                                 const IsRight &isRight) {
  OtherWay way;
  auto copying = builder.withCopies(reference.steps);
  if (!copying)
    return std::nullopt;
  way.path = builder.replay(*copying, /*finish=*/true);
  way.how = "copies tensors before each write";
  way.copying = std::move(*copying);
  if (finishes(way.path, way.outcome) && isRight(way.outcome))
    return way;
  return std::nullopt;
}

std::optional<Judge::OtherWay> Judge::drawnWay(PathBuilder &builder,
                                               const IsRight &isRight) {
  OtherWay way;
  for (unsigned i = 0; i < otherPaths; ++i) {
    way.path = builder.build(choices.fork("other way", i));
    way.how = "takes other steps";
    way.completion.steps = way.path.steps;
    if (finishes(way.path, way.outcome) && isRight(way.outcome))
      return way;
  }
  return std::nullopt;
}

std::optional<Judge::OtherWay> Judge::isolatedWay(PathBuilder &builder,
                                                  const IsRight &isRight) {
  OtherWay way;
  way.completion = {{}, /*isolated=*/true};
  builder.completion = way.completion;
  way.path = builder.replay({}, /*finish=*/true);
  builder.completion = {};
  way.how = "has each op alone in a function that is not inlined";
  if (finishes(way.path, way.outcome) && isRight(way.outcome))
    return way;
  return std::nullopt;
}

std::optional<Judge::OtherWay> Judge::findOtherWay(PathBuilder &builder) {
  auto isRight = [](const Outcome &) { return true; };
  std::optional<OtherWay> way = copyingWay(builder, isRight);
  if (!way)
    way = drawnWay(builder, isRight);
  if (!way)
    way = isolatedWay(builder, isRight);
  return way;
}

/// Who is guilty, if `way` is right and the reference path is wrong.
Blame Judge::explainReference(PathBuilder &builder, const OtherWay &way,
                              const Differs &isWrong, Finding &finding) {
  if (!way.copying.empty()) {
    auto inPlace = std::find_if(reference.steps.begin(), reference.steps.end(),
                                decidesInPlace);
    finding.culprit = inPlace->pass;
    finding.culpritIndex = size_t(inPlace - reference.steps.begin());
    noteInput(builder, {reference.steps.begin(), inPlace + 1}, finding);
    return {};
  }
  if (!options.blame)
    return {};
  builder.completion = way.completion;
  Blame blame = explain(builder, reference, isWrong, finding);
  builder.completion = {};
  return blame;
}

/// The commands that show both ways, and what they read.
void Judge::tellOtherWay(const OtherWay &way, Finding &finding) {
  demonstrate(finding, Demonstration::Runs, program, way.path.steps,
              reference.steps);
  if (!way.completion.isolated)
    return;
  mlir::OwningOpRef<mlir::ModuleOp> isolated = module.clone();
  isolateOps(*isolated);
  finding.goodProgram = printModule(*isolated);
  finding.files.push_back({"isolated.mlir", finding.goodProgram});
  constexpr std::string_view file = "program.mlir";
  std::string &command = finding.replay.front();
  command.replace(command.find(file), file.size(), "isolated.mlir");
}

void Judge::foundReferenceWrong(PathBuilder &builder, OtherWay way,
                                const std::string &problem) {
  Registry::Timed timed(Registry::global());
  bool isIR = expected.kind == Outcome::Kind::NotRun;
  Finding finding{isIR ? FindingKind::InvalidIR : FindingKind::Miscompile,
                  "unknown",
                  "",
                  problem + "; another way, which " + way.how + ", finishes",
                  "",
                  {}};
  finding.reason = isIR ? untranslated(expected.notRunReason)
                        : FindingReason::ReferenceFails;
  finding.authority = isIR ? Authority::Verifier : Authority::Execution;
  finding.actual = expected.str();
  expected = way.outcome; // of the path that is right
  auto isWrong = [&](LoweredPath &candidate) {
    Outcome outcome = runModule(*candidate.module);
    if (compareWithReference(expected, outcome).what != Disagreement::None)
      return true;
    Outcome again = runFilledOtherwise(*candidate.module);
    return again.isComparable() && firstDifference(expected, again);
  };
  explainReference(builder, way, isWrong, finding);
  if (isKnown(finding))
    return;
  finding.expected = way.outcome.str();
  tellOtherWay(way, finding);
  report(std::move(finding));
}

/// Nothing that is well-defined can trap on every way.
void Judge::foundOwnDefect(const std::string &problem) {
  ++statistics.ownDefects;
  Finding finding{FindingKind::OwnDefect,
                  "reconditioning",
                  "",
                  problem + ", and so does every other way to LLVM",
                  "the program is not well-defined after all, or all ways "
                  "share a bug\n",
                  {}};
  finding.authority = Authority::Execution;
  finding.actual = verdict.reference;
  demonstrate(finding, Demonstration::Run, program, {}, reference.steps);
  found(std::move(finding));
}

void Judge::judgeReferenceWithout(PathBuilder &builder,
                                  const std::string &problem) {
  if (foundByMeaning(builder, problem))
    return;
  if (std::optional<OtherWay> way = findOtherWay(builder))
    return foundReferenceWrong(builder, std::move(*way), problem);
  // What no way can translate is a limit of MLIR, and counted as that.
  if (expected.kind != Outcome::Kind::NotRun)
    foundOwnDefect(problem);
}
