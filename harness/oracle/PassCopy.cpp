//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/PassCopy.h"

#include "harness/experiment/Experiment.h"
#include "harness/oracle/CrashFrame.h"
#include "harness/oracle/FindingJson.h"
#include "harness/oracle/Ledger.h"
#include "harness/oracle/LoweringReplay.h"
#include "harness/oracle/Recognise.h"
#include "harness/oracle/Report.h"

#include <chrono>
#include <string_view>
#include <utility>

using namespace scion;

/// A pass takes a few milliseconds; on a busy machine some more.
static constexpr unsigned secondsForPass = 3;

static process::Words *childWords = nullptr;

/// Between the line of the report and the function that crashed.
static constexpr std::string_view frameMark = "\nframe ";

/// The report gate of the child: its parent reports.
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

void scion::tellParentOfCrash(process::Words &words) {
  childWords = &words;
  setReportGate(tellParent, /*exitCode=*/1);
}

bool scion::isOver(const process::Result &end) {
  return end.ending.how != process::End::NotStarted &&
         end.ending.how != process::End::Interrupted;
}

std::optional<Finding> scion::crashOfCopy(const process::Result &end,
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
    // The handler begins the summary so for crashes without a signal.
    if (finding->summary.starts_with("LLVM ERROR: "))
      finding->reason = FindingReason::FatalError;
    else if (finding->summary.starts_with("assertion `"))
      finding->reason = FindingReason::Assertion;
  }
  return finding;
}

PassInCopy scion::runInCopy(Subject &subject, const std::string &program,
                            const std::vector<PathStep> &done,
                            const PathStep &next, mlir::ModuleOp module,
                            const std::vector<std::string> &kinds) {
  std::vector<PathStep> steps = done;
  steps.push_back(next);
  process::Result end = process::runForked(
      [&](process::Words &words) {
        tellParentOfCrash(words);
        installCrashAttribution(); // a copy begins without signal handlers
        words.about(
            writeFinding(crashOf(program, steps, kindsGiven(next, kinds))));
        subject.runner.run(module, next, subject.lease);
      },
      secondsForPass);
  PassInCopy result;
  result.isFine = !isOver(end) || end.ending.isFine();
  if (!result.isFine && end.ending.how != process::End::TimedOut)
    result.crash = crashOfCopy(end, "a copy of the process that runs it");
  return result;
}

bool scion::isSuspect(Subject &subject, const std::string &program,
                      const std::vector<PathStep> &done, const PathStep &next,
                      mlir::ModuleOp module, const OpKinds &kinds,
                      std::optional<Finding> &crash) {
  Ledger *ledger = Ledger::active();
  if (!ledger)
    return false;
  Ledger::Suspicion suspicion = ledger->suspect(next, kinds.kinds);
  if (suspicion.advice == Ledger::Advice::Run)
    return false;
  if (suspicion.advice == Ledger::Advice::Skip)
    return !next.isAsked;
  auto begin = std::chrono::steady_clock::now();
  PassInCopy copy =
      runInCopy(subject, program, done, next, module, kinds.kinds);
  ledger->charge(suspicion,
                 std::chrono::duration_cast<std::chrono::microseconds>(
                     std::chrono::steady_clock::now() - begin));
  crash = std::move(copy.crash);
  return !copy.isFine;
}
