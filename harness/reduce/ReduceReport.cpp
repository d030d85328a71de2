//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/ReduceReport.h"

#include "harness/exec/Executor.h"
#include "harness/input/ParsedInput.h"
#include "harness/lowering/LoweringPath.h"
#include "harness/lowering/PassRules.h"
#include "harness/oracle/LoweringReplay.h"
#include "harness/oracle/Meaning.h"
#include "harness/oracle/Message.h"
#include "harness/reduce/Authority.h"
#include "harness/reduce/Edit.h"
#include "harness/reduce/Probe.h"
#include "harness/reduce/Shrink.h"
#include "harness/reduce/StockTools.h"
#include "harness/reduce/Trial.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdio>

using namespace scion;
using llvm::StringRef;

static bool writeFile(const std::string &path, const std::string &text) {
  std::error_code error;
  {
    llvm::raw_fd_ostream out(path + ".part", error);
    if (error)
      return false;
    out << text;
  }
  return std::rename((path + ".part").c_str(), path.c_str()) == 0;
}

static std::string pipelineOf(const std::vector<PathStep> &steps) {
  // As optCommand writes it, with the library of schedules.
  std::string text = optCommand(steps);
  StringRef whole = text;
  size_t open = whole.find('\''), close = whole.rfind('\'');
  return whole.slice(open + 1, close).str();
}

namespace {
/// What a copy of this process tells of the two ways.
struct Ways {
  std::string good, bad;      // complete pipelines; "" if not lowered
  std::string meaning;        // what its ops print; "" if that is not known
  std::string withoutPattern; // output of the guilty step; ""
};
} // namespace

/// The guilty step on the program, with every attempt of its patterns before
/// the guilty one.
static std::string outputWithoutPattern(PathBuilder &builder,
                                        const Case &subject, const Goal &goal) {
  if (goal.pattern.empty() || subject.bad.empty())
    return "";
  LoweredPath reference = builder.replay(subject.good, /*finish=*/true);
  if (reference.end != PathEnd::Lowered)
    return "";
  Outcome expected = execute(*reference.module, {});
  auto isWrong = [&](uint64_t limit) {
    PathBuilder::Limited limited =
        builder.replayLimited(subject.bad, limit, /*finish=*/true);
    if (limited.path.end != PathEnd::Lowered)
      return false;
    ExecOptions options;
    options.optLevel = subject.badLevel;
    Outcome got = execute(*limited.path.module, options);
    return !got.isComparable() || firstDifference(expected, got).has_value();
  };
  uint64_t low = 0;
  uint64_t high = builder.replayLimited(subject.bad, ~0ull, false).attempts;
  if (high == 0 || isWrong(0) || !isWrong(high))
    return "";
  while (low + 1 < high) {
    uint64_t middle = low + (high - low) / 2;
    (isWrong(middle) ? high : low) = middle;
  }
  PathBuilder::Limited limited =
      builder.replayLimited(subject.bad, low, /*finish=*/false);
  if (!limited.path.module)
    return "";
  std::string text;
  llvm::raw_string_ostream stream(text);
  limited.path.module->print(stream);
  return text + "\n";
}

static std::string printedByMeaning(mlir::ModuleOp program) {
  semantics::Interpretation meaning = meaningOf(program, meaningFuel);
  return meaning.kind == semantics::Ending::Kind::Finished
             ? llvm::json::fixUTF8(meaning.outcome.trace.asRunnerPrints())
             : "";
}

static Ways walkWays(const Case &subject, const Goal &goal,
                     const ShrinkOptions &options) {
  Trials trials;
  trials.seconds = options.seconds;
  trials.work = [&](size_t) -> Answer {
    std::optional<ParsedInput> input = parseInput(subject.program);
    if (!input)
      return std::nullopt;
    PathBuilder builder(*input->module, input->context, RuleTable::global());
    auto textOf = [&](const std::vector<PathStep> &steps) -> std::string {
      LoweredPath path = steps.empty() ? builder.buildReference()
                                       : builder.replay(steps, /*finish=*/true);
      return path.end == PathEnd::Lowered ? pipelineOf(path.steps) : "";
    };
    llvm::json::Object ways{
        {"good", textOf(subject.good)},
        {"bad", textOf(subject.bad)},
        {"meaning", printedByMeaning(*input->module)},
        {"without", outputWithoutPattern(builder, subject, goal)}};
    std::string text;
    llvm::raw_string_ostream stream(text);
    stream << llvm::json::Value(std::move(ways));
    return text;
  };
  trials.died = [](size_t, const Death &, const std::string &) -> Answer {
    return std::nullopt;
  };
  Ways ways;
  std::optional<FirstAnswer> answer = firstAnswer(trials, 0, 1);
  llvm::Expected<llvm::json::Value> value =
      llvm::json::parse(answer ? answer->text : "{}");
  if (!value) {
    llvm::consumeError(value.takeError());
    return ways;
  }
  const llvm::json::Object *object = value->getAsObject();
  ways.good = object->getString("good").value_or("").str();
  ways.bad = object->getString("bad").value_or("").str();
  ways.meaning = object->getString("meaning").value_or("").str();
  ways.withoutPattern = object->getString("without").value_or("").str();
  return ways;
}

