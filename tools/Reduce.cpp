//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `scion reduce`: from a crash file, or a program and a pipeline, to the least
// program that shows the same with one pass, and a report of it.
//
//===----------------------------------------------------------------------===//

#include "harness/input/ParsedInput.h"
#include "harness/known/Registry.h"
#include "harness/reduce/Edit.h"
#include "harness/reduce/Probe.h"
#include "harness/reduce/ReduceReport.h"
#include "harness/reduce/Shrink.h"
#include "harness/reduce/Trial.h"
#include "tools/Child.h"
#include "tools/Tool.h"
#include "tools/reduce/Origin.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <memory>

#include <unistd.h>

using namespace scion;

static constexpr const char *help = R"(Examples:
  scion reduce crash-1f3a -o report
      what a fuzz target saved: the guilty pass alone, on the least program
  scion reduce program.mlir --through 'func.func(affine-loop-tile)' -o report
      a suspected pass
  scion reduce program.mlir --right canonicalize --through cse -o report
      two ways whose results differ, the first one is right; each is completed
      by a plain lowering, and without --through that is the other way
  scion reduce program.mlir --test ./still-interesting.sh -o report
      the script is run with the name of a program; exit code 0: it is
      interesting. No report then.

The folder gets
  reduced.mlir   the program
  report.md      title, command, wrong output, what is right and why
  replay.sh      shows it with mlir-opt and mlir-runner; exit code 0: it does
  test.mlir      a lit test for MLIR, which fails as long as the bug is there
Ctrl-C: the best until then is written.)";

namespace {
struct ReduceTool {
  std::string file = "-", through, test, folder;
  std::optional<std::string> right;
  ShrinkOptions shrink;
  ReportOptions report;
  bool isQuiet = false;
};
} // namespace

static void onInterrupt(int signal) {
  interrupt();
  // The second time, at once.
  std::signal(signal, SIG_DFL);
}

static void handleInterrupts() {
  struct sigaction action = {};
  action.sa_handler = onInterrupt;
  for (int signal : {SIGINT, SIGTERM, SIGHUP}) {
    struct sigaction before = {};
    sigaction(signal, nullptr, &before);
    if (before.sa_handler != SIG_IGN)
      sigaction(signal, &action, nullptr);
  }
}

/// Written beside and renamed: whoever looks sees a whole program.
static bool writeWhole(const std::string &path, const std::string &text) {
  return writeOutput(path + ".part", text) &&
         std::rename((path + ".part").c_str(), path.c_str()) == 0;
}

static void say(const ReduceTool &tool, const std::string &line) {
  if (!tool.isQuiet)
    std::fprintf(stderr, "scion reduce: %s\n", line.c_str());
}

/// Whether the person's script takes the program.
static bool passesTest(const std::string &test, const std::string &program) {
  llvm::SmallString<128> path;
  int descriptor;
  if (llvm::sys::fs::createTemporaryFile("scion-reduce", "mlir", descriptor,
                                         path))
    return false;
  close(descriptor);
  bool isWritten = writeOutput(path.str().str(), program);
  int code = isWritten ? llvm::sys::ExecuteAndWait(test, {test, path}) : -1;
  llvm::sys::fs::remove(path);
  return code == 0;
}

static std::string plural(uint64_t count, const char *what) {
  return std::to_string(count) + " " + what + (count == 1 ? "" : "s");
}

/// What the program is before anything is done, so that both ways are there in
/// every copy of this process without being made anew.
static unsigned opsOf(const std::string &program) {
  std::optional<ParsedInput> input = parseInput(program);
  return input ? countOps(*input->module) : 0;
}

static ShrinkOptions withProgress(const ReduceTool &tool) {
  ShrinkOptions options = tool.shrink;
  std::string place = tool.folder + "/reduced.mlir";
  auto shown = std::make_shared<std::string>();
  options.progress = [&tool, place, shown](const Case &best, unsigned ops,
                                           uint64_t tries, const char *edit) {
    writeWhole(place, best.program);
    // Ops and steps that go are told; what only gets simpler is not.
    std::string size =
        ops ? plural(ops, "op") : plural(best.bad.size(), "step");
    if (tool.isQuiet || size == *shown)
      return;
    *shown = size;
    std::fprintf(stderr, "scion reduce: %6llu tries  %-10s  %s\n",
                 (unsigned long long)tries, size.c_str(), edit);
  };
  return options;
}

