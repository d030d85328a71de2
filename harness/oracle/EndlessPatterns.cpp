//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/EndlessPatterns.h"

#include "harness/oracle/FreshReplay.h"
#include "harness/oracle/LoweringReplay.h"

using namespace scion;

/// How much larger the bound is in the fresh process. The bound is some 50
/// times what a pass of the pool needs on a shipped seed; a million attempts
/// take about 3 s.
static constexpr uint64_t factor = 5;

/// The fresh process is stopped after so long.
static constexpr unsigned seconds = 300;

std::optional<Finding>
scion::confirmEndlessPatterns(const std::string &program,
                              const std::vector<PathStep> &steps,
                              std::string &why) {
  ReplayRequest request;
  request.program = program;
  request.steps = steps;
  request.maxAttempts = factor * PatternTrace::maxAttempts;
  FreshReplay replay = replayFresh(request, {.seconds = seconds});
  const PathStep &last = steps.back();
  bool isOver =
      replay.answered && (replay.record.status != StepStatus::EndlessPatterns ||
                          replay.record.modules.size() + 1 != steps.size());
  if (isOver) {
    why = "bounded: " + last.pass + " ends with more pattern attempts";
    return std::nullopt;
  }
  if (!replay.answered && !replay.process.timedOut) {
    why = "bounded: " + last.pass + ", and a process that goes on ends with " +
          replay.process.ending();
    return std::nullopt;
  }
  Finding finding{FindingKind::Hang,
                  last.pass,
                  replay.record.pattern,
                  "the pass tries patterns without end: " +
                      (replay.answered ? replay.record.message
                                       : "not over after " +
                                             std::to_string(seconds) + " s"),
                  "",
                  {}};
  finding.reason = FindingReason::EndlessPatterns;
  finding.judgedBy = JudgedBy::Crash;
  finding.culpritIndex = steps.size() - 1;
  demonstrate(finding, Demonstration::Passes, program, {}, steps);
  finding.step = last.pipeline;
  return finding;
}
