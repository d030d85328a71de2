//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Mutates programs of a folder, and broken versions of them, very often, and
// checks what the engines rely on: a mutant has 1 byte to the limit, is not its
// parent, and is the same for the same seed; memory stays flat.
//
//   mutation_soak <folder> <mutations> [seed]
//
//===----------------------------------------------------------------------===//

#include "base/ReadPrograms.h"
#include "mutators/Mutate.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>

#include <unistd.h>

using namespace scion;

static size_t residentKilobytes() {
  std::ifstream statm("/proc/self/statm");
  size_t total = 0, resident = 0;
  statm >> total >> resident;
  return resident * sysconf(_SC_PAGESIZE) / 1024;
}

[[noreturn]] static void fail(const std::string &what, uint64_t number,
                              const std::string &input) {
  std::fprintf(stderr, "mutation %llu: %s; the input was:\n%s\n",
               (unsigned long long)number, what.c_str(), input.c_str());
  std::exit(1);
}

/// The mutant of a byte-level mutator.
static void breakBytes(std::string &text, ChoiceStream &choices) {
  for (size_t i = 1 + choices.below(4); i > 0 && !text.empty(); --i) {
    size_t at = choices.below(text.size());
    switch (choices.below(4)) {
    case 0:
      text[at] = static_cast<char>(choices.below(256));
      break;
    case 1:
      text.erase(at, 1 + choices.below(20));
      break;
    case 2:
      text.insert(at,
                  text.substr(choices.below(text.size()), choices.below(64)));
      break;
    default:
      text.resize(at);
    }
  }
}

int main(int argc, char **argv) {
  if (argc < 3) {
    std::fprintf(stderr, "usage: mutation_soak <folder> <mutations> [seed]\n");
    return 3;
  }
  std::vector<std::string> texts = readPrograms({argv[1]});
  if (texts.empty()) {
    std::fprintf(stderr, "%s: no .mlir files\n", argv[1]);
    return 2;
  }
  const uint64_t count = std::strtoull(argv[2], nullptr, 10);
  ChoiceStream choices(argc > 3 ? std::strtoull(argv[3], nullptr, 10) : 1);
  MutationEngine engine, twin;
  size_t made = 0, early = 0;
  double slowest = 0;
  for (uint64_t i = 0; i < count; ++i) {
    std::string input;
    do
      input = choices.pick(texts);
    while (input.size() > (64 << 10));
    if (choices.chance(1, 4))
      breakBytes(input, choices);
    std::string donor = choices.chance(1, 2) ? choices.pick(texts) : "";
    size_t limit = choices.chance(1, 4) ? 1 + choices.below(input.size() + 1)
                                        : input.size() + 4096;
    uint64_t seed = choices.next();
    auto start = std::chrono::steady_clock::now();
    std::optional<Mutant> mutant = engine.mutate(input, donor, limit, seed);
    std::chrono::duration<double> time =
        std::chrono::steady_clock::now() - start;
    slowest = std::max(slowest, time.count());
    if (i < count / 20) { // the same history, so the same mutants
      std::optional<Mutant> again = twin.mutate(input, donor, limit, seed);
      if (mutant.has_value() != again.has_value() ||
          (mutant && mutant->text != again->text))
        fail("the same seed gave another mutant", i, input);
    }
    if (mutant) {
      ++made;
      if (mutant->text.empty() || mutant->text.size() > limit)
        fail("size " + std::to_string(mutant->text.size()) + " with limit " +
                 std::to_string(limit),
             i, input);
      if (mutant->text == input)
        fail("the mutant is its parent", i, input);
      if (!Program::parse(mutant->text))
        fail("the mutant is no generic MLIR:\n" + mutant->text, i, input);
    }
    if (i == count / 5)
      early = residentKilobytes();
    if (i == 20000 || i == 100000 || (i && i % 250000 == 0)) {
      std::printf("%llu: %zu kB\n", (unsigned long long)i, residentKilobytes());
      std::fflush(stdout);
    }
  }
  size_t late = residentKilobytes();
  std::printf("%llu mutations, %zu mutants, slowest %.3f s, resident memory "
              "%zu kB after a fifth and %zu kB at the end\n%s",
              (unsigned long long)count, made, slowest, early, late,
              engine.statisticsText().c_str());
  if (count >= 100000 && late > early + early / 10)
    fail("memory grows", count, "");
  return 0;
}
