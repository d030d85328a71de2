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

/// What the case shows; the bad way ends with the guilty step behind it, where
/// the reference path shows it too.
static Evidence establish(Case &subject, const Finding &finding,
                          const ShrinkOptions &options) {
  Goal wanted;
  wanted.kind = finding.kind;
  wanted.culprit = finding.culprit;
  for (size_t count = 1; count < subject.bad.size(); ++count) {
    if (subject.bad[count - 1].pass != finding.culprit)
      continue;
    Case shorter = subject;
    shorter.bad.resize(count);
    Evidence evidence = examine(shorter, wanted, /*isFirst=*/true, options);
    if (!evidence.why.empty())
      continue;
    subject = shorter;
    return evidence;
  }
  Evidence evidence = examine(subject, wanted, /*isFirst=*/true, options);
  if (evidence.why.empty() || subject.bad.empty())
    return evidence;
  if (asksMeaning(wanted) && subject.badLevel == 0) {
    // What is undefined need not show where nothing is optimised.
    Case optimised = subject;
    optimised.badLevel = 2;
    Evidence other = examine(optimised, wanted, /*isFirst=*/true, options);
    if (other.why.empty()) {
      subject = optimised;
      return other;
    }
  }
  // A path that kept off known bugs as it went: not what stock tools do, which
  // the report will say if they do not show it.
  for (PathStep &step : subject.bad)
    step.isAsked = false;
  return examine(subject, wanted, /*isFirst=*/true, options);
}

/// The two ways of --right and --through, taken as they stand.
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
  bool isFound = error.empty() && findGuiltyStep(start.subject, request.shrink);
  if (error.empty() && !isFound) {
    // A known bug, which the lowering keeps off.
    Registry::global().setMode(KnownMode::Report);
    isFound = findGuiltyStep(start.subject, request.shrink);
  }
  if (!isFound) {
    problem = "the two ways show nothing" + (error.empty() ? "" : ": " + error);
    return std::nullopt;
  }
  start.finding.culprit = guiltyPass(start.subject.bad);
  start.finding.summary = "the two ways differ";
  start.shown = establish(start.subject, start.finding, request.shrink);
  if (start.shown.why.empty())
    return start;
  problem = "the two ways: " + start.shown.why;
  return std::nullopt;
}

/// What the oracles do not judge, because the reference path itself does not
/// come to its end: the meaning of the program says what is right.
static std::optional<Start> startOfMeaning(const StartRequest &request) {
  Start start{{FindingKind::ReferenceMismatch, "", "", "", "", {}},
              {request.text, {}, {}, 0},
              {}};
  if (!findGuiltyByMeaning(start.subject, request.shrink))
    return std::nullopt;
  start.finding.culprit = start.subject.bad.back().pass;
  start.finding.summary = "the reference path means something else";
  start.shown = establish(start.subject, start.finding, request.shrink);
  return start.shown.why.empty() ? std::optional(start) : std::nullopt;
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
  // Without a pipeline, any known bug might be found then.
  bool isKeptOff = !wanted.through.empty() &&
                   Registry::global().getMode() != KnownMode::Report;
  while (!isInterrupted()) {
    Origin origin = findOrigin(request);
    if (!origin.subject && isKeptOff) {
      // A known bug, which the lowering keeps off: once more without that.
      isKeptOff = false;
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
    Start start{*origin.finding, *origin.subject, {}};
    if (start.subject.program.empty())
      start.subject.program = wanted.text;
    Start meant = start;
    start.shown = establish(start.subject, start.finding, wanted.shrink);
    if (start.shown.why.empty()) {
      // Freed memory is filled in this process: another finding may be better.
      if (start.finding.kind != FindingKind::Crash ||
          confirmWithStockTools(start.finding, wanted.text) != "does not show")
        return start;
      wanted.say("the stock tools are fine with it");
      if (!unseen)
        unseen = std::move(start);
      request.first = origin.index + 1;
      continue;
    }
    if (meant.finding.kind == FindingKind::Miscompile) {
      // Right may have been what the program means, not what the reference path
      // shows.
      meant.finding.kind = FindingKind::ReferenceMismatch;
      meant.shown = establish(meant.subject, meant.finding, wanted.shrink);
      if (meant.shown.why.empty())
        return meant;
    }
    if (meant.finding.kind == FindingKind::Nondeterminism &&
        !meant.subject.bad.empty()) {
      // Where an address is shown, it is another one in each process; the
      // reference path may show one value all the same.
      meant.subject.good.clear();
      if (findGuiltyStep(meant.subject, wanted.shrink)) {
        meant.finding.kind = FindingKind::Miscompile;
        meant.finding.culprit = guiltyPass(meant.subject.bad);
        meant.shown = establish(meant.subject, meant.finding, wanted.shrink);
        if (meant.shown.why.empty())
          return meant;
      }
    }
    if (why.empty())
      why = "the finding does not show again: " + start.shown.why;
    wanted.say(start.shown.why);
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
  // What is undefined behind a pass may print what is right all the same.
  wanted.say("once more, with the checks that MLIR adds");
  StartRequest checked = wanted;
  checked.through += std::string(",") + runtimeChecks;
  std::string unused; // the first problem says more
  return startOfFinding(checked, unused);
}

std::optional<Start> scion::findStart(const StartRequest &request,
                                      std::string &problem) {
  return request.right ? startOfTwoWays(request, problem)
                       : startOfFinding(request, problem);
}
