//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/reduce/Origin.h"

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

std::optional<Finding> scion::findingOfJson(const std::string &text,
                                            std::string &nothing) {
  llvm::Expected<llvm::json::Value> value = llvm::json::parse(text);
  const llvm::json::Object *object = value ? value->getAsObject() : nullptr;
  if (!object) {
    if (!value)
      llvm::consumeError(value.takeError());
    nothing = "no verdict";
    return std::nullopt;
  }
  auto string = [&](llvm::StringRef name) {
    return object->getString(name).value_or("").str();
  };
  std::optional<FindingKind> kind = findingKindNamed(string("kind"));
  if (!kind) {
    std::string reason = string("reason");
    nothing = string("verdict") + (reason.empty() ? "" : ": " + reason);
    return std::nullopt;
  }
  Finding finding{*kind,
                  string("culprit"),
                  string("pattern"),
                  string("summary"),
                  string("details"),
                  {}};
  finding.known = string("known");
  if (const llvm::json::Array *replay = object->getArray("replay"))
    for (const llvm::json::Value &command : *replay)
      finding.replay.push_back(command.getAsString().value_or("").str());
  if (const llvm::json::Object *files = object->getObject("files"))
    for (const auto &[name, content] : *files)
      finding.files.push_back(
          {name.str(), content.getAsString().value_or("").str()});
  std::sort(
      finding.files.begin(), finding.files.end(),
      [](const ReplayFile &a, const ReplayFile &b) { return a.name < b.name; });
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
    std::optional<Finding> finding = isRoundTrip
                                         ? roundTripFinding(child)
                                         : findingOfJson(child.output, nothing);
    // Where the reference path traps, another way only says that it is wrong
    // somewhere; the meaning of the program, which is asked next, says where.
    if (finding && !request.asTarget && i < runs &&
        llvm::StringRef(finding->summary).starts_with("the reference path")) {
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

std::vector<PathStep> scion::stepsOfCommand(const std::string &command,
                                            const std::string &schedules) {
  constexpr llvm::StringLiteral begin = "--pass-pipeline='builtin.module(";
  llvm::StringRef text = command;
  size_t at = text.find(begin);
  if (at == text.npos)
    return {};
  text = text.drop_front(at + begin.size());
  text = text.take_front(text.find(")'"));
  std::string error;
  std::vector<PathStep> steps = splitPipeline(text, error);
  std::erase_if(steps, [](const PathStep &step) {
    return step.pass == "transform-preload-library";
  });
  // "module attributes {…} {", the sequences, "}".
  llvm::StringRef sequences = schedules;
  sequences = sequences.drop_front(
      std::min(sequences.find('\n') + 1, sequences.size()));
  sequences = sequences.rtrim();
  sequences.consume_back("}");
  for (PathStep &step : steps)
    if (step.pass == "transform-interpreter")
      step.schedule = sequences.str();
  return steps;
}

std::optional<Case> scion::caseOf(const Finding &finding, std::string &why) {
  Case result;
  std::string schedules;
  for (const ReplayFile &file : finding.files) {
    if (file.name == "program.mlir")
      result.program = file.text;
    if (file.name == "schedules.mlir")
      schedules = file.text;
  }
  std::vector<std::string> commands;
  for (const std::string &command : finding.replay)
    if (!llvm::StringRef(command).starts_with("#") &&
        !llvm::StringRef(command).starts_with("scion "))
      commands.push_back(command);
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
  if (commands.empty() && finding.culprit.starts_with("print-"))
    return result;
  if (commands.empty()) {
    why = "the finding has no command that shows it";
    return std::nullopt;
  }
  if (llvm::StringRef(commands.front()).contains("isolated.mlir")) {
    why = "the right result comes from a program with each op alone: it has no "
          "pipeline";
    return std::nullopt;
  }
  result.bad = stepsOfCommand(commands.back(), schedules);
  if (finding.kind == FindingKind::PoisonOrCodegen) {
    result.badLevel = 2;
    result.good = result.bad;
  } else if (commands.size() > 1) {
    result.good = stepsOfCommand(commands.front(), schedules);
  }
  for (PathStep &step : result.bad)
    step.isAsked = true;
  return result;
}
