//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `scion drive`: finds bugs of a compiler without linking it, by running its
// <project>-opt on mutants of a corpus. The passes come from its --help, and
// the tool runs in separate processes.
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/Trial.h"
#include "tools/Child.h"
#include "tools/GraftArguments.h"
#include "tools/Tool.h"
#include "tools/drive/Session.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/StringSaver.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <set>
#include <string>
#include <thread>

#include <unistd.h>

using namespace scion;
using namespace scion::drive;

static constexpr const char *help = R"(Examples:
  scion harvest ~/flang/test -o fir --with fir-opt
  scion drive fir --tool fir-opt -o fir-drive
      until Ctrl-C; called again with the same words, it goes on
  scion drive fir --tool fir-opt -o a-pass --pass 'hlfir-*' --minutes 10
      one of these passes is among the steps each time
  scion drive corpus --tool mlir-opt -o results --runner 'mlir-opt \
      --test-lower-to-llvm "$1" | mlir-runner -e main -entry-point-result=void'
      compares what programs print, too
  scion drive --tool fir-opt --list
      the passes that --help of the tool tells, and which are not drawn
  scion drive corpus --tool my-opt --tool-args '--load-dialect-plugin=My.so'

What it does: mutates a program, asks the tool whether it accepts the mutant,
and runs five passes on those that it accepts, in one process with limits.
Passes are drawn by the dialects of the program and by what they did so far;
what they leave is mutated, too. A crash, an assertion, a hang or invalid IR is
blamed on one pass, which is given as a command of the tool. What the records of
Scion know of passes of MLIR is kept off, or counted (docs/KnownBugs.md).

The folder gets
  findings/NNN-KIND-PASS/  of each bucket the first: command.sh shows it,
                           given.mlir is what the pass was given, mutant.mlir
                           the program before other passes, said.txt the words,
                           reduced/ a smaller program (--reduce)
  inputs/                  programs with a new pair of dialects
  passes.txt               what each pass did
  state.json               to go on from
docs/Drive.md tells more.)";

namespace {
struct DriveTool {
  std::string tool, toolArguments, folder = "scion-drive";
  std::vector<std::string> corpus;
  SessionOptions session;
  GraftOptions graft;
  Limits limits;
  unsigned jobs = 0;
  uint64_t executions = 0;
  double minutes = 0;
  unsigned reduceSeconds = 20;
  bool list = false, json = false, quiet = false;
};
using Clock = std::chrono::steady_clock;
} // namespace

static double percent(uint64_t part, uint64_t whole) {
  return whole ? 100.0 * double(part) / double(whole) : 0;
}

static std::vector<std::pair<std::string, const Bucket *>>
bucketsOf(const State &state, bool isReported) {
  std::vector<std::pair<std::string, const Bucket *>> order;
  for (const auto &[key, bucket] : state.buckets)
    if (bucket.folder.empty() != isReported)
      order.push_back({key, &bucket});
  std::sort(order.begin(), order.end(), [](const auto &a, const auto &b) {
    return a.second->count != b.second->count
               ? a.second->count > b.second->count
               : a.first < b.first;
  });
  return order;
}

/// Rewrites one line on a terminal; elsewhere prints a line from time to time.
static void showProgress(const DriveTool &options, const Session &session,
                         const Inputs &inputs, Clock::time_point start) {
  using namespace std::chrono;
  static Clock::time_point last;
  Clock::time_point time = Clock::now();
  bool isTerminal = isatty(STDERR_FILENO);
  if (options.quiet || time - last < (isTerminal ? seconds(1) : seconds(30)))
    return;
  last = time;
  const State &state = session.state();
  const Sums &sums = state.sums;
  std::fprintf(
      stderr,
      "%sscion drive: %4lld s  %llu mutants, %.0f %% accepted, %llu runs, "
      "%llu passes, %zu pairs (seeds %zu), %zu findings%s",
      isTerminal ? "\r" : "",
      (long long)duration_cast<seconds>(time - start).count(),
      (unsigned long long)sums.mutants, percent(sums.accepted, sums.mutants),
      (unsigned long long)sums.runs, (unsigned long long)sums.passes,
      inputs.pairsOfSeeds() + state.newPairs.size(), inputs.pairsOfSeeds(),
      bucketsOf(state, true).size(), isTerminal ? "  " : "\n");
}

