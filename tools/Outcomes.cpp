//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `scion outcomes`: keeps the results of a corpus with one MLIR, to compare
// with another. For a project that moves to a newer LLVM.
//
//===----------------------------------------------------------------------===//

#include "base/process/Items.h"
#include "harness/input/ParsedInput.h"
#include "harness/known/LibraryOfMLIR.h"
#include "harness/lowering/PassRules.h"
#include "harness/lowering/PathStep.h"
#include "harness/oracle/NormalizedMessage.h"
#include "tools/JudgeWith.h"
#include "tools/Tool.h"
#include "tools/harvest/FindFiles.h"
#include "tools/harvest/Progress.h"
#include "tools/outcomes/Compare.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"

#include <algorithm>
#include <cstdio>
#include <map>
#include <memory>

#include <unistd.h>

using namespace scion;
using namespace scion::outcomes;

static constexpr const char *help = R"(Examples:
  old/bin/scion outcomes corpus/harvested -o before.jsonl
      with the old MLIR: each program through drawn pipelines
  old/bin/scion outcomes tests --through 'canonicalize,cse' -o before.jsonl
      through pipelines of your own
  new/bin/scion outcomes --compare before.jsonl
      with the new one: the same programs through the same pipelines
  new/bin/scion outcomes --compare before.jsonl --json --junit bump.xml

The file has the programs and the pipelines themselves, so that the new build
draws nothing. docs/BumpLLVM.md explains the groups.)";

/// CPU seconds for drawing the pipelines of a program, and for one run. The
/// slowest of 2,000 harvested programs took 9.
static constexpr unsigned secondsEach = 20;

/// Items that share a process, until one crashes.
static constexpr size_t batch = 200;

/// Limit on the regressions that are judged again to find their record. One
/// takes a second; a crash on a busy machine took 70 s.
static constexpr size_t maxJudged = 200;

namespace {
struct OutcomesTool {
  std::vector<std::string> places;
  std::string output, compare, junit;
  Pipelines pipelines;
  unsigned jobs = 1, most = 0;
  bool json = false, quiet = false;
};

/// The run with this number, of all programs.
struct Place {
  size_t program, run;
};
} // namespace

static process::Items makeItems(size_t count, unsigned jobs) {
  process::Items items;
  items.count = count;
  items.jobs = jobs;
  items.batch = batch;
  items.limits = process::Limits::cpu(secondsEach);
  items.output = items.errors = process::Stream::Discarded;
  return items;
}

static std::string lineOf(const llvm::json::Value &value) {
  std::string text;
  llvm::raw_string_ostream(text) << value;
  return text;
}

/// Runs each pipeline of each program in copies of the process.
static bool executeAll(std::vector<Program> &programs, unsigned jobs,
                       bool isQuiet) {
  std::vector<Place> places;
  for (size_t i = 0; i < programs.size(); ++i)
    for (size_t run = 0; run < programs[i].runs.size(); ++run)
      places.push_back({i, run});
  harvest::Progress progress(places.size(), isQuiet, "runs");
  size_t done = 0;
  process::Items items = makeItems(places.size(), jobs);
  items.work = [&](size_t i, process::Words &words) {
    const Program &program = programs[places[i].program];
    PipelineRun run = program.runs[places[i].run];
    execute(program, run, [&](size_t at) {
      run.at = at;
      words.about(lineOf(toJson(run)));
    });
    words.found(lineOf(toJson(run)));
    if (isContextPoolUsedUp())
      _exit(0);
  };
  items.done = [&](size_t i, const process::Result &result) {
    PipelineRun &run = programs[places[i].program].runs[places[i].run];
    bool isWhole = !result.found.empty();
    llvm::Expected<llvm::json::Value> value =
        llvm::json::parse(isWhole ? result.found : result.about);
    if (std::optional<PipelineRun> made =
            value ? runOf(*value) : std::optional<PipelineRun>(run))
      run = std::move(*made);
    if (!value)
      llvm::consumeError(value.takeError());
    if (!isWhole) {
      bool isLate = result.ending.how == process::End::TimedOut;
      run.ended = isLate ? Ended::Endless : Ended::Crashed;
      run.words = result.ending.str();
    }
    run.isDone = true;
    progress.show(++done, programs[places[i].program].name);
    return process::Next::GoOn;
  };
  bool isWhole = process::workThrough(items);
  progress.clear();
  return isWhole;
}

