//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `scion survey`: measures the lowering paths of many programs. Each program is
// judged in a child process of its own, so that a crash of MLIR costs one
// program; differences are listed, and judging goes on after them.
//
//===----------------------------------------------------------------------===//

#include "base/process/Items.h"
#include "harness/experiment/Statistics.h"
#include "harness/input/ParsedInput.h"
#include "harness/known/Registry.h"
#include "harness/lowering/PassRules.h"
#include "harness/oracle/LoweringEquivalence.h"
#include "harness/oracle/Report.h"
#include "tools/PathArguments.h"
#include "tools/SurveySums.h"
#include "tools/Tool.h"
#include "tools/harvest/FindFiles.h"
#include "tools/harvest/Progress.h"

#include <algorithm>
#include <cstdio>
#include <map>
#include <memory>
#include <optional>

using namespace scion;

namespace {
struct SurveyOptions {
  std::vector<std::string> places;
  PathArguments path;
  unsigned jobs = 1, timeout = 300, effects = 20;
  bool quiet = false;
  std::string verdicts;
};
} // namespace

/// In the child: everything goes to stdout.
static void judge(const SurveyOptions &options, const std::string &file) {
  installCrashAttribution();
  std::optional<std::string> text = readInput(file);
  std::optional<ParsedInput> input =
      parseInput(text.value_or(""), nullptr, file);
  if (!text || !input) {
    std::printf("invalid\n");
    return;
  }
  LoweringOptions lowering;
  options.path.applyTo(lowering, *input);
  lowering.onFinding = [](const Finding &finding, unsigned path) {
    std::string summary = finding.summary.substr(0, 160);
    std::replace(summary.begin(), summary.end(), '\n', ' ');
    std::printf("finding path %u: %s%s %s [%s] %s\n", path,
                finding.known.empty() ? "" : (finding.known + ": ").c_str(),
                toString(finding.kind).data(), finding.culprit.c_str(),
                finding.pattern.c_str(), summary.c_str());
    std::fflush(stdout);
  };
  LoweringVerdict verdict = checkLowering(*input, lowering);
  std::printf("verdict %s\nreason %s\n", toString(verdict.kind).data(),
              verdict.reason.substr(0, verdict.reason.find('\'')).c_str());
  const LoweringStatistics &all = loweringStatistics();
  std::printf("counts");
  for (uint64_t value :
       {all.paths, all.lowered, all.notLowered, all.exhausted, all.identical,
        all.executed, all.optimized, all.compared, all.known, all.uninitialized,
        all.withMoreRoom, all.unstable, all.unconfirmed})
    std::printf(" %llu", static_cast<unsigned long long>(value));
  std::printf("\n");
  for (const auto &[why, count] : all.uncompared)
    std::printf("uncompared %llu %s\n", static_cast<unsigned long long>(count),
                why.c_str());
  for (const auto &[pass, counts] : all.passes)
    std::printf("pass %s %llu %llu %llu %llu %llu %llu %llu %llu\n",
                pass.c_str(), static_cast<unsigned long long>(counts.applied),
                static_cast<unsigned long long>(counts.hadEffect),
                static_cast<unsigned long long>(counts.failed),
                static_cast<unsigned long long>(counts.selected),
                static_cast<unsigned long long>(counts.keptOnce),
                static_cast<unsigned long long>(counts.keptAlways),
                static_cast<unsigned long long>(counts.interpreted),
                static_cast<unsigned long long>(counts.executed));
  for (const std::string &name : all.ops.inPrograms())
    std::printf("program %s\n", name.c_str());
  for (const std::string &name : all.ops.onPaths())
    std::printf("path %s\n", name.c_str());
  const Registry &registry = Registry::global();
  for (unsigned i = 0; i < registry.records().size(); ++i)
    if (const RecordCounts &counts = registry.counts(i);
        counts.programs || counts.enables || counts.hits)
      std::printf("known %s %llu %llu %llu %llu\n",
                  registry.records()[i].id.c_str(),
                  static_cast<unsigned long long>(counts.programs),
                  static_cast<unsigned long long>(counts.paths),
                  static_cast<unsigned long long>(counts.enables),
                  static_cast<unsigned long long>(counts.hits));
}

static int survey(SurveyOptions &options) {
  std::vector<harvest::SourceFile> files;
  std::string problem;
  if (!harvest::findFiles(options.places, /*without=*/"", files, problem)) {
    std::fprintf(stderr, "scion survey: %s\n", problem.c_str());
    return exitUsage;
  }
  if (files.empty()) {
    std::fprintf(stderr, "scion survey: no .mlir files there\n");
    return exitUsage;
  }
  // Load the table once; every child needs it.
  RuleTable::global();
  (void)parseInput("module {}", nullptr, "");
  options.path.findExecutor();

  process::handleInterrupts();
  SurveySums sums;
  std::map<std::string, std::string> lines; // by file, so in a fixed order
  harvest::Progress progress(files.size(), options.quiet);
  process::Items items;
  items.count = files.size();
  items.jobs = options.jobs;
  items.limits = process::Limits::cpu(options.timeout);
  items.output = process::Stream::Captured;
  items.isErrorsInOutput = true;
  items.work = [&](size_t i, process::Words &) {
    judge(options, files[i].full);
  };
  items.done = [&](size_t i, process::Result result) {
    const std::string &file = files[i].full;
    lines[file] = std::move(result.output);
    ++sums.programs;
    if (result.ending.how == process::End::TimedOut)
      sums.late.insert(file);
    else
      sums.crashed += result.ending.signal != 0;
    progress.show(sums.programs, std::to_string(sums.crashed) + " crashed");
    return process::Next::GoOn;
  };
  bool isWhole = process::workThrough(items);
  progress.clear();
  for (const auto &[file, text] : lines)
    sums.add(file, text);
  sums.print(options.path.maxSteps, options.effects);
  if (!options.verdicts.empty() &&
      !writeOutput(options.verdicts, sums.verdictsByPass()))
    return exitUsage;
  if (!isWhole) {
    std::printf("interrupted: %zu of %zu programs judged\n", lines.size(),
                files.size());
    return exitInterrupted;
  }
  return sums.findings.empty() ? exitFine : exitFinding;
}

static void addSurvey(Subcommand app) {
  auto options = std::make_shared<SurveyOptions>();
  Subcommand command = app.addSubcommand(
      "survey",
      "Judge many programs along many paths; say how many paths reach LLVM, "
      "how many\nmodules are distinct, which passes had no effect, and what "
      "was found.\nExit codes: 0 no finding, 1 findings, 3 usage, 130 "
      "interrupted "
      "(the sums of what was judged are printed).");
  command.addOption("PLACE", options->places, "MLIR files and folders")
      .required();
  options->path.addTo(command);
  command.addOption("--jobs", options->jobs, "Programs judged at a time")
      .showDefault();
  command
      .addOption("--timeout", options->timeout,
                 "Seconds of CPU after which a program is given up")
      .showDefault();
  command
      .addOption("--effects", options->effects,
                 "List the passes of the pool with fewer effects than this")
      .showDefault();
  command
      .addOption("--verdicts", options->verdicts,
                 "Write how often each pass was judged: what `scion rules list "
                 "--judged` reads")
      .valueName("FILE");
  command.addFlag("--quiet", options->quiet, "Show no progress on stderr");
  command.onRun([options] { return survey(*options); });
}

static RegisterSubcommand registration("survey", addSurvey);