static void printSummary(const DriveTool &options, const State &state,
                         const Inputs &inputs, const PassDraw &passes) {
  const Sums &sums = state.sums;
  auto number = [](uint64_t n) { return (unsigned long long)n; };
  std::printf("programs  %zu of the corpus (%zu are no generic MLIR), %zu kept "
              "for a new pair of dialects\n",
              inputs.seeds(), inputs.refused(), inputs.kept());
  std::printf(
      "mutants   %llu, the tool accepts %llu (%.1f %%); %llu draws gave "
      "none\n",
      number(sums.mutants), number(sums.accepted),
      percent(sums.accepted, sums.mutants), number(sums.notMade));
  std::printf("outputs   %llu read again as programs, %llu refused\n",
              number(sums.outputs), number(sums.unread));
  size_t pairs = inputs.pairsOfSeeds() + state.newPairs.size();
  std::printf("pairs     %zu of dialects in the corpus, %zu with mutants "
              "(%.2f times)\n",
              inputs.pairsOfSeeds(), pairs,
              double(pairs) /
                  double(std::max<size_t>(inputs.pairsOfSeeds(), 1)));
  size_t everEnded = 0, everChanged = 0;
  for (const auto &[pass, counts] : state.learned.passes) {
    everEnded += counts.ran != 0;
    everChanged += counts.changed != 0;
  }
  std::printf("passes    %llu in %llu runs came to their end, %llu with an "
              "effect (%.1f %%); %llu runs ended by a refusal; %llu starts of "
              "the tool\n",
              number(sums.passes), number(sums.runs), number(sums.effects),
              percent(sums.effects, sums.passes), number(sums.refusals),
              number(sums.starts));
  std::printf("          of %zu passes %zu came to their end, %zu had an "
              "effect; %zu are not drawn (--list)\n",
              passes.numDrawn(), everEnded, everChanged,
              passes.leftOut().size());
  std::printf(
      "blame     %llu more starts of the tool; %llu crashes did not show "
      "again\n",
      number(sums.extra), number(sums.notAgain));
  if (!options.session.runner.empty())
    std::printf(
        "results   %llu programs print the same or not; not compared: %llu "
        "mutants whose result is not known, %llu do not run, %llu not after "
        "their passes, %llu print something else each time\n",
        number(sums.compared), number(sums.undefined), number(sums.notRun),
        number(sums.notRunAfter), number(sums.notTheSame));
  for (const auto &[pass, count] : state.suppressed)
    std::printf("suppressed %s, %llu programs: known bugs\n", pass.c_str(),
                number(count));
  for (const auto &[key, bucket] : bucketsOf(state, false))
    std::printf("known     %s, %llu times: %s\n", key.c_str(),
                number(bucket->count), bucket->culprit.c_str());
  auto found = bucketsOf(state, true);
  std::printf("findings  %zu\n", found.size());
  for (const auto &[key, bucket] : found)
    std::printf("%6llu  %s\n        %s/%s/command.sh\n", number(bucket->count),
                key.c_str(), options.folder.c_str(), bucket->folder.c_str());
}

