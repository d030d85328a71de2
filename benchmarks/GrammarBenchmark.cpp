//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How fast the grammar reads programs. The programs come from $SCION_CORPUS, a
// folder of generic .mlir files (made by `scion harvest`), default
// corpus/seeds.
//
//   SCION_CORPUS=<folder> build/release/benchmarks/GrammarBenchmark
//
//===----------------------------------------------------------------------===//

#include "benchmarks/Corpus.h"
#include "grammar/Fragment.h"
#include "grammar/Lexer.h"
#include "grammar/SymbolTable.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

using namespace scion;

static void report(benchmark::State &state, size_t failures) {
  size_t bytes = 0;
  for (const std::string &program : corpus())
    bytes += program.size();
  state.SetBytesProcessed(state.iterations() * bytes);
  state.counters["programs"] = corpus().size();
  state.counters["refused"] = failures;
}

static void tokenizeCorpus(benchmark::State &state) {
  size_t failures = 0;
  std::vector<Token> tokens;
  for (auto _ : state) {
    failures = 0;
    for (const std::string &program : corpus()) {
      tokens.clear();
      ParseError error;
      failures += !tokenize(program, tokens, error);
      benchmark::DoNotOptimize(tokens.data());
    }
  }
  report(state, failures);
}
BENCHMARK(tokenizeCorpus)->Unit(benchmark::kMillisecond);

static void parseCorpus(benchmark::State &state) {
  size_t failures = 0;
  for (auto _ : state) {
    failures = 0;
    for (const std::string &program : corpus())
      failures += !Program::parse(program);
  }
  report(state, failures);
}
BENCHMARK(parseCorpus)->Unit(benchmark::kMillisecond);

static void parseCorpusWithSymbols(benchmark::State &state) {
  size_t failures = 0;
  for (auto _ : state) {
    failures = 0;
    for (const std::string &program : corpus())
      if (std::optional<Program> parsed = Program::parse(program))
        benchmark::DoNotOptimize(parsed->symbols().operations.size());
      else
        ++failures;
  }
  report(state, failures);
}
BENCHMARK(parseCorpusWithSymbols)->Unit(benchmark::kMillisecond);

/// One program of n operations: the time per byte must not grow with n.
static void parseSize(benchmark::State &state) {
  std::string program =
      "\"builtin.module\"() ({\n  %0 = \"a.b\"() : () -> i32\n";
  for (int64_t i = 0; i < state.range(0); ++i) {
    std::string number = std::to_string(i + 1);
    program += "  %" + number + " = \"a.c\"(%" + std::to_string(i) +
               ") <{value = " + number + " : i32}> : (i32) -> i32\n";
  }
  program += "}) : () -> ()\n";
  for (auto _ : state) {
    std::optional<Program> parsed = Program::parse(program);
    benchmark::DoNotOptimize(parsed->symbols().values.size());
  }
  state.SetBytesProcessed(state.iterations() * program.size());
  state.SetComplexityN(program.size());
}
BENCHMARK(parseSize)->RangeMultiplier(8)->Range(8, 8 << 12)->Complexity();

BENCHMARK_MAIN();
