//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Measures the reference interpreter on the shipped programs as the lowering
// target prepares them, on those without any shaped type, and on loops with
// different trip counts, where the time must be linear.
//
//   build/release/benchmarks/InterpBenchmark          from the repository
//
// "median us" and "p95 us" are microseconds per program. There is no mean: a
// few programs run much longer.
//
//===----------------------------------------------------------------------===//

#include "Corpus.h"
#include "ThreadTime.h"

#include "harness/experiment/Prepare.h"
#include "harness/input/ParsedInput.h"
#include "harness/semantics/Interpreter.h"

#include "mlir/IR/BuiltinTypes.h"

#include <benchmark/benchmark.h>

using namespace scion;

namespace {
struct Program {
  ParsedInput input;
  bool isScalar = true;
};
} // namespace

static bool isScalar(mlir::ModuleOp module) {
  auto isShaped = [](mlir::Type type) { return isa<mlir::ShapedType>(type); };
  return !module
              .walk([&](mlir::Operation *op) {
                return llvm::any_of(op->getResultTypes(), isShaped) ||
                               llvm::any_of(op->getOperandTypes(), isShaped)
                           ? mlir::WalkResult::interrupt()
                           : mlir::WalkResult::advance();
              })
              .wasInterrupted();
}

/// The programs that can be prepared and that the interpreter finishes.
static std::vector<Program> &programs() {
  static std::vector<Program> list = [] {
    std::vector<Program> list;
    for (const std::string &text : corpus()) {
      std::optional<ParsedInput> input = parseInput(text);
      if (!input)
        continue;
      bool scalar = isScalar(*input->module);
      PrepareOptions options;
      options.observe = !scalar; // loop observations use arrays
      if (prepareProgram(*input->module, input->seed, options))
        continue;
      if (semantics::interpret(*input->module).kind ==
          semantics::Ending::Kind::Finished)
        list.push_back({std::move(*input), scalar});
    }
    return list;
  }();
  return list;
}

static void run(benchmark::State &state, bool onlyScalar) {
  std::vector<Program *> chosen;
  for (Program &program : programs())
    if (program.isScalar || !onlyScalar)
      chosen.push_back(&program);
  std::vector<double> times;
  std::vector<uint64_t> ops;
  for (auto _ : state)
    for (Program *program : chosen) {
      double begin = threadMilliseconds();
      semantics::Interpretation made =
          semantics::interpret(*program->input.module);
      times.push_back((threadMilliseconds() - begin) * 1e3);
      ops.push_back(made.executedOps);
    }
  auto median = [](auto &values) {
    std::sort(values.begin(), values.end());
    return double(values[values.size() / 2]);
  };
  state.counters["programs"] = double(chosen.size());
  state.counters["median us"] = median(times);
  state.counters["median ops"] = median(ops);
  state.counters["p95 us"] = times[times.size() * 95 / 100];
}

static void interpretPrograms(benchmark::State &state) { run(state, false); }
BENCHMARK(interpretPrograms)->Unit(benchmark::kMillisecond)->Iterations(10);

static void interpretScalar(benchmark::State &state) { run(state, true); }
BENCHMARK(interpretScalar)->Unit(benchmark::kMillisecond)->Iterations(50);

static void interpretLoop(benchmark::State &state) {
  std::optional<ParsedInput> input = parseInput(R"(
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant )" + std::to_string(state.range(0)) +
                                                R"( : index
  %m = memref.alloc() : memref<8xi64>
  %seven = arith.constant 7 : index
  scf.for %i = %c0 to %n step %c1 {
    %k = arith.andi %i, %seven : index
    %x = arith.index_cast %i : index to i64
    memref.store %x, %m[%k] : memref<8xi64>
    %y = memref.load %m[%k] : memref<8xi64>
    %z = arith.muli %y, %x : i64
    memref.store %z, %m[%k] : memref<8xi64>
  }
  return
})");
  uint64_t ops = 0;
  for (auto _ : state)
    ops = semantics::interpret(*input->module).executedOps;
  state.SetComplexityN(state.range(0));
  state.counters["ns an op"] = benchmark::Counter(
      double(ops) * double(state.iterations()) / 1e9,
      benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}
BENCHMARK(interpretLoop)
    ->Unit(benchmark::kMicrosecond)
    ->RangeMultiplier(8)
    ->Range(8, 8 << 12)
    ->Complexity();

BENCHMARK_MAIN();
