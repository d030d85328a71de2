//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/ReduceReport.h"

#include "harness/input/Extensions.h"
#include "harness/input/Registration.h"
#include "harness/known/LibraryOfMLIR.h"
#include "harness/oracle/LoweringReplay.h"
#include "harness/oracle/Message.h"
#include "harness/reduce/BothPipelines.h"
#include "harness/reduce/ExpectedValues.h"
#include "harness/reduce/OneFunction.h"
#include "harness/reduce/OnlineLink.h"
#include "harness/reduce/OtherVersion.h"
#include "harness/reduce/Probe.h"
#include "harness/reduce/Readable.h"
#include "harness/reduce/ReplayFolder.h"
#include "harness/reduce/Shrink.h"
#include "harness/reduce/SourcePlace.h"
#include "harness/reduce/StockTools.h"
#include "harness/reduce/ValueComments.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <cstdio>
#include <functional>
#include <optional>

using namespace scion;
using llvm::StringRef;

void scion::makeExecutable(const std::string &script) {
  namespace fs = llvm::sys::fs;
  (void)fs::setPermissions(
      script, fs::perms(fs::all_read | fs::owner_write | fs::all_exe));
}

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
    if (parts.goal.culprit == runtimeChecks && !subject.bad.empty())
      parts.goal.culprit = culpritPass(subject.bad);
    parts.badLevel = subject.badLevel;
    parts.byInterpreter = subject.byInterpreter;
    parts.person = options.person;
    parts.explanation = options.explanation;
    parts.searched = options.searched;
    parts.guard = facts.guard;
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
    parts.prefix = tools ? tools->prefix() : StockTools::defaultPrefix();
    BothPipelines ways = runBothPipelines(subject, facts.goal, how);
    if (!subject.bad.empty()) {
      parts.guilty = pipelineOf(blamedSteps());
      parts.isOnePass = llvm::count_if(blamedSteps(), [](const PathStep &step) {
                          return step.pass != "transform-preload-library";
                        }) == 1;
    }
    if (comparesTwoWays(facts.goal) || isBehindPasses()) {
      parts.goodAll = isJudgedByInterpreter(facts.goal) ? "" : ways.good;
      parts.badAll = ways.bad;
    }
    parts.source = sourceOfExpectedValues(subject, facts.goal,
                                          !ways.meaning.empty() &&
                                              ways.meaning == parts.expected);
    parts.ops = tellingOps(parts.program);
    parts.programWithValues = withValueComments(parts.program);
    parts.check.program = parts.program;
    if (tools)
      askTools(*tools);
    else
      fail("there is no mlir-opt to confirm it with");
    for (const std::string &other : options.otherTools)
      askOthers(other, tools);
    if (tools && comparesTwoWays(facts.goal)) {
      pointAtWrongLine(ways);
      chooseTest(*tools);
    }
    addVersionsOnRecord();
    namePlugins();
    makeLink(tools);
    // The source of the pass that runs a schedule does not contain the ops of
    // the schedule.
    if (parts.goal.culprit != "transform-interpreter" ||
        !parts.goal.pattern.empty())
      parts.place =
          placeInSource(options.source, parts.goal.culprit, parts.goal.pattern);
    auto commands = [&](std::string text) {
      return withOptTool(withFlagsFor(parts.program, std::move(text)));
    };
    outcome.isWritten =
        writeFile(folder + "/report.md", commands(reportText(parts))) &&
        writeFile(folder + "/replay.sh", commands(replayScript(parts))) &&
        writeFile(folder + "/test.mlir", commands(lightTest(parts))) &&
        writeIntegrationTest();
    if (!outcome.isWritten)
      return fail(folder + ": cannot write");
    makeExecutable(folder + "/replay.sh");
    return outcome;
  }

