//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compares three ways to run the same programs along the same paths:
//
//   in process   what the oracle does: read a program once, and for each path
//                clone, passes, translate, codegen at O0, run; no result is
//                remembered from path to path
//   two tools    `mlir-opt --pass-pipeline=… | mlir-runner`
//   per pass     one mlir-opt per pass, files between them, then mlir-runner:
//                what published tools do
//
// Prints paths per second of processor time and the ratios, and which part of
// the time in process is Scion's own.
//
//   build/release/benchmarks/LoweringBenchmark [PROGRAMS [PATHS [ROUNDS]]]
//
// takes PROGRAMS (default: all, ten minutes) of corpus/seeds/lowering or
// $SCION_CORPUS, evenly spread, and PATHS (default 3) of each, generated
// schedules among them. The tools are those of LLVM's bin folder; $LLVM
// overrides it.
//
// The ways take turns, so that other load on the machine affects all of them:
// each of ROUNDS rounds (default 10) runs all paths in process, then the tools
// on the next part of the programs. In process, a round goes over all programs
// as a campaign does, whose paths follow each other. Alternating with the tools
// after each program instead would measure cold caches: 9.9 ms a path instead
// of 8.1. A round that is not counted comes first. The record of verified ops
// is cleared before each round, because a campaign does not run the same
// programs again. ROUNDS of 0 leaves the tools out, and measures ten rounds.
//
//===----------------------------------------------------------------------===//

#include "benchmarks/Corpus.h"
#include "harness/exec/Executor.h"
#include "harness/experiment/Path.h"
#include "harness/experiment/Prepare.h"
#include "harness/input/Cost.h"
#include "harness/input/ParsedInput.h"
#include "harness/lowering/PassRules.h"
#include "harness/lowering/PrintModule.h"
#include "harness/lowering/Verification.h"
#include "harness/oracle/LoweringReplay.h"
#include "harness/oracle/LoweringStep.h"

#include <sys/resource.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>

using namespace scion;

namespace {
struct Program {
  std::vector<std::vector<PathStep>> paths;
  std::string folder; // holds program.mlir, prepared for execution
};

/// Runs of the tools. Failed runs take less time than successful ones, so their
/// number is printed.
unsigned commands = 0, failedCommands = 0;
} // namespace

static const std::string folder =
    std::filesystem::temp_directory_path() / "scion-lowering-benchmark";
static const std::string scratch = folder + "/scratch";

static std::string tool(const std::string &name) {
  const char *llvm = std::getenv("LLVM");
  return std::string(llvm ? llvm : SCION_LLVM) + "/bin/" + name;
}

static std::string runner() {
  const char *llvm = std::getenv("LLVM");
  std::string lib = std::string(llvm ? llvm : SCION_LLVM) + "/lib/";
  return tool("mlir-runner") + " -O0 -e main -entry-point-result=void " +
         "-shared-libs=" + lib + "libmlir_runner_utils.so," + lib +
         "libmlir_c_runner_utils.so >/dev/null 2>&1";
}

/// Processor time of this process and of the children it has waited for. Unlike
/// wall-clock time, it hardly depends on the load of the machine.
static double processorSeconds() {
  double sum = 0;
  for (int who : {RUSAGE_SELF, RUSAGE_CHILDREN}) {
    rusage usage;
    getrusage(who, &usage);
    for (const timeval &time : {usage.ru_utime, usage.ru_stime})
      sum += double(time.tv_sec) + 1e-6 * double(time.tv_usec);
  }
  return sum;
}

using Way = void (*)(const Program &);

static double secondsOf(const Program &program, Way way) {
  double start = processorSeconds();
  way(program);
  return processorSeconds() - start;
}

static void inProcess(const Program &program) {
  std::ifstream stream(program.folder + "/program.mlir");
  std::string text(std::istreambuf_iterator<char>(stream), {});
  std::optional<ParsedInput> input = parseInput(text);
  if (!input)
    return;
  CostScope cost(Cost::Harness);
  for (const std::vector<PathStep> &path : program.paths) {
    PathBuilder builder(*input->module, input->context, RuleTable::global());
    LoweredPath lowered = builder.replay(path, /*finish=*/false);
    if (lowered.end == PathEnd::Lowered)
      execute(*lowered.module);
  }
}

/// The mlir-opt command for program.mlir in `place`, as findings print it.
static std::string optCommandIn(const std::string &place,
                                const std::vector<PathStep> &steps) {
  for (const ReplayFile &file : replayFiles("", steps))
    if (file.name != "program.mlir")
      std::ofstream(place + "/" + file.name) << file.text;
  return "cd " + place + " && " + tool(optCommand(steps));
}

static bool runCommandLine(const std::string &command) {
  bool succeeded = std::system(command.c_str()) == 0;
  ++commands;
  failedCommands += !succeeded;
  return succeeded;
}

