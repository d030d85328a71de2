//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/BlockDominance.h"

#include "mlir/IR/Block.h"
#include "mlir/IR/BlockSupport.h"
#include "mlir/IR/Region.h"

using namespace scion;

/// The algorithm of Cooper, Harvey and Kennedy ("A Simple, Fast Dominance
/// Algorithm"): until nothing changes, a block's immediate dominator becomes
/// the nearest common dominator of its predecessors. Blocks are represented by
/// numbers, which are looked up once for each edge.
BlockDominance::BlockDominance(mlir::Region &region) {
  // Visit blocks depth first, and number them when they are found.
  struct Visit {
    unsigned number;
    mlir::SuccessorRange successors;
    unsigned next = 0;
  };
  struct Edge {
    unsigned from, to;
  };
  llvm::SmallVector<Visit, 32> path;
  llvm::SmallVector<Edge, 64> edges;
  llvm::SmallVector<unsigned, 32> left; // in postorder
  auto find = [&](mlir::Block *block) {
    auto [place, isNew] = numbers.try_emplace(block, numbers.size());
    if (isNew)
      path.push_back({place->second, block->getSuccessors()});
    return place->second;
  };
  find(&region.front());
  while (!path.empty()) {
    Visit &visit = path.back();
    if (visit.next == visit.successors.size()) {
      left.push_back(visit.number);
      path.pop_back();
      continue;
    }
    unsigned from = visit.number;
    edges.push_back({from, find(visit.successors[visit.next++])});
  }

  unsigned count = unsigned(left.size());
  llvm::SmallVector<unsigned, 32> order(count); // of the number
  for (unsigned i = 0; i < count; ++i)
    order[left[i]] = count - 1 - i;
  for (auto &[block, number] : numbers)
    number = order[number];
  bool hasLoops = false;
  // The predecessors of block i are those from first[i] to first[i + 1].
  llvm::SmallVector<unsigned, 32> first(count + 1);
  for (Edge &edge : edges) {
    edge = {order[edge.from], order[edge.to]};
    hasLoops |= edge.from >= edge.to;
    ++first[edge.to];
  }
  for (unsigned i = 1; i <= count; ++i)
    first[i] += first[i - 1];
  llvm::SmallVector<unsigned, 64> predecessors(edges.size());
  for (Edge edge : edges)
    predecessors[--first[edge.to]] = edge.from;

  constexpr unsigned none = ~0u;
  immediate.assign(count, none);
  immediate.front() = 0;
  for (bool changed = true; changed;) {
    changed = false;
    for (unsigned i = 1; i < count; ++i) {
      unsigned common = none;
      for (unsigned at = first[i]; at < first[i + 1]; ++at) {
        unsigned other = predecessors[at];
        if (immediate[other] == none)
          continue;
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
    changed &= hasLoops;
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
