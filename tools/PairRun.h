//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs generated pairs: lowers a batch by each of a few ways, executes it, and
// looks whether its twins are equal, and whether each way shows what the
// reference shows. In children, so that a crash costs no more than finding the
// edge that it belongs to.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_PAIRRUN_H
#define SCION_TOOLS_PAIRRUN_H

#include "harness/generate/Edges.h"
#include "harness/generate/PairState.h"
#include "harness/input/ContextPool.h"
#include "harness/lowering/LoweringPath.h"
#include "harness/lowering/OpKinds.h"
#include "harness/lowering/PathStep.h"

#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace scion {

/// Steps in front of the reference lowering.
struct PairWay {
  std::string text;
  std::vector<PathStep> steps;
};

struct PairOptions {
  std::vector<PairWay> ways;

  /// Besides: so many of the pool's passes, each alone, at the head of the
  /// reference path or behind each of its steps. All that have something to do
  /// take turns, each with each set of its options.
  unsigned passes = 0;

  /// And so many paths drawn at random, as a fuzz target draws them.
  unsigned randomPaths = 0;

  /// Ask the interpreter what ops that are tried alone mean.
  bool meaning = true;

  /// Try each op alone before its edges: a bad one costs less so.
  bool aloneFirst = true;
};

/// Ops alone of one program: every sixth does not lower, and costs a batch as
/// many times as it can be halved.
inline constexpr size_t aloneBatch = 12;

/// Edges of one program. A check costs least with about so many: 120 of them
/// share one translation and one link.
inline constexpr size_t pairBatch = 120;

class PairRun {
public:
  /// `state`: what is known of ops alone, of passes and patterns, and whose
  /// turn it is. Grows; `noted` among it, by what ops alone show.
  PairRun(ContextLease &context, PairOptions options, PairState &state)
      : context(context), options(std::move(options)), state(state) {}

  /// One result for each edge, in their order, whatever happens.
  std::vector<EdgeResult> judge(std::span<const Edge> edges);

  /// What becomes of ops without any neighbour, in the order of the edges.
  std::vector<EdgeResult> judgeOps(std::span<const Edge> alone);

private:
  using Sprinkle = PathBuilder::Sprinkle;
  /// What a batch is lowered with besides the ways: the same for its parts.
  struct Chosen {
    std::vector<Sprinkle> passes;
    std::vector<std::vector<PathStep>> paths;
  };
  struct Tally; // what a child tells besides results

  void judgeAlone(std::span<const Edge> edges);
  bool isBad(const OpKind &kind, const OpInstance &instance) const;
  bool isFit(const Edge &edge) const;
  std::vector<EdgeResult> judgeAll(std::span<const Edge> edges, size_t batch);
  std::vector<EdgeResult> judgeRest(std::span<const Edge> edges, uint64_t turn);
  std::vector<EdgeResult> judgeInChild(std::span<const Edge> edges,
                                       uint64_t turn);
  std::vector<EdgeResult> judgeHere(std::span<const Edge> edges, uint64_t turn,
                                    const Chosen *chosen, Tally *tally);
  bool tryBatch(std::span<const Edge> edges, uint64_t turn,
                std::optional<Chosen> &chosen, std::vector<EdgeResult> &results,
                Tally *tally);
  std::vector<Sprinkle> choose(const std::vector<OpKinds> &onPath,
                               uint64_t turn) const;
  void compareWithMeaning(std::span<const Edge> edges,
                          std::span<EdgeResult> results);
  std::vector<Edge> narrow(std::span<const Edge> edges, size_t guilty,
                           uint64_t turn, const Chosen *chosen);
  void tellGuilty(std::span<const Edge> edges, EdgeResult &result);

  ContextLease &context;
  PairOptions options;
  PairState &state;
  std::set<const OpInstance *> tried; // alone; only looked up
  size_t batch = pairBatch;           // of what is in hand
  /// Of the batch that was lowered last: what each way ran first.
  std::map<std::string, std::vector<PathStep>> walked;
};

} // namespace scion

#endif // SCION_TOOLS_PAIRRUN_H