static void printJson(const State &state, const Inputs &inputs) {
  llvm::json::Array findings, known;
  for (bool isReported : {true, false})
    for (const auto &[key, bucket] : bucketsOf(state, isReported))
      (isReported ? findings : known)
          .push_back(llvm::json::Object{
              {"bucket", llvm::json::fixUTF8(key)},
              {"kind", bucket->kind},
              {"culprit", bucket->culprit},
              {"known", bucket->known},
              {"count", bucket->count},
              {"folder", bucket->folder},
              {"command", llvm::json::fixUTF8(bucket->command)}});
  const Sums &sums = state.sums;
  llvm::outs() << llvm::json::Value(llvm::json::Object{
                      {"mutants", sums.mutants},
                      {"accepted", sums.accepted},
                      {"runs", sums.runs},
                      {"passes", sums.passes},
                      {"effects", sums.effects},
                      {"refusals", sums.refusals},
                      {"starts", sums.starts},
                      {"not-again", sums.notAgain},
                      {"compared", sums.compared},
                      {"pairs-of-corpus", inputs.pairsOfSeeds()},
                      {"pairs", inputs.pairsOfSeeds() + state.newPairs.size()},
                      {"findings", std::move(findings)},
                      {"known", std::move(known)}})
               << '\n';
  llvm::outs().flush();
}

static void writePasses(const DriveTool &options, const State &state,
                        const PassDraw &passes) {
  std::string text = "# pass: came to its end, changed the program, refused, "
                     "crashed or hung or left invalid IR\n";
  for (const ToolPass *pass : passes.passes()) {
    auto found = state.learned.passes.find(pass->name);
    PassCounts counts =
        found == state.learned.passes.end() ? PassCounts() : found->second;
    text += pass->name;
    for (uint64_t each :
         {counts.ran, counts.changed, counts.refused, counts.ended})
      text += " " + std::to_string(each);
    text += "\n";
  }
  replaceFile(options.folder + "/passes.txt", text);
}

/// Reduces the first program of each bucket that has not been reduced yet.
/// `tried` has the folders that were tried, so that a failed reduction is not
/// repeated in each round.
static void reduceFindings(const DriveTool &options, const Tool &tool,
                           const State &state, std::set<std::string> &tried) {
  for (const auto &[key, bucket] : bucketsOf(state, true)) {
    std::string folder = options.folder + "/" + bucket->folder;
    if (isInterrupted() || bucket->flags.empty() ||
        !tried.insert(folder).second ||
        llvm::sys::fs::exists(folder + "/reduced/report.md"))
      continue;
    Command command = {"reduce",
                       folder + "/given.mlir",
                       "--tool=" + tool.path,
                       "--flags=" + bucket->flags,
                       "--output=" + folder + "/reduced",
                       "--try-seconds=" + std::to_string(tool.limits.seconds),
                       "--time=" + std::to_string(options.reduceSeconds),
                       "-j" + std::to_string(tool.jobs),
                       "-q"};
    // An option without a value would take the next word.
    if (!options.toolArguments.empty())
      command.push_back("--tool-args=" + options.toolArguments);
    (void)runSelf(command);
  }
}

static void printList(const ToolInfo &info, const PassDraw &passes) {
  for (const ToolPass *pass : passes.passes()) {
    std::string options;
    for (const PassOption &option : pass->options)
      options += " " + option.name;
    std::printf("%-40s %s%s%s\n", pass->name.c_str(),
                pass->dialects.empty()
                    ? "any"
                    : llvm::join(pass->dialects, ",").c_str(),
                options.empty() ? "" : "; options:", options.c_str());
  }
  for (const auto &[pass, reason] : passes.leftOut())
    std::printf("%-40s not drawn: %s\n", pass.c_str(), reason.c_str());
  std::printf("%zu passes, %zu not drawn; %zu dialects\n", info.passes.size(),
              passes.leftOut().size(), info.dialects.size());
}

static int fail(int code, const std::string &message) {
  std::fprintf(stderr, "scion drive: %s\n", message.c_str());
  return code;
}

static std::vector<std::string> wordsOf(const std::string &text) {
  llvm::BumpPtrAllocator allocator;
  llvm::StringSaver saver(allocator);
  llvm::SmallVector<const char *> words;
  llvm::cl::TokenizeGNUCommandLine(text, saver, words);
  return {words.begin(), words.end()};
}

/// Give up if the tool accepts none of this many mutants. stablehlo-opt accepts
/// 53 % of the mutants of its own tests.
static constexpr uint64_t hopeless = 128;

