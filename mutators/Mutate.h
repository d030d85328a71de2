//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The entry point of the mutators for engines and tools: text in, text out.
// Keeps the programs that it parsed (bounded), the donors, and what was learned
// from them. Knows no engine and no MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_MUTATORS_MUTATE_H
#define SCION_MUTATORS_MUTATE_H

#include "mutators/Knowledge.h"
#include "mutators/Mutator.h"

#include <functional>
#include <list>
#include <unordered_map>

namespace scion {

/// Parsed programs by the hash of their text, least recently used out first.
class ProgramCache {
public:
  explicit ProgramCache(size_t maxBytes) : maxBytes(maxBytes) {}

  /// None if the text is not generic MLIR, which is also cached. `added`, if
  /// given, is set to whether the text was not in the cache.
  std::optional<Program> get(std::string_view text, bool *added = nullptr);

  size_t bytes() const { return used; }
  size_t size() const { return entries.size(); }

private:
  struct Entry {
    uint64_t hash;
    size_t bytes;
    std::optional<Program> program;
  };
  size_t maxBytes, used = 0;
  std::list<Entry> order; // most recently used first
  std::unordered_map<uint64_t, std::list<Entry>::iterator> entries;
};

struct MutationOptions {
  GraftOptions graft;

  /// Name of the only mutator to use; "" for the mix.
  std::string only;

  /// Unless empty: names of the only mutators in the mix.
  std::vector<std::string> among;

  /// Names of the mutators that are not in the mix.
  std::vector<std::string> without;

  /// A call applies 1 to this many mutations in sequence.
  unsigned maxStacked = 3;

  /// Mutators tried before a call gives up.
  unsigned maxTries = 12;

  // The 12,644 programs harvested from upstream take 208 MB when parsed. With
  // uniform draws, a mutant costs 115 us of processor time with 64 MB and 72 us
  // with 256. A target takes a hundred times as long for a mutant, while the
  // memory is needed once per core.
  size_t cacheBytes = 64 << 20;

  /// How many of the inputs seen are kept as donors, besides the added ones.
  size_t recentDonors = 256;
};

/// The counts of one mutator's mutants.
struct MutatorCounts {
  uint64_t tried = 0;    // asked to mutate
  uint64_t applied = 0;  // made a change that fits
  uint64_t accepted = 0; // passed the injected check
  uint64_t useful = 0;   // led to new features (the engine says so)
};

struct Mutant {
  std::string text;
  /// The mutators that made it, in order: indices into allMutators().
  std::vector<size_t> mutators;
};

/// Judges a mutant and may improve its text; see Target::checkMutant.
using MutantCheck = std::function<bool(std::string &text)>;

class MutationEngine {
public:
  explicit MutationEngine(MutationOptions options = {});

  /// Adds a donor that is never dropped, and learns from it. False if it is not
  /// generic MLIR.
  bool addDonor(std::string_view text);

  /// Adds every .mlir file below `folder`, in the order of their paths. Returns
  /// how many were added.
  size_t addDonors(const std::string &folder);

  /// One structured mutation of `input`, of 1 to `maxSize` bytes and different
  /// from `input`; none if the input is no generic MLIR or nothing applies.
  /// With an empty `donor` one is chosen among those added and seen. A pure
  /// function of its arguments, the options, and the donors added and inputs
  /// seen before. `check` may be empty; the call gives up after four rejected
  /// mutants.
  std::optional<Mutant> mutate(std::string_view input, std::string_view donor,
                               size_t maxSize, uint64_t seed,
                               const MutantCheck &check = {},
                               std::string *explanation = nullptr);

  /// A program of at most `maxSize` bytes, among those added and seen, with an
  /// op that is wanted; "" if there is none. The search begins at a random
  /// program.
  std::string
  pickWith(const std::function<bool(std::string_view operation)> &isWanted,
           size_t maxSize, ChoiceStream &choices) const;

  /// For the engine: the last mutant made brought new features.
  void noteUseful(const Mutant &mutant);

  /// In the order of allMutators().
  const std::vector<MutatorCounts> &counts() const { return statistics; }

  /// A table of counts(), one mutator a line.
  std::string statisticsText() const;

  const Knowledge &knowledge() const { return lore; }
  const ProgramCache &cache() const { return programs; }

private:
  std::optional<Program> see(std::string_view text);
  std::optional<std::string> step(const Program &program, const Program &donor,
                                  size_t maxSize, ChoiceStream &choices,
                                  size_t &mutator, std::string *explanation);

  MutationOptions options;
  ProgramCache programs;
  Knowledge lore;
  std::vector<Program> donors;
  std::vector<Program> recent; // a ring
  size_t nextRecent = 0;
  std::vector<MutatorCounts> statistics;
};

} // namespace scion

#endif // SCION_MUTATORS_MUTATE_H
