//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Judges one batch of generated pairs: lowers it through several pipelines,
// executes it, and checks that the two versions of each edge are equal and that
// each pipeline gives the result of the reference path. A difference is traced
// to an edge and a culprit.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_PAIRBATCH_H
#define SCION_TOOLS_PAIRBATCH_H

#include "harness/experiment/Path.h"
#include "harness/generate/Edges.h"
#include "harness/generate/PairState.h"
#include "harness/input/ContextPool.h"
#include "harness/lowering/OpKinds.h"
#include "harness/lowering/PathStep.h"

#include <cstdio>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace scion {

/// Steps in front of the reference lowering.
struct PairWay {
  std::string text;
  std::vector<PathStep> steps;
};

struct PairOptions {
  std::vector<PairWay> ways;

  /// Number of passes of the pool to insert as well, one at a time, at the
  /// start of the reference path or after each of its passes. Batches rotate
  /// through all applicable passes and their option sets.
  unsigned passes = 0;

  /// Number of random paths to add, drawn like those of a fuzz target.
  unsigned randomPaths = 0;

  /// Compare ops that are tried alone with the interpreter.
  bool meaning = true;

  /// If not empty: instead of all this, prove for each edge that these steps
  /// are correct for all inputs.
  std::vector<PathStep> proved;
  unsigned indexBits = 64; // in proofs

  /// Try each op alone before its edges, because a bad op costs less that way.
  bool aloneFirst = true;
};

/// The counts of passes and patterns that a child reports.
struct PairTally {
  std::map<std::string, PassTally> passes;
  std::map<std::string, uint64_t> patterns;

  std::string str() const;

  /// Adds one line of a report to the state.
  static void read(std::string_view line, PairState &state);
};

class PairBatch {
public:
  PairBatch(ContextLease &context, const PairOptions &options)
      : context(context), options(options) {}

  /// One result for each edge, in their order. `turn` selects the passes and
  /// random paths.
  std::vector<EdgeResult> judge(std::span<const Edge> edges, uint64_t turn,
                                PairTally *tally) {
    return judge(edges, turn, nullptr, tally);
  }

private:
  using Sprinkle = PathBuilder::Sprinkle;
  /// The passes and paths of a batch besides the pipelines. Parts of a batch
  /// use the same.
  struct Chosen {
    std::vector<Sprinkle> passes;
    std::vector<std::vector<PathStep>> paths;
  };

  std::vector<EdgeResult> judge(std::span<const Edge> edges, uint64_t turn,
                                const Chosen *chosen, PairTally *tally);
  bool tryBatch(std::span<const Edge> edges, uint64_t turn,
                std::optional<Chosen> &chosen, std::vector<EdgeResult> &results,
                PairTally *tally);
  bool proveBatch(mlir::ModuleOp program, std::vector<EdgeResult> &results);
  std::vector<Sprinkle> choose(const std::vector<OpKinds> &onPath,
                               uint64_t turn) const;
  void compareWithMeaning(std::span<const Edge> edges,
                          std::span<EdgeResult> results);
  std::vector<Edge> narrow(std::span<const Edge> edges, size_t culprit,
                           uint64_t turn, const Chosen *chosen);
  void addBlame(std::span<const Edge> edges, EdgeResult &result);

  ContextLease &context;
  const PairOptions &options;
  /// For the batch that was lowered last: the first steps of each way, by its
  /// name.
  std::map<std::string, std::vector<PathStep>> walked;
};

} // namespace scion

#endif // SCION_TOOLS_PAIRBATCH_H
