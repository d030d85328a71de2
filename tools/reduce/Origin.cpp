//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/reduce/Origin.h"

#include "harness/oracle/FindingJson.h"
#include "harness/oracle/Report.h"
#include "tools/Child.h"
#include "tools/Tool.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/JSON.h"

#include <algorithm>

using namespace scion;

/// A child that judges a program for longer hangs. The slowest of the recorded
/// programs takes 20 s on two busy cores, with AddressSanitizer.
static constexpr unsigned secondsEach = 120;

/// Ops that the interpreter executes at most: what targets give it.
static constexpr char meaningOption[] = "--meaning=300000";

/// The finding in what a subcommand printed with --json; else why there is
/// none.
static std::optional<Finding> findingOfVerdict(const std::string &text,
                                               std::string &nothing) {
  llvm::Expected<llvm::json::Value> value = llvm::json::parse(text);
  const llvm::json::Object *object = value ? value->getAsObject() : nullptr;
  if (!object) {
    if (!value)
      llvm::consumeError(value.takeError());
    nothing = "no verdict";
    return std::nullopt;
  }
  std::optional<Finding> finding = findingOf(*object);
  if (!finding) {
    std::string reason = object->getString("reason").value_or("").str();
    nothing = object->getString("verdict").value_or("").str() +
              (reason.empty() ? "" : ": " + reason);
  }
  return finding;
}

/// The report of `scion roundtrip` in its first line.
static std::optional<Finding> roundTripFinding(const ChildResult &child) {
  std::optional<Finding> finding =
      findingOfLine(lineOfReport(child.output + child.errors));
  if (!finding)
    return std::nullopt;
  // "known:   ID (…": the record, if there is one.
  for (llvm::StringRef text = child.output; !text.empty();) {
    auto [first, next] = text.split('\n');
    text = next;
    if (first.consume_front("known:"))
      finding->known = first.trim().split(' ').first.str();
  }
  return finding;
}

Origin scion::findOrigin(const OriginRequest &request) {
  std::vector<std::vector<std::string>> tries;
  bool isAsked = !request.through.empty();
  if (isAsked) {
    // A program of its own meaning; then with guards and observations.
    std::vector<std::string> way{"--paths=1", "--through=" + request.through};
    for (std::vector<std::string> words :
         {std::vector<std::string>{"run", "--no-recondition", "--no-observe",
                                   "--no-twins"},
          std::vector<std::string>{"run", "--no-observe", "--no-twins"},
          std::vector<std::string>{"run", "--no-twins"}}) {
      words.insert(words.end(), way.begin(), way.end());
      tries.push_back(words);
    }
    tries.push_back({"pass", "--through=" + request.through});
  } else if (request.asTarget) {
    // One program in eight is observed less there.
    tries = {{"run", "--paths=3"},
             {"run", "--paths=3", "--no-observe", "--no-twins"},
             {"pass", "--sequences=2"},
             {"roundtrip"}};
  } else {
    tries = {{"run"}, {"pass"}, {"roundtrip"}};
  }
  // A difference of two ways is shown by stock tools alone; what only the
  // reference semantics tell comes behind that, and before passes that nobody
  // asked for.
  std::vector<std::vector<std::string>> meant;
  size_t runs = 0;
  while (runs < tries.size() && tries[runs].front() == "run")
    ++runs;
  for (size_t i = 0; i < runs; ++i) {
    meant.push_back(tries[i]);
    meant.back().push_back(meaningOption);
    tries[i].push_back("--meaning=0");
  }
  if (request.asTarget) {
    tries.front() = meant.front(); // what a target does
    meant.clear();
  } else if (!isAsked) {
    // A program of its own meaning first.
    meant.insert(meant.begin(), {"run", "--no-recondition", "--no-observe",
                                 "--no-twins", meaningOption});
  }
  tries.insert(tries.begin() + long(runs), meant.begin(), meant.end());
  // The one that is asked first; all keep their order otherwise.
  for (size_t i = 0, place = 0; i < tries.size(); ++i)
    if (tries[i].front() == request.oracle)
      std::rotate(tries.begin() + place++, tries.begin() + i,
                  tries.begin() + i + 1);
  Origin origin;
  for (unsigned i = request.first; i < tries.size(); ++i) {
    std::vector<std::string> &words = tries[i];
    std::string how = words.front();
    bool isRoundTrip = how == "roundtrip";
    if (!isRoundTrip)
      words.push_back("--json");
    words.insert(words.end(), request.settings.begin(), request.settings.end());
    words.push_back(request.file);
    ChildResult child = runSelf(words, secondsEach);
    if (child.timedOut) {
      origin.nothing = "`scion " + how + "` does not come back";
      continue;
    }
    std::string nothing;
    std::optional<Finding> finding =
        isRoundTrip ? roundTripFinding(child)
                    : findingOfVerdict(child.output, nothing);
    // Where the reference path traps, another way only says that it is wrong
    // somewhere; the meaning of the program, which is asked next, says where.
    if (finding && !request.asTarget && i < runs &&
        finding->reason == FindingReason::ReferenceFails) {
      origin.nothing = finding->summary;
      continue;
    }
    if (finding && finding->kind != FindingKind::OwnDefect) {
      std::string why;
      std::optional<Case> subject = caseOf(*finding, why);
      if (subject || !origin.finding) {
        origin.finding = std::move(finding);
        origin.how = how;
        origin.index = i;
        origin.nothing = why;
      }
      if (subject) {
        origin.subject = std::move(subject);
        return origin;
      }
      continue;
    }
    if (finding)
      nothing = "reconditioning let something undefined through";
    if (origin.finding)
      continue;
    if (origin.nothing.empty() || nothing.starts_with("agree"))
      origin.nothing = nothing;
    if (nothing.ends_with("not a valid module") ||
        nothing.ends_with("the input is empty")) {
      origin.isUnreadable = true;
      return origin;
    }
  }
  return origin;
}

std::optional<Case> scion::caseOf(const Finding &finding, std::string &why) {
  Case result;
  result.program = finding.program;
  for (const ReplayFile &file : finding.files)
    if (result.program.empty() && file.name == "program.mlir")
      result.program = file.text;
  switch (finding.kind) {
  case FindingKind::RoundTrip:
    return result;
  case FindingKind::OwnDefect:
    why = "findings of the kind " + std::string(toString(finding.kind)) +
          " cannot be reduced: use --test";
    return std::nullopt;
  default:
    break;
  }
  if (finding.bad.empty() && finding.culprit.starts_with("print-"))
    return result;
  if (finding.bad.empty()) {
    why = "the finding has no pipeline that shows it";
    return std::nullopt;
  }
  if (!finding.goodProgram.empty()) {
    why = "the right result comes from a program with each op alone: it has no "
          "pipeline";
    return std::nullopt;
  }
  result.good = finding.good;
  result.bad = finding.bad;
  result.badLevel = finding.badLevel;
  for (PathStep &step : result.bad)
    step.isAsked = true;
  return result;
}
