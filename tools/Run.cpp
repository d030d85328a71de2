//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `scion run`: the lowering oracle on one program. A second process judges it,
// so that a crash of MLIR is a finding like any other. A third process repeats
// each finding except a hang; if it does not find the same, up to ten processes
// measure how often the finding shows.
//
//===----------------------------------------------------------------------===//

#include "harness/experiment/Statistics.h"
#include "harness/input/ParsedInput.h"
#include "harness/known/Registry.h"
#include "harness/oracle/Bucket.h"
#include "harness/oracle/FindingJson.h"
#include "harness/oracle/LoweringEquivalence.h"
#include "harness/oracle/Oracle.h"
#include "harness/oracle/Report.h"
#include "tools/Child.h"
#include "tools/Judging.h"
#include "tools/PathArguments.h"
#include "tools/Tool.h"
#include "tools/reduce/FindingInput.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdio>
#include <memory>
#include <set>
#include <vector>

using namespace scion;

namespace {
struct RunToolOptions {
  std::string file = "-";
  PathArguments path;
  std::string through;
  bool json = false, noObserve = false, noRecondition = false,
       statistics = false, trace = false;
  JudgingOptions judging;
};
} // namespace

/// All findings: one, or with --known=report one for each bug.
using Findings = std::vector<Finding>;

static void printJson(const LoweringVerdict &verdict,
                      const Findings &findings) {
  llvm::json::Object uncompared;
  for (const auto &[why, count] : verdict.uncompared)
    uncompared[why] = count;
  llvm::json::Object object{
      {"verdict", std::string(scion::toString(verdict.kind))},
      {"comparisons", verdict.comparisons},
      {"uncompared", std::move(uncompared)}};
  addSuppressed(object, verdict.suppressed);
  if (!verdict.reason.empty())
    object["reason"] = llvm::json::fixUTF8(verdict.reason);
  const Oracle &oracle = *oracleNamed("lowering");
  if (verdict.finding)
    addFinding(object, *verdict.finding, oracle);
  if (findings.size() > 1) {
    llvm::json::Array others;
    for (const Finding &finding : llvm::drop_begin(findings)) {
      llvm::json::Object other;
      addFinding(other, finding, oracle);
      others.push_back(std::move(other));
    }
    object["further"] = std::move(others);
  }
  llvm::outs() << llvm::json::Value(std::move(object)) << '\n';
  llvm::outs().flush();
}

static int printVerdict(const RunToolOptions &options,
                        const LoweringVerdict &verdict,
                        const Findings &findings = {}) {
  if (options.json) {
    printJson(verdict, findings);
  } else if (verdict.finding) {
    std::fputs(formatReport(*verdict.finding).c_str(), stdout);
    for (size_t i = 1; i < findings.size(); ++i)
      std::fputs(("\n" + formatReport(findings[i])).c_str(), stdout);
  } else if (verdict.kind == LoweringVerdict::Kind::Agree) {
    std::printf("%u comparisons agree%s\n", verdict.comparisons,
                tellSuppressed(verdict.suppressed).c_str());
  } else {
    std::printf("%s: %s%s\n", scion::toString(verdict.kind).data(),
                verdict.reason.c_str(),
                tellSuppressed(verdict.suppressed).c_str());
  }
  if (options.trace)
    std::fputs(verdict.reference.c_str(), stdout);
  std::fflush(stdout);
  switch (verdict.kind) {
  case LoweringVerdict::Kind::Agree:
    return exitFine;
  case LoweringVerdict::Kind::Found:
    return exitFinding;
  default:
    return exitOutOfScope;
  }
}

/// Judges the program in this process.
static int judge(RunToolOptions &options, const std::string &text) {
  const std::string &name =
      options.judging.name.empty() ? options.file : options.judging.name;
  LoweringVerdict verdict;
  std::optional<ParsedInput> input = readModule(text, name, verdict.reason);
  if (!input)
    return printVerdict(options, verdict);

  LoweringOptions lowering;
  options.path.findExecutor();
  options.path.applyTo(lowering, *input);
  lowering.prepare.recondition = !options.noRecondition;
  lowering.prepare.observe = !options.noObserve;
  lowering.through = readThrough(options.through);
  lowering.examineThrough = true;
  lowering.progress = breadcrumbs(options.judging);
  // With --known=report nothing is suppressed, so go on after the first finding
  // to report the others.
  Findings findings;
  std::set<std::string> distinct;
  lowering.survivesCrashes = Registry::global().getMode() == KnownMode::Report;
  if (lowering.survivesCrashes)
    lowering.onFinding = [&](const Finding &finding, unsigned) {
      if (distinct.insert(bucketOf(finding).name()).second)
        findings.push_back(finding);
    };
  LoweringVerdict result = checkLowering(*input, lowering);
  if (!findings.empty()) {
    result.kind = LoweringVerdict::Kind::Found;
    result.finding = findings.front();
  }
  int code = printVerdict(options, result, findings);
  if (options.statistics)
    std::fputs((loweringStatistics().str(/*withPasses=*/true) +
                Registry::global().statistics(/*withAll=*/true))
                   .c_str(),
               stderr);
  return code;
}

static int run(RunToolOptions &options,
               const std::vector<std::string> &arguments) {
  std::optional<std::string> text = readInput(options.file);
  if (!text)
    return exitUsage;
  if (options.judging.inProcess) {
    attributeDeaths(options.judging);
    return judge(options, *text);
  }
  if (std::optional<Finding> finding = givenFinding(*text))
    return printReplay(*finding, options.json, options.judging.timeOut);
  return judgeInChild(*text, options.file, arguments,
                      [&](const Finding &crash) {
                        LoweringVerdict verdict;
                        verdict.kind = LoweringVerdict::Kind::Found;
                        verdict.finding = crash;
                        return printVerdict(options, verdict);
                      });
}

static void addRun(Subcommand app) {
  auto options = std::make_shared<RunToolOptions>();
  Subcommand command = app.addSubcommand(
      "run",
      "Lower a program along many paths, run each, compare what they show.\n"
      "Exit codes: 0 all agree, 1 a finding (confirmed by a second process), "
      "2 bad input or out of scope, 3 usage,\n130 interrupted.");
  command
      .addOption("FILE", options->file,
                 "MLIR file, - for stdin; or a finding (JSON, or a fuzz "
                 "target's report), which is run as it was found")
      .showDefault();
  options->path.addTo(command);
  command.addOption("--through", options->through,
                    "A pipeline, as inside builtin.module(...), that path 1 "
                    "runs first: checks one suspected pass");
  command.addFlag("--json", options->json, "Print the verdict as JSON");
  command.addFlag("--trace", options->trace,
                  "Print what the reference observed");
  command.addFlag("--no-recondition", options->noRecondition,
                  "Take the program unchanged: it must be well-defined "
                  "and have a @main");
  command.addFlag("--no-observe", options->noObserve,
                  "Compare only what the program prints itself");
  command.addFlag("--statistics", options->statistics,
                  "Print on stderr what was done");
  options->judging.addTo(command);
  command.onRun([options, command] {
    return run(*options, command.arguments({"FILE"}));
  });
}

static RegisterSubcommand registration("run", addRun);
