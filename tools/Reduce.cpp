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

#include "base/process/Pool.h"
#include "harness/input/ParsedInput.h"
#include "harness/known/LibraryOfMLIR.h"
#include "harness/known/Registry.h"
#include "harness/oracle/FindingFile.h"
#include "harness/reduce/Edit.h"
#include "harness/reduce/Probe.h"
#include "harness/reduce/Readable.h"
#include "harness/reduce/ReduceReport.h"
#include "harness/reduce/Shrink.h"
#include "harness/reduce/ToolsAtHand.h"
#include "harness/reduce/Trial.h"
#include "tools/Deadline.h"
#include "tools/Tool.h"
#include "tools/reduce/FindingInput.h"
#include "tools/reduce/ForeignTool.h"
#include "tools/reduce/FromRecord.h"
#include "tools/reduce/GuardFor.h"
#include "tools/reduce/Start.h"
#include "tools/reduce/TestCaseFinding.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <memory>

#include <unistd.h>

using namespace scion;

static constexpr const char *help = R"(Examples:
  scion reduce crash-1f3a -o report
      what a fuzz target saved: the culprit alone, on the smallest program
  scion reduce crash-1f3a.finding -o report
      the same, where the target left a finding beside it: nothing is drawn
      again (crash-1f3a means this file, too, if it is there)
  scion reduce program.mlir --through 'func.func(affine-loop-tile)' -o report
      a suspected pass
  scion reduce program.mlir --right canonicalize --through cse -o report
      two ways whose results differ, the first one is right; each is completed
      by a plain lowering, and without --through that is the other way
  scion reduce program.mlir --tool fir-opt --flags '--cfg-conversion' -o report
      what a compiler does that Scion knows nothing of: report.md, replay.sh
  scion reduce program.mlir --test ./still-interesting.sh -o report
      the script is run with the name of a program; exit code 0: it is
      interesting. No report then.

The folder gets
  reduced.mlir   the program
  reduced.finding  it, and the pass that shows it, for `scion digest`
  report.md      title, command, wrong output, what is right and why
  replay.sh      shows it with mlir-opt and mlir-runner; exit code 0: it does
  test.mlir      a lit test for MLIR, which fails as long as the bug is there;
                 where it is one function, the program is in integration.mlir
Ctrl-C: the best until then is written.)";

namespace {
struct ReduceTool {
  std::string file = "-", through, test, folder, record;
  std::string foreign, toolArguments, flags; // of --tool
  std::optional<std::string> right;
  ShrinkOptions shrink;
  ReportOptions report;
  ToolPlaces otherTools;
  Deadline deadline;
  bool isQuiet = false, guard = false;
  unsigned guardCheck = 0;
};
} // namespace

/// Writes a temporary file and renames it, so that readers never see a part of
/// a program.
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
  process::Job job;
  job.command = {test, path.str().str()};
  job.output = job.errors = process::Stream::Inherited;
  bool isFine = isWritten && process::run(std::move(job)).ending.isFine();
  llvm::sys::fs::remove(path);
  return isFine;
}

static std::string plural(uint64_t count, const char *what) {
  return std::to_string(count) + " " + what + (count == 1 ? "" : "s");
}

/// 0 of what is no module.
static unsigned opsOf(const std::string &program) {
  std::optional<ParsedInput> input = parseInput(program);
  return input ? countOps(*input->module) : 0;
}

