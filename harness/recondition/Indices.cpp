//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
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
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace scion;

bool scion::isInBounds(Value index, Value shaped, int64_t dim, int64_t length,
                       Facts &facts) {
  std::optional<int64_t> size = facts.sizeOf(shaped, dim);
  std::optional<Interval> range = signedRange(index, facts);
  return size && range && range->min >= 0 && range->max + length <= *size;
}

static bool isMadeBefore(Value value, Operation *op) {
  Operation *user = value.getParentBlock()->findAncestorOpInBlock(*op);
  return user && value.getDefiningOp()->isBeforeInBlock(user);
}

Value scion::cutIndex(Operation *op, Value index, int64_t positions,
                      Guard &guard) {
  OpBuilder::InsertionGuard keep(guard.builder);
  for (Operation *user : index.getUsers())
    if (auto cut = dyn_cast<arith::RemUIOp>(user);
        cut && cut.getLhs() == index && isMadeBefore(cut, op))
      if (std::optional<APInt> by = constantInt(cut.getRhs());
          by && *by == uint64_t(positions))
        return cut;
  guard.builder.setInsertionPointAfterValue(index);
  return arith::RemUIOp::create(guard.builder, guard.loc(), index,
                                guard.index(positions));
}

bool scion::guardIndex(Operation *op, unsigned operand, Value shaped,
                       int64_t dim, int64_t length, Guard &guard) {
  Value index = op->getOperand(operand);
  if (isInBounds(index, shaped, dim, length, guard.facts))
    return true;
  std::optional<int64_t> size = guard.facts.sizeOf(shaped, dim);
  Value cut;
  if (size && *size >= length) {
    cut = cutIndex(op, index, *size - length + 1, guard);
  } else if (size || length != 1 || !guard.facts.observed) {
    guard.unknown(op, "an access to a dimension that may be too small");
    return false;
  } else {
    // If the size is 0, the remainder is undefined, too: the next run shows
    // that.
    cut = arith::RemUIOp::create(guard.builder, guard.loc(), index,
                                 guard.sizeOf(shaped, dim));
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

bool scion::isOwnCopy(Value memref) {
  return memref.getDefiningOp<memref::AllocOp>() && memref.hasNUses(2) &&
         llvm::any_of(memref.getUses(), [](OpOperand &use) {
           return isa<memref::CopyOp>(use.getOwner()) &&
                  use.getOperandNumber() == 1;
         });
}