/// The first lines of what a tool said, without the names of this machine's
/// files.
static std::string firstWords(const ToolRun &run) {
  for (StringRef rest = run.errors; !rest.empty();) {
    auto [line, next] = rest.split('\n');
    rest = next;
    for (StringRef mark :
         {"error: ", "LLVM ERROR: ", "Assertion `", "UNREACHABLE executed"})
      if (size_t at = line.find(mark); at != line.npos)
        return withoutAddresses(line.substr(at).str());
  }
  return run.crashed ? "mlir-opt ends by a signal" : "";
}

namespace {
/// Puts a report together.
class Reporter {
public:
  Reporter(const ReportFacts &facts, const ReportOptions &options,
           const ShrinkOptions &how, const std::string &folder)
      : facts(facts), options(options), how(how), folder(folder),
        subject(facts.subject) {}

  ReportOutcome write() {
    parts.goal = facts.goal;
    parts.badLevel = subject.badLevel;
    chooseText();
    std::vector<ReplayFile> files = replayFiles(parts.program, subject.bad);
    if (files.size() > 1)
      parts.schedules = files[1].text;
    outcome.isWritten =
        (parts.schedules.empty() ||
         writeFile(folder + "/schedules.mlir", parts.schedules)) &&
        writeFile(folder + "/reduced.mlir", parts.program);
    if (!outcome.isWritten)
      return fail(folder + ": cannot write");
    std::optional<StockTools> tools = StockTools::find();
    Ways ways = walkWays(subject, facts.goal, how);
    if (!subject.bad.empty())
      parts.guilty = pipelineOf(subject.bad);
    if (comparesTwoWays(facts.goal) || isBehindPasses()) {
      parts.goodAll = asksMeaning(facts.goal) ? "" : ways.good;
      parts.badAll = ways.bad;
    }
    parts.source =
        authorityOf(subject, facts.goal,
                    !ways.meaning.empty() && ways.meaning == parts.expected);
    parts.ops = tellingOps(parts.program);
    if (tools)
      askTools(*tools, ways);
    else
      fail("there is no mlir-opt to confirm it with");
    for (const std::string &other : options.otherTools)
      askOthers(other);
    outcome.isWritten = writeFile(folder + "/report.md", reportText(parts)) &&
                        writeFile(folder + "/replay.sh", replayScript(parts)) &&
                        writeFile(folder + "/test.mlir", lightTest(parts));
    if (!outcome.isWritten)
      return fail(folder + ": cannot write");
    namespace fs = llvm::sys::fs;
    (void)fs::setPermissions(
        folder + "/replay.sh",
        fs::perms(fs::all_read | fs::owner_write | fs::all_exe));
    return outcome;
  }

private:
  const ReportFacts &facts;
  const ReportOptions &options;
  const ShrinkOptions &how;
  const std::string &folder;
  Case subject;
  ReportParts parts;
  ReportOutcome outcome;

  ReportOutcome fail(std::string problem) {
    if (outcome.problem.empty())
      outcome.problem = std::move(problem);
    return outcome;
  }

  /// What shows only in LLVM IR or machine code.
  bool isBehindPasses() const {
    StringRef culprit = facts.goal.culprit, ending = facts.goal.ending;
    return culprit.starts_with("codegen") || culprit == "llvm-translate" ||
           (facts.goal.kind == FindingKind::InvalidIR &&
            !ending.starts_with("invalid IR: "));
  }

  /// The readable text if it shows the same, else the generic one.
  void chooseText() {
    std::string generic = subject.program;
    subject.program = readableText(generic);
    Evidence evidence = examine(subject, facts.goal, false, how);
    if (!evidence.fits(facts.goal)) {
      subject.program = generic;
      evidence = examine(subject, facts.goal, false, how);
      if (!evidence.fits(facts.goal))
        fail("it does not show any more: " + evidence.why);
    }
    parts.program = subject.program;
    parts.expected = evidence.expected;
    parts.got = evidence.got;
    parts.conditions = evidence.conditions;
    parts.isInterpreted = evidence.isInterpreted;
  }