static int runDrive(DriveTool &options) {
  auto path = llvm::sys::findProgramByName(options.tool);
  std::error_code wrong = path.getError();
  if (path && !llvm::sys::fs::can_execute(*path))
    wrong = std::make_error_code(std::errc::permission_denied);
  if (path && !llvm::sys::fs::exists(*path))
    wrong = std::make_error_code(std::errc::no_such_file_or_directory);
  if (wrong)
    return fail(exitUsage, "--tool " + options.tool + ": " + wrong.message() +
                               "; give the path of an mlir-opt-like program");
  // Symbolizing a crash takes a second.
  setenv("LLVM_DISABLE_SYMBOLIZATION", "1", /*overwrite=*/0);
  handleInterrupts();
  Tool tool;
  llvm::SmallString<256> absolute(*path);
  llvm::sys::fs::make_absolute(absolute);
  tool.path = absolute.str().str();
  tool.arguments = wordsOf(options.toolArguments);
  tool.limits = options.limits;
  tool.jobs = options.jobs ? options.jobs : std::thread::hardware_concurrency();
  Command ask = {tool.path};
  ask.insert(ask.end(), tool.arguments.begin(), tool.arguments.end());
  // --help alone does not list the option to print generic syntax.
  ask.push_back("--help-hidden");
  Run said = runOne(ask, tool.limits);
  if (!said.isFine()) {
    ask.back() = "--help";
    said = runOne(ask, tool.limits);
  }
  if (!said.isFine())
    return fail(exitOutOfScope,
                tool.path + " --help does not end with 0: " +
                    llvm::StringRef(said.errors).split('\n').first.str());
  tool.info = readToolHelp(said.output);

  PassDraw passes;
  std::string problem = passes.open(tool.info, readNotRun(shippedNotRun()),
                                    options.session.asked);
  if (!problem.empty())
    return fail(exitUsage, problem);
  if (options.list) {
    printList(tool.info, passes);
    return exitFine;
  }
  Inputs inputs(options.graft);
  for (const std::string &place : options.corpus)
    inputs.addCorpus(place);
  if (inputs.seeds() == 0)
    return fail(exitOutOfScope,
                "no generic MLIR in the corpus; `scion harvest --with` makes "
                "such a corpus from a project's tests");
  std::string subject =
      tool.path + " " + options.toolArguments + ", help " +
      std::to_string(stableHash(said.output)) + ", corpus " +
      llvm::join(options.corpus, " ") + ", " + std::to_string(inputs.seeds()) +
      " programs, seed " + std::to_string(options.session.seed) + ", passes " +
      std::to_string(options.session.passes) + ", together " +
      std::to_string(options.session.together) + " " +
      llvm::join(options.session.asked, ",") +
      (options.session.isPlain ? ", plain" : "") +
      (options.session.runner.empty() ? ""
                                      : ", runner " + options.session.runner);
  options.session.folder = options.folder;
  Session session(tool, passes, inputs, options.session);
  problem = session.open(subject);
  if (!problem.empty())
    return fail(exitUsage, problem);

  Clock::time_point start = Clock::now();
  auto isOver = [&] {
    std::chrono::duration<double> elapsed = Clock::now() - start;
    return (options.executions &&
            session.state().sums.runs >= options.executions) ||
           (options.minutes > 0 && elapsed.count() >= 60 * options.minutes);
  };
  bool isFine = true;
  std::set<std::string> tried;
  if (options.reduceSeconds) // those of an interrupted call
    reduceFindings(options, tool, session.state(), tried);
  while (isFine && !isInterrupted() && !isOver()) {
    isFine = session.round();
    const Sums &sums = session.state().sums;
    if (isFine && sums.mutants >= hopeless && !sums.accepted)
      return fail(exitOutOfScope,
                  tool.path + " accepts none of the first " +
                      std::to_string(sums.mutants) +
                      " programs; run it on one of the corpus to see why. A "
                      "tool may need options: --tool-args");
    if (isFine && options.reduceSeconds)
      reduceFindings(options, tool, session.state(), tried);
    showProgress(options, session, inputs, start);
  }
  if (!options.quiet && isatty(STDERR_FILENO))
    std::fprintf(stderr, "\n");
  writePasses(options, session.state(), passes);
  if (options.json)
    printJson(session.state(), inputs);
  else
    printSummary(options, session.state(), inputs, passes);
  std::fflush(stdout);
  if (isInterrupted())
    return fail(exitInterrupted, "interrupted; called again, it goes on");
  if (!isFine)
    return fail(exitOutOfScope, "the tool cannot be started, or " +
                                    options.folder + " cannot be written");
  return bucketsOf(session.state(), true).empty() ? exitFine : exitFinding;
}

