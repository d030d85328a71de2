//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Graph regions, in which the order of ops has no semantics, so that an op may
// use its own result.
//
//===----------------------------------------------------------------------===//

#include "harness/known/predicates/All.h"

#include "mlir/Analysis/TopologicalSortUtils.h"
#include "mlir/IR/Operation.h"
#include "mlir/IR/RegionKindInterface.h"

using namespace mlir;
using namespace scion;

/// Whether an op of the block uses its own result, directly or through others.
static bool hasCircle(Block &block) {
  bool isInOrder = true;
  for (Operation &op : block)
    for (Value operand : op.getOperands()) {
      Operation *made = operand.getDefiningOp();
      if (made == &op)
        return true;
      isInOrder &=
          !made || made->getBlock() != &block || made->isBeforeInBlock(&op);
    }
  if (isInOrder)
    return false;
  SmallVector<Operation *> ops;
  for (Operation &op : block)
    ops.push_back(&op);
  return !computeTopologicalSorting(ops);
}

static void noteOp(Operation *op, PredicateSet &holds) {
  for (Region &region : op->getRegions())
    if (region.hasOneBlock() && mayBeGraphRegion(region) &&
        hasCircle(region.front()))
      holds.insert("@uses-itself");
}

std::vector<PredicateGroup> scion::graphRegionPredicates() {
  return {{{"*"},
           {{"@uses-itself",
             "an op that uses its own result, maybe through others, in a "
             "region in which the order of the ops means nothing"}},
           noteOp}};
}