/// What the case shows; the bad way ends with the guilty step behind it, where
/// the quiet path shows it too.
static Evidence establish(Case &subject, const Finding &finding,
                          const ShrinkOptions &options) {
  Goal wanted;
  wanted.kind = finding.kind;
  wanted.culprit = finding.culprit;
  for (size_t count = 1; count < subject.bad.size(); ++count) {
    if (subject.bad[count - 1].pass != finding.culprit)
      continue;
    Case shorter = subject;
    shorter.bad.resize(count);
    Evidence evidence = examine(shorter, wanted, /*isFirst=*/true, options);
    if (!evidence.why.empty())
      continue;
    subject = shorter;
    return evidence;
  }
  Evidence evidence = examine(subject, wanted, /*isFirst=*/true, options);
  if (evidence.why.empty() || subject.bad.empty())
    return evidence;
  // A path that kept off known bugs as it went: not what stock tools do, which
  // the report will say if they do not show it.
  for (PathStep &step : subject.bad)
    step.isAsked = false;
  return examine(subject, wanted, /*isFirst=*/true, options);
}

static int reduceByTest(const ReduceTool &tool, const std::string &text) {
  std::string test = tool.test;
  if (llvm::sys::fs::exists(test)) {
    llvm::SmallString<128> whole(test);
    llvm::sys::fs::make_absolute(whole);
    test = whole.str();
  } else if (auto found = llvm::sys::findProgramByName(test)) {
    test = *found;
  }
  if (opsOf(text) == 0) {
    std::fprintf(stderr, "scion reduce: not a valid module\n");
    return exitOutOfScope;
  }
  if (!passesTest(test, text)) {
    std::fprintf(stderr, "scion reduce: --test does not take the input itself "
                         "(exit code 0 is wanted)\n");
    return exitOutOfScope;
  }
  ShrinkOptions options = withProgress(tool);
  options.test = [&](const std::string &program) {
    return passesTest(test, program);
  };
  Case subject{text, {}, {}, 0};
  ShrinkResult result = shrinkProgram(subject, {}, options, tool.shrink.fuel);
  bool isWritten =
      writeWhole(tool.folder + "/reduced.mlir", readableText(subject.program));
  say(tool, plural(opsOf(subject.program), "op") + " after " +
                std::to_string(result.tries) + " tries");
  return !isWritten ? exitUsage : isInterrupted() ? exitInterrupted : exitFine;
}

namespace {
/// Where reducing starts.
struct Start {
  Finding finding;
  Case subject;
  Evidence shown;
};
} // namespace

/// The two ways of --right and --through, taken as they stand.
static std::optional<Start> startOfTwoWays(const ReduceTool &tool,
                                           const std::string &text) {
  std::string error;
  Start start{{FindingKind::Miscompile, "", "", "", "", {}}, {}, {}};
  start.subject.program = text;
  start.subject.good = splitPipeline(*tool.right, error);
  start.subject.bad = splitPipeline(tool.through, error);
  for (std::vector<PathStep> *way : {&start.subject.good, &start.subject.bad})
    for (PathStep &step : *way)
      step.isAsked = true;
  bool isFound = error.empty() && findGuiltyStep(start.subject, tool.shrink);
  if (error.empty() && !isFound) {
    // A known bug, which the lowering keeps off.
    Registry::global().setMode(KnownMode::Report);
    isFound = findGuiltyStep(start.subject, tool.shrink);
  }
  if (!isFound) {
    std::fprintf(stderr, "scion reduce: the two ways show nothing%s%s\n",
                 error.empty() ? "" : ": ", error.c_str());
    return std::nullopt;
  }
  start.finding.culprit = start.subject.bad.back().pass;
  start.finding.summary = "the two ways differ";
  start.shown = establish(start.subject, start.finding, tool.shrink);
  if (start.shown.why.empty())
    return start;
  std::fprintf(stderr, "scion reduce: the two ways: %s\n",
               start.shown.why.c_str());
  return std::nullopt;
}

