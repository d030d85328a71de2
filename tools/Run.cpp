//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `scion run`: the lowering oracle on one program. The judging is done by a
// second process, so that a crash of MLIR is a finding like any other, and a
// finding is believed only if a third process finds the same.
//
//===----------------------------------------------------------------------===//

#include "harness/input/ParsedInput.h"
#include "harness/input/Stage.h"
#include "harness/oracle/LoweringEquivalence.h"
#include "harness/oracle/LoweringReplay.h"
#include "harness/oracle/LoweringStatistics.h"
#include "harness/oracle/Report.h"
#include "tools/Child.h"
#include "tools/PathArguments.h"
#include "tools/Tool.h"

#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

#include <CLI/CLI.hpp>

#include <cstdio>
#include <memory>

using namespace scion;

namespace {
struct RunToolOptions {
  std::string file = "-";
  PathArguments path;
  std::string through, breadcrumb;
  bool json = false, inProcess = false, noObserve = false,
       noRecondition = false, statistics = false, trace = false;
};
} // namespace

static const char *toString(LoweringVerdict::Kind kind) {
  switch (kind) {
  case LoweringVerdict::Kind::OutOfScope:
    return "out-of-scope";
  case LoweringVerdict::Kind::NotLowered:
    return "not-lowered";
  case LoweringVerdict::Kind::Poisoned:
    return "poisoned";
  case LoweringVerdict::Kind::Agree:
    return "agree";
  case LoweringVerdict::Kind::Found:
    return "finding";
  }
  return "";
}

static void printJson(const LoweringVerdict &verdict) {
  llvm::json::Object object{{"verdict", toString(verdict.kind)},
                            {"comparisons", verdict.comparisons}};
  if (!verdict.reason.empty())
    object["reason"] = verdict.reason;
  if (verdict.finding) {
    const Finding &finding = *verdict.finding;
    object["kind"] = std::string(scion::toString(finding.kind));
    object["culprit"] = finding.culprit;
    object["pattern"] = finding.pattern;
    object["summary"] = finding.summary;
    object["details"] = finding.details;
    object["replay"] = llvm::json::Array(finding.replay);
    llvm::json::Object files;
    for (const ReplayFile &file : finding.files)
      files[file.name] = file.text;
    object["files"] = std::move(files);
  }
  llvm::outs() << llvm::json::Value(std::move(object)) << '\n';
  llvm::outs().flush();
}

