//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Programs that affine-data-copy-generate gets wrong. The pass divides the
// blocks of a function into ranges: each affine.for, and the ops from an access
// up to the next affine.for. For each range it copies the bounding box of the
// accesses of each buffer. It divides the body of a loop that is too large, or
// has a step, in turn.
//
//===----------------------------------------------------------------------===//

#include "harness/known/predicates/All.h"
#include "harness/known/predicates/IndexRange.h"

#include "mlir/Dialect/Affine/Analysis/AffineAnalysis.h"
#include "mlir/Dialect/Affine/Analysis/Utils.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Affine/IR/AffineValueMap.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/iterator_range.h"

using namespace mlir::affine;
using namespace scion;

namespace {
using Range = llvm::iterator_range<mlir::Block::iterator>;

/// A buffer in a range.
struct Buffer {
  std::vector<mlir::Operation *> stores;
  bool isRead = false, isUsedOtherwise = false;
};
} // namespace

/// Whether the loop is known to visit each value from one bound to the other.
static bool takesAll(AffineForOp loop) {
  return loop.hasConstantBounds() && loop.getStepAsInt() == 1 &&
         loop.getConstantLowerBound() < loop.getConstantUpperBound();
}

/// The loops around an access, up to `block`; none if other ops are among them.
static std::optional<llvm::SmallVector<AffineForOp>>
loopsAround(mlir::Operation *access, mlir::Block *block) {
  llvm::SmallVector<AffineForOp> loops;
  while (access->getBlock() != block) {
    access = access->getParentOp();
    auto loop = mlir::dyn_cast<AffineForOp>(access);
    if (!loop)
      return std::nullopt;
    loops.push_back(loop);
  }
  return loops;
}

/// Whether the store writes each element of its bounding box.
static bool fillsItsBox(mlir::Operation *store, mlir::Block *block) {
  std::optional<llvm::SmallVector<AffineForOp>> loops =
      loopsAround(store, block);
  if (!loops || !llvm::all_of(*loops, takesAll))
    return false;
  AffineValueMap places;
  MemRefAccess(store).getAccessMap(&places);
  mlir::AffineMap map =
      withoutIdleParts(places.getAffineMap(), places.getOperands());
  llvm::DenseSet<unsigned> variables;
  for (auto [operand, value] : llvm::enumerate(places.getOperands()))
    if (llvm::any_of(*loops, [&, value = value](AffineForOp loop) {
          return loop.getInductionVar() == value;
        }))
      variables.insert(operand);
  llvm::DenseSet<unsigned> taken;
  return llvm::all_of(map.getResults(), [&](mlir::AffineExpr index) {
    std::optional<unsigned> variable;
    for (unsigned dim : variables)
      if (index.isFunctionOfDim(dim)) {
        if (variable)
          return false;
        variable = dim;
      }
    if (!variable)
      return true;
    // One variable for each index, and nothing but a sum with it.
    mlir::AffineExpr dim = mlir::getAffineDimExpr(*variable, map.getContext());
    return taken.insert(*variable).second &&
           mlir::simplifyAffineExpr(index.replace(dim, dim + 1) - index,
                                    map.getNumDims(), map.getNumSymbols()) == 1;
  });
}

/// Whether both write the same elements, if each fills its bounding box.
static bool reachTheSame(mlir::Operation *one, mlir::Operation *other,
                         mlir::Block *block) {
  AffineValueMap first, second;
  MemRefAccess(one).getAccessMap(&first);
  MemRefAccess(other).getAccessMap(&second);
  return first.getAffineMap() == second.getAffineMap() &&
         llvm::all_of(
             llvm::zip_equal(first.getOperands(), second.getOperands()),
             [&](auto pair) {
               auto [value, otherValue] = pair;
               if (value == otherValue)
                 return true;
               AffineForOp loop = getForInductionVarOwner(value),
                           otherLoop = getForInductionVarOwner(otherValue);
               return loop && otherLoop && takesAll(loop) &&
                      takesAll(otherLoop) &&
                      loop.getConstantLowerBound() ==
                          otherLoop.getConstantLowerBound() &&
                      loop.getConstantUpperBound() ==
                          otherLoop.getConstantUpperBound();
             });
}

static void noteRange(Range range, mlir::Block *block, PredicateSet &holds) {
  llvm::DenseMap<mlir::Value, Buffer> buffers;
  bool hasConditional = false;
  // The pass does not copy a buffer that is created in the range.
  auto isCopied = [&](mlir::Value memref) {
    return memref.getParentRegion()->isAncestor(block->getParent());
  };
  for (mlir::Operation &top : range)
    top.walk([&](mlir::Operation *op) {
      auto load = mlir::dyn_cast<AffineLoadOp>(op);
      auto store = mlir::dyn_cast<AffineStoreOp>(op);
      if (load ? isCopied(load.getMemRef())
               : store && isCopied(store.getMemRef())) {
        hasConditional |= !loopsAround(op, block);
        if (load)
          buffers[load.getMemRef()].isRead = true;
        else
          buffers[store.getMemRef()].stores.push_back(op);
        return;
      }
      if (!load && !store)
        for (mlir::Value operand : op->getOperands())
          if (mlir::isa<mlir::BaseMemRefType>(operand.getType()))
            buffers[operand].isUsedOtherwise = true;
    });
  if (hasConditional)
    holds.insert("@affine-conditional-access");
  for (const auto &[memref, buffer] : buffers) {
    bool isAccessed = buffer.isRead || !buffer.stores.empty();
    if (isAccessed && buffer.isUsedOtherwise)
      holds.insert("@affine-copy-mixed");
    if (!buffer.stores.empty() && !buffer.isRead &&
        !llvm::all_of(buffer.stores, [&](mlir::Operation *store) {
          return fillsItsBox(store, block) &&
                 reachTheSame(buffer.stores.front(), store, block);
        }))
      holds.insert("@affine-partly-written");
  }
}

static void noteBlock(mlir::Block *block, PredicateSet &holds) {
  mlir::Block::iterator begin = block->begin(), end = block->end();
  auto isBegin = [](mlir::Operation &op) {
    return mlir::isa<AffineLoadOp, AffineStoreOp, AffineForOp>(op);
  };
  begin = std::find_if(begin, end, isBegin);
  while (begin != end) {
    if (auto loop = mlir::dyn_cast<AffineForOp>(*begin)) {
      noteRange({begin, std::next(begin)}, block, holds);
      noteBlock(loop.getBody(), holds);
      begin = std::find_if(std::next(begin), end, isBegin);
      continue;
    }
    auto last = std::find_if(begin, end, llvm::IsaPred<AffineForOp>);
    noteRange({begin, last}, block, holds);
    begin = last;
  }
}

static void noteFunction(mlir::Operation *op, PredicateSet &holds) {
  for (mlir::Block &block : mlir::cast<mlir::func::FuncOp>(op))
    noteBlock(&block, holds);
}

std::vector<PredicateGroup> scion::affineCopyPredicates() {
  return {
      {{"func.func"},
       {{"@affine-partly-written",
         "affine accesses that write a buffer and do not read it, and may "
         "leave out some of the box of elements around those that they reach"},
        {"@affine-conditional-access",
         "an affine access that is copied for, under a condition or another "
         "loop than affine.for"},
        {"@affine-copy-mixed",
         "a buffer that is copied for affine accesses, and used by other ops "
         "beside them"}},
       noteFunction},
  };
}
