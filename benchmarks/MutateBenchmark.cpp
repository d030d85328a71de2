//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Measures how fast programs are mutated. They come from $SCION_CORPUS as in
// GrammarBenchmark; for each size, the programs of the nearest sizes are used.
//
//   SCION_CORPUS=<folder> build/release/benchmarks/MutateBenchmark
//
//===----------------------------------------------------------------------===//

#include "benchmarks/Corpus.h"
#include "benchmarks/ThreadTime.h"
#include "harness/experiment/Prepare.h"
#include "harness/input/ParsedInput.h"
#include "mutators/Mutate.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include <time.h>

using namespace scion;

/// The `count` programs whose size is nearest to `size`.
static std::vector<std::string> programsOfSize(size_t size, size_t count) {
  std::vector<std::string> programs = corpus();
  auto distance = [&](const std::string &text) {
    return text.size() > size ? text.size() - size : size - text.size();
  };
  std::sort(programs.begin(), programs.end(),
            [&](const std::string &a, const std::string &b) {
              return distance(a) != distance(b) ? distance(a) < distance(b)
                                                : a < b;
            });
  programs.resize(std::min(count, programs.size()));
  return programs;
}

/// Mutates programs of one size, with donors of that size.
static void run(benchmark::State &state, MutationOptions options,
                const MutantCheck &check = {}) {
  std::vector<std::string> programs = programsOfSize(state.range(0), 20);
  options.recentDonors = 0;
  MutationEngine engine(options);
  for (const std::string &program : corpus())
    engine.addDonor(program);
  for (const std::string &program : programs)
    engine.mutate(program, programs.front(), 1 << 20, 0); // fills the cache
  ChoiceStream choices(1);
  std::vector<double> times, wall;
  size_t failed = 0;
  for (auto _ : state) {
    const std::string &program = choices.pick(programs);
    const std::string &donor = choices.pick(programs);
    auto begin = std::chrono::steady_clock::now();
    double start = threadMilliseconds();
    failed += !engine.mutate(program, donor, 1 << 20, choices.next(), check);
    times.push_back(threadMilliseconds() - start);
    wall.push_back(std::chrono::duration<double, std::micro>(
                       std::chrono::steady_clock::now() - begin)
                       .count());
  }
  size_t bytes = 0;
  for (const std::string &program : programs)
    bytes += program.size();
  std::sort(times.begin(), times.end());
  std::sort(wall.begin(), wall.end());
  // Most mutations take less than a time slice, so that the median of the
  // wall-clock time is reliable on a busy machine, too.
  state.counters["median wall us"] = wall[wall.size() / 2];
  state.counters["mean bytes"] = bytes / programs.size();
  state.counters["p95 ms"] = times[times.size() * 95 / 100];
  state.counters["failed"] = failed;
  state.SetItemsProcessed(state.iterations());
}

static void mutateCached(benchmark::State &state) { run(state, {}); }
BENCHMARK(mutateCached)
    ->Unit(benchmark::kMicrosecond)
    ->Arg(512)
    ->Arg(2048)
    ->Arg(8192)
    ->Arg(50000);

static void mutateUncached(benchmark::State &state) {
  MutationOptions options;
  options.cacheBytes = 0;
  run(state, options);
}
BENCHMARK(mutateUncached)->Unit(benchmark::kMicrosecond)->Arg(2048)->Arg(50000);

static void graftCached(benchmark::State &state) {
  MutationOptions options;
  options.only = "graft-fragment";
  options.maxStacked = 1;
  run(state, options);
}
BENCHMARK(graftCached)
    ->Unit(benchmark::kMicrosecond)
    ->Arg(512)
    ->Arg(2048)
    ->Arg(8192)
    ->Arg(50000);

// Includes a target's check of every mutant, and new attempts for rejected
// mutants. MLIR parses and verifies each one; the lowering target also makes it
// well-defined and prints it.
static void mutateVerified(benchmark::State &state) {
  run(state, {},
      [](std::string &text) { return parseInput(text).has_value(); });
}
BENCHMARK(mutateVerified)
    ->Unit(benchmark::kMicrosecond)
    ->Arg(2048)
    ->Iterations(2000);

static void mutateReconditioned(benchmark::State &state) {
  run(state, {}, reconditionMutant);
}
BENCHMARK(mutateReconditioned)
    ->Unit(benchmark::kMicrosecond)
    ->Arg(2048)
    ->Iterations(500);

/// Mutates random programs of the whole corpus with a cache of so many MB, as
/// an engine with this corpus does.
static void mutateCorpus(benchmark::State &state) {
  MutationOptions options;
  options.cacheBytes = static_cast<size_t>(state.range(0)) << 20;
  MutationEngine engine(options);
  const std::vector<std::string> &programs = corpus();
  for (const std::string &program : programs)
    if (program.size() <= (64 << 10))
      engine.mutate(program, "", 1 << 20, 0);
  ChoiceStream choices(1);
  for (auto _ : state) {
    const std::string &program = choices.pick(programs);
    if (program.size() <= (64 << 10))
      engine.mutate(program, "", 1 << 20, choices.next());
  }
  state.counters["programs"] = programs.size();
  state.counters["kept"] = engine.cache().size();
  state.counters["kept MB"] = engine.cache().bytes() >> 20;
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(mutateCorpus)
    ->Unit(benchmark::kMicrosecond)
    ->Arg(0)
    ->Arg(16)
    ->Arg(64)
    ->Arg(256)
    ->Iterations(20000);

BENCHMARK_MAIN();
