//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `scion hunt`: takes a patch, tests or passes and writes a checklist of the
// bugs found in these passes, for the review of a change to a pass.
//
//===----------------------------------------------------------------------===//

#include "harness/hunt/Hunt.h"
#include "harness/hunt/Checklist.h"
#include "harness/known/LibraryOfMLIR.h"
#include "harness/known/Registry.h"
#include "harness/oracle/LoweringReplay.h"
#include "harness/reduce/Trial.h"
#include "tools/Child.h"
#include "tools/GraftArguments.h"
#include "tools/Tool.h"
#include "tools/hunt/Baseline.h"
#include "tools/hunt/Gather.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"

#include <chrono>
#include <csignal>
#include <cstdio>
#include <memory>

#include <unistd.h>

using namespace scion;
using namespace scion::hunt;

static constexpr const char *help = R"(Examples:
  git diff main... | scion hunt --patch - --source ~/llvm-project
      the tests that the patch adds or changes, and the passes of their RUN lines
  git diff main... | scion hunt --patch - --baseline ~/scion/build/main
      the same, and what is new with the patch, was there before, or is gone
  scion hunt --tests my-pass.mlir --quick
      a minute with one test
  SCION_PLUGINS=MyPasses.so scion hunt --pass 'func.func(my-pass{factor=3})'
      a pass without a test, on programs on which it does something
  scion hunt --tests a.mlir --pass canonicalize --executions 2000 --json
      the programs of a test under another pass; the same bytes each time

Each line of the checklist is a recipe: how programs are changed and what is run
on them (docs/FuzzAPatch.md). `ok` is fine, `-` means that the passes did
nothing there. Ctrl-C: the checklist until then.)";

namespace {
struct HuntTool {
  Request request;
  std::string patch;
  HuntOptions options;
  std::string folder = "scion-hunt", junit, baseline;
  bool quick = false, json = false, noReduce = false, quiet = false;
  bool knownIsFine = false;
};
} // namespace

/// Rewrites one line on a terminal; elsewhere prints a line from time to time.
static void showProgress(const HuntTool &tool, const Sums &sums,
                         std::chrono::steady_clock::time_point start) {
  using namespace std::chrono;
  static steady_clock::time_point last;
  steady_clock::time_point now = steady_clock::now();
  bool isTerminal = isatty(STDERR_FILENO);
  if (tool.quiet || now - last < (isTerminal ? seconds(1) : seconds(10)))
    return;
  last = now;
  uint64_t fired = 0;
  for (const RecipeSum &sum : sums.recipes)
    fired += sum.fired;
  std::fprintf(stderr,
               "%sscion hunt: %4lld s  %llu executions, fired in %llu, %zu "
               "patterns, %zu findings%s",
               isTerminal ? "\r" : "",
               (long long)duration_cast<seconds>(now - start).count(),
               (unsigned long long)sums.executions, (unsigned long long)fired,
               sums.fired.size(), sums.failures.size(),
               isTerminal ? "  " : "\n");
}

/// "01-canonicalize-miscompile"; "other-01-…" of another pass.
static std::string folderOf(const HuntTool &tool, size_t index,
                            const Finding &finding, bool isOther) {
  char number[8];
  std::snprintf(number, sizeof number, "%02zu", index + 1);
  return tool.folder + "/" + (isOther ? "other-" : "") + number + "-" +
         finding.culprit + "-" + std::string(toString(finding.kind));
}

/// Tries of `scion reduce` for a failure. A try takes 10 to 50 ms, so all take
/// some 20 s, and 5 s in a quick hunt.
static constexpr unsigned reduceTries = 600, quickTries = 150;

/// Writes the program of a failure, and reduces it if its culprit is a hunted
/// pass. Returns where it is, for the checklist.
static std::string keep(const HuntTool &tool, size_t index,
                        const Failure &failure, bool isOther) {
  std::string folder = folderOf(tool, index, failure.finding, isOther);
  if (std::error_code error = llvm::sys::fs::create_directories(folder)) {
    std::fprintf(stderr, "%s: %s\n", folder.c_str(), error.message().c_str());
    return "";
  }
  for (const ReplayFile &file : failure.finding.files)
    writeOutput(folder + "/" + file.name, file.text);
  std::string program = folder + "/found.mlir";
  if (!writeOutput(program, failure.program))
    return "";
  if (tool.noReduce || isOther || isInterrupted())
    return program;
  std::string pipeline = pipelineText(failure.steps);
  std::vector<std::string> command{
      "reduce",
      "-q",
      program,
      "--through",
      pipeline,
      "--fuel",
      std::to_string(tool.quick ? quickTries : reduceTries),
      "-o",
      folder};
  if (!tool.quiet)
    std::fprintf(stderr, "scion hunt: reducing %s\n", folder.c_str());
  // On a timeout there is the best program so far, but no report.
  ChildResult child = runSelf(command, tool.quick ? 60 : 600);
  std::string reduced = folder + "/reduced.mlir",
              report = folder + "/report.md";
  if (!llvm::sys::fs::exists(reduced))
    return program + " (not reduced: " + child.ending + ")";
  if (!llvm::sys::fs::exists(report))
    return reduced + " (without a report: " + child.ending + ")";
  return reduced + ", " + report;
}

