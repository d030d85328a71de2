//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `scion NAME`, for each oracle that has no subcommand of its own: the oracle
// on files, without a fuzzing engine.
//
//===----------------------------------------------------------------------===//

#include "harness/known/Registry.h"
#include "harness/oracle/Oracle.h"
#include "harness/oracle/Report.h"
#include "tools/Judging.h"
#include "tools/Tool.h"

#include "llvm/Support/raw_ostream.h"

#include <charconv>
#include <cstdio>
#include <map>
#include <memory>

using namespace scion;

namespace {
struct OracleArguments final : OracleOptions {
  std::vector<std::string> files{"-"};
  bool brief = false, json = false, statistics = false;
  std::map<std::string, std::string, std::less<>> values; // of its options
  JudgingOptions judging;

  uint64_t getNumber(std::string_view name, uint64_t fallback) override {
    std::string_view text = getText(name);
    uint64_t value = fallback;
    auto [end, error] =
        std::from_chars(text.data(), text.data() + text.size(), value);
    if (!text.empty() && (error != std::errc() || *end)) {
      std::fprintf(stderr, "--%.*s=%.*s: a number is needed\n",
                   int(name.size()), name.data(), int(text.size()),
                   text.data());
      throw EndWith{exitUsage};
    }
    return value;
  }

  std::string_view getText(std::string_view name) override {
    return values.find(name)->second;
  }
};

struct Counts {
  unsigned valid = 0, refused = 0, findings = 0, legal = 0;
};
} // namespace

/// Prints one finding as it was asked for.
static void print(const Oracle &oracle, const OracleArguments &arguments,
                  const std::string &file, const Finding &finding) {
  if (arguments.json) {
    llvm::json::Object object{{"file", file}, {"verdict", "finding"}};
    addFinding(object, finding, oracle);
    llvm::outs() << llvm::json::Value(std::move(object)) << '\n';
    return;
  }
  llvm::outs() << file << ": "
               << (arguments.brief ? formatLine(finding)
                                   : formatReport(finding));
}

static void judge(const Oracle &oracle, const OracleArguments &arguments,
                  const std::string &file, const std::string &text,
                  Counts &counts) {
  std::string refusal;
  std::optional<ParsedInput> input = arguments.brief
                                         ? parseInput(text, nullptr, file)
                                         : readModule(text, file, refusal);
  if (!input) {
    ++counts.refused;
    if (arguments.json)
      llvm::outs() << llvm::json::Value(llvm::json::Object{
                          {"file", file},
                          {"verdict", "out-of-scope"},
                          {"reason", llvm::json::fixUTF8(refusal)}})
                   << '\n';
    return;
  }
  ++counts.valid;
  OracleVerdict verdict = oracle.check(*input);
  if (verdict.finding) {
    ++counts.findings;
    if (verdict.finding->program.empty())
      verdict.finding->program = text;
    print(oracle, arguments, file, *verdict.finding);
    return;
  }
  counts.legal += !verdict.legal.empty();
  if (arguments.json) {
    llvm::json::Object object{{"file", file}, {"verdict", "fine"}};
    if (!verdict.legal.empty())
      object["legal-difference"] = verdict.legal;
    llvm::outs() << llvm::json::Value(std::move(object)) << '\n';
  } else if (!verdict.legal.empty()) {
    llvm::outs() << file << ": a legal difference: " << verdict.legal << '\n';
  }
}

static int run(const Oracle &oracle, OracleArguments &arguments) {
  // A person wants to see known bugs, too, with their ids.
  Registry::global().setMode(KnownMode::Report);
  std::string problem = oracle.configure(arguments);
  if (!problem.empty()) {
    std::fprintf(stderr, "scion %s: %s\n", oracle.name, problem.c_str());
    return exitUsage;
  }
  Counts counts;
  for (const std::string &file : arguments.files) {
    std::optional<std::string> text = readInput(file);
    if (!text)
      return exitUsage;
    attributeDeaths(arguments.judging); // and starts its clock anew
    judge(oracle, arguments, file, *text, counts);
    llvm::outs().flush();
  }
  std::fprintf(stderr, "%u valid, %u refused, %u findings", counts.valid,
               counts.refused, counts.findings);
  if (counts.legal)
    std::fprintf(stderr, ", %u legal differences", counts.legal);
  std::fputc('\n', stderr);
  if (arguments.statistics && oracle.statistics)
    std::fputs(oracle.statistics().c_str(), stderr);
  if (counts.findings)
    return exitFinding;
  return counts.valid ? exitFine : exitOutOfScope;
}

static void add(Subcommand app, const Oracle &oracle) {
  auto arguments = std::make_shared<OracleArguments>();
  Subcommand command = app.addSubcommand(
      oracle.name,
      "An oracle that " + std::string(oracle.summary) +
          ".\nExit codes: 0 fine, 1 a finding, 2 no input was a valid module, "
          "3 usage.");
  command.addOption("FILE", arguments->files, "MLIR files, - for stdin")
      .showDefault();
  for (const OptionHelp &option : oracle.options)
    command.addOption("--" + std::string(option.name),
                      arguments->values[option.name], option.help);
  command.addFlag("--json", arguments->json,
                  "Print a verdict a file as JSON (docs/Finding.md)");
  command.addFlag("--brief", arguments->brief,
                  "One line per finding, nothing about refused inputs");
  command.addFlag("--statistics", arguments->statistics,
                  "Print on stderr what was done");
  arguments->judging.addTo(command);
  command.onRun([&oracle, arguments] { return run(oracle, *arguments); });
}

void scion::addOracleCommands(Subcommand app) {
  for (const Oracle *oracle : oracles())
    if (!oracle->hasSubcommand)
      add(app, *oracle);
}
