//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Paths judged in a copy of this process: because a known bug that may crash
// the process is enabled on the path, or because a crash of one pass must not
// hide what others do.
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/LoweringCheck.h"

#include "base/process/Pool.h"
#include "harness/known/Registry.h"
#include "harness/lowering/OpKinds.h"
#include "harness/oracle/CrashFrame.h"
#include "harness/oracle/CrashedPasses.h"
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

static process::Words *childWords = nullptr;

/// Between the line of the report and the function that crashed.
static constexpr std::string_view frameMark = "\nframe ";

/// The report gate of the child: its parent tells.
static Reporting tellParent(bool) {
  childWords->found(lineAskedAbout());
  bool isFirst = true;
  nameCrashFrame([&](std::string_view piece) {
    if (std::exchange(isFirst, false))
      childWords->add(frameMark);
    childWords->add(piece);
  });
  return Reporting::PrintAndEnd;
}

/// From here on the passes of paths are noted where the parent can read them.
static void noteSteps(PathBuilder &builder, const std::string &program,
                      process::Words &words) {
  childWords = &words;
  setReportGate(tellParent, /*exitCode=*/1);
  auto follow = builder.subject.beforeStep;
  builder.subject.beforeStep = [&program, &words, follow](
                                   const std::vector<PathStep> &done,
                                   const PathStep &next, const OpKinds &kinds) {
    follow(done, next, kinds);
    std::vector<PathStep> path = done;
    path.push_back(next);
    words.about(
        writeFinding(crashOf(program, path, kindsGiven(next, kinds.kinds))));
  };
}

/// False: there was no copy, or an interrupt ended it.
static bool isOver(const process::Result &end) {
  return end.ending.how != process::End::NotStarted &&
         end.ending.how != process::End::Interrupted;
}

/// The crash or hang that ended a copy; none if it had not begun a pass.
static std::optional<Finding> crashOfCopy(const process::Result &end,
                                          const std::string &program,
                                          const std::string &copy) {
  std::optional<Finding> finding = readFinding(end.about);
  if (!finding)
    return std::nullopt;
  complete(*finding);
  bool timedOut = end.ending.how == process::End::TimedOut;
  finding->kind = timedOut ? FindingKind::Hang : FindingKind::Crash;
  finding->summary = copy + (timedOut ? " does not come back"
                                      : " ends with signal " +
                                            std::to_string(end.ending.signal));
  finding->reason = timedOut ? FindingReason::TimeOut : FindingReason::Signal;
  if (std::optional<Finding> said = findingOfLine(end.found)) {
    if (said->kind == FindingKind::Hang) {
      finding->kind = said->kind;
      finding->reason = FindingReason::TimeOut;
    }
    finding->culprit = said->culprit;
    finding->summary = said->summary;
    if (size_t at = end.found.find(frameMark); at != end.found.npos)
      finding->frame = end.found.substr(at + frameMark.size());
  }
  return finding;
}

/// Of a path with its explanations. A step that takes too long ends by the
/// limit that LoweringOptions::progress sets.
static constexpr unsigned secondsForCopy = 600;

/// Crashes after which a path is taken up again without the pass that crashed.
static constexpr unsigned maxCrashes = 4;

/// Whether `work` crashes, which a copy finds out: reports the crash then.
bool LoweringCheck::crashesInCopy(const std::function<void()> &work) {
  PathBuilder &use = isAskedFor ? *given : *builder;
  process::Result end = process::runForked(
      [&](process::Words &words) {
        noteSteps(use, program, words);
        installCrashAttribution(); // a copy begins without signal handlers
        isCopy = true;
        work();
      },
      secondsForCopy);
  if (!isOver(end) || end.ending.isFine())
    return false;
  std::optional<Finding> crash =
      crashOfCopy(end, program, "a copy of the process that judges the path");
  if (!crash) {
    uncompared("a copy of the process crashes before its first pass");
    return true;
  }
  use.subject.avoided.insert(Subject::nameOf(crash->bad));
  if (!absorb(*crash, isAskedFor))
    deliver(std::move(*crash));
  return true;
}

/// Runs a pass that has crashed before in a copy of the process. True if it
/// crashes there; the crash is reported.
bool LoweringCheck::wouldCrash(const std::vector<PathStep> &done,
                               const PathStep &next, mlir::ModuleOp before) {
  if (isCopy || !crashedPasses().contains(next.pass))
    return false;
  std::vector<PathStep> steps = done;
  steps.push_back(next);
  process::Result end = process::runForked(
      [&](process::Words &words) {
        childWords = &words;
        setReportGate(tellParent, /*exitCode=*/1);
        installCrashAttribution();
        words.about(writeFinding(crashOf(
            program, steps, kindsGiven(next, scanKinds(before).kinds))));
        builder->subject.runner.run(before, next, input.context);
      },
      secondsForPath);
  if (!isOver(end) || end.ending.isFine())
    return false;
  if (std::optional<Finding> crash =
          crashOfCopy(end, program, "a copy of the process that runs it"))
    found(std::move(*crash));
  return true;
}

/// Does the work here, after copies have found out that it does not crash.
/// (Taking over what the copy found would save half of the time, but paths
/// learn from each other which conversions fail: without that, they are other
/// paths.)
void LoweringCheck::judgeInCopies(const std::function<void()> &work) {
  if (options.survivesCrashes)
    for (unsigned crashes = 0; crashesInCopy(work);)
      if (++crashes == maxCrashes)
        return uncompared("too many passes crash");
  work();
}

void LoweringCheck::meetInChild(const ChoiceStream &drawn, unsigned record) {
  Registry &registry = Registry::global();
  Registry::Timed timed(registry);
  registry.noteLift(record);
  process::Result end = process::runForked(
      [&](process::Words &words) {
        registry.liftHere(record);
        noteSteps(*builder, program, words);
        verdict.finding.reset();
        uint64_t before = registry.hits();
        LoweredPath path = builder->build(drawn);
        registry.settlePath();
        judgeSetbacks(path);
        if (!verdict.finding)
          judgeEnd(path, /*rebuild=*/false);
        if (verdict.finding)
          words.found(writeFinding(*verdict.finding));
        else if (registry.hits() != before)
          words.found("hit");
      },
      registry.records()[record].kind == BugKind::Hang ? secondsForHang
                                                       : secondsForPath);
  if (!isOver(end))
    return;
  if (end.ending.isFine()) {
    if (end.found == "hit") {
      registry.noteHit(record);
      registry.noteSuppressed(record);
    } else if (std::optional<Finding> finding = readFinding(end.found))
      report(std::move(*finding));
    return;
  }
  const std::string &id = registry.records()[record].id;
  std::optional<Finding> finding = crashOfCopy(
      end, program, "a copy of the process, with " + id + " lifted,");
  if (!finding)
    return; // it crashed before its first pass
  registry.liftHere(record);
  found(std::move(*finding));
}