/// Asks the baseline about each failure. A failure that the baseline shows on
/// the same program need not be reduced.
static void compare(const HuntTool &tool, const Baseline &baseline,
                    const Plan &plan, Sums &sums, ChecklistOptions &checklist) {
  checklist.baseline = baseline.version();
  if (baseline.version() != mlirVersion())
    checklist.remarks.push_back(
        "the baseline is MLIR " + baseline.version() + ", and this is " +
        std::string(mlirVersion()) +
        ": what is new or gone may come from other changes than the patch");
  for (auto [i, failure] : llvm::enumerate(sums.failures)) {
    if (!tool.quiet)
      std::fprintf(stderr,
                   "scion hunt: %zu of %zu findings with the baseline\n", i + 1,
                   sums.failures.size());
    bool isOld = baseline.shows(failure);
    std::string place = tool.folder.empty() || isOld
                            ? ""
                            : keep(tool, i, failure, /*isOther=*/false);
    // The baseline may still show the same bug on the reduced program: values
    // from uninitialized memory differ from run to run, and in the original
    // program another bug may hide it.
    std::string reduced =
        folderOf(tool, i, failure.finding, false) + "/reduced.mlir";
    bool isReduced = !place.empty() && llvm::sys::fs::exists(reduced);
    isOld = isOld || baseline.showsAlike(
                         failure, isReduced ? readInput(reduced).value_or("")
                                            : failure.program);
    checklist.reduced.push_back(place);
    checklist.origins.push_back(isOld ? Origin::Before : Origin::New);
  }
  for (auto [i, refutation] : llvm::enumerate(sums.proofs.refutations)) {
    if (!tool.quiet)
      std::fprintf(stderr,
                   "scion hunt: %zu of %zu refuted functions with the "
                   "baseline\n",
                   i + 1, sums.proofs.refutations.size());
    std::optional<std::string> onlyHere = baseline.newFor(refutation);
    checklist.refutationOrigins.push_back(!onlyHere           ? Origin::Unknown
                                          : onlyHere->empty() ? Origin::Before
                                                              : Origin::New);
    if (onlyHere && !onlyHere->empty()) {
      refutation.counterexample.clear();
      refutation.what = *onlyHere;
    }
  }
  if (!isInterrupted())
    checklist.gone = baseline.findGone(tool.request, plan, sums, tool.options,
                                       SCION_SOURCE_DIR "/corpus/regressions");
}

static int runTool(HuntTool &tool) {
  using Clock = std::chrono::steady_clock;
  Clock::time_point start = Clock::now();
  if (!tool.patch.empty()) {
    tool.request.patch = readInput(tool.patch);
    if (!tool.request.patch)
      return exitUsage;
  }
  if (!tool.request.patch && tool.request.tests.empty() &&
      tool.request.passes.empty()) {
    std::fprintf(stderr, "scion hunt: give --patch, --tests or --pass\n");
    return exitUsage;
  }
  for (const std::string &recipe : tool.options.only)
    if (!findRecipe(recipe)) {
      std::string names;
      for (const Recipe &one : recipes())
        names += " " + std::string(one.name);
      std::fprintf(stderr, "--recipe=%s: there are%s\n", recipe.c_str(),
                   names.c_str());
      return exitUsage;
    }
  std::optional<Baseline> baseline;
  if (!tool.baseline.empty()) {
    std::string why;
    baseline = Baseline::find(tool.baseline, why);
    if (!baseline) {
      std::fprintf(stderr, "--baseline=%s: %s\n", tool.baseline.c_str(),
                   why.c_str());
      return exitUsage;
    }
  }
  handleInterrupts();
  tool.request.jobs = tool.options.jobs;
  if (!tool.quiet)
    tool.request.progress = [](const std::string &line) {
      std::fprintf(stderr, "scion hunt: %s\n", line.c_str());
    };
  Gathered gathered = gather(tool.request);
  for (const std::string &problem : gathered.problems)
    std::fprintf(stderr, "scion hunt: %s\n", problem.c_str());
  if (gathered.isUsage)
    return exitUsage;
  const Plan &plan = gathered.plan;
  if (plan.pipelines.empty() || plan.seeds.empty()) {
    std::fprintf(stderr, "scion hunt: nothing to hunt: %s\n",
                 plan.pipelines.empty() ? "no pass is named" : "no seeds");
    for (const std::string &remark : gathered.remarks)
      std::fprintf(stderr, "  %s\n", remark.c_str());
    return isInterrupted() ? exitInterrupted : exitOutOfScope;
  }
  tool.options.progress = [&](const Sums &sums) {
    showProgress(tool, sums, start);
  };
  tool.options.onFailure = [&](const Failure &failure) {
    if (!tool.quiet)
      std::fprintf(stderr, "%sscion hunt: %s.%s: %s\n",
                   isatty(STDERR_FILENO) ? "\n" : "",
                   failure.finding.culprit.c_str(),
                   toString(failure.finding.kind).data(),
                   failure.finding.summary.c_str());
  };
  Sums sums = runHunt(plan, tool.options);
  if (!tool.quiet && isatty(STDERR_FILENO))
    std::fputs("\n", stderr);

  ChecklistOptions checklist;
  checklist.only = tool.options.only;
  checklist.knownIsFine = tool.knownIsFine;
  checklist.remarks = gathered.remarks;
  // With --executions the output must be deterministic, so omit the time.
  if (!tool.options.executions)
    checklist.seconds =
        std::chrono::duration<double>(Clock::now() - start).count();
  auto keepAll = [&](const std::vector<Failure> &failures, bool areOthers) {
    std::vector<std::string> places;
    for (auto [i, failure] : llvm::enumerate(failures))
      places.push_back(tool.folder.empty() ||
                               (areOthers && !failure.finding.known.empty())
                           ? ""
                           : keep(tool, i, failure, areOthers));
    return places;
  };
  if (baseline)
    compare(tool, *baseline, plan, sums, checklist);
  else
    checklist.reduced = keepAll(sums.failures, false);
  checklist.others = keepAll(sums.others, true);
  if (!tool.junit.empty() &&
      !writeOutput(tool.junit, checklistJUnit(plan, sums, checklist)))
    return exitUsage;
  std::string text = tool.json ? checklistJson(plan, sums, checklist)
                               : checklistText(plan, sums, checklist);
  if (!writeOutput("-", text))
    return exitUsage;
  return sums.isInterrupted           ? exitInterrupted
         : hasFailed(sums, checklist) ? exitFinding
                                      : exitFine;
}

