//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `scion exec`: runs a module of the LLVM dialect like the fuzz targets, and
// prints its output.
//
//===----------------------------------------------------------------------===//

#include "harness/exec/Executor.h"
#include "harness/input/ParsedInput.h"
#include "tools/ReadProgram.h"
#include "tools/Tool.h"

#include <cstdio>
#include <memory>

using namespace scion;

namespace {
struct ExecArguments {
  std::vector<std::string> files{"-"};
  ExecOptions options;
  unsigned repeat = 1;
  bool asRunner = false, statistics = false;
};
} // namespace

static ExitCode exitOf(const Outcome &outcome) {
  switch (outcome.kind) {
  case Outcome::Kind::Finished:
    return exitFine;
  case Outcome::Kind::Trapped:
    return exitFinding;
  case Outcome::Kind::Poisoned:
  case Outcome::Kind::NotRun:
    return exitOutOfScope;
  }
  return exitOutOfScope;
}

static ExitCode exec(const std::string &file, const ExecArguments &arguments) {
  ExitCode code;
  std::optional<ParsedInput> parsed = readProgram(file, code);
  if (!parsed)
    return code;
  mlir::ModuleOp module = parsed->module.get();
  Outcome outcome;
  for (unsigned i = 0; i < arguments.repeat; ++i)
    outcome = execute(module, arguments.options);
  if (!arguments.asRunner) {
    writeOutput("-", outcome.str());
  } else {
    writeOutput("-", outcome.trace.asRunnerPrints());
    if (outcome.kind != Outcome::Kind::Finished)
      std::fprintf(stderr, "%s: %s", file.c_str(), outcome.str().c_str());
  }
  if (arguments.statistics)
    std::fprintf(stderr, "%s: %llu of fuel, %llu bytes of heap\n", file.c_str(),
                 (unsigned long long)outcome.fuelUsed,
                 (unsigned long long)outcome.memoryUsed);
  if (outcome.kind == Outcome::Kind::NotRun) {
    // The outcome does not say where compiling failed.
    CompileProblem problem;
    Executor::global().compile(module, arguments.options.optLevel, problem);
    if (!problem.location.empty())
      std::fprintf(stderr, "%s: error: %s\n", problem.location.c_str(),
                   problem.message.c_str());
  }
  return exitOf(outcome);
}

static void printStatistics() {
  const ExecStatistics &all = Executor::global().statistics();
  auto micros = [&](uint64_t time) {
    return double(time) / 1e3 / double(all.translated ? all.translated : 1);
  };
  std::fprintf(stderr,
               "%llu modules: translate %.0f us, optimize %.0f, codegen %.0f, "
               "link %.0f, run %.0f, remove %.0f, all %.0f us each\n",
               (unsigned long long)all.translated, micros(all.translateTime),
               micros(all.optimizeTime), micros(all.codegenTime),
               micros(all.linkTime), micros(all.runTime),
               micros(all.removeTime), micros(all.totalTime));
}

static void addExec(Subcommand app) {
  auto arguments = std::make_shared<ExecArguments>();
  Subcommand command = app.addSubcommand(
      "exec",
      "Run @main of modules in the LLVM dialect; print the trace of observed\n"
      "values and how the run ended.\n"
      "Exit codes: 0 finished, 1 trapped, 2 poisoned by a limit or not run.");
  command.addOption("FILE", arguments->files, "MLIR files, - for stdin")
      .showDefault();
  ExecOptions &options = arguments->options;
  command
      .addOption("--opt-level", options.optLevel,
                 "LLVM's optimisation and code generation: 0 or 2")
      .oneOf({"0", "2"})
      .showDefault();
  command
      .addOption("--fill", options.fill,
                 "Byte that fresh heap and stack memory holds (0-255)")
      .showDefault();
  command
      .addOption("--fuel", options.fuel, "Loop headers and functions entered")
      .showDefault();
  command.addOption("--memory", options.memoryCap, "Live bytes of the heap")
      .showDefault();
  command.addOption("--stack", options.stackSize, "Bytes of stack")
      .showDefault();
  command.addOption("--trace", options.maxTrace, "Values and texts printed")
      .showDefault();
  command.addFlag("--as-runner", arguments->asRunner,
                  "Print exactly what mlir-runner would, to compare");
  command.addOption("--repeat", arguments->repeat, "Run each file N times");
  command.addFlag("--stats", arguments->statistics,
                  "Say on stderr what each run used, and where the time "
                  "went");
  command.onRun([arguments] {
    int worst = exitFine;
    for (const std::string &file : arguments->files)
      worst = std::max(worst, int(exec(file, *arguments)));
    if (arguments->statistics)
      printStatistics();
    return worst;
  });
}

static RegisterSubcommand registration("exec", addExec);
