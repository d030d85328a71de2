//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `scion pass`: the pass oracle on one program, judged in a child process.
//
//===----------------------------------------------------------------------===//

#include "harness/input/ParsedInput.h"
#include "harness/known/Registry.h"
#include "harness/lowering/PassRules.h"
#include "harness/oracle/Oracle.h"
#include "harness/oracle/PassCheck.h"
#include "harness/oracle/Report.h"
#include "tools/Child.h"
#include "tools/Judging.h"
#include "tools/Tool.h"
#include "tools/reduce/FindingInput.h"

#include "llvm/Support/raw_ostream.h"

#include <cstdio>
#include <memory>

using namespace scion;

static constexpr const char *help = R"(Examples:
  scion pass program.mlir
      20 sequences of 4 passes each, drawn from all that are registered and
      have something to do with the program
  scion pass --pass=canonicalize --pass=cse --length=8 program.mlir
      only these two, in any order
  SCION_PLUGINS=MyPasses.so scion pass --pass=my-pass --sequences=1 --length=1
      program.mlir
      one run of a pass of a plugin

A pass must not crash, must not leave IR that the verifier refuses, and must do
the same a second time. A program that has a @main and is defined as it stands
must mean the same after it, by the reference semantics. The report has the
mlir-opt command that shows it.)";

namespace {
struct PassToolOptions {
  PassToolOptions() { check.sequences = 20; }

  std::string file = "-";
  PassCheckOptions check;
  std::optional<uint64_t> seed;
  std::string through;
  bool json = false, statistics = false;
  JudgingOptions judging;
};
} // namespace

/// Prints the verdict, or `refusal` if there is none, and returns the exit
/// code.
static int printVerdict(const PassToolOptions &options,
                        const std::optional<Finding> &finding,
                        const std::string &refusal) {
  uint64_t run = 0, hadEffect = 0;
  const PassCheckStatistics &statistics = passCheckStatistics();
  for (const auto &[pass, counts] : statistics.passes) {
    run += counts.applied;
    hadEffect += counts.hadEffect;
  }
  const Registry &registry = Registry::global();
  if (options.json) {
    llvm::json::Object object{{"verdict", finding           ? "finding"
                                          : refusal.empty() ? "fine"
                                                            : "out-of-scope"},
                              {"run", run},
                              {"effect", hadEffect},
                              {"known", statistics.known}};
    addSuppressed(object, registry.suppressed());
    if (!refusal.empty())
      object["reason"] = llvm::json::fixUTF8(refusal);
    if (!statistics.firstFailure.empty())
      object["failed"] = statistics.firstFailure;
    if (finding)
      addFinding(object, *finding, *oracleNamed("pass"));
    llvm::outs() << llvm::json::Value(std::move(object)) << '\n';
    llvm::outs().flush();
  } else if (finding) {
    std::fputs(formatReport(*finding).c_str(), stdout);
  } else if (!refusal.empty()) {
    std::printf("out-of-scope: %s\n", refusal.c_str());
  } else {
    std::printf(
        "fine: %llu passes run, %llu had an effect, %llu known bugs%s%s\n",
        (unsigned long long)run, (unsigned long long)hadEffect,
        (unsigned long long)statistics.known,
        tellSuppressed(registry.suppressed()).c_str(),
        statistics.firstFailure.empty()
            ? ""
            : ("; failed: " + statistics.firstFailure).c_str());
  }
  std::fflush(stdout);
  return finding ? exitFinding : refusal.empty() ? exitFine : exitOutOfScope;
}

/// Judges the program in this process.
static int judge(const PassToolOptions &options, const std::string &text) {
  const std::string &name =
      options.judging.name.empty() ? options.file : options.judging.name;
  std::string refusal;
  std::optional<ParsedInput> input = readModule(text, name, refusal);
  if (!input)
    return printVerdict(options, std::nullopt, refusal);
  if (options.seed)
    input->seed = *options.seed;
  PassCheckOptions check = options.check;
  check.through = readThrough(options.through);
  check.progress = breadcrumbs(options.judging);
  std::optional<Finding> finding = checkPasses(*input, check);
  int code = printVerdict(options, finding, "");
  if (options.statistics)
    std::fputs(passCheckStatistics().str().c_str(), stderr);
  return code;
}

/// Whether every --pass can be drawn; says which one cannot, and why.
static bool canDraw(const std::vector<std::string> &passes) {
  for (const std::string &pass : passes) {
    const PassRule *rule = RuleTable::global().find(pass);
    std::string problem =
        !rule         ? "no pass has this name; `scion rules list` lists them"
        : rule->never ? "it is never run, because " + rule->because
        : !rule->onModule && !rule->onFunction
            ? "this pass runs neither on a module nor on a function"
            : "";
    if (problem.empty())
      continue;
    std::fprintf(stderr, "--pass=%s: %s\n", pass.c_str(), problem.c_str());
    return false;
  }
  return true;
}

static int run(const PassToolOptions &options,
               const std::vector<std::string> &arguments) {
  if (!canDraw(options.check.only))
    return exitUsage;
  std::optional<std::string> text = readInput(options.file);
  if (!text)
    return exitUsage;
  if (options.judging.inProcess) {
    attributeDeaths(options.judging);
    return judge(options, *text);
  }
  if (std::optional<Finding> finding = givenFinding(*text))
    return printReplay(*finding, options.json, options.judging.timeOut);
  return judgeInChild(
      *text, options.file, arguments,
      [&](const Finding &crash) { return printVerdict(options, crash, ""); });
}

static void addPass(Subcommand app) {
  auto options = std::make_shared<PassToolOptions>();
  Subcommand command = app.addSubcommand(
      "pass", "Run sequences of passes on a module: no crash, no invalid IR, "
              "the same twice.\n"
              "Exit codes: 0 fine, 1 a finding (confirmed by a second "
              "process), 2 bad input, 3 usage, 130 interrupted.");
  command.footer(help);
  command
      .addOption("FILE", options->file,
                 "MLIR file, - for stdin; or a finding (JSON, or a fuzz "
                 "target's report), which is run as it was found")
      .showDefault();
  command
      .addOption("--sequences", options->check.sequences,
                 "Sequences of passes, each on a fresh copy")
      .showDefault();
  command
      .addOption("--meaning", options->check.meaningFuel,
                 "Interpret a program that is executable and defined as it "
                 "stands, if no more ops than\nthis are executed; 0: never")
      .showDefault();
  command.addOption("--length", options->check.length, "Passes in a sequence")
      .showDefault();
  command
      .addOption("--pass", options->check.only,
                 "Draw from these passes only (may be given several times)")
      .valueName("PASS")
      .oneValueEach();
  command.addOption("--through", options->through,
                    "Instead of drawn passes: a pipeline, as inside "
                    "builtin.module(...), run unchanged, twice");
  command.addOption("--seed", options->seed,
                    "Seed of all choices; from the input by default");
  command.addFlag("--json", options->json, "Print the verdict as JSON");
  command.addFlag("--statistics", options->statistics,
                  "Print on stderr what was done");
  options->judging.addTo(command);
  command.onRun([options, command] {
    std::vector<std::string> arguments = command.arguments({"FILE", "--pass"});
    for (const std::string &pass : options->check.only)
      arguments.push_back("--pass=" + pass);
    return run(*options, arguments);
  });
}

static RegisterSubcommand registration("pass", addPass);