static void addDrive(Subcommand app) {
  auto options = std::make_shared<DriveTool>();
  Subcommand command = app.addSubcommand(
      "drive",
      "Find bugs of a compiler through its <project>-opt, without linking it.\n"
      "Exit codes: 0 nothing found, 1 findings, 2 no usable corpus or tool, 3 "
      "usage, 130 interrupted (call it again: it goes on).");
  command.footer(help);
  command.addOption("corpus", options->corpus,
                    "Programs in generic syntax, or folders of them");
  command.addOption("--tool", options->tool, "An mlir-opt-like program")
      .valueName("OPT")
      .required();
  command
      .addOption("--tool-args", options->toolArguments,
                 "Further arguments for that program, in one string")
      .valueName("ARGS");
  command.addOption("-o,--output", options->folder, "The folder")
      .valueName("DIR")
      .showDefault();
  command
      .addOption("--pass", options->session.asked,
                 "Passes (globs) of which one is among the steps each time")
      .separatedBy(',')
      .valueName("PASS,...");
  command
      .addOption("--runner", options->session.runner,
                 "A shell command that executes the program in the file $1 "
                 "and prints what it prints: results are compared, too")
      .valueName("COMMAND");
  command.addOption("--passes", options->session.passes, "Passes a program")
      .range(1, 64)
      .showDefault();
  command
      .addOption("--together", options->session.together,
                 "Programs that one process of the tool takes through the same "
                 "passes, where it\nhas --split-input-file and print-op-stats; "
                 "1: each has passes and a process of its own")
      .range(1, 64)
      .showDefault();
  command.addOption("--executions", options->executions,
                    "End when so many programs went through passes");
  command.addOption("--minutes", options->minutes, "End after this time");
  command
      .addOption("--reduce", options->reduceSeconds,
                 "Seconds for `scion reduce` on the first program of each "
                 "bucket, in its folder;\n0: none. Results are not reduced")
      .range(0, 3600)
      .showDefault();
  command.addOption("--seed", options->session.seed, "Of all choices")
      .showDefault();
  command.addOption("-j,--jobs", options->jobs,
                    "Processes at a time (default: one per processor); the "
                    "result is the same for any number");
  command
      .addOption("--timeout", options->limits.seconds,
                 "CPU seconds for one run of the tool; with twice as many it "
                 "is a hang")
      .range(1, 3600)
      .showDefault();
  command
      .addOption("--memory", options->limits.megabytes,
                 "Megabytes for one run; 0: any, as AddressSanitizer needs")
      .showDefault();
  command.addOption("--max-size", options->session.maxSize, "Bytes of a mutant")
      .showDefault();
  addGraftOptions(command, options->graft);
  command.addFlag("--plain", options->session.isPlain,
                  "To compare with: programs of the corpus as they are, "
                  "through any passes, and no records");
  command.addFlag("--list", options->list, "List the tool's passes, and end");
  command.addFlag("--json", options->json, "Print the summary as JSON");
  command.addFlag("-q,--quiet", options->quiet, "No progress on stderr");
  command.onRun([options] { return runDrive(*options); });
}

static RegisterSubcommand registration("drive", addDrive);
