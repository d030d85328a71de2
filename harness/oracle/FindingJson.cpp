//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/FindingJson.h"

#include "harness/known/Registry.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>

using namespace scion;

/// What passes print need not be UTF-8.
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

llvm::json::Object scion::jsonOf(const Finding &finding) {
  llvm::json::Object object{{"schema", findingSchema},
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
  if (finding.reason == FindingReason::ReferenceFails)
    object["reference-fails"] = true;
  if (!finding.known.empty())
    object["known"] = finding.known;
  if (!finding.knownToo.empty())
    object["known-too"] = arrayOf(finding.knownToo);
  llvm::json::Object files;
  for (const ReplayFile &file : finding.files)
    files[clean(file.name)] = clean(file.text);
  object["files"] = std::move(files);
  if (finding.shownBy != Demonstration::Commands) {
    object["program"] = clean(finding.program);
    object["good"] = arrayOf(finding.good);
    object["bad"] = arrayOf(finding.bad);
    object["bad-level"] = finding.badLevel;
    if (!finding.goodProgram.empty())
      object["good-program"] = clean(finding.goodProgram);
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
  if (object.getBoolean("reference-fails").value_or(false))
    finding.reason = FindingReason::ReferenceFails;
  finding.program = textOf(object, "program");
  finding.good = stepsOf(object, "good");
  finding.bad = stepsOf(object, "bad");
  finding.goodProgram = textOf(object, "good-program");
  finding.badLevel = unsigned(object.getInteger("bad-level").value_or(0));
  return finding;
}

std::string scion::writeFinding(const Finding &finding, size_t most) {
  llvm::json::Object object = jsonOf(finding);
  std::string line;
  for (const char *left : {"", "details", "files", "replay", "input-kinds",
                           "good-program", "program"}) {
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