private:
  const ReportFacts &facts;
  const ReportOptions &options;
  const ShrinkOptions &how;
  const std::string &folder;
  TestCase subject;
  ReportParts parts;
  ReportOutcome outcome;

  /// Another MLIR, without the bug, and the output of its pass.
  struct Fixed {
    StockTools tools;
    std::string version, output;
  };
  std::optional<Fixed> fixed;

  ReportOutcome fail(std::string problem) {
    if (outcome.problem.empty())
      outcome.problem = std::move(problem);
    return outcome;
  }

  /// Adds the flags for plugins, without this machine's folders.
  void namePlugins() {
    for (StringRef flag : pluginFlags(facts.goal.culprit)) {
      auto [option, file] = flag.split('=');
      parts.plugins.push_back(
          (option + "=" + llvm::sys::path::filename(file)).str());
    }
  }

  /// Notes that the stock tools of the MLIR in use do not show the bug.
  void doesNotShow(const std::string &problem) {
    if (parts.problem.empty())
      parts.problem = problem;
    fail(problem);
  }

  /// Whether the bug shows only in LLVM IR or machine code.
  bool isBehindPasses() const {
    StringRef culprit = facts.goal.culprit, ending = facts.goal.ending;
    return culprit.starts_with("codegen") || culprit == "llvm-translate" ||
           (facts.goal.kind == FindingKind::InvalidIR &&
            !ending.starts_with("invalid IR: "));
  }

  /// Uses the readable text if it shows the same, or else the generic one.
  void chooseText() {
    std::string generic = subject.program;
    subject.program = readableText(generic);
    TestResult tested = examine(subject, facts.goal, false, how);
    if (!tested.fits(facts.goal)) {
      subject.program = generic;
      tested = examine(subject, facts.goal, false, how);
      if (!tested.fits(facts.goal))
        fail("it does not show any more: " + tested.why);
    }
    parts.program = subject.program;
    parts.expected = tested.expected;
    parts.got = tested.got;
    parts.difference = tested.difference;
  }

  /// Runs mlir-opt and mlir-runner of the MLIR in use.
  void askTools(const StockTools &tools) {
    std::string version = tools.version();
    if (!version.empty() && StringRef(mlirVersion()).starts_with(version) &&
        tools.prefix() == StockTools::defaultPrefix())
      version = mlirVersion();
    if (comparesTwoWays(facts.goal)) {
      parts.input = tools.opt("", parts.program).output;
      parts.output = tools.opt(parts.guilty, parts.program, {}, folder).output;
      ToolRun right;
      right.code = 0;
      right.output = parts.expected;
      if (leavesOutThePass(tools))
        parts.goodLevel = parts.badLevel;
      else if (!isJudgedByInterpreter(facts.goal))
        right = tools.optAndRun(parts.goodAll, parts.program, 0, folder);
      ToolRun wrong = tools.optAndRun(parts.badAll, parts.program,
                                      subject.badLevel, folder);
      if (subject.byInterpreter)
        doesNotShow("only the interpreter shows it: " + parts.difference);
      else if (right.output != parts.expected)
        doesNotShow(
            "mlir-runner prints something else on the way that is right");
      else if (wrong.output == right.output && wrong.code == right.code)
        doesNotShow("mlir-runner prints the right values on the other way");
      parts.got = wrong.output.empty() ? parts.got : wrong.output;
      // A test has to run where the bug is fixed, too.
      std::string longer = withRestLowered(parts.badAll);
      ToolRun tested =
          tools.optAndRun(longer, parts.program, subject.badLevel, folder);
      bool isSame = tested.output == wrong.output && tested.code == wrong.code;
      parts.testAll = isSame ? longer : parts.badAll;
      parts.gotVaries =
          !wrong.output.empty() &&
          tools.optAndRun(parts.badAll, parts.program, subject.badLevel, folder)
                  .output != wrong.output;
      addVersion(version, showsItOrNot(), ownAnswer());
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
        doesNotShow("the stock tools are fine with it");
      else if (facts.goal.kind == FindingKind::Crash && !run.crashed)
        doesNotShow("the stock tools do not crash: " + wordsOf(run));
      parts.message = firstWords(run);
    }
    addVersion(version, showsItOrNot(), ownAnswer());
  }

  /// If the bad pipeline without its own passes prints the right values, it
  /// becomes the good pipeline, so that the two differ in nothing else.
  bool leavesOutThePass(const StockTools &tools) {
    StringRef bad = parts.badAll, guilty = parts.guilty;
    guilty.consume_back(")");
    if (parts.guilty.empty() || !bad.consume_front(guilty) ||
        !bad.consume_front(","))
      return false;
    std::string pipeline = ("builtin.module(" + bad).str();
    ToolRun run =
        tools.optAndRun(pipeline, parts.program, subject.badLevel, folder);
    if (!run.isFine() || run.output != parts.expected)
      return false;
    parts.goodAll = pipeline;
    return true;
  }

  /// The passes to blame: without runtime checks at the end, which only show
  /// the effect of the passes before them.
  std::vector<PathStep> blamedSteps() const {
    std::vector<PathStep> steps = subject.bad;
    if (steps.size() > 1 && steps.back().pass == runtimeChecks)
      steps.pop_back();
    return steps;
  }

  VersionAnswer::Answer ownAnswer() const {
    return parts.problem.empty() ? VersionAnswer::Shows : VersionAnswer::Right;
  }

  /// The answer for the MLIR in use.
  std::string showsItOrNot() const {
    return parts.problem.empty() ? "shows it" : "does not: " + parts.problem;
  }

  void addVersion(const std::string &version, const std::string &says,
                  VersionAnswer::Answer answer) {
    parts.versions.push_back({version, says, answer});
  }

  /// The versions on record that were not run. "24.0.0git" is one of the
  /// snapshots of main on record.
  void addVersionsOnRecord() {
    for (const VersionAnswer &answer : options.onRecord)
      if (llvm::none_of(parts.versions, [&](const VersionAnswer &asked) {
            StringRef version = StringRef(asked.version).split(' ').first;
            return version == answer.version ||
                   (version.ends_with("git") &&
                    StringRef(answer.version).starts_with(version));
          }))
        parts.versions.push_back(answer);
  }

  /// Makes a link if one file shows the bug, without a plugin.
  void makeLink(const std::optional<StockTools> &tools) {
    if (!tools || !parts.plugins.empty() || !parts.problem.empty() ||
        parts.guilty.empty())
      return;
    if (parts.schedules.empty()) {
      std::vector<std::string> flags = flagsFor(parts.program);
      flags.push_back("--pass-pipeline='" + parts.guilty + "'");
      parts.link = compilerExplorerLink(parts.program, llvm::join(flags, " "));
      return;
    }
    // Append the schedule to the program if the pass then has the same effect.
    std::string joined = parts.program + "\n" + parts.schedules;
    std::string pipeline = withoutPreloading(parts.guilty);
    ToolRun run = tools->opt(pipeline, joined);
    bool isSame = comparesTwoWays(facts.goal)
                      ? countLine(run.output, parts.wrongLine) != 0
                      : !run.isFine() && firstWords(run) == parts.message;
    if (isSame)
      parts.link =
          compilerExplorerLink(joined, "--pass-pipeline='" + pipeline + "'");
  }

  /// The pipeline without the pass that reads schedules from a file.
  static std::string withoutPreloading(StringRef pipeline) {
    size_t at = pipeline.find("transform-preload-library");
    if (at == pipeline.npos)
      return pipeline.str();
    size_t end = pipeline.find("},", at);
    return end == pipeline.npos
               ? pipeline.str()
               : (pipeline.take_front(at) + pipeline.drop_front(end + 2)).str();
  }

  /// The last line that prints a value: the wrong line if the pass added no
  /// line.
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

  /// Runs another MLIR: whether it has the bug, and the output of its pass.
  void askOthers(const std::string &other,
                 const std::optional<StockTools> &inUse) {
    std::optional<StockTools> tools = StockTools::find(other);
    if (!tools)
      return (void)fail("there is no mlir-opt in " + other);
    if (parts.guilty.empty() && !comparesTwoWays(facts.goal))
      return;
    OtherVersion said =
        askOtherVersion(*tools, inUse ? &*inUse : nullptr, parts, folder);
    parts.versions.push_back(said.answer);
    // The last MLIR that is right wins: it is the newest one, or the one that
    // the user named.
    if (said.rightOutput)
      fixed = Fixed{*tools, said.answer.version, *said.rightOutput};
  }

  /// Finds the wrong line: the first that is not in the right output or, if
  /// that is not known, in the input.
  void pointAtWrongLine(const BothPipelines &ways) {
    parts.wrongLine =
        firstNewLine(!ways.withoutPattern.empty() ? ways.withoutPattern
                     : fixed                      ? fixed->output
                                                  : parts.input,
                     parts.output);
    parts.isWrongLineKnown = !ways.withoutPattern.empty() || fixed;
    if (parts.wrongLine.empty())
      parts.wrongLine = lastPrint();
  }

  //===--------------------------------------------------------------------===//
  // test.mlir
  //===--------------------------------------------------------------------===//

  /// Whether the CHECK lines reject the wrong output and accept the right one.
  static bool holds(const PassCheck &check, const StockTools &tools) {
    std::string lines = checkLines(check);
    if (lines.empty())
      return false;
    std::optional<ToolRun> wrong = tools.check(lines, check.output);
    if (!wrong) // the test of the whole program also checks the values
      return !check.isOneFunction;
    StringRef said = wrong->errors;
    if (wrong->code != 1 || said.contains(": error: CHECK-LABEL:"))
      return false;
    return tools.check(lines, check.rightOutput)->isFine();
  }

  /// The check for a program of one function; none if it does not have the
  /// wrong line.
  std::optional<PassCheck> checkOf(const std::string &program,
                                   const StockTools &tools) const {
    PassCheck check;
    check.program = program;
    check.isOneFunction = true;
    ToolRun output = tools.opt(parts.guilty, program, {}, folder);
    check.output = output.output;
    check.wrongLine = parts.wrongLine;
    return output.isFine() && countLine(check.output, check.wrongLine)
               ? std::optional(check)
               : std::nullopt;
  }

  /// Tests the function with the wrong line, or else the whole program, against
  /// the output of an MLIR without the bug. If there is no such MLIR, the test
  /// only checks the printed values: the output of the pass without its wrong
  /// rewrite is one of many right ones.
  void chooseTest(const StockTools &tools) {
    if (!fixed)
      return;
    std::string name =
        nameInHead(headOfFunction(parts.output, parts.wrongLine));
    std::vector<PassCheck> checks;
    if (!name.empty())
      for (const std::string &program :
           oneFunction(parts.program, name, nameForTest()))
        if (std::optional<PassCheck> check = checkOf(program, tools))
          checks.push_back(std::move(*check));
    PassCheck whole;
    whole.program = parts.program;
    whole.output = parts.output;
    whole.wrongLine = parts.wrongLine;
    checks.push_back(whole);
    for (PassCheck check : checks) {
      ToolRun run = fixed->tools.opt(parts.guilty, check.program, {}, folder);
      if (!run.isFine())
        continue;
      check.rightOutput = run.output;
      check.rightOutputOf = "of " + fixed->version;
      // The fewer lines a test checks, the longer it stays valid.
      for (bool isStrict : {false, true}) {
        check.isStrict = isStrict;
        if (!holds(check, tools))
          continue;
        parts.check = std::move(check);
        return;
      }
    }
  }

  /// The name of the function in test.mlir: "scf_for" for a bug of scf.for.
  std::string nameForTest() const {
    std::string name = parts.ops.empty() ? "test" : parts.ops.front();
    std::replace(name.begin(), name.end(), '.', '_');
    return name;
  }

  /// If this report has none, removes the file of an earlier report.
  bool writeIntegrationTest() const {
    std::string path = folder + "/integration.mlir",
                text = integrationTest(parts);
    if (!text.empty())
      return writeFile(path, text);
    llvm::sys::fs::remove(path);
    return true;
  }
};
} // namespace

ReportOutcome scion::writeReport(const ReportFacts &facts,
                                 const ReportOptions &options,
                                 const ShrinkOptions &how,
                                 const std::string &folder) {
  return Reporter(facts, options, how, folder).write();
}
