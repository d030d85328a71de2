//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Indices.h.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Indices.h"
#include "harness/recondition/Hazard.h"
#include "harness/recondition/Ranges.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Dominance.h"

using namespace mlir;
using namespace scion;

/// An induction variable that stays below a size which is only known by name.
static bool isBelowByLoop(Value index, const Size &size, Facts &facts) {
  auto argument = dyn_cast<BlockArgument>(index);
  if (!argument)
    return false;
  Operation *loop = argument.getOwner()->getParentOp();
  unsigned number = argument.getArgNumber();
  auto fits = [&](Value lower, Value upper) {
    std::optional<Interval> low = signedRange(lower, facts);
    return low && low->min >= 0 && facts.sizeOfIndex(upper) == size;
  };
  if (auto forOp = dyn_cast<scf::ForOp>(loop))
    return number == 0 && fits(forOp.getLowerBound(), forOp.getUpperBound());
  if (auto parallel = dyn_cast<scf::ParallelOp>(loop))
    return number < parallel.getLowerBound().size() &&
           fits(parallel.getLowerBound()[number],
                parallel.getUpperBound()[number]);
  if (auto forOp = dyn_cast<affine::AffineForOp>(loop)) {
    if (number != 0 || !forOp.hasConstantLowerBound() ||
        forOp.getConstantLowerBound() < 0)
      return false;
    AffineMap map = forOp.getUpperBoundMap();
    if (map.getNumResults() != 1 || forOp.getUpperBoundOperands().size() != 1 ||
        !isa<AffineDimExpr, AffineSymbolExpr>(map.getResult(0)))
      return false;
    return facts.sizeOfIndex(forOp.getUpperBoundOperands()[0]) == size;
  }
  if (auto generate = dyn_cast<tensor::GenerateOp>(loop))
    return facts.sizeOf(generate.getResult(), number) == size;
  return false;
}

bool scion::isInBounds(Value index, Value shaped, int64_t dim, int64_t length,
                       Facts &facts) {
  Size size = facts.sizeOf(shaped, dim);
  if (size.isConstant()) {
    std::optional<Interval> range = signedRange(index, facts);
    return range && range->min >= 0 && range->max + length <= size.constant;
  }
  if (length != 1)
    return false;
  if (isBelowByLoop(index, size, facts))
    return true;
  // Our own guard: remui(x, size), of a size that is not 0.
  auto remainder = index.getDefiningOp<arith::RemUIOp>();
  return remainder && facts.sizeOfIndex(remainder.getRhs()) == size &&
         facts.atLeast(shaped, dim, 1);
}

/// Where `a` and `b` are both there: behind the later of the two, if one is
/// seen from where the other is made.
static bool setInsertionPointAfterBoth(OpBuilder &builder, Value a, Value b) {
  Operation *ofB = b.getDefiningOp();
  Block *blockOfA = a.getParentBlock(), *blockOfB = b.getParentBlock();
  if (blockOfA == blockOfB) {
    Operation *ofA = a.getDefiningOp();
    builder.setInsertionPointAfterValue(
        !ofB || (ofA && ofB->isBeforeInBlock(ofA)) ? a : b);
    return true;
  }
  // Both are seen by one op, so the inner one sees the outer one.
  if (blockOfB->getParent()->isProperAncestor(blockOfA->getParent()))
    builder.setInsertionPointAfterValue(a);
  else if (blockOfA->getParent()->isProperAncestor(blockOfB->getParent()))
    builder.setInsertionPointAfterValue(b);
  else
    return false;
  return true;
}

/// Whether `value` is made before `op`, in its block or one around it.
static bool isMadeBefore(Value value, Operation *op) {
  Operation *user = value.getParentBlock()->findAncestorOpInBlock(*op);
  return user && value.getDefiningOp()->isBeforeInBlock(user);
}

/// A cut of `index` that is there already.
static Value findCut(Operation *op, Value index,
                     llvm::function_ref<bool(arith::RemUIOp)> isSameCut) {
  for (Operation *user : index.getUsers())
    if (auto cut = dyn_cast<arith::RemUIOp>(user))
      if (cut.getLhs() == index && isMadeBefore(cut, op) && isSameCut(cut))
        return cut;
  return {};
}

Value scion::cutIndex(Operation *op, Value index, int64_t positions,
                      Guard &guard) {
  OpBuilder::InsertionGuard keep(guard.builder);
  if (Value cut = findCut(op, index, [&](arith::RemUIOp cut) {
        std::optional<APInt> by = constantInt(cut.getRhs());
        return by && *by == uint64_t(positions);
      }))
    return cut;
  guard.builder.setInsertionPointAfterValue(index);
  return arith::RemUIOp::create(guard.builder, guard.loc(), index,
                                guard.index(positions));
}