static int printVerdict(const RunToolOptions &options,
                        const LoweringVerdict &verdict) {
  if (options.json) {
    printJson(verdict);
  } else if (verdict.finding) {
    std::fputs(formatReport(*verdict.finding).c_str(), stdout);
  } else if (verdict.kind == LoweringVerdict::Kind::Agree) {
    std::printf("%u comparisons agree\n", verdict.comparisons);
  } else {
    std::printf("%s: %s\n", toString(verdict.kind), verdict.reason.c_str());
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

/// Between the parts of a breadcrumb; no MLIR text has it.
static constexpr char trailEnd = '\0';

/// Judges the program in this process.
static int judge(const RunToolOptions &options, const std::string &text) {
  std::vector<std::string> problems;
  std::optional<ParsedInput> input = parseInput(text, &problems, options.file);
  LoweringVerdict verdict;
  if (!input) {
    verdict.reason = "not a valid module";
    for (const std::string &problem : problems)
      std::fprintf(stderr, "%s\n", problem.c_str());
    return printVerdict(options, verdict);
  }

  LoweringOptions lowering;
  options.path.applyTo(lowering, *input);
  lowering.prepare.recondition = !options.noRecondition;
  lowering.prepare.observe = !options.noObserve;
  std::string error;
  lowering.through = splitPipeline(options.through, error);
  if (!error.empty()) {
    std::fprintf(stderr, "--through: %s\n", error.c_str());
    return exitUsage;
  }
  if (!options.breadcrumb.empty())
    lowering.progress = [&](const std::string &program,
                            const std::vector<PathStep> &path) {
      std::string trail = optCommand(path);
      for (const ReplayFile &file : replayFiles(program, path))
        trail += trailEnd + file.name + trailEnd + file.text;
      writeOutput(options.breadcrumb, trail);
    };
  LoweringVerdict result = checkLowering(*input, lowering);
  int code = printVerdict(options, result);
  if (options.statistics)
    std::fputs(loweringStatistics().str(/*withPasses=*/true).c_str(), stderr);
  return code;
}

/// What the judging process said, or the crash that ended it.
static LoweringVerdict crashVerdict(const ChildResult &child,
                                    const std::string &breadcrumb) {
  LoweringVerdict verdict;
  verdict.kind = LoweringVerdict::Kind::Found;
  std::string line = lineWith(child.errors, "ASSERTION FAILED: FuzzerHash=");
  Finding finding{FindingKind::Crash, "unknown", "", "", "", {}};
  constexpr std::string_view key = "FuzzerHash=";
  if (size_t at = line.find(key); at != line.npos) {
    std::string rest = line.substr(at + key.size());
    size_t space = rest.find(' ');
    finding.culprit = rest.substr(0, rest.rfind('.', space));
    if (space != rest.npos)
      finding.summary = rest.substr(space + 1);
  }
  if (finding.summary.empty())
    finding.summary = "the judging process ended with " + child.ending;
  std::string trail = readInput(breadcrumb).value_or("");
  llvm::SmallVector<llvm::StringRef> parts;
  llvm::StringRef(trail).split(parts, trailEnd);
  finding.replay.push_back(parts.front().str());
  for (size_t i = 1; i + 1 < parts.size(); i += 2)
    finding.files.push_back({parts[i].str(), parts[i + 1].str()});
  verdict.finding = std::move(finding);
  return verdict;
}

/// "FuzzerHash=canonicalize.miscompile": what two reports of one finding share
/// (with --json, all of it). The rest of the text may hold garbage that a wrong
/// pass made visible.
static std::string hashOf(const std::string &report) {
  std::string line = lineWith(report, "FuzzerHash=");
  size_t at = line.find("FuzzerHash=");
  return at == line.npos ? report : line.substr(at, line.find(' ', at) - at);
}

static int run(const RunToolOptions &options,
               const std::vector<std::string> &arguments) {
  std::optional<std::string> text = readInput(options.file);
  if (!text)
    return exitUsage;
  if (options.inProcess) {
    installCrashAttribution();
    return judge(options, *text);
  }

  TemporaryFile program(*text), breadcrumb("");
  std::vector<std::string> command = arguments;
  command.insert(command.end(), {"--in-process", "--breadcrumb",
                                 breadcrumb.path(), program.path()});
  ChildResult child = runSelf(command);
  bool crashed = child.signalled || child.exitCode > exitUsage;
  if (!crashed && child.exitCode != exitFinding) {
    std::fputs(child.output.c_str(), stdout);
    std::fputs(child.errors.c_str(), stderr);
    return child.exitCode;
  }
  // Packaged MLIR has no assertions: a finding may be the echo of an earlier
  // fault. A process of its own must find it again.
  ChildResult again = runSelf(command);
  bool confirmed = crashed ? again.signalled || again.exitCode > exitUsage
                           : hashOf(again.output) == hashOf(child.output);
  if (!confirmed) {
    std::printf("not confirmed: a second process says otherwise\nfirst:\n%s"
                "second:\n%s",
                child.output.c_str(), again.output.c_str());
    return exitOutOfScope;
  }
  if (crashed)
    return printVerdict(options, crashVerdict(again, breadcrumb.path()));
  std::fputs(child.output.c_str(), stdout);
  std::fputs(child.errors.c_str(), stderr);
  return exitFinding;
}

static void addRun(CLI::App &app) {
  auto options = std::make_shared<RunToolOptions>();
  CLI::App *command = app.add_subcommand(
      "run",
      "Lower a program along many paths, run each, compare what they show.\n"
      "Exit codes: 0 all agree, 1 a finding (confirmed by a second process), "
      "2 out of scope, 3 usage.");
  command->add_option("FILE", options->file, "MLIR file, - for stdin")
      ->capture_default_str();
  options->path.addTo(*command);
  command->add_option("--through", options->through,
                      "A pipeline, as inside builtin.module(...), that path 1 "
                      "runs first: checks one suspected pass");
  command->add_flag("--json", options->json, "Print the verdict as JSON");
  command->add_flag("--trace", options->trace,
                    "Print what the reference observed");
  command->add_flag("--no-recondition", options->noRecondition,
                    "Take the program as it stands: it must be well-defined "
                    "and have a @main");
  command->add_flag("--no-observe", options->noObserve,
                    "Compare only what the program prints itself");
  command->add_flag("--statistics", options->statistics,
                    "Print on stderr what was done");
  command
      ->add_flag("--in-process", options->inProcess,
                 "Judge here, without confirmation")
      ->group("");
  command->add_option("--breadcrumb", options->breadcrumb, "")->group("");
  command->callback([options, command] {
    if (int code = run(*options, argumentsOf(*command, {"FILE"})))
      throw CLI::RuntimeError(code);
  });
}

static RegisterSubcommand registration("run", addRun);