static int record(const OutcomesTool &tool) {
  std::vector<harvest::SourceFile> files;
  std::string problem;
  if (!harvest::findFiles(tool.places, /*without=*/"", files, problem)) {
    std::fprintf(stderr, "scion outcomes: %s\n", problem.c_str());
    return exitUsage;
  }
  if (tool.most && files.size() > tool.most) {
    // Spread over the corpus, in its order.
    std::vector<harvest::SourceFile> some;
    some.reserve(tool.most);
    for (size_t i = 0; i < tool.most; ++i)
      some.push_back(files[i * files.size() / tool.most]);
    files = std::move(some);
  }
  Outcomes outcomes;
  outcomes.mlir = mlirVersion();
  for (const harvest::SourceFile &file : files) {
    std::optional<std::string> text = readInput(file.full);
    if (!text)
      return exitUsage;
    outcomes.programs.push_back({file.path, *text, false, {}});
  }
  harvest::Progress progress(files.size(), tool.quiet);
  size_t done = 0, valid = 0;
  process::Items items = makeItems(outcomes.programs.size(), tool.jobs);
  items.work = [&](size_t i, process::Words &words) {
    Program program = outcomes.programs[i];
    prepare(program, tool.pipelines,
            [&](const Program &so) { words.found(lineOf(toJson(so))); });
    if (isContextPoolUsedUp())
      _exit(0);
  };
  items.done = [&](size_t i, const process::Result &result) {
    llvm::Expected<llvm::json::Value> value = llvm::json::parse(result.found);
    std::optional<Program> made =
        value ? programOf(*value) : std::optional<Program>();
    if (!value)
      llvm::consumeError(value.takeError());
    valid += made.has_value();
    if (made)
      outcomes.programs[i] = std::move(*made);
    progress.show(++done, files[i].path);
    return process::Next::GoOn;
  };
  bool isWhole = process::workThrough(items);
  progress.clear();
  isWhole = isWhole && executeAll(outcomes.programs, tool.jobs, tool.quiet);
  // Drop runs that were not done: those of programs that this MLIR cannot read,
  // or all after an interrupt.
  for (Program &each : outcomes.programs)
    llvm::erase_if(each.runs,
                   [](const PipelineRun &run) { return !run.isDone; });
  llvm::erase_if(outcomes.programs,
                 [](const Program &each) { return each.runs.empty(); });
  size_t runs = 0, executable = 0;
  for (const Program &program : outcomes.programs) {
    runs += program.runs.size();
    executable += program.isExecutable;
  }
  if (!writeOutput(tool.output, write(outcomes)))
    return exitUsage;
  std::fprintf(
      stderr,
      "scion outcomes: %zu files, %zu programs, %zu of them executable,"
      " %zu runs%s\n",
      files.size(), outcomes.programs.size(), executable, runs,
      isWhole ? "" : ", interrupted");
  return !isWhole ? exitInterrupted : runs ? exitFine : exitOutOfScope;
}

/// Sets the known record for each regression. Of those of one pass with one
/// message the first is judged.
static void recogniseAll(Comparison &comparison,
                         const std::vector<Program> &programs, bool isQuiet) {
  std::map<std::string, std::vector<Change *>> alike;
  for (Change &change : comparison.changes)
    if (change.group == Group::Regression)
      alike[llvm::StringRef(change.pass).split('{').first.str() + " " +
            normalizedMessage(change.words)]
          .push_back(&change);
  size_t most = std::min(alike.size(), maxJudged), judged = 0;
  harvest::Progress progress(most, isQuiet, "regressions");
  for (auto &[name, changes] : alike) {
    if (judged == most || process::isInterrupted())
      break;
    const Change &first = *changes.front();
    std::optional<Finding> finding = judgeWith("", programs[first.index].text,
                                               llvm::join(first.passes, ","));
    for (Change *change : changes)
      change->known = finding ? finding->known : "";
    progress.show(++judged, first.pass);
  }
  progress.clear();
}