static void addHunt(Subcommand app) {
  auto tool = std::make_shared<HuntTool>();
  Subcommand command = app.addSubcommand(
      "hunt",
      "Fuzz a patch: change its tests by recipes, run their passes on them, "
      "print a checklist.\n"
      "Exit codes: 0 all is fine, 1 something fails, 2 nothing to hunt, 3 "
      "usage, 130 interrupted (the\nchecklist until then is printed).");
  command.footer(help);
  command.addOption("--patch", tool->patch,
                    "What `git diff` writes, - for stdin");
  command
      .addOption("--source", tool->request.source,
                 "The source tree that the patch is for, with it or without")
      .valueName("FOLDER")
      .showDefault();
  command.addOption("--tests", tool->request.tests,
                    "Test files; their RUN lines name the passes, unless "
                    "--pass does");
  command
      .addOption("--pass", tool->request.passes,
                 "A pass, or a pipeline as inside builtin.module(...) (may "
                 "be given several times)")
      .valueName("PASS")
      .oneValueEach();
  command
      .addOption("--corpus", tool->request.corpus,
                 "Programs for passes without a test, besides the shipped "
                 "ones: `scion harvest` makes some")
      .valueName("FOLDER");
  Option time =
      command
          .addOption("--time", tool->options.seconds,
                     "Seconds after which no try begins; 300, and without a "
                     "limit where --executions says one")
          .valueName("S");
  command.addFlag("--quick", tool->quick,
                  "60 seconds, and little time for reducing");
  command.addOption("--executions", tool->options.executions,
                    "So many tries: the same checklist each time");
  command
      .addOption("--recipe", tool->options.only,
                 "Only this recipe (may be given several times)")
      .valueName("NAME")
      .oneValueEach();
  addGraftOptions(command, tool->options.graft);
  command.addFlag("--until-first", tool->options.untilFirst,
                  "End at the first failure");
  command.addOption("--seed", tool->options.seed, "Seed of all choices")
      .showDefault();
  command.addOption("-j,--jobs", tool->options.jobs, "Processes at a time")
      .range(1, 64)
      .showDefault();
  command
      .addOption("-o,--output", tool->folder,
                 "A folder for the programs of failures; \"\": none")
      .valueName("FOLDER")
      .showDefault();
  command.addFlag("--no-reduce", tool->noReduce,
                  "Do not reduce the programs of failures");
  command
      .addOption(
          "--baseline", tool->baseline,
          "A build of Scion with the MLIR before the patch: findings are "
          "new with the patch, or were there before, or are gone")
      .valueName("BUILD");
  command.addFlag("--json", tool->json, "Print JSON");
  command.addOption("--junit", tool->junit, "Also write JUnit's XML")
      .valueName("FILE");
  command.addFlag("-q,--quiet", tool->quiet, "Show no progress on stderr");
  command.onRun([tool, command, time] {
    // Findings of the hunted passes are reported even if known; around them
    // known bugs are suppressed in any case.
    Option known = command.option("--known");
    tool->knownIsFine = known.isGiven() && known.value() != "report";
    Registry::global().setMode(KnownMode::Avoid);
    if (tool->quick && !time.isGiven())
      tool->options.seconds = 60;
    else if (!time.isGiven())
      tool->options.seconds = tool->options.executions ? 0 : 300;
    return runTool(*tool);
  });
}

static RegisterSubcommand registration("hunt", addHunt);
