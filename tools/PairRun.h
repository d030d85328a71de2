//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs generated pairs in batches (PairBatch.h), in child processes, so that a
// crash only costs the search for its edge.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_PAIRRUN_H
#define SCION_TOOLS_PAIRRUN_H

#include "harness/generate/Edges.h"
#include "harness/generate/PairState.h"
#include "tools/PairBatch.h"

#include <set>
#include <span>
#include <vector>

namespace scion {

/// Ops that are tried alone in one program. Every sixth fails to lower, and its
/// batch is then halved until it is alone.
inline constexpr size_t aloneBatch = 12;

/// Edges in one program. About this many minimize the cost of a check, because
/// they share one translation and one link.
inline constexpr size_t pairBatch = 120;

class PairRun {
public:
  /// `state` has the results of ops alone, the counts of passes and patterns,
  /// and the turn, and is updated. Findings of ops alone are added to its
  /// `noted`.
  PairRun(ContextLease &context, PairOptions options, PairState &state)
      : context(context), options(std::move(options)), state(state) {}

  /// One result for each edge, in their order, whatever happens.
  std::vector<EdgeResult> judge(std::span<const Edge> edges);

  /// The results of ops without any neighbour, in the order of the edges.
  std::vector<EdgeResult> judgeOps(std::span<const Edge> alone);

private:
  void judgeAlone(std::span<const Edge> edges);
  bool isBad(const OpKind &kind, const OpInstance &instance) const;
  bool isFit(const Edge &edge) const;
  std::vector<EdgeResult> judgeAll(std::span<const Edge> edges, size_t batch);
  std::vector<EdgeResult> judgeRest(std::span<const Edge> edges, uint64_t turn);
  std::vector<EdgeResult> judgeInChild(std::span<const Edge> edges,
                                       uint64_t turn);

  ContextLease &context;
  PairOptions options;
  PairState &state;
  std::set<const OpInstance *> tried; // alone; only looked up
  size_t batch = pairBatch;           // of what is in hand
};

} // namespace scion

#endif // SCION_TOOLS_PAIRRUN_H
