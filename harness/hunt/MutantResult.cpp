//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A try's result as a line of JSON, which its copy of the process sends to the
// hunt.
//
//===----------------------------------------------------------------------===//

#include "harness/hunt/MutantRun.h"

#include "harness/oracle/FindingJson.h"

#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace scion;
using namespace scion::hunt;

/// The output of passes need not be UTF-8.
static std::string clean(const std::string &text) {
  return llvm::json::isUTF8(text) ? text : llvm::json::fixUTF8(text);
}

static llvm::json::Array stepJson(const PathStep &step) {
  return llvm::json::Array{clean(step.pass), clean(step.pipeline),
                           clean(step.schedule), int(step.kind), step.isAsked};
}

static llvm::json::Array stepsJson(const std::vector<PathStep> &steps) {
  llvm::json::Array all;
  for (const PathStep &step : steps)
    all.push_back(stepJson(step));
  return all;
}

std::string hunt::writeResult(const MutantResult &result) {
  llvm::json::Object object{{"execution", result.execution},
                            {"recipe", uint64_t(result.recipe)},
                            {"pipeline", uint64_t(result.pipeline)},
                            {"seed", uint64_t(result.seed)},
                            {"is-program", result.isProgram},
                            {"fired", result.fired},
                            {"again", result.again},
                            {"compared", result.compared},
                            {"why", clean(result.why)},
                            {"mutators", clean(result.mutators)},
                            {"missed", clean(result.missed)},
                            {"program", clean(result.program)},
                            {"applied", llvm::json::Array(result.applied)},
                            {"tried", llvm::json::Array(result.tried)},
                            {"steps", stepsJson(result.steps)}};
  const ProofSums &proofs = result.proofs;
  if (!proofs.isEmpty()) {
    llvm::json::Array refutations;
    for (const Refutation &one : proofs.refutations)
      refutations.push_back(llvm::json::Array{
          clean(one.function), clean(one.pass), clean(one.counterexample),
          clean(one.what), clean(one.known), clean(one.program),
          stepJson(one.step)});
    object["proofs"] =
        llvm::json::Array{proofs.proved,
                          proofs.refuted,
                          proofs.unknown,
                          proofs.outOfScope,
                          proofs.refutedForPoison,
                          proofs.explained,
                          llvm::json::Array(std::vector<std::string>(
                              proofs.known.begin(), proofs.known.end())),
                          std::move(refutations)};
  }
  if (result.finding)
    object["finding"] = jsonOf(*result.finding);
  std::string line;
  llvm::raw_string_ostream(line) << llvm::json::Value(std::move(object));
  return line;
}

static std::string text(const llvm::json::Object &object, llvm::StringRef key) {
  return object.getString(key).value_or("").str();
}

static std::vector<std::string> texts(const llvm::json::Object &object,
                                      llvm::StringRef key) {
  std::vector<std::string> all;
  if (const llvm::json::Array *array = object.getArray(key))
    for (const llvm::json::Value &value : *array)
      all.push_back(value.getAsString().value_or("").str());
  return all;
}

static uint64_t number(const llvm::json::Object &object, llvm::StringRef key) {
  return uint64_t(object.getInteger(key).value_or(0));
}

static std::string said(const llvm::json::Value &value) {
  return value.getAsString().value_or("").str();
}

static std::optional<PathStep> stepOf(const llvm::json::Value &value) {
  const llvm::json::Array *step = value.getAsArray();
  if (!step || step->size() != 5)
    return std::nullopt;
  PathStep read;
  read.pass = said((*step)[0]);
  read.pipeline = said((*step)[1]);
  read.schedule = said((*step)[2]);
  read.kind = StepKind((*step)[3].getAsInteger().value_or(0));
  read.isAsked = (*step)[4].getAsBoolean().value_or(false);
  return read;
}

std::optional<MutantResult> hunt::readResult(std::string_view line) {
  llvm::Expected<llvm::json::Value> value = llvm::json::parse(line);
  if (!value) {
    llvm::consumeError(value.takeError());
    return std::nullopt;
  }
  const llvm::json::Object *object = value->getAsObject();
  if (!object)
    return std::nullopt;
  MutantResult result;
  result.execution = number(*object, "execution");
  result.recipe = number(*object, "recipe");
  result.pipeline = number(*object, "pipeline");
  result.seed = number(*object, "seed");
  result.isProgram = object->getBoolean("is-program").value_or(false);
  result.fired = object->getBoolean("fired").value_or(false);
  result.again = object->getBoolean("again").value_or(false);
  result.compared = unsigned(number(*object, "compared"));
  result.why = text(*object, "why");
  result.mutators = text(*object, "mutators");
  result.missed = text(*object, "missed");
  result.program = text(*object, "program");
  result.applied = texts(*object, "applied");
  result.tried = texts(*object, "tried");
  if (const llvm::json::Array *steps = object->getArray("steps"))
    for (const llvm::json::Value &one : *steps)
      if (std::optional<PathStep> step = stepOf(one))
        result.steps.push_back(std::move(*step));
  if (const llvm::json::Array *proofs = object->getArray("proofs");
      proofs && proofs->size() == 8) {
    auto count = [&](size_t i) {
      return uint64_t((*proofs)[i].getAsInteger().value_or(0));
    };
    result.proofs = {count(0), count(1), count(2), count(3),
                     count(4), count(5), {},       {}};
    if (const llvm::json::Array *known = (*proofs)[6].getAsArray())
      for (const llvm::json::Value &id : *known)
        result.proofs.known.insert(said(id));
    if (const llvm::json::Array *refutations = (*proofs)[7].getAsArray())
      for (const llvm::json::Value &value : *refutations)
        if (const llvm::json::Array *one = value.getAsArray();
            one && one->size() == 7)
          if (std::optional<PathStep> step = stepOf((*one)[6]))
            result.proofs.refutations.push_back(
                {said((*one)[0]), said((*one)[1]), said((*one)[2]),
                 said((*one)[3]), said((*one)[4]), said((*one)[5]),
                 std::move(*step), ""});
  }
  if (const llvm::json::Object *finding = object->getObject("finding"))
    result.finding = findingOf(*finding);
  return result;
}
