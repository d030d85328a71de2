//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// BlockDominance against mlir::DominanceInfo, for all pairs of blocks of random
// graphs, among them ones with cut-off blocks and loops entered at two places.
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/BlockDominance.h"

#include "base/ChoiceStream.h"
#include "harness/input/ContextPool.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Dominance.h"

#include "gtest/gtest.h"

using namespace scion;

/// An op with a region of up to 12 blocks that end in branches at random.
static mlir::OwningOpRef<mlir::Operation *>
makeGraph(mlir::MLIRContext &context, ChoiceStream &choices) {
  mlir::OpBuilder builder(&context);
  mlir::Location location = builder.getUnknownLoc();
  mlir::OperationState state(location, "test.graph");
  mlir::Region &region = *state.addRegion();
  std::vector<mlir::Block *> blocks(size_t(choices.between(2, 12)));
  for (mlir::Block *&block : blocks)
    region.push_back(block = new mlir::Block);
  for (mlir::Block *block : blocks) {
    mlir::OperationState branch(location, "test.branch");
    // Not to the entry.
    for (uint64_t ways = choices.below(4); ways > 0; --ways)
      branch.addSuccessors(blocks[1 + choices.below(blocks.size() - 1)]);
    block->push_back(mlir::Operation::create(branch));
  }
  return mlir::Operation::create(state);
}

TEST(BlockDominance, SaysWhatMLIRSays) {
  ContextLease context = ContextPool::global().lease(0);
  unsigned dominated = 0, otherwise = 0, cutOff = 0;
  for (unsigned seed = 0; seed < 2000; ++seed) {
    ChoiceStream choices(seed);
    auto graph = makeGraph(*context, choices);
    mlir::Region &region = (*graph)->getRegion(0);
    BlockDominance ours(region);
    mlir::DominanceInfo theirs;
    for (mlir::Block &block : region) {
      bool reached = theirs.isReachableFromEntry(&block);
      cutOff += !reached;
      ASSERT_EQ(ours.isReached(&block), reached) << "seed " << seed;
      for (mlir::Block &other : region) {
        if (&other == &block)
          continue;
        bool dominates = theirs.dominates(&other, &block);
        ASSERT_EQ(ours.dominates(&other, &block), dominates) << "seed " << seed;
        ++(dominates ? dominated : otherwise);
      }
    }
  }
  EXPECT_GT(dominated, 1000u);
  EXPECT_GT(otherwise, 1000u);
  EXPECT_GT(cutOff, 1000u);
}
