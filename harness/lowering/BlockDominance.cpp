//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/BlockDominance.h"

#include "mlir/IR/Block.h"
#include "mlir/IR/Region.h"
#include "mlir/IR/RegionGraphTraits.h"
#include "llvm/ADT/PostOrderIterator.h"

using namespace scion;

/// As Cooper, Harvey and Kennedy do it ("A Simple, Fast Dominance Algorithm"):
/// until nothing changes, a block's immediate dominator is the nearest that its
/// predecessors have in common.
BlockDominance::BlockDominance(mlir::Region &region) {
  llvm::SmallVector<mlir::Block *, 32> order;
  llvm::append_range(order, llvm::post_order(&region.front()));
  std::reverse(order.begin(), order.end());
  for (mlir::Block *block : order)
    numbers.try_emplace(block, numbers.size());

  constexpr unsigned none = ~0u;
  immediate.assign(order.size(), none);
  immediate.front() = 0;
  for (bool changed = true; changed;) {
    changed = false;
    for (unsigned i = 1; i < order.size(); ++i) {
      unsigned common = none;
      for (mlir::Block *predecessor : order[i]->getPredecessors()) {
        auto place = numbers.find(predecessor);
        if (place == numbers.end() || immediate[place->second] == none)
          continue;
        unsigned other = place->second;
        if (common == none)
          common = other;
        while (common != other)
          if (common > other)
            common = immediate[common];
          else
            other = immediate[other];
      }
      changed |= std::exchange(immediate[i], common) != common;
    }
  }
}

bool BlockDominance::dominates(mlir::Block *dominator,
                               mlir::Block *block) const {
  auto below = numbers.find(block);
  if (below == numbers.end())
    return true;
  auto above = numbers.find(dominator);
  if (above == numbers.end())
    return false;
  unsigned at = below->second;
  while (at > above->second)
    at = immediate[at];
  return at == above->second;
}
