//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs generated pairs: lowers a batch by each of a few ways, executes it, and
// looks whether its twins are equal. In children, so that a crash costs no more
// than finding the edge that it belongs to.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_PAIRRUN_H
#define SCION_TOOLS_PAIRRUN_H

#include "harness/generate/Edges.h"
#include "harness/generate/PairState.h"
#include "harness/input/ContextPool.h"
#include "harness/lowering/PathStep.h"

#include <map>
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

/// Edges of one program. A check costs least with about so many: 120 of them
/// share one translation and one link.
inline constexpr size_t pairBatch = 120;

class PairRun {
public:
  /// `alone`: ops that cannot be judged alone, and why. Grows.
  PairRun(ContextLease &context, std::vector<PairWay> ways,
          std::map<std::string, std::string> &alone)
      : context(context), ways(std::move(ways)), alone(alone) {}

  /// One result for each edge, in their order, whatever happens.
  std::vector<EdgeResult> judge(std::span<const Edge> edges);

private:
  void judgeAlone(std::span<const Edge> edges);
  bool isBad(const OpKind &kind, const OpInstance &instance) const;
  std::vector<EdgeResult> judgeAll(std::span<const Edge> edges);
  std::vector<EdgeResult> judgeRest(std::span<const Edge> edges);
  std::vector<EdgeResult> judgeInChild(std::span<const Edge> edges);
  std::vector<EdgeResult> judgeHere(std::span<const Edge> edges);
  bool tryBatch(std::span<const Edge> edges, std::vector<EdgeResult> &results);

  ContextLease &context;
  std::vector<PairWay> ways;
  std::map<std::string, std::string> &alone;
  std::set<const OpInstance *> tried; // alone; only looked up
};

} // namespace scion

#endif // SCION_TOOLS_PAIRRUN_H
