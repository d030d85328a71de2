//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs generated pairs in batches (PairBatch.h), in children, so that a crash
// costs no more than finding the edge that it belongs to.
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
