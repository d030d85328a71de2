//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/prove/ProveFile.h"

#include "harness/hunt/Proofs.h"
#include "harness/input/ParsedInput.h"
#include "tools/harvest/Split.h"

#include "llvm/Support/JSON.h"

using namespace scion;
using prove::Verdict;

std::vector<ModuleText> scion::modulesOf(const std::string &file,
                                         llvm::StringRef content) {
  std::vector<ModuleText> modules;
  for (const harvest::Chunk &chunk : harvest::splitChunks(content))
    if (!llvm::StringRef(chunk.text).trim().empty())
      modules.push_back(
          {file, std::string(chunk.line - 1, '\n') + std::string(chunk.text)});
  return modules;
}

static unsigned lineOf(mlir::Operation *op) {
  auto place = op->getLoc()->findInstanceOf<mlir::FileLineColLoc>();
  return place ? place.getLine() : 0;
}

ModuleVerdicts scion::proveModule(const ModuleText &module,
                                  const std::vector<PathStep> &passes,
                                  const prove::ProveOptions &options) {
  ModuleVerdicts verdicts;
  std::vector<std::string> problems;
  std::optional<ParsedInput> input =
      parseInput(module.text, &problems, module.file);
  if (!input) {
    verdicts.problem =
        problems.empty() ? module.file + ": no module" : problems.front();
    return verdicts;
  }
  std::string problem = hunt::proveEachPass(
      *input, passes, options,
      [&](mlir::FunctionOpInterface function, const PathStep &step,
          prove::Verdict verdict) {
        verdicts.list.push_back({function.getName().str(), lineOf(function),
                                 step.pass, std::move(verdict)});
      });
  if (!problem.empty())
    verdicts.problem = module.file + ": " + problem;
  return verdicts;
}

//===----------------------------------------------------------------------===//
// Between processes
//===----------------------------------------------------------------------===//

std::string scion::toText(const ModuleVerdicts &verdicts) {
  llvm::json::Array list;
  for (const FunctionVerdict &one : verdicts.list)
    list.push_back(llvm::json::Array{
        one.function, one.line, one.pass, unsigned(one.verdict.kind),
        llvm::json::fixUTF8(one.verdict.why), one.verdict.counterexample,
        one.verdict.needsPoison, one.verdict.isUnchanged, one.verdict.fault,
        llvm::json::Array(one.verdict.known), one.verdict.excluded,
        one.verdict.withoutKnown});
  std::string text;
  llvm::raw_string_ostream(text) << llvm::json::Value(llvm::json::Array{
      llvm::json::fixUTF8(verdicts.problem), std::move(list)});
  return text;
}

std::optional<ModuleVerdicts> scion::verdictsOf(llvm::StringRef text) {
  llvm::Expected<llvm::json::Value> read = llvm::json::parse(text);
  if (!read) {
    llvm::consumeError(read.takeError());
    return std::nullopt;
  }
  const llvm::json::Array &both = *read->getAsArray();
  ModuleVerdicts verdicts;
  verdicts.problem = both[0].getAsString()->str();
  for (const llvm::json::Value &value : *both[1].getAsArray()) {
    const llvm::json::Array &one = *value.getAsArray();
    auto string = [&](size_t i) { return one[i].getAsString()->str(); };
    std::vector<std::string> known;
    for (const llvm::json::Value &id : *one[9].getAsArray())
      known.push_back(id.getAsString()->str());
    verdicts.list.push_back(
        {string(0),
         unsigned(*one[1].getAsInteger()),
         string(2),
         {Verdict::Kind(*one[3].getAsInteger()), string(4), string(5),
          *one[6].getAsBoolean(), *one[7].getAsBoolean(), string(8),
          std::move(known), unsigned(*one[10].getAsInteger()), string(11)}});
  }
  return verdicts;
}