  /// What mlir-opt and mlir-runner of the MLIR in use show.
  void askTools(const StockTools &tools, const Ways &ways) {
    std::string version = tools.version();
    if (comparesTwoWays(facts.goal)) {
      parts.input = tools.opt("", parts.program).output;
      parts.output = tools.opt(parts.guilty, parts.program, {}, folder).output;
      ToolRun right;
      right.code = 0;
      right.output = parts.expected;
      if (!asksMeaning(facts.goal))
        right = tools.optAndRun(parts.goodAll, parts.program, 0, folder);
      ToolRun wrong = tools.optAndRun(parts.badAll, parts.program,
                                      subject.badLevel, folder);
      if (right.output != parts.expected)
        fail("mlir-runner prints something else on the way that is right");
      if (wrong.output == right.output && wrong.code == right.code)
        fail("mlir-runner prints the right values on the other way");
      parts.got = wrong.output.empty() ? parts.got : wrong.output;
      parts.versions.push_back("Tried: " + version + " shows it.");
      if (!ways.withoutPattern.empty()) {
        parts.rightOutput = ways.withoutPattern;
        parts.rightOutputOf = "of the pass without the guilty rewrite";
      }
      parts.wrongLine = firstNewLine(
          parts.rightOutput.empty() ? parts.input : parts.rightOutput,
          parts.output);
      if (parts.wrongLine.empty())
        parts.wrongLine = lastPrint();
      return;
    }
    if (facts.goal.kind == FindingKind::RoundTrip) {
      parts.message = facts.finding.summary;
    } else if (facts.goal.kind == FindingKind::Nondeterminism) {
      parts.message = "mlir-opt prints another module from run to run";
    } else if (facts.goal.kind == FindingKind::Hang) {
      parts.message = "mlir-opt does not end";
    } else {
      ToolRun run = parts.badAll.empty()
                        ? tools.opt(parts.guilty, parts.program, {}, folder)
                        : tools.optAndRun(parts.badAll, parts.program,
                                          subject.badLevel, folder);
      if (run.isFine())
        fail("the stock tools are fine with it");
      parts.message = firstWords(run);
    }
    parts.versions.push_back("Tried: " + version + " shows it.");
  }

  /// Where nothing was added, what is printed is wrong.
  std::string lastPrint() const {
    std::string last;
    for (StringRef rest = parts.output; !rest.empty();) {
      auto [line, next] = rest.split('\n');
      rest = next;
      if (line.contains("vector.print") || line.contains("call "))
        last = line.trim().str();
    }
    return last;
  }

  /// Another MLIR: does it have the bug, and what does its pass make of it?
  void askOthers(const std::string &other) {
    std::optional<StockTools> tools = StockTools::find(other);
    if (!tools)
      return (void)fail("there is no mlir-opt in " + other);
    std::string version = tools->version();
    std::string says;
    if (comparesTwoWays(facts.goal)) {
      ToolRun run = tools->optAndRun(parts.badAll, parts.program,
                                     subject.badLevel, folder);
      ToolRun output = tools->opt(parts.guilty, parts.program, {}, folder);
      if (run.isFine() && run.output == parts.expected) {
        says = " gives the right values";
        if (output.isFine()) {
          parts.rightOutput = output.output;
          parts.rightOutputOf = "of " + version;
        }
      } else {
        says = output.isFine() ? " shows it" : ": " + firstWords(output);
      }
    } else if (!parts.guilty.empty()) {
      ToolRun run = tools->opt(parts.guilty, parts.program, {}, folder);
      says = run.isFine() ? " is fine with it" : " says: " + firstWords(run);
    }
    parts.versions.push_back("Tried: " + version + says + ".");
  }
};
} // namespace

bool scion::showsWithStockTools(const Case &subject, const Goal &goal,
                                const ShrinkOptions &how) {
  std::optional<StockTools> tools = StockTools::find();
  Goal plain = goal;
  plain.pattern.clear(); // which is not asked for
  Ways ways = walkWays(subject, plain, how);
  if (!tools || ways.bad.empty() ||
      (asksMeaning(goal) ? ways.meaning : ways.good).empty())
    return false;
  llvm::SmallString<128> folder;
  std::vector<ReplayFile> files = replayFiles(subject.program, subject.bad);
  bool hasSchedules = files.size() > 1;
  if (hasSchedules &&
      (llvm::sys::fs::createUniqueDirectory("reduce", folder) ||
       !writeFile((folder + "/schedules.mlir").str(), files[1].text)))
    return false;
  std::string place = folder.str().str();
  ToolRun right, wrong = tools->optAndRun(ways.bad, subject.program,
                                          subject.badLevel, place);
  if (asksMeaning(goal)) {
    right.code = 0;
    right.output = ways.meaning;
  } else {
    right = tools->optAndRun(ways.good, subject.program, 0, place);
  }
  if (hasSchedules)
    llvm::sys::fs::remove_directories(folder);
  return right.isFine() && !right.output.empty() &&
         (right.output != wrong.output || right.code != wrong.code);
}

ReportOutcome scion::writeReport(const ReportFacts &facts,
                                 const ReportOptions &options,
                                 const ShrinkOptions &how,
                                 const std::string &folder) {
  return Reporter(facts, options, how, folder).write();
}
