//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Makes the next input, for any engine. Now and then it is a generated program,
// or one from the middle of a lowering. If not, the first of these that
// succeeds: a structured mutation; a mutation of bytes (the engine's own, so
// that its dictionaries and compare hints keep working); a shipped program; the
// smallest module. The input is never empty.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ENGINE_MUTATION_H
#define SCION_HARNESS_ENGINE_MUTATION_H

#include "mutators/Mutate.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>

namespace scion {

/// Mutates data[0..size) in place, within maxSize; returns the new size or 0.
using ByteMutator = size_t (*)(uint8_t *data, size_t size, size_t maxSize,
                               uint64_t seed);

/// The mutators of a ladder. All but Structured exist only for comparison:
/// benchmarks/compare-mutators.
enum class MutationStyle : uint8_t {
  Structured, // as described above
  Naive,      // pieces of other programs, put in literally and anywhere
  Bytes,      // no structured mutation
};

/// The sources of a ladder's mutants.
struct MutationMix {
  MutationStyle style = MutationStyle::Structured;
  std::vector<std::string> without; // mutators, by name
};

/// "structured", "naive" or "bytes"; or "-NAME,…", structured without these
/// mutators. None for other words.
std::optional<MutationMix> mutationMix(std::string_view word);

/// The error message about a word that is none of these.
std::string explainMutationMix(std::string_view word);

class Options;

/// The options `k`, `l`, `r` and `insert`.
GraftOptions graftOptions(Options &options);

class MutationLadder {
public:
  /// `check` (may be empty) is what a structured mutant must pass. The shipped
  /// programs are donors from the start.
  explicit MutationLadder(MutantCheck check = {}, MutationOptions options = {},
                          const MutationMix &mix = {});

  /// Mutates in place; returns 1 … maxSize (maxSize is at least 1). Pieces come
  /// from `donor` if it is given, else from any program seen. A pure function
  /// of its arguments and of the calls before.
  size_t mutate(uint8_t *data, size_t size, size_t maxSize, uint64_t seed,
                ByteMutator bytes, std::string_view donor = {});

  /// Generates one mutant in `oneIn` (0: none), and half of the mutants of an
  /// empty input.
  using Generator = std::string (*)(uint64_t seed, size_t maxSize);
  void generateWith(Generator generator, uint64_t oneIn);

  /// One call in `oneIn` (0: none) returns a program from the middle of a
  /// lowering, if the pool has one (HybridPool.h).
  void takeHybrids(uint64_t oneIn) { hybridOneIn = oneIn; }

  /// Puts each mutant in a lane (base/Lane.h), if the directive fits into the
  /// size limit: in the fast lane `fastOf` times for each time in the full one.
  /// 0: all in the full lane. Without this call, there are no lanes.
  void drawLanes(uint64_t fastOf) { this->fastOf = fastOf; }

  /// Programs (by stableHash) that were read in the fast lane: mutate() returns
  /// each of them once unchanged, to run it in the full lane.
  void oweFullLane(std::unordered_set<uint64_t> programs) {
    owed = std::move(programs);
  }

  /// Notes that `input` led to new features, if it is the last mutant.
  void noteUseful(std::string_view input);

  MutationEngine &engine() { return structured; }

  /// The last structured mutant, "" if there was none.
  const std::string &lastText() const { return last.text; }

  /// The names of the mutators that made the last input, such as
  /// "graft-fragment,erase-operation"; or "bytes", "generated", "hybrid",
  /// "seed" or "full lane".
  std::string describeLast() const;

private:
  MutationEngine structured;
  MutantCheck check;
  MutationStyle style;
  Generator generator = nullptr;
  uint64_t generateOneIn = 0, hybridOneIn = 0;
  std::optional<uint64_t> fastOf; // none: no lanes
  std::unordered_set<uint64_t> owed;
  size_t mutateInAnyLane(uint8_t *data, size_t size, size_t maxSize,
                         uint64_t seed, ByteMutator bytes,
                         std::string_view donor);
  Mutant last;
  const char *lastFallback = "";
};

/// A byte mutator for engines without their own: flips a bit, sets a byte, or
/// erases or repeats up to 16 bytes, drawn from `seed`.
size_t mutateBytes(uint8_t *data, size_t size, size_t maxSize, uint64_t seed);

} // namespace scion

#endif // SCION_HARNESS_ENGINE_MUTATION_H
