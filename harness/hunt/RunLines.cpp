//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/hunt/RunLines.h"

#include "harness/input/Registration.h"
#include "harness/lowering/PassEnumeration.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

using namespace scion;
using namespace scion::hunt;
using llvm::StringRef;

std::vector<std::string> hunt::shellWords(std::string_view line) {
  std::vector<std::string> words;
  std::string word;
  bool isWord = false;
  auto end = [&] {
    if (isWord)
      words.push_back(word);
    word.clear();
    isWord = false;
  };
  for (size_t i = 0; i < line.size(); ++i) {
    char c = line[i];
    if (c == '\'' || c == '"') {
      isWord = true;
      for (++i; i < line.size() && line[i] != c; ++i)
        word += line[i];
    } else if (c == ' ' || c == '\t') {
      end();
    } else if (c == '|' || c == '&' || c == ';') {
      end();
      if (words.empty() ||
          words.back().find_first_not_of("|&;") != StringRef::npos)
        words.push_back("|");
    } else {
      word += c;
      isWord = true;
    }
  }
  end();
  return words;
}

/// The text after each `RUN:`, with continued lines joined.
static std::vector<std::string> runLines(StringRef test) {
  std::vector<std::string> lines;
  bool continues = false;
  while (!test.empty()) {
    auto [line, rest] = test.split('\n');
    test = rest;
    size_t at = line.find("RUN:");
    if (at == StringRef::npos)
      continue;
    StringRef words = line.drop_front(at + 4).trim();
    bool goesOn = words.consume_back("\\");
    if (continues)
      lines.back() += " " + words.str();
    else
      lines.push_back(words.str());
    continues = goesOn;
  }
  return lines;
}

/// The step of a pass that runs on `anchor` ops of a module.
static PathStep nested(StringRef anchor, StringRef name, StringRef options) {
  PathStep step;
  step.kind = StepKind::Given;
  step.pass = name.str();
  step.pipeline = name.str();
  if (!options.empty())
    step.pipeline += "{" + options.str() + "}";
  if (!anchor.empty() && anchor != "builtin.module")
    step.pipeline = anchor.str() + "(" + step.pipeline + ")";
  return step;
}

std::vector<PathStep> hunt::stepsOfFlag(std::string_view name,
                                        std::string_view options,
                                        std::string &why) {
  globalRegistry(); // and with it all passes
  mlir::MLIRContext context;
  mlir::OpPassManager manager("builtin.module",
                              mlir::OpPassManager::Nesting::Implicit);
  auto failed = [&](const llvm::Twine &message) {
    why = std::string(name) + ": " + message.str();
    return mlir::failure();
  };
  if (const mlir::PassInfo *pass = mlir::PassInfo::lookup(name)) {
    if (mlir::failed(pass->addToPipeline(manager, options, failed)) ||
        manager.empty())
      return {};
    mlir::OpPassManager any;
    (void)pass->addToPipeline(any, options, failed);
    for (mlir::Pass &one : any.getPasses())
      if (std::optional<StringRef> anchor = one.getOpName())
        return {nested(*anchor, name, options)};
    // It runs on any op, or on any function.
    if (const RegisteredPass *known = registeredPass(name))
      return {nested(known->onModule ? "" : "func.func", name, options)};
    return {};
  }
  if (const auto *pipeline = mlir::PassPipelineInfo::lookup(name)) {
    if (mlir::failed(pipeline->addToPipeline(manager, options, failed)))
      return {};
    std::string text;
    llvm::raw_string_ostream stream(text);
    manager.printAsTextualPipeline(stream);
    return splitPipeline(text, why);
  }
  why = std::string(name) + ": no pass has this name";
  return {};
}

/// `--name=value` taken apart.
static std::pair<StringRef, StringRef> flagOf(StringRef word) {
  word.consume_front("-");
  word.consume_front("-");
  auto [name, value] = word.split('=');
  // `-name={a=b}` as some tests write it.
  value = value.trim();
  if (value.consume_front("{"))
    value.consume_back("}");
  return {name, value};
}

static void readCommand(llvm::ArrayRef<std::string> words, bool isNot,
                        std::vector<RunCommand> &commands) {
  RunCommand command;
  command.wantsErrors = isNot;
  for (size_t i = 0; i < words.size(); ++i) {
    StringRef word = words[i];
    if (!word.starts_with("-") || word == "-")
      continue;
    auto [name, value] = flagOf(word);
    if (name == "split-input-file") {
      command.splitsInput = true;
      continue;
    }
    if (name == "verify-diagnostics")
      command.wantsErrors = true;
    std::string why;
    std::vector<PathStep> steps;
    if (name == "pass-pipeline") {
      if (value.empty() && i + 1 < words.size())
        value = words[++i];
      steps = splitPipeline(value, why);
      globalRegistry();
      for (const PathStep &step : steps)
        if (!mlir::PassInfo::lookup(step.pass) &&
            !mlir::PassPipelineInfo::lookup(step.pass))
          why = step.pass + ": no pass has this name";
    } else {
      steps = stepsOfFlag(name, value, why);
    }
    if (!why.empty()) {
      command.ignored.push_back(word.str());
      // If one pass is unknown, do not run the others as a pipeline.
      if (name == "pass-pipeline")
        steps.clear();
    }
    command.steps.insert(command.steps.end(), steps.begin(), steps.end());
  }
  commands.push_back(std::move(command));
}

std::vector<RunCommand> hunt::readRunLines(std::string_view test) {
  std::vector<RunCommand> commands;
  for (const std::string &line : runLines(test)) {
    std::vector<std::string> words = shellWords(line);
    for (size_t start = 0; start < words.size();) {
      size_t end = start;
      while (end < words.size() && words[end] != "|")
        ++end;
      size_t tool = start;
      bool isNot = tool < end && words[tool] == "not";
      tool += isNot;
      // Only commands that read the test; those after a pipe read its output.
      StringRef name = tool < end ? StringRef(words[tool]) : StringRef();
      bool readsTest = false;
      for (size_t i = tool; i < end; ++i)
        readsTest |= StringRef(words[i]).contains("%s") ||
                     StringRef(words[i]).contains("%t");
      if (name.ends_with("-opt") && readsTest)
        readCommand(llvm::ArrayRef(words).slice(tool + 1, end - tool - 1),
                    isNot, commands);
      start = end + 1;
    }
  }
  return commands;
}
