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
#include "harness/oracle/FindingText.h"
#include "harness/oracle/LoweringReplay.h"
#include "harness/oracle/Recognise.h"
#include "harness/oracle/Report.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"

using namespace scion;

/// A path of a shipped program takes a tenth of a second, under
/// AddressSanitizer and on a busy machine up to three. Less than what engines
/// give an input (25 s), which a child that hangs must not use up.
static constexpr unsigned secondsForPath = 20;

/// For a record of a hang: who is not back by then is taken for one. With 30 s,
/// two of four runs of ci/fuzz for a minute stood still for most of it.
static constexpr unsigned secondsForHang = 1;

/// Between the parts of the child's words; no text of a path has it.
static constexpr char wordEnd = '\0';

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
          std::vector<ReplayFile> files = replayFiles("", path);
          words.about(next.pass + wordEnd + next.pipeline + wordEnd +
                      optCommand(path) + wordEnd +
                      llvm::join(kindsGiven(next, kinds.kinds), " ") + wordEnd +
                      (files.size() > 1 ? files[1].text : ""));
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
    if (end.found == "hit")
      registry.noteHit(record);
    else if (std::optional<Finding> finding = readFinding(end.found))
      report(std::move(*finding));
    return;
  }
  llvm::SmallVector<llvm::StringRef> words;
  llvm::StringRef(end.about).split(words, wordEnd);
  if (words.size() != 5)
    return; // it died before its first step
  const std::string &id = registry.records()[record].id;
  Finding finding{end.timedOut ? FindingKind::Hang : FindingKind::Crash,
                  words[0].str(),
                  "",
                  "a copy of the process, with " + id + " lifted, " +
                      (end.timedOut
                           ? "does not come back"
                           : "ends with signal " + std::to_string(end.signal)),
                  "guilty step: " + words[1].str() + "\n",
                  {words[2].str()}};
  if (std::optional<Finding> said = findingOfLine(end.found)) {
    finding.culprit = said->culprit;
    finding.summary = said->summary;
  }
  finding.step = words[1].str();
  llvm::SmallVector<llvm::StringRef> kinds;
  words[3].split(kinds, ' ', -1, /*KeepEmpty=*/false);
  finding.inputKinds.assign(kinds.begin(), kinds.end());
  finding.files = {{"program.mlir", program}};
  if (!words[4].empty())
    finding.files.push_back({"schedules.mlir", words[4].str()});
  registry.liftHere(record);
  found(std::move(finding));
}