/// The first finding of the oracles that can be reduced, and shows again.
static std::optional<Start>
startOfFinding(const ReduceTool &tool, const std::string &text,
               const std::vector<std::string> &settings) {
  TemporaryFile program(text);
  if (program.path().empty())
    return std::nullopt;
  OriginRequest request{program.path(), tool.through, settings};
  std::string problem;
  // Without a pipeline, any known bug might be found then.
  bool isKeptOff = !tool.through.empty() &&
                   Registry::global().getMode() != KnownMode::Report;
  while (!isInterrupted()) {
    Origin origin = findOrigin(request);
    if (!origin.subject && isKeptOff) {
      // A known bug, which the lowering keeps off: once more without that.
      isKeptOff = false;
      Registry::global().setMode(KnownMode::Report);
      std::erase_if(request.settings, [](const std::string &setting) {
        return setting.starts_with("--known=");
      });
      request.settings.push_back("--known=report");
      request.first = 0;
      if (problem.empty())
        problem = origin.nothing;
      continue;
    }
    if (origin.finding)
      say(tool, "`scion " + origin.how + "` finds " + origin.finding->culprit +
                    "." + std::string(toString(origin.finding->kind)) + ": " +
                    origin.finding->summary);
    if (!origin.subject) {
      if (problem.empty())
        problem = origin.nothing;
      break;
    }
    Start start{*origin.finding, *origin.subject, {}};
    if (start.subject.program.empty())
      start.subject.program = text;
    start.shown = establish(start.subject, start.finding, tool.shrink);
    if (start.shown.why.empty())
      return start;
    if (problem.empty())
      problem = "the finding does not show again: " + start.shown.why;
    say(tool, start.shown.why);
    request.first = origin.index + 1;
  }
  std::fprintf(stderr, "scion reduce: nothing that can be reduced (%s)\n",
               problem.c_str());
  return std::nullopt;
}

/// One case from the first finding to the report.
static int reduceFinding(const ReduceTool &tool, const std::string &text,
                         const std::vector<std::string> &settings) {
  handleInterrupts();
  std::optional<Start> start = tool.right
                                   ? startOfTwoWays(tool, text)
                                   : startOfFinding(tool, text, settings);
  if (!start)
    return isInterrupted() ? exitInterrupted : exitOutOfScope;
  const Finding &finding = start->finding;
  Case *subject = &start->subject;
  ShrinkOptions options = withProgress(tool);
  Goal goal = start->shown.shown;
  unsigned before = opsOf(subject->program);
  say(tool, plural(before, "op") + ", " + plural(subject->bad.size(), "step") +
                ", ending: " + goal.ending +
                (goal.pattern.empty() ? "" : ", pattern: ") + goal.pattern +
                (goal.known.empty() ? "" : ", known: ") + goal.known);
  uint64_t left = tool.shrink.fuel;
  auto spend = [&](const ShrinkResult &result) {
    left -= std::min(left, result.tries);
    return result.isMinimal;
  };
  bool isMinimal = false, wasInterrupted = false;
  ReportFacts facts;
  ReportOutcome outcome;
  auto reduceAndReport = [&] {
    spend(shrinkPath(*subject, goal, options, left));
    isMinimal = spend(shrinkProgram(*subject, goal, options, left));
    // Of a smaller program, fewer steps may do.
    size_t steps = subject->bad.size() + subject->good.size();
    std::string programBefore = subject->program;
    spend(shrinkPath(*subject, goal, options, left));
    if (subject->program != programBefore ||
        subject->bad.size() + subject->good.size() != steps)
      isMinimal = spend(shrinkProgram(*subject, goal, options, left));
    wasInterrupted |= isInterrupted();
    forgetInterrupt();
    facts = {finding,
             *subject,
             goal,
             before,
             opsOf(subject->program),
             tool.shrink.fuel - left};
    outcome = writeReport(facts, tool.report, options, tool.folder);
  };
  Case whole = *subject;
  reduceAndReport();
  if (!outcome.problem.empty() && outcome.isWritten && !wasInterrupted &&
      comparesTwoWays(goal) && showsWithStockTools(whole, tool.shrink)) {
    // Two of 98 programs of recorded miscompilations get here.
    say(tool, outcome.problem + ": once more, and each program is asked of "
                                "them");
    *subject = whole;
    options.confirm = [&](const Case &smaller) {
      return showsWithStockTools(smaller, tool.shrink);
    };
    reduceAndReport();
  }
  if (!outcome.problem.empty()) {
    std::fprintf(stderr, "scion reduce: %s\n", outcome.problem.c_str());
    if (!outcome.isWritten)
      return exitUsage;
  }
  say(tool, plural(facts.opsAfter, "op") + " and " +
                plural(subject->bad.size(), "step") + " after " +
                std::to_string(facts.tries) + " tries" +
                (isMinimal ? "" : ", not minimal"));
  std::printf("%s.%s: %u ops to %u, %s\n", goal.culprit.c_str(),
              toString(goal.kind).data(), before, facts.opsAfter,
              (tool.folder + "/report.md").c_str());
  return wasInterrupted            ? exitInterrupted
         : outcome.problem.empty() ? exitFine
                                   : exitFinding;
}

