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
#include "harness/oracle/FindingJson.h"
#include "harness/oracle/LoweringReplay.h"
#include "harness/oracle/PassCopy.h"
#include "harness/oracle/Recognise.h"
#include "harness/oracle/Report.h"

using namespace scion;

/// A path of a shipped program takes a tenth of a second, under
/// AddressSanitizer and on a busy machine up to three. The limit is below the
/// time that engines give an input (25 s), so that a child that hangs does not
/// use it up.
static constexpr unsigned secondsForPath = 20;

/// The limit if the enabled bug is a hang: a child that takes longer counts as
/// one. With 30 s, two of four one-minute runs of ci/fuzz waited most of the
/// time.
static constexpr unsigned secondsForHang = 1;

/// From now on the passes of paths are noted where the parent can read them.
static void noteSteps(PathBuilder &builder, const std::string &program,
                      process::Words &words) {
  tellParentOfCrash(words);
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

/// The limit for a path with its explanations. LoweringOptions::progress sets
/// the limit for a step.
static constexpr unsigned secondsForCopy = 600;

/// Crashes after which a path is taken up again without the pass that crashed.
static constexpr unsigned maxCrashes = 4;

/// Runs `work` in a copy. Returns true, and reports the crash, if it crashes.
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
      crashOfCopy(end, "a copy of the process that judges the path");
  if (!crash) {
    uncompared("a copy of the process crashes before its first pass");
    return true;
  }
  use.subject.avoided.insert(Subject::nameOf(crash->bad));
  if (!absorb(*crash, isAsked(*crash)))
    deliver(std::move(*crash));
  return true;
}

/// Whether the ledger knows that the pass would crash on such a module, or show
/// a bucket whose share of the time is spent. A crash in a copy is reported.
bool LoweringCheck::wouldCrash(const std::vector<PathStep> &done,
                               const PathStep &next, mlir::ModuleOp before,
                               const OpKinds &kinds) {
  if (isCopy)
    return false;
  std::optional<Finding> crash;
  bool isAvoided =
      isSuspect(builder->subject, program, done, next, before, kinds, crash);
  if (crash)
    found(std::move(*crash));
  return isAvoided;
}

/// Does the work here, with LoweringOptions::survivesCrashes only after a copy
/// did it without a crash. (Taking the findings of the copy would save half of
/// the time, but a path teaches later paths which conversions fail, so they
/// would be other paths.)
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
  registry.noteEnabled(record);
  process::Result end = process::runForked(
      [&](process::Words &words) {
        registry.enableHere(record);
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
  std::optional<Finding> finding =
      crashOfCopy(end, "a copy of the process, with " + id + " enabled,");
  if (!finding)
    return; // it crashed before its first pass
  registry.enableHere(record);
  found(std::move(*finding));
}