static void twoTools(const Program &program) {
  for (const std::vector<PathStep> &path : program.paths)
    runCommandLine(optCommandIn(program.folder, path) + " 2>/dev/null | " +
                   runner());
}

static void runPerPass(const Program &program,
                       const std::vector<PathStep> &path) {
  std::string next = scratch + "/next.mlir", file = scratch + "/program.mlir";
  std::filesystem::copy_file(program.folder + "/program.mlir", file,
                             std::filesystem::copy_options::overwrite_existing);
  for (const PathStep &step : path)
    // Print generic syntax: in pretty syntax, mlir-opt could not read back a
    // program of one path in three. A pass still fails if an option names a
    // dialect that no op uses any more, since that dialect is not loaded.
    if (runCommandLine(optCommandIn(scratch, {step}) +
                       " --mlir-print-op-generic -o next.mlir 2>/dev/null"))
      std::filesystem::rename(next, file);
  runCommandLine(runner() + " <" + file);
}

static void perPass(const Program &program) {
  for (const std::vector<PathStep> &path : program.paths)
    runPerPass(program, path);
}

int main(int argc, char **argv) {
  unsigned paths = argc > 2 ? unsigned(std::atoi(argv[2])) : 3;
  unsigned rounds = argc > 3 ? unsigned(std::atoi(argv[3])) : 10;
  bool onlyInProcess = rounds == 0;
  if (onlyInProcess)
    rounds = 10;
  std::filesystem::create_directories(scratch);
  if (!std::getenv("SCION_CORPUS"))
    setenv("SCION_CORPUS", "corpus/seeds/lowering", 1);

  std::vector<Program> programs;
  size_t count = corpus().size(), steps = 0, all = 0;
  size_t wanted = argc > 1 ? std::strtoul(argv[1], nullptr, 10) : count;
  for (size_t i = 0; i < wanted; ++i) {
    std::optional<ParsedInput> input = parseInput(corpus()[i * count / wanted]);
    if (!input || prepareProgram(*input->module, input->seed, PrepareOptions()))
      continue;
    PathBuilder builder(*input->module, input->context, RuleTable::global());
    builder.subject.isKnownInvalid = isKnownInvalidIR;
    LoweredPath reference = builder.buildReference();
    if (reference.end != PathEnd::Lowered)
      continue;
    std::string place = folder + "/" + std::to_string(i);
    std::filesystem::create_directories(place);
    std::ofstream(place + "/program.mlir") << printModule(*input->module);
    std::vector<std::vector<PathStep>> drawn;
    for (unsigned seed = 1; drawn.size() < paths && seed < 4 * paths; ++seed) {
      LoweredPath path = builder.build(ChoiceStream(seed));
      if (path.end == PathEnd::Lowered)
        drawn.push_back(path.steps);
    }
    for (const std::vector<PathStep> &path : drawn)
      steps += path.size();
    all += drawn.size();
    programs.push_back({std::move(drawn), place});
  }
  if (all == 0) {
    std::fprintf(stderr, "no program can be lowered\n");
    return 1;
  }
  std::setvbuf(stdout, nullptr, _IOLBF, 0);
  std::printf("%zu programs, %zu paths, %.1f passes each\n", programs.size(),
              all, double(steps) / double(all));

  double ours = 0, tools = 0, passes = 0;
  auto runAll = [&] {
    double seconds = 0;
    Verification::forgetAll();
    for (const Program &program : programs)
      seconds += secondsOf(program, inProcess);
    return seconds;
  };
  runAll(); // warm up pass managers and memory
  CostSums before = costSums(), spent;
  for (unsigned round = 0; round < rounds; ++round) {
    ours += runAll() / rounds;
    if (onlyInProcess)
      continue;
    for (size_t i = round; i < programs.size(); i += rounds) {
      tools += secondsOf(programs[i], twoTools);
      passes += secondsOf(programs[i], perPass);
    }
    std::fprintf(stderr, "round %u of %u\n", round + 1, rounds);
  }
  for (size_t i = 0; i < costCount; ++i)
    spent.time[i] = costSums().time[i] - before.time[i];
  auto line = [&](const char *name, double seconds) {
    std::printf("%-12s %9.2f paths/s  %8.2f ms per path   in process is %.1f "
                "times as fast\n",
                name, double(all) / seconds, 1e3 * seconds / double(all),
                seconds / ours);
  };
  line("in process", ours);
  if (!onlyInProcess) {
    line("two tools", tools);
    line("per pass", passes);
    std::printf("commands of the tools: %u, failed: %u\n", commands,
                failedCommands);
  }
  std::printf("in process: %s\nScion's own: %.1f %%\n", spent.str().c_str(),
              spent.overhead());
  std::filesystem::remove_all(folder);
  return 0;
}