static ShrinkOptions withProgress(const ReduceTool &tool) {
  ShrinkOptions options = tool.shrink;
  std::string place = tool.folder + "/reduced.mlir";
  auto shown = std::make_shared<std::string>();
  options.progress = [&tool, place, shown](const TestCase &best, unsigned ops,
                                           uint64_t tries, const char *edit) {
    writeWhole(place, best.program);
    // Progress is reported when ops or passes go, not when something gets
    // simpler.
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

/// Shrinks a program that `isInteresting` takes.
static std::optional<std::string>
shrinkBy(const ReduceTool &tool, const std::string &text,
         std::function<bool(const std::string &)> isInteresting) {
  ShrinkOptions options = withProgress(tool);
  options.test = std::move(isInteresting);
  TestCase subject{text, {}, {}, 0};
  ShrinkResult result = shrinkProgram(subject, {}, options, tool.shrink.fuel);
  // Use the readable form only if it passes the test: the tool may not read
  // other names or custom syntax.
  std::string readable = readableText(subject.program);
  if (!options.test(readable))
    readable = subject.program;
  say(tool, plural(opsOf(subject.program), "op") + " after " +
                std::to_string(result.tries) + " tries");
  return writeWhole(tool.folder + "/reduced.mlir", readable)
             ? std::optional(readable)
             : std::nullopt;
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
  auto isInteresting = [&](const std::string &program) {
    return passesTest(test, program);
  };
  if (!isInteresting(text)) {
    std::fprintf(stderr, "scion reduce: --test does not take the input itself "
                         "(exit code 0 is wanted)\n");
    return exitOutOfScope;
  }
  return !shrinkBy(tool, text, isInteresting) ? exitUsage
         : isInterrupted()                    ? exitInterrupted
                                              : exitFine;
}

/// Reduces a program for the tool of any MLIR compiler, by its output.
static int reduceByTool(const ReduceTool &tool, const ForeignTool &foreign,
                        std::string text) {
  ToolAnswer wanted = showOf(foreign, text);
  if (wanted.kind == ToolAnswer::Nothing) {
    std::fprintf(stderr,
                 "scion reduce: %s shows nothing: no crash, no error "
                 "of a program that it reads\n",
                 foreign.path.c_str());
    return exitOutOfScope;
  }
  // Only the tool itself can parse its custom syntax.
  if (std::optional<std::string> generic = genericBy(foreign, text);
      generic && showOf(foreign, *generic) == wanted)
    text = *generic;
  unsigned before = opsOf(text);
  if (before == 0) {
    std::fprintf(stderr,
                 "scion reduce: the generic form is no valid module "
                 "for MLIR %s\n",
                 mlirVersion().data());
    return exitOutOfScope;
  }
  say(tool, plural(before, "op") + ", " + toString(wanted.kind) + ": " +
                wanted.words);
  std::optional<std::string> reduced =
      shrinkBy(tool, text, [&](const std::string &program) {
        return showOf(foreign, program) == wanted;
      });
  if (!reduced)
    return exitUsage;
  drive::Run run;
  (void)showOf(foreign, *reduced, &run);
  std::string script = tool.folder + "/replay.sh";
  if (!writeWhole(tool.folder + "/report.md",
                  foreignReport(foreign, wanted, *reduced, run)) ||
      !writeWhole(script, foreignScript(foreign, wanted)))
    return exitUsage;
  makeExecutable(script);
  std::printf("%s: %u ops to %u, %s\n", toString(wanted.kind), before,
              opsOf(*reduced), (tool.folder + "/report.md").c_str());
  return isInterrupted() ? exitInterrupted : exitFine;
}

/// Finds by bisection a case that still shows the bug although the next smaller
/// one does not. Checking every case with stock tools would take as long as the
/// reduction.
static size_t lastThat(const std::function<bool(const TestCase &)> &shows,
                       const std::vector<TestCase> &taken) {
  size_t low = 0, high = taken.size();
  while (low + 1 < high) {
    size_t middle = low + (high - low) / 2;
    (shows(taken[middle]) ? low : high) = middle;
  }
  return low;
}

/// One case from the first finding to the report.
static int reduceFinding(const ReduceTool &tool, const std::string &text,
                         const std::vector<std::string> &settings) {
  // Keep the best program so far in this file, because Ctrl-C during a child
  // also ends this process.
  std::string place = tool.folder + "/reduced.mlir";
  if (!writeWhole(place, text))
    return exitUsage;
  std::string problem;
  std::optional<Finding> given = givenFinding(text);
  if (!given && tool.through.empty() && !tool.right)
    given = findingBeside(tool.file);
  if (given && given->program.empty())
    given->program = text;
  std::optional<Start> start =
      findStart({text, given, tool.through, tool.right, settings, tool.shrink,
                 [&](const std::string &line) { say(tool, line); }},
                problem);
  if (!start) {
    std::fprintf(stderr, "scion reduce: %s\n", problem.c_str());
    if (isInterrupted())
      return exitInterrupted;
    llvm::sys::fs::remove(place);
    return exitOutOfScope;
  }
  const Finding &finding = start->finding;
  TestCase *subject = &start->subject;
  ShrinkOptions options = withProgress(tool);
  std::vector<TestCase> taken{*subject};
  options.progress =
      [&taken, told = options.progress](const TestCase &best, unsigned ops,
                                        uint64_t tries, const char *edit) {
        taken.push_back(best);
        told(best, ops, tries, edit);
      };
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
    // A smaller program may need fewer steps.
    size_t steps = subject->bad.size() + subject->good.size();
    std::string programBefore = subject->program;
    spend(shrinkPath(*subject, goal, options, left));
    if (subject->program != programBefore ||
        subject->bad.size() + subject->good.size() != steps)
      isMinimal = spend(shrinkProgram(*subject, goal, options, left));
    heedInterrupts(false); // write a report even if interrupted
    facts = {finding,
             *subject,
             goal,
             before,
             opsOf(subject->program),
             tool.shrink.fuel - left,
             tool.guard ? guardFor(*subject, goal, options, tool.guardCheck)
                        : ""};
    outcome = writeReport(facts, tool.report, options, tool.folder);
    std::string reduced = tool.folder + "/reduced" + std::string(findingSuffix);
    llvm::sys::fs::remove(reduced); // of an earlier call
    (void)saveFinding(reduced, findingOfCase(finding, *subject, goal));
    heedInterrupts(true);
    wasInterrupted |= isInterrupted();
  };
  reduceAndReport();
  options.confirm = [&](const TestCase &smaller) {
    return showsWithStockTools(smaller, goal, tool.shrink);
  };
  if (!outcome.problem.empty() && outcome.isWritten && !wasInterrupted &&
      options.confirm(taken.front())) {
    // This happens for 2 of 98 programs of recorded miscompilations.
    *subject = taken[lastThat(options.confirm, taken)];
    say(tool, outcome.problem + ": on from " +
                  plural(opsOf(subject->program), "op") +
                  ", and they judge each program");
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
  handleInterrupts();
  if (std::error_code error = llvm::sys::fs::create_directories(tool.folder)) {
    std::fprintf(stderr, "%s: %s\n", tool.folder.c_str(),
                 error.message().c_str());
    return exitUsage;
  }
  if (!tool.foreign.empty() && tool.test.empty()) {
    std::string problem;
    std::optional<ForeignTool> foreign =
        foreignTool(tool.foreign, tool.toolArguments, tool.through, tool.flags,
                    tool.shrink.seconds, problem);
    if (foreign)
      return reduceByTool(tool, *foreign, *text);
    std::fprintf(stderr, "scion reduce: %s\n", problem.c_str());
    return exitUsage;
  }
  if (!tool.test.empty())
    return reduceByTest(tool, *text);
  return reduceFinding(tool, *text, settings);
}

static void addReduce(Subcommand app) {
  auto tool = std::make_shared<ReduceTool>();
  // The tools that `ci/instrumented-mlir asserts` builds.
  tool->otherTools.maybe = {SCION_SOURCE_DIR "/build/instrumented-asserts/bin"};
  Subcommand command = app.addSubcommand(
      "reduce",
      "Make the least program that shows what a file shows, and a report of "
      "it.\n"
      "Exit codes: 0 done, 1 done, but something in the report does not show "
      "with stock tools, 2 nothing to reduce,\n3 usage, 130 interrupted (the "
      "best until then is written).");
  command.footer(help);
  command.addOption("FILE", tool->file, "A crash file, or any MLIR program")
      .showDefault();
  command.addOption("-o,--output", tool->folder, "The folder for the report")
      .valueName("DIR")
      .required();
  command.addOption("--through", tool->through,
                    "A pipeline, as inside builtin.module(...), that shows "
                    "it");
  command.addOption("--right", tool->right,
                    "A pipeline whose results are right: it and --through "
                    "are run unchanged, and compared");
  command
      .addOption("--test", tool->test,
                 "A program that says with exit code 0 that a file is "
                 "still interesting")
      .valueName("CMD");
  command
      .addOption("--tool", tool->foreign,
                 "Any MLIR compiler's tool: what it does with --through or "
                 "--flags, a crash, an error or a hang, is kept")
      .valueName("X-OPT");
  command
      .addOption("--tool-args", tool->toolArguments,
                 "Words for each call of the tool")
      .valueName("WORDS");
  command
      .addOption("--flags", tool->flags,
                 "Words for the tool that show it, where it has no "
                 "--pass-pipeline")
      .valueName("WORDS");
  command.addOption("--fuel", tool->shrink.fuel, "Tries after which it ends")
      .showDefault();
  command
      .addOption("-j,--jobs", tool->shrink.jobs,
                 "Processes; the result does not depend on it")
      .range(1, 256)
      .showDefault();
  command
      .addOption("--try-seconds", tool->shrink.seconds,
                 "CPU time of one try, after which a pass hangs")
      .showDefault();
  command
      .addOption("--tools", tool->otherTools.named,
                 "A folder of another MLIR's mlir-opt and mlir-runner, to try "
                 "as well as those at hand (may be given several times)")
      .valueName("DIR")
      .oneValueEach();
  command
      .addOption("--source", tool->report.source,
                 "A checkout of llvm-project: the report says where the "
                 "culprit is defined")
      .valueName("DIR");
  command
      .addOption("--person", tool->report.person,
                 "Who files the report and answers for it; without it, it "
                 "names nobody")
      .valueName("NAME");
  command
      .addOption("--explain", tool->report.explanation,
                 "Sentences of yours that say what is wrong: the report begins "
                 "with them")
      .valueName("TEXT");
  command
      .addOption("--record", tool->record,
                 "The record of the bug (corpus/known): the report has the "
                 "versions that it names, too")
      .valueName("ID");
  command.addFlag("--guard", tool->guard,
                  "Try other values and widths, and say when the result is "
                  "wrong and when it is right");
  command.addOption("--guard-check", tool->guardCheck).hidden();
  command
      .addOption("--time", tool->deadline.seconds,
                 "Seconds after which the best until then is reported")
      .valueName("S");
  command.addFlag("-q,--quiet", tool->isQuiet, "No progress on stderr");
  command.onRun([tool, command] {
    if (tool->deadline.seconds)
      tool->shrink.isTimeOver = [tool = tool.get()] {
        return tool->deadline.isOver();
      };
    if (tool->test.empty())
      tool->report.otherTools = toolsAtHand(tool->otherTools);
    if (!tool->record.empty() && !takeRecord(tool->record, tool->report))
      return int(exitUsage);
    // The options about known bugs hold for the children, too.
    return reduceFile(*tool, command.settings());
  });
}

static RegisterSubcommand registration("reduce", addReduce);