static int compareWith(const OutcomesTool &tool) {
  std::optional<std::string> text = readInput(tool.compare);
  if (!text)
    return exitUsage;
  std::string problem;
  std::optional<Outcomes> before = read(*text, problem);
  if (!before) {
    std::fprintf(stderr, "%s:%s\n", tool.compare.c_str(), problem.c_str());
    return exitUsage;
  }
  std::vector<Program> programs = before->programs;
  for (Program &program : programs)
    for (PipelineRun &run : program.runs)
      run = {run.passes, Ended::Finished, 0, "", "", {}};
  bool isWhole = executeAll(programs, tool.jobs, tool.quiet);
  Comparison comparison;
  comparison.before = before->mlir;
  comparison.now = mlirVersion();
  for (size_t i = 0; i < programs.size(); ++i)
    for (size_t run = 0; run < programs[i].runs.size(); ++run) {
      const PipelineRun &now = programs[i].runs[run];
      if (!now.isDone)
        continue; // interrupted
      ++comparison.runs;
      for (const PassVerdict &verdict : now.verdicts)
        comparison.judged += verdict.kind != PassVerdict::Unknown;
      std::optional<Change> change =
          compare(before->programs[i].runs[run], now);
      comparison.same += !change;
      if (!change)
        continue;
      change->program = programs[i].name;
      change->index = i;
      comparison.changes.push_back(std::move(*change));
    }
  recogniseAll(comparison, programs, tool.quiet);
  if (!tool.junit.empty() &&
      !writeOutput(tool.junit, comparisonJUnit(comparison)))
    return exitUsage;
  if (!writeOutput("-", tool.json ? comparisonJson(comparison)
                                  : comparisonText(comparison)))
    return exitUsage;
  bool isWorse = llvm::any_of(comparison.changes, [](const Change &change) {
    return isFailure(change.group);
  });
  return !isWhole ? exitInterrupted : isWorse ? exitFinding : exitFine;
}

static int outcomesOf(const OutcomesTool &tool) {
  if (tool.compare.empty() == tool.output.empty() ||
      tool.compare.empty() == tool.places.empty()) {
    std::fprintf(stderr, "scion outcomes: give places and -o FILE, or "
                         "--compare FILE\n");
    return exitUsage;
  }
  // Load these once; copies of the process inherit them.
  RuleTable::global();
  (void)parseInput("module {}", nullptr, "");
  process::handleInterrupts();
  return tool.compare.empty() ? record(tool) : compareWith(tool);
}

static void addOutcomes(Subcommand app) {
  auto tool = std::make_shared<OutcomesTool>();
  Subcommand command = app.addSubcommand(
      "outcomes",
      "Keep what programs become with this MLIR, and compare with what they "
      "became with another.\n"
      "Exit codes: 0 nothing is worse, 1 regressions or refusals, 2 no program "
      "can be used, 3 usage, 130 interrupted\n(with what there is until "
      "then).");
  command.footer(help);
  command.addOption("PLACE", tool->places, "MLIR files and folders");
  command
      .addOption("-o,--output", tool->output, "The file to compare with later")
      .valueName("FILE");
  command
      .addOption("--compare", tool->compare,
                 "What another MLIR's `scion outcomes -o` wrote")
      .valueName("FILE");
  command
      .addOption("--paths", tool->pipelines.drawn,
                 "Pipelines drawn for each program, besides the reference path")
      .showDefault();
  command
      .addOption(
          "--through", tool->pipelines.given,
          "A pipeline of your own, as inside builtin.module(...), in the "
          "place of drawn ones (may be given several times)")
      .valueName("PIPELINE")
      .oneValueEach()
      .check([](const std::string &pipeline) {
        std::string problem;
        return splitPipeline(pipeline, problem).empty()
                   ? problem.empty() ? "no pass" : problem
                   : "";
      });
  command.addOption("--most", tool->most,
                    "At most so many programs, spread over the places");
  command.addOption("-j,--jobs", tool->jobs, "Processes at a time")
      .range(1, 64)
      .showDefault();
  command.addFlag("--json", tool->json, "Print JSON, with every change");
  command.addOption("--junit", tool->junit, "Also write JUnit's XML")
      .valueName("FILE");
  command.addFlag("-q,--quiet", tool->quiet, "Show no progress on stderr");
  command.onRun([tool] { return outcomesOf(*tool); });
}

static RegisterSubcommand registration("outcomes", addOutcomes);
