//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Blocks in linalg-detensorize: the pass temporarily puts another block before
// the first one, which may then be merged with another block.
//
//===----------------------------------------------------------------------===//

#include "harness/known/predicates/All.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace scion;

/// The ops of a block but for constants, which move to the top.
static SmallVector<Operation *> withoutConstants(Block &block) {
  SmallVector<Operation *> ops;
  for (Operation &op : block)
    if (!op.hasTrait<OpTrait::ConstantLike>())
      ops.push_back(&op);
  return ops;
}

/// Whether the ops are equal except for their operands.
static bool areAlike(Operation *op, Operation *other) {
  return op->getName() == other->getName() &&
         op->getAttrDictionary() == other->getAttrDictionary() &&
         op->getResultTypes() == other->getResultTypes() &&
         llvm::equal(op->getSuccessors(), other->getSuccessors());
}

static void noteFunction(Operation *op, PredicateSet &holds) {
  Region &body = cast<func::FuncOp>(op).getBody();
  if (body.empty() || body.front().getNumSuccessors() == 0)
    return;
  SmallVector<Operation *> first = withoutConstants(body.front());
  for (Block &block : llvm::drop_begin(body)) {
    SmallVector<Operation *> ops = withoutConstants(block);
    if (ops.size() == first.size() &&
        llvm::all_of(llvm::zip(first, ops), [](auto pair) {
          return areAlike(std::get<0>(pair), std::get<1>(pair));
        }))
      holds.insert("@first-block-again");
  }
}

std::vector<PredicateGroup> scion::detensorizePredicates() {
  return {{{"func.func"},
           {{"@first-block-again",
             "a func.func with a block that has the same ops as the first one, "
             "constants and operands aside"}},
           noteFunction}};
}
