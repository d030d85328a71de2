//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Meeting a known bug that may end the process, or ruin its memory: the path is
// built and judged in a copy of this process, in which the bug's record is
// lifted. How the copy ends says whether it was that bug.
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/Judge.h"

#include "harness/input/ForkedChild.h"
#include "harness/known/Registry.h"
#include "harness/lowering/OpKinds.h"
#include "harness/oracle/FindingJson.h"
#include "harness/oracle/LoweringReplay.h"
#include "harness/oracle/Recognise.h"
#include "harness/oracle/Report.h"

using namespace scion;
/// A path of a shipped program takes a tenth of a second, under
/// AddressSanitizer and on a busy machine up to three. Less than what engines
/// give an input (25 s), which a child that hangs must not use up.
static constexpr unsigned secondsForPath = 20;

/// For a record of a hang: who is not back by then is taken for one. With 30 s,
/// two of four runs of ci/fuzz for a minute stood still for most of it.
static constexpr unsigned secondsForHang = 1;

static ChildWords *childWords = nullptr;

/// The report gate of the child: its parent tells.
static Reporting tellParent(bool) {
  childWords->found(lineAskedAbout());
  return Reporting::PrintAndEnd;
}

void Judge::meetInChild(PathBuilder &builder, const ChoiceStream &drawn,
                        unsigned record) {
  Registry &registry = Registry::global();
  Registry::Timed timed(registry);
  registry.noteLift(record);
  ChildEnd end = runForked(
      [&](ChildWords &words) {
        childWords = &words;
        setReportGate(tellParent, /*exitCode=*/1);
        registry.liftHere(record);
        auto follow = builder.beforeStep;
        builder.beforeStep = [&](const std::vector<PathStep> &done,
                                 const PathStep &next, const OpKinds &kinds) {
          follow(done, next, kinds);
          std::vector<PathStep> path = done;
          path.push_back(next);
          words.about(writeFinding(
              crashOf(program, path, kindsGiven(next, kinds.kinds))));
        };
        verdict.finding.reset();
        uint64_t before = registry.hits();
        LoweredPath path = builder.build(drawn);
        registry.settlePath();
        judgePath(builder, path, /*rebuild=*/false);
        if (verdict.finding)
          words.found(writeFinding(*verdict.finding));
        else if (registry.hits() != before)
          words.found("hit");
      },
      registry.records()[record].kind == BugKind::Hang ? secondsForHang
                                                       : secondsForPath);
  if (!end.started)
    return;
  if (end.finished) {
    if (end.found == "hit") {
      registry.noteHit(record);
      registry.noteSuppressed(record);
    } else if (std::optional<Finding> finding = readFinding(end.found))
      report(std::move(*finding));
    return;
  }
  std::optional<Finding> finding = readFinding(end.about);
  if (!finding)
    return; // it crashed before its first pass
  complete(*finding);
  const std::string &id = registry.records()[record].id;
  finding->kind = end.timedOut ? FindingKind::Hang : FindingKind::Crash;
  finding->summary =
      "a copy of the process, with " + id + " lifted, " +
      (end.timedOut ? "does not come back"
                    : "ends with signal " + std::to_string(end.signal));
  finding->reason =
      end.timedOut ? FindingReason::TimeOut : FindingReason::Signal;
  if (std::optional<Finding> said = findingOfLine(end.found)) {
    finding->culprit = said->culprit;
    finding->summary = said->summary;
  }
  registry.liftHere(record);
  found(std::move(*finding));
}
