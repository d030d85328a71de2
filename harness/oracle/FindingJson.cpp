//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/FindingJson.h"

#include "base/Version.h"
#include "harness/known/LibraryOfMLIR.h"
#include "harness/oracle/Bucket.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>

using namespace scion;

/// The output of passes need not be UTF-8.
static std::string clean(const std::string &text) {
  return llvm::json::isUTF8(text) ? text : llvm::json::fixUTF8(text);
}

static llvm::json::Array arrayOf(const std::vector<std::string> &texts) {
  llvm::json::Array array;
  for (const std::string &text : texts)
    array.push_back(clean(text));
  return array;
}

static llvm::json::Array arrayOf(const std::vector<PathStep> &steps) {
  llvm::json::Array array;
  for (const PathStep &step : steps) {
    llvm::json::Object one{{"pass", clean(step.pass)},
                           {"pipeline", clean(step.pipeline)}};
    if (!step.schedule.empty())
      one["schedule"] = clean(step.schedule);
    array.push_back(std::move(one));
  }
  return array;
}

static llvm::json::Object observedJson(const Observed &one) {
  return llvm::json::Object{{"type", one.type}, {"value", clean(one.value)}};
}

llvm::json::Object scion::jsonOf(const Finding &finding) {
  llvm::json::Object object{{"schema", findingSchema},
                            {"scion", scionVersion().data()},
                            {"mlir", mlirName().data()},
                            {"kind", toString(finding.kind).data()},
                            {"culprit", clean(finding.culprit)},
                            {"pattern", clean(finding.pattern)},
                            {"summary", clean(finding.summary)},
                            {"details", clean(finding.details)},
                            {"step", clean(finding.step)},
                            {"input-kinds", arrayOf(finding.inputKinds)},
                            {"shown-by", toString(finding.shownBy).data()},
                            {"replay", arrayOf(finding.replay)}};
  auto add = [&](llvm::StringRef key, std::string_view text) {
    if (!text.empty())
      object[key] = clean(std::string(text));
  };
  add("oracle", finding.oracle);
  add("frame", finding.frame);
  add("bucket", bucketOf(finding).name());
  add("reason", toString(finding.reason));
  add("authority", toString(finding.judgedBy));
  add("input", finding.input);
  add("output", finding.output);
  add("expected", finding.expected);
  add("actual", finding.actual);
  add("known", finding.known);
  if (!finding.knownToo.empty())
    object["known-too"] = arrayOf(finding.knownToo);
  if (!finding.suppressed.empty())
    object["suppressed"] = arrayOf(finding.suppressed);
  if (finding.culpritIndex)
    object["culprit-index"] = *finding.culpritIndex;
  if (finding.difference)
    object["difference"] = llvm::json::Object{
        {"observation", finding.difference->observation},
        {"expected", observedJson(finding.difference->expected)},
        {"actual", observedJson(finding.difference->actual)}};
  if (finding.processes)
    object["confirmed"] = llvm::json::Object{{"processes", finding.processes},
                                             {"shown", finding.confirmed}};
  llvm::json::Object files;
  for (const ReplayFile &file : finding.files)
    files[clean(file.name)] = clean(file.text);
  object["files"] = std::move(files);
  add("program", finding.program);
  if (finding.shownBy != Demonstration::Commands) {
    object["good"] = arrayOf(finding.good);
    object["bad"] = arrayOf(finding.bad);
    object["bad-level"] = finding.badLevel;
  }
  return object;
}

static std::string textOf(const llvm::json::Object &object,
                          llvm::StringRef key) {
  return object.getString(key).value_or("").str();
}

static std::vector<std::string> textsOf(const llvm::json::Object &object,
                                        llvm::StringRef key) {
  std::vector<std::string> texts;
  if (const llvm::json::Array *array = object.getArray(key))
    for (const llvm::json::Value &value : *array)
      texts.push_back(value.getAsString().value_or("").str());
  return texts;
}

