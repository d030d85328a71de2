//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Outcomes as lines of JSON.
//
//===----------------------------------------------------------------------===//

#include "tools/outcomes/Run.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

using namespace scion;
using namespace scion::outcomes;

static constexpr llvm::StringLiteral mark = "scion-outcomes";

/// Of the form of the file.
static constexpr int64_t version = 1;

const char *outcomes::toString(Ended ended) {
  switch (ended) {
  case Ended::Finished:
    return "finished";
  case Ended::Unparsed:
    return "unparsed";
  case Ended::Unknown:
    return "unknown";
  case Ended::Failed:
    return "failed";
  case Ended::Invalid:
    return "invalid";
  case Ended::Endless:
    return "endless";
  case Ended::Crashed:
    return "crashed";
  }
  return "";
}

llvm::json::Value outcomes::toJson(const PipelineRun &run) {
  llvm::json::Array verdicts;
  for (const PassVerdict &verdict : run.verdicts) {
    llvm::json::Object object;
    if (verdict.kind != PassVerdict::Unknown)
      object["shown"] = verdict.shown;
    if (verdict.kind == PassVerdict::Refuted)
      object["refuted"] = llvm::json::fixUTF8(verdict.words);
    verdicts.push_back(std::move(object));
  }
  return llvm::json::Object{{"passes", llvm::json::Array(run.passes)},
                            {"ended", toString(run.ended)},
                            {"at", int64_t(run.at)},
                            {"words", llvm::json::fixUTF8(run.words)},
                            {"start", run.start},
                            {"verdicts", std::move(verdicts)}};
}

llvm::json::Value outcomes::toJson(const Program &program) {
  llvm::json::Array runs;
  for (const PipelineRun &run : program.runs)
    runs.push_back(toJson(run));
  return llvm::json::Object{{"name", llvm::json::fixUTF8(program.name)},
                            {"text", llvm::json::fixUTF8(program.text)},
                            {"executable", program.isExecutable},
                            {"runs", std::move(runs)}};
}

static std::string wordIn(const llvm::json::Object &object,
                          llvm::StringRef key) {
  return object.getString(key).value_or("").str();
}

std::optional<PipelineRun> outcomes::runOf(const llvm::json::Value &value) {
  const llvm::json::Object *object = value.getAsObject();
  const llvm::json::Array *passes =
      object ? object->getArray("passes") : nullptr;
  if (!passes)
    return std::nullopt;
  PipelineRun run;
  for (const llvm::json::Value &pass : *passes)
    run.passes.push_back(pass.getAsString().value_or("").str());
  std::string ended = wordIn(*object, "ended");
  for (Ended each : {Ended::Unparsed, Ended::Unknown, Ended::Failed,
                     Ended::Invalid, Ended::Endless, Ended::Crashed})
    if (ended == toString(each))
      run.ended = each;
  run.at = size_t(object->getInteger("at").value_or(0));
  run.words = wordIn(*object, "words");
  run.start = wordIn(*object, "start");
  if (const llvm::json::Array *verdicts = object->getArray("verdicts"))
    for (const llvm::json::Value &each : *verdicts) {
      PassVerdict verdict;
      const llvm::json::Object *told = each.getAsObject();
      if (told && told->get("refuted")) {
        verdict.kind = PassVerdict::Refuted;
        verdict.words = wordIn(*told, "refuted");
      } else if (told && told->get("shown")) {
        verdict.kind = PassVerdict::Refines;
      }
      verdict.shown = told ? wordIn(*told, "shown") : "";
      run.verdicts.push_back(std::move(verdict));
    }
  return run;
}

std::optional<Program> outcomes::programOf(const llvm::json::Value &value) {
  const llvm::json::Object *object = value.getAsObject();
  const llvm::json::Array *runs = object ? object->getArray("runs") : nullptr;
  if (!runs)
    return std::nullopt;
  Program program;
  program.name = wordIn(*object, "name");
  program.text = wordIn(*object, "text");
  program.isExecutable = object->getBoolean("executable").value_or(false);
  for (const llvm::json::Value &each : *runs)
    if (std::optional<PipelineRun> run = runOf(each))
      program.runs.push_back(std::move(*run));
  return program;
}

std::string outcomes::write(const Outcomes &outcomes) {
  std::string text;
  llvm::raw_string_ostream out(text);
  out << llvm::json::Value(
             llvm::json::Object{{mark, version}, {"mlir", outcomes.mlir}})
      << '\n';
  for (const Program &program : outcomes.programs)
    out << toJson(program) << '\n';
  return text;
}

std::optional<Outcomes> outcomes::read(std::string_view text,
                                       std::string &problem) {
  Outcomes outcomes;
  unsigned number = 0;
  for (llvm::StringRef rest = text; !rest.empty();) {
    auto [line, next] = rest.split('\n');
    rest = next;
    ++number;
    llvm::Expected<llvm::json::Value> value = llvm::json::parse(line);
    bool isFine = bool(value);
    if (!isFine)
      llvm::consumeError(value.takeError());
    if (isFine && number == 1) {
      const llvm::json::Object *head = value->getAsObject();
      isFine = head && head->getInteger(mark) == version;
      outcomes.mlir = isFine ? wordIn(*head, "mlir") : "";
    } else if (isFine) {
      std::optional<Program> program = programOf(*value);
      isFine = program.has_value();
      if (program)
        outcomes.programs.push_back(std::move(*program));
    }
    if (!isFine) {
      problem =
          std::to_string(number) + ": not what this `scion outcomes -o` writes";
      return std::nullopt;
    }
  }
  if (number == 0)
    problem = "1: it is empty";
  return number ? std::optional(std::move(outcomes)) : std::nullopt;
}