/// Likewise, to the size of a dimension.
static Value cutToSize(Operation *op, Value index, Value shaped, int64_t dim,
                       const Size &size, Guard &guard) {
  if (Value cut = findCut(op, index, [&](arith::RemUIOp cut) {
        return guard.facts.sizeOfIndex(cut.getRhs()) == size;
      }))
    return cut;
  OpBuilder::InsertionGuard keep(guard.builder);
  (void)setInsertionPointAfterBoth(guard.builder, index, shaped);
  return arith::RemUIOp::create(guard.builder, guard.loc(), index,
                                guard.sizeOf(shaped, dim));
}

bool scion::guardIndex(Operation *op, unsigned operand, Value shaped,
                       int64_t dim, int64_t length, Guard &guard) {
  Value index = op->getOperand(operand);
  if (isInBounds(index, shaped, dim, length, guard.facts))
    return true;
  Size size = guard.facts.sizeOf(shaped, dim);
  Value cut;
  if (size.isConstant()) {
    if (size.constant < length) {
      guard.unknown(op, "an access to a dimension that is too small for it");
      return false;
    }
    cut = cutIndex(op, index, size.constant - length + 1, guard);
  } else {
    if (length != 1 || !guard.facts.atLeast(shaped, dim, 1)) {
      guard.unknown(op, "an access to a dimension that may be too small");
      return false;
    }
    cut = cutToSize(op, index, shaped, dim, size, guard);
  }
  guard.setOperand(op, operand, cut,
                   "index cut to dimension " + std::to_string(dim));
  return true;
}

void scion::replaceUsesAfter(Value old, Value by) {
  Operation *from = by.getDefiningOp();
  Block *block = from->getBlock();
  old.replaceUsesWithIf(by, [&](OpOperand &use) {
    Operation *user = block->findAncestorOpInBlock(*use.getOwner());
    return user && user != from && from->isBeforeInBlock(user);
  });
}

bool scion::onlyReads(OpOperand &use) {
  Operation *op = use.getOwner();
  if (isa<memref::LoadOp, affine::AffineLoadOp, memref::DimOp, memref::RankOp,
          vector::LoadOp, vector::TransferReadOp, vector::GatherOp,
          vector::MaskedLoadOp, vector::ExpandLoadOp,
          affine::AffineVectorLoadOp, memref::PrefetchOp,
          affine::AffinePrefetchOp, memref::ExtractStridedMetadataOp>(op))
    return true;
  if (auto copy = dyn_cast<memref::CopyOp>(op))
    return use.getOperandNumber() == 0;
  if (isa<bufferization::CloneOp>(op))
    return true;
  if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op))
    return linalgOp.isDpsInput(&use);
  return false;
}

bool scion::forEachAliasUse(Value memref,
                            llvm::function_ref<bool(OpOperand &)> visit) {
  SmallVector<Value> work{memref};
  llvm::SmallPtrSet<void *, 16> seen{memref.getAsOpaquePointer()};
  bool followed = true;
  while (!work.empty()) {
    Value value = work.pop_back_val();
    for (OpOperand &use : value.getUses()) {
      Operation *op = use.getOwner();
      if (!visit(use))
        return false;
      if (Value source = viewSource(op); source == value) {
        for (Value result : op->getResults())
          if (isa<BaseMemRefType>(result.getType()) &&
              seen.insert(result.getAsOpaquePointer()).second)
            work.push_back(result);
        continue;
      }
      if (auto select = dyn_cast<arith::SelectOp>(op)) {
        if (seen.insert(select.getResult().getAsOpaquePointer()).second)
          work.push_back(select.getResult());
        continue;
      }
      if (isa<scf::ForOp, affine::AffineForOp>(op)) {
        auto loop = cast<LoopLikeOpInterface>(op);
        for (Value next : {Value(loop.getTiedLoopRegionIterArg(&use)),
                           Value(loop.getTiedLoopResult(&use))})
          if (!next)
            followed = false;
          else if (seen.insert(next.getAsOpaquePointer()).second)
            work.push_back(next);
        continue;
      }
      bool isKnown =
          onlyReads(use) ||
          isa<memref::StoreOp, affine::AffineStoreOp, memref::DeallocOp,
              memref::CopyOp, linalg::LinalgOp, vector::StoreOp,
              vector::TransferWriteOp, vector::ScatterOp, vector::MaskedStoreOp,
              vector::CompressStoreOp, affine::AffineVectorStoreOp,
              memref::AtomicRMWOp, memref::GenericAtomicRMWOp,
              bufferization::MaterializeInDestinationOp>(op);
      if (!isKnown)
        followed = false;
    }
  }
  return followed;
}