static std::vector<PathStep> stepsOf(const llvm::json::Object &object,
                                     llvm::StringRef key) {
  std::vector<PathStep> steps;
  if (const llvm::json::Array *array = object.getArray(key))
    for (const llvm::json::Value &value : *array)
      if (const llvm::json::Object *one = value.getAsObject()) {
        PathStep step;
        step.kind = StepKind::Given;
        step.pass = textOf(*one, "pass");
        step.pipeline = textOf(*one, "pipeline");
        step.schedule = textOf(*one, "schedule");
        steps.push_back(std::move(step));
      }
  return steps;
}

static Observed observedOf(const llvm::json::Object &object,
                           llvm::StringRef key) {
  const llvm::json::Object *one = object.getObject(key);
  return one ? Observed{textOf(*one, "type"), textOf(*one, "value")}
             : Observed{};
}

std::optional<Finding> scion::findingOf(const llvm::json::Object &object) {
  std::optional<FindingKind> kind = findingKindNamed(textOf(object, "kind"));
  if (!kind || object.getInteger("schema").value_or(0) > findingSchema)
    return std::nullopt;
  Finding finding{*kind,
                  textOf(object, "culprit"),
                  textOf(object, "pattern"),
                  textOf(object, "summary"),
                  textOf(object, "details"),
                  textsOf(object, "replay")};
  finding.step = textOf(object, "step");
  finding.inputKinds = textsOf(object, "input-kinds");
  finding.known = textOf(object, "known");
  finding.knownToo = textsOf(object, "known-too");
  if (const llvm::json::Object *files = object.getObject("files"))
    for (const auto &[name, content] : *files)
      finding.files.push_back(
          {name.str(), content.getAsString().value_or("").str()});
  std::sort(
      finding.files.begin(), finding.files.end(),
      [](const ReplayFile &a, const ReplayFile &b) { return a.name < b.name; });
  finding.shownBy = demonstrationNamed(textOf(object, "shown-by"))
                        .value_or(Demonstration::Commands);
  // A newer Scion may have written names that this one does not know.
  finding.reason = findingReasonNamed(textOf(object, "reason"))
                       .value_or(FindingReason::None);
  finding.judgedBy =
      judgedByNamed(textOf(object, "authority")).value_or(JudgedBy::Unknown);
  finding.oracle = textOf(object, "oracle");
  finding.frame = textOf(object, "frame");
  finding.input = textOf(object, "input");
  finding.output = textOf(object, "output");
  finding.expected = textOf(object, "expected");
  finding.actual = textOf(object, "actual");
  finding.suppressed = textsOf(object, "suppressed");
  if (std::optional<int64_t> index = object.getInteger("culprit-index"))
    finding.culpritIndex = size_t(*index);
  if (const llvm::json::Object *one = object.getObject("difference"))
    finding.difference =
        Difference{uint64_t(one->getInteger("observation").value_or(0)),
                   observedOf(*one, "expected"), observedOf(*one, "actual")};
  if (const llvm::json::Object *one = object.getObject("confirmed")) {
    finding.processes = unsigned(one->getInteger("processes").value_or(0));
    finding.confirmed = unsigned(one->getInteger("shown").value_or(0));
  }
  finding.program = textOf(object, "program");
  finding.good = stepsOf(object, "good");
  finding.bad = stepsOf(object, "bad");
  finding.badLevel = unsigned(object.getInteger("bad-level").value_or(0));
  return finding;
}

std::string scion::writeFinding(const Finding &finding, size_t most) {
  llvm::json::Object object = jsonOf(finding);
  std::string line;
  for (const char *left :
       {"", "output", "files", "expected", "actual", "input", "details",
        "replay", "input-kinds", "good-program", "program"}) {
    object.erase(left);
    line.clear();
    llvm::raw_string_ostream(line)
        << llvm::json::Value(llvm::json::Object(object));
    if (line.size() <= most)
      break;
    object["cut"] = true;
  }
  return line;
}

std::optional<Finding> scion::readFinding(std::string_view line) {
  llvm::Expected<llvm::json::Value> value = llvm::json::parse(line);
  if (!value) {
    llvm::consumeError(value.takeError());
    return std::nullopt;
  }
  const llvm::json::Object *object = value->getAsObject();
  return object ? findingOf(*object) : std::nullopt;
}
