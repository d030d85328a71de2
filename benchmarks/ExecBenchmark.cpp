//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Measures the cost of executing a lowered module, by part. The modules are
// programs of the LLVM dialect in $SCION_LOWERED (a folder of .mlir files);
// without it, one program of this file.
//
//   SCION_LOWERED=<folder> build/release/benchmarks/ExecBenchmark
//
// Counters are microseconds per module. At O0, "ours%" is the share of the work
// that other in-process JITs do not do (all but translate, codegen, link and
// remove): the checks and instrumentation before codegen, the guarded run, the
// bookkeeping.
//
//===----------------------------------------------------------------------===//

#include "harness/exec/Executor.h"
#include "harness/input/ParsedInput.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

using namespace scion;

static const char sample[] = R"(
llvm.mlir.global @data(dense<[1, 2, 3, 4, 5, 6, 7, 8]> : tensor<8xi32>) : !llvm.array<8 x i32>
llvm.func @printI64(i64)
llvm.func @printNewline()
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @main() {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %eight = llvm.mlir.constant(8 : i64) : i64
  %bytes = llvm.mlir.constant(32 : i64) : i64
  %g = llvm.mlir.addressof @data : !llvm.ptr
  %p = llvm.call @malloc(%bytes) : (i64) -> !llvm.ptr
  llvm.br ^head(%zero : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %eight : i64
  llvm.cond_br %c, ^body, ^exit
^body:
  %a = llvm.getelementptr %g[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %a : !llvm.ptr -> i32
  %y = llvm.mul %x, %x : i32
  %b = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %y, %b : i32, !llvm.ptr
  %z = llvm.sext %y : i32 to i64
  llvm.call @printI64(%z) : (i64) -> ()
  llvm.call @printNewline() : () -> ()
  %j = llvm.add %i, %one : i64
  llvm.br ^head(%j : i64)
^exit:
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  llvm.return
})";

static std::vector<ParsedInput> &modules() {
  static std::vector<ParsedInput> list = [] {
    std::vector<std::string> programs;
    std::vector<std::filesystem::path> files;
    std::error_code problem;
    if (const char *folder = std::getenv("SCION_LOWERED"))
      for (const auto &entry :
           std::filesystem::directory_iterator(folder, problem))
        if (entry.path().extension() == ".mlir")
          files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    for (const auto &file : files) {
      std::ifstream stream(file, std::ios::binary);
      programs.emplace_back(std::istreambuf_iterator<char>(stream),
                            std::istreambuf_iterator<char>());
    }
    if (programs.empty())
      programs.push_back(sample);
    std::vector<ParsedInput> modules;
    for (const std::string &program : programs)
      if (std::optional<ParsedInput> parsed = parseInput(program))
        modules.push_back(std::move(*parsed));
    if (modules.empty()) {
      std::fprintf(stderr, "no module in SCION_LOWERED can be parsed\n");
      std::exit(1);
    }
    return modules;
  }();
  return list;
}

static void executeModules(benchmark::State &state) {
  ExecOptions options;
  options.optLevel = unsigned(state.range(0));
  for (ParsedInput &input : modules()) // warm
    execute(input.module.get(), options);
  ExecStatistics before = Executor::global().statistics();
  for (auto _ : state)
    for (ParsedInput &input : modules())
      benchmark::DoNotOptimize(
          execute(input.module.get(), options).trace.size());
  const ExecStatistics &after = Executor::global().statistics();
  double count = double(after.translated - before.translated);
  auto perModule = [&](uint64_t ExecStatistics::*part) {
    return double(after.*part - before.*part) / 1e3 / count;
  };
  double all = perModule(&ExecStatistics::totalTime);
  double theirs = 0;
  for (auto [name, part] :
       {std::pair{"translate", &ExecStatistics::translateTime},
        {"codegen", &ExecStatistics::codegenTime},
        {"link", &ExecStatistics::linkTime},
        {"remove", &ExecStatistics::removeTime}}) {
    state.counters[name] = perModule(part);
    theirs += perModule(part);
  }
  // At O2 this is mostly LLVM's pipeline.
  state.counters["prepare"] = perModule(&ExecStatistics::optimizeTime);
  state.counters["run"] = perModule(&ExecStatistics::runTime);
  state.counters["all"] = all;
  if (options.optLevel == 0)
    state.counters["ours%"] = 100 * (all - theirs) / all;
  state.SetItemsProcessed(int64_t(count));
}
BENCHMARK(executeModules)
    ->Arg(0)
    ->Arg(2)
    ->ArgName("O")
    ->Unit(benchmark::kMillisecond);

/// Runs compiled code again: the cost of guard, signal handlers and stack.
static void runAgain(benchmark::State &state) {
  CompileProblem problem;
  auto compiled =
      Executor::global().compile(modules().front().module.get(), 0, problem);
  if (!compiled)
    return state.SkipWithError(problem.message.c_str());
  for (auto _ : state)
    benchmark::DoNotOptimize(compiled->run({}).trace.size());
}
BENCHMARK(runAgain)->Unit(benchmark::kMicrosecond);

BENCHMARK_MAIN();
