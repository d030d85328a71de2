//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/reduce/Start.h"

#include "harness/experiment/Path.h"
#include "harness/known/Registry.h"
#include "harness/lowering/PassRules.h"
#include "harness/oracle/LoweringReplay.h"
#include "harness/reduce/Probe.h"
#include "harness/reduce/Trial.h"
#include "tools/Child.h"
#include "tools/reduce/Confirm.h"
#include "tools/reduce/Origin.h"

#include "llvm/ADT/StringRef.h"

#include <algorithm>

using namespace scion;

/// The two pipelines of --right and --through, unchanged.
static std::optional<Start> startOfTwoWays(const StartRequest &request,
                                           std::string &problem) {
  std::string error;
  Start start{{FindingKind::Miscompile, "", "", "", "", {}}, {}, {}};
  start.subject.program = request.text;
  start.subject.good = readPipeline(*request.right, error);
  start.subject.bad = readPipeline(request.through, error);
  for (std::vector<PathStep> *way : {&start.subject.good, &start.subject.bad})
    for (PathStep &step : *way)
      step.isAsked = true;
  bool isFound = error.empty() && endWithCulprit(start.subject, request.shrink);
  if (error.empty() && !isFound) {
    // The lowering may suppress a known bug, so report known bugs.
    Registry::global().setMode(KnownMode::Report);
    isFound = endWithCulprit(start.subject, request.shrink);
  }
  if (!isFound) {
    problem =
        "the two pipelines show nothing" + (error.empty() ? "" : ": " + error);
    return std::nullopt;
  }
  start.finding.culprit = culpritPass(start.subject.bad);
  start.finding.summary = "the two pipelines differ";
  std::string why;
  if (std::optional<Replayed> shown =
          replayFinding(start.finding, start.subject, request.shrink, why))
    return shown;
  problem = "the two pipelines: " + why;
  return std::nullopt;
}

/// Used if no oracle can judge because the reference path does not finish.
/// Takes the result of the interpreter as correct.
static std::optional<Start> startOfMeaning(const StartRequest &request) {
  Start start{{FindingKind::ReferenceMismatch, "", "", "", "", {}},
              {request.text, {}, {}, 0},
              {}};
  if (!endWithCulpritByResult(start.subject, request.shrink))
    return std::nullopt;
  start.finding.culprit = start.subject.bad.back().pass;
  start.finding.summary = "the reference path means something else";
  std::string why;
  return replayFinding(start.finding, start.subject, request.shrink, why);
}

/// The first finding of the oracles that can be reduced, and shows again.
static std::optional<Start> startOfFinding(const StartRequest &wanted,
                                           std::string &problem) {
  TemporaryFile program(wanted.text);
  if (program.path().empty())
    return std::nullopt;
  OriginRequest request{program.path(),     wanted.through, wanted.settings,
                        /*asTarget=*/false, /*oracle=*/"",  /*first=*/0};
  request.hangSeconds = wanted.shrink.seconds;
  std::string why;
  std::optional<Start> unseen; // by stock tools
  // Retry with known bugs enabled only if a pipeline is given; otherwise any
  // known bug could be found.
  bool isSuppressed = !wanted.through.empty() &&
                      Registry::global().getMode() != KnownMode::Report;
  while (!isInterrupted()) {
    Origin origin = findOrigin(request);
    if (!origin.subject && isSuppressed) {
      // The lowering may suppress a known bug, so try again with known bugs
      // enabled.
      isSuppressed = false;
      Registry::global().setMode(KnownMode::Report);
      std::erase_if(request.settings, [](const std::string &setting) {
        return setting.starts_with("--known=");
      });
      request.settings.push_back("--known=report");
      request.first = 0;
      if (why.empty())
        why = origin.nothing;
      continue;
    }
    if (origin.finding)
      wanted.say("`scion " + origin.how + "` finds " + origin.finding->culprit +
                 "." + std::string(toString(origin.finding->kind)) + ": " +
                 origin.finding->summary);
    if (!origin.subject) {
      if (why.empty())
        why = origin.nothing;
      break;
    }
    if (origin.subject->program.empty())
      origin.subject->program = wanted.text;
    std::string notShown;
    if (std::optional<Start> start = replayFinding(
            *origin.finding, *origin.subject, wanted.shrink, notShown)) {
      // This process fills freed memory, so stock tools may not show a crash;
      // then look for another finding.
      if (start->finding.kind != FindingKind::Crash ||
          confirmWithStockTools(start->finding, wanted.text) != "does not show")
        return start;
      wanted.say("the stock tools are fine with it");
      if (!unseen)
        unseen = std::move(start);
      request.first = origin.index + 1;
      continue;
    }
    if (why.empty())
      why = "the finding does not show again: " + notShown;
    wanted.say(notShown);
    request.first = origin.index + 1;
  }
  if (unseen)
    return unseen;
  if (wanted.through.empty() && !isInterrupted())
    if (std::optional<Start> start = startOfMeaning(wanted))
      return start;
  problem = "nothing that can be reduced (" + why + ")";
  if (wanted.through.empty() || isInterrupted() ||
      llvm::StringRef(wanted.through).contains(runtimeChecks))
    return std::nullopt;
  // Wrong code with undefined behaviour may still print the correct result.
  wanted.say("once more, with the checks that MLIR adds");
  StartRequest checked = wanted;
  checked.through += std::string(",") + runtimeChecks;
  std::string unused; // the first problem says more
  return startOfFinding(checked, unused);
}

/// Replays the given finding, without the oracles, which would draw other
/// passes.
static std::optional<Start> startOfGiven(const StartRequest &request,
                                         std::string &problem) {
  std::string why;
  std::optional<Start> start =
      replayFinding(*request.finding, request.shrink, why);
  if (!start)
    problem = "the finding does not show again (" + why + ")";
  return start;
}

std::optional<Start> scion::findStart(const StartRequest &request,
                                      std::string &problem) {
  return request.right     ? startOfTwoWays(request, problem)
         : request.finding ? startOfGiven(request, problem)
                           : startOfFinding(request, problem);
}