static int reduceFile(const ReduceTool &tool,
                      const std::vector<std::string> &settings) {
  std::optional<std::string> text = readInput(tool.file);
  if (!text)
    return exitUsage;
  if (std::error_code error = llvm::sys::fs::create_directories(tool.folder)) {
    std::fprintf(stderr, "%s: %s\n", tool.folder.c_str(),
                 error.message().c_str());
    return exitUsage;
  }
  if (!tool.test.empty()) {
    handleInterrupts();
    return reduceByTest(tool, *text);
  }
  return reduceFinding(tool, *text, settings);
}

static void addReduce(CLI::App &app) {
  auto tool = std::make_shared<ReduceTool>();
  CLI::App *command = app.add_subcommand(
      "reduce",
      "Make the least program that shows what a file shows, and a report of "
      "it.\n"
      "Exit codes: 0 done, 1 done, but something in the report does not show "
      "with stock tools, 2 nothing to reduce,\n3 usage, 130 interrupted (the "
      "best until then is written).");
  command->footer(help);
  command->add_option("FILE", tool->file, "A crash file, or any MLIR program")
      ->capture_default_str();
  command->add_option("-o,--output", tool->folder, "The folder for the report")
      ->type_name("DIR")
      ->required();
  command->add_option("--through", tool->through,
                      "A pipeline, as inside builtin.module(...), that shows "
                      "it");
  command->add_option("--right", tool->right,
                      "A pipeline whose results are right: it and --through "
                      "are taken as they stand, and compared");
  command
      ->add_option("--test", tool->test,
                   "A program that says with exit code 0 that a file is "
                   "still interesting")
      ->type_name("CMD");
  command->add_option("--fuel", tool->shrink.fuel, "Tries after which it ends")
      ->capture_default_str();
  command
      ->add_option("-j,--jobs", tool->shrink.jobs,
                   "Processes; the result does not depend on it")
      ->check(CLI::Range(1u, 256u))
      ->capture_default_str();
  command
      ->add_option("--try-seconds", tool->shrink.seconds,
                   "CPU time of one try, after which a pass hangs")
      ->capture_default_str();
  command
      ->add_option("--tools", tool->report.otherTools,
                   "Folders of other MLIRs' mlir-opt and mlir-runner, to try "
                   "as well (may be given several times)")
      ->type_name("DIR")
      ->allow_extra_args(false);
  command->add_flag("-q,--quiet", tool->isQuiet, "No progress on stderr");
  command->callback([tool, command] {
    // What was said about known bugs holds for the children.
    std::vector<std::string> settings;
    for (const char *name :
         {"--known", "--without", "--records", "--known-state"})
      if (const CLI::Option *option = command->get_option_no_throw(name);
          option && option->count())
        settings.push_back(std::string(name) + "=" +
                           llvm::join(option->results(), ","));
    if (int code = reduceFile(*tool, settings))
      throw CLI::RuntimeError(code);
  });
}

static RegisterSubcommand registration("reduce", addReduce);
