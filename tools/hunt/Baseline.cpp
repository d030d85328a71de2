//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Replays findings with another Scion, in processes of their own.
//
//===----------------------------------------------------------------------===//

#include "tools/hunt/Baseline.h"

#include "harness/known/Registry.h"
#include "harness/oracle/FindingJson.h"
#include "tools/JudgeWith.h"
#include "tools/Tool.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"

#include <algorithm>
#include <map>

using namespace scion;
using namespace scion::hunt;

/// Limit on the tries of a hunt in the baseline. 323 sufficed to find each of
/// fifteen planted bugs (docs/FuzzAPatch.md); an idle core makes 500 in 5 s.
static constexpr uint64_t baselineTries = 500;

/// Further checks of a record that seems to be gone.
static constexpr unsigned checksOfGone = 4;

/// CPU seconds of a hunt or a check of records.
static constexpr unsigned huntSeconds = 300;

/// Whether two findings are the same bug, by kind, culprit and, if both have
/// one, pattern.
static bool isSame(const Finding &one, const Finding &other) {
  return one.kind == other.kind && one.culprit == other.culprit &&
         (one.pattern.empty() || other.pattern.empty() ||
          one.pattern == other.pattern);
}

std::optional<Baseline> Baseline::find(const std::string &build,
                                       std::string &why) {
  Baseline baseline;
  llvm::SmallString<128> path(build);
  llvm::sys::fs::make_absolute(path);
  baseline.scion = (path + "/bin/scion").str();
  ChildResult child = runScion(baseline.scion, {"--version"}, huntSeconds);
  llvm::StringRef said = child.output;
  if (child.exitCode != exitFine || !said.contains("MLIR ")) {
    why = baseline.scion + " does not run: build the target scion there";
    return std::nullopt;
  }
  baseline.mlir = said.split("MLIR ").second.split('\n').first.trim().str();
  return baseline;
}

bool Baseline::shows(const Failure &failure) const {
  std::optional<Finding> finding =
      judgeWith(scion, failure.program, pipelineText(failure.steps));
  return finding && isSame(*finding, failure.finding) &&
         finding->summary == failure.finding.summary;
}

bool Baseline::showsAlike(const Failure &failure,
                          const std::string &program) const {
  std::optional<Finding> finding =
      judgeWith(scion, program, pipelineText(failure.steps));
  return finding && isSame(*finding, failure.finding);
}

/// The objects of an array in the JSON that a process printed.
static std::vector<llvm::json::Object> objectsIn(const ChildResult &child,
                                                 llvm::StringRef key) {
  std::vector<llvm::json::Object> objects;
  llvm::Expected<llvm::json::Value> value = llvm::json::parse(child.output);
  if (!value) {
    llvm::consumeError(value.takeError());
    return objects;
  }
  llvm::json::Object *whole = value->getAsObject();
  llvm::json::Array *array = whole ? whole->getArray(key) : nullptr;
  if (array)
    for (llvm::json::Value &each : *array)
      if (llvm::json::Object *object = each.getAsObject())
        objects.push_back(std::move(*object));
  return objects;
}

std::optional<std::string>
Baseline::newFor(const Refutation &refutation) const {
  process::TemporaryFile program(refutation.program);
  return wrongOnlyHere(refutation,
                       runScion(scion,
                                {"prove", "--print-after", program.path(),
                                 "--through", pipelineText({refutation.step})},
                                huntSeconds)
                           .output);
}

/// The states of records, by id.
static std::map<std::string, std::string>
statesOf(const std::string &scion, const std::vector<std::string> &ids,
         const std::string &programs) {
  std::map<std::string, std::string> states;
  std::vector<std::string> command{"known", "check", "--json", "--programs",
                                   programs};
  llvm::append_range(command, ids);
  for (const llvm::json::Object &record :
       objectsIn(runScion(scion, command, huntSeconds), "records"))
    states[record.getString("id").value_or("").str()] =
        record.getString("state").value_or("").str();
  return states;
}

/// Returns the records of the hunted passes that the baseline shows and this
/// process does not.
static std::vector<GoneBug> goneRecords(const std::string &scion,
                                        const Plan &plan,
                                        const std::string &programs) {
  std::vector<std::string> ids;
  for (const Record &record : Registry::global().records())
    if (!record.regressions.empty() &&
        llvm::any_of(record.culprits, [&](const std::string &culprit) {
          return plan.passes.count(culprit);
        }))
      ids.push_back(record.id);
  std::vector<GoneBug> gone;
  if (ids.empty())
    return gone;
  std::map<std::string, std::string> before = statesOf(scion, ids, programs),
                                     now = statesOf("", ids, programs);
  // A bug that reads uninitialized memory does not always show; one such bug
  // shows in seven of eight checks.
  auto showsAgain = [&](const std::string &id) {
    for (unsigned i = 0; i < checksOfGone; ++i)
      if (statesOf("", {id}, programs)[id] == "live")
        return true;
    return false;
  };
  for (const std::string &id : ids)
    if (before[id] == "live" && now[id] == "fixed" && !showsAgain(id)) {
      const Record &record =
          Registry::global().records()[*Registry::global().find(id)];
      gone.push_back({id, record.title, "", ""});
    }
  return gone;
}

std::vector<GoneBug> Baseline::findGone(const Request &request,
                                        const Plan &plan, const Sums &sums,
                                        const HuntOptions &options,
                                        const std::string &programs) const {
  std::vector<GoneBug> gone = goneRecords(scion, plan, programs);
  std::vector<std::string> command{
      "hunt",         "-q",
      "--json",       "--no-reduce",
      "-o",           "",
      "--seed",       std::to_string(options.seed),
      "-j",           std::to_string(options.jobs),
      "--executions", std::to_string(std::min(sums.executions, baselineTries))};
  process::TemporaryFile patch(request.patch.value_or(""));
  if (request.patch)
    llvm::append_range(command,
                       std::vector<std::string>{"--patch", patch.path(),
                                                "--source", request.source});
  if (!request.tests.empty()) {
    command.push_back("--tests");
    llvm::append_range(command, request.tests);
  }
  for (const std::string &pass : request.passes)
    llvm::append_range(command, std::vector<std::string>{"--pass", pass});
  if (!request.corpus.empty())
    llvm::append_range(command,
                       std::vector<std::string>{"--corpus", request.corpus});
  for (const std::string &recipe : options.only)
    llvm::append_range(command, std::vector<std::string>{"--recipe", recipe});
  for (const llvm::json::Object &failure :
       objectsIn(runScion(scion, command, huntSeconds), "failures")) {
    std::optional<Finding> finding = findingOf(failure);
    if (!finding)
      continue;
    std::string program = failure.getString("program").value_or("").str(),
                pipeline = failure.getString("pipeline").value_or("").str();
    bool isThere = llvm::any_of(sums.failures, [&](const Failure &here) {
      return isSame(here.finding, *finding);
    });
    // Skip bugs that a record already reports or that this process also shows.
    bool isTold = llvm::any_of(gone, [&](const GoneBug &other) {
      return !finding->known.empty() && other.known == finding->known;
    });
    if (isThere || isTold || judgeWith("", program, pipeline))
      continue;
    std::string name =
        finding->culprit + "." + std::string(toString(finding->kind)) +
        (finding->pattern.empty() ? "" : " (" + finding->pattern + ")");
    if (llvm::none_of(
            gone, [&](const GoneBug &other) { return other.title == name; }))
      gone.push_back({finding->known, name, pipeline, program});
  }
  return gone;
}
