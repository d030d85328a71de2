//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Accesses of memory by vectors.
//
//===----------------------------------------------------------------------===//

#include "harness/known/predicates/All.h"
#include "harness/known/predicates/MissingOperands.h"

#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Interfaces/VectorInterfaces.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using namespace scion;

/// A transfer within a buffer of two dimensions or more: flatten-memref leaves
/// alone what may reach beyond the buffer.
static MemRefType typeToFlatten(VectorTransferOpInterface transfer) {
  auto type = dyn_cast<MemRefType>(transfer.getShapedType());
  return type && type.getRank() >= 2 && !transfer.hasOutOfBoundsDim()
             ? type
             : MemRefType();
}

/// Whether the elements of one dimension lie apart, or may; flatten-memref
/// transfers those that lie one behind the other (M80).
static bool mayBeStrided(MemRefType type) {
  llvm::SmallVector<int64_t> strides;
  int64_t offset;
  return failed(type.getStridesAndOffset(strides, offset)) ||
         strides.back() != 1;
}

static void noteTransfer(Operation *op, PredicateSet &holds) {
  auto transfer = cast<VectorTransferOpInterface>(op);
  if (transfer.getMask() && !transfer.getPermutationMap().isMinorIdentity())
    holds.insert("@transfer-permutes-mask");
  if (transfer.hasOutOfBoundsDim())
    holds.insert("@transfer-beyond");
  if (MemRefType type = typeToFlatten(transfer)) {
    if (transfer.getMask())
      holds.insert("@transfer-masked-unflat");
    if (transfer.getVectorType().getRank() == 1 && mayBeStrided(type))
      holds.insert("@transfer-strided");
  }
}

/// Notes a masked op in whose function a similar op is not masked: the two are
/// equal, or may become equal once their operands are.
static void noteMaskedOps(Operation *function, PredicateSet &holds) {
  using Like = std::pair<OperationName, TypeRange>; // name, types of results
  llvm::DenseSet<Like> masked;
  function->walk([&](vector::MaskOp mask) {
    Operation *inside = mask.getMaskableOp();
    if (inside && inside->getNumResults() != 0)
      masked.insert({inside->getName(), inside->getResultTypes()});
  });
  if (masked.empty())
    return;
  function->walk([&](Operation *op) {
    if (!isa_and_nonnull<vector::MaskOp>(op->getParentOp()) &&
        masked.contains({op->getName(), op->getResultTypes()}))
      holds.insert("@masked-op-unmasked-too");
  });
}

/// Notes a transfer inside a mask that has a mask of its own, or gets one from
/// its bounds.
static void noteMask(Operation *op, PredicateSet &holds) {
  auto inside = dyn_cast_or_null<VectorTransferOpInterface>(
      cast<vector::MaskOp>(op).getMaskableOp());
  if (inside && inside.getMask())
    holds.insert("@masked-transfer-of-two");
  if (inside && inside.hasOutOfBoundsDim() &&
      inside.getVectorType().getRank() <= 1 &&
      inside.getPermutationMap().isMinorIdentity())
    holds.insert("@masked-transfer-beyond");
}

/// The folder of vector.extract reads the first dimension of shuffled vectors,
/// which those of rank 0 do not have.
static void noteShuffle(Operation *op, PredicateSet &holds) {
  if (cast<vector::ShuffleOp>(op).getV1VectorType().getRank() == 0)
    holds.insert("@vector.shuffle-no-dimension");
}

/// Whether the value is available at `op`.
static bool isKnownBefore(Value value, Operation *op) {
  Block *home = value.getParentBlock();
  Operation *here = home->findAncestorOpInBlock(*op);
  if (!here)
    return false;
  Operation *made = value.getDefiningOp();
  return !made || made->isBeforeInBlock(here);
}

/// Notes an element of a loaded vector whose index is not available yet at the
/// load.
static void noteExtract(Operation *op, PredicateSet &holds) {
  auto extract = cast<vector::ExtractOp>(op);
  auto load = extract.getSource().getDefiningOp<vector::LoadOp>();
  if (load && llvm::any_of(extract.getDynamicPosition(), [&](Value position) {
        return !isKnownBefore(position, load);
      }))
    holds.insert("@vector.extract-of-earlier-load");
}

static void noteInsert(Operation *op, PredicateSet &holds) {
  auto insert = cast<vector::InsertOp>(op);
  if (lacksOperands(insert.getStaticPosition(),
                    insert.getDynamicPosition())) // C79
    holds.insert("@vector.insert-position-missing");
}

std::vector<PredicateGroup> scion::vectorPredicates() {
  return {
      {{"vector.transfer_read", "vector.transfer_write"},
       {{"@transfer-permutes-mask",
         "a transfer with a mask and a permutation map"},
        {"@transfer-beyond", "a transfer that may reach beyond its source"},
        {"@transfer-strided",
         "a transfer of one dimension, within a buffer of more, of elements "
         "that may lie apart"},
        {"@transfer-masked-unflat",
         "a transfer with a mask, within a buffer of two dimensions or more"}},
       noteTransfer},
      {{"vector.shuffle"},
       {{"@vector.shuffle-no-dimension",
         "a vector.shuffle of vectors without dimensions"}},
       noteShuffle},
      {{"func.func", "llvm.func"},
       {{"@masked-op-unmasked-too",
         "a vector.mask in whose function an op like the masked one, with the "
         "same types of results, is not masked"}},
       noteMaskedOps},
      {{"vector.mask"},
       {{"@masked-transfer-of-two",
         "a transfer with a mask of its own inside vector.mask"},
        {"@masked-transfer-beyond",
         "a transfer of one dimension inside vector.mask that may reach "
         "beyond its source"}},
       noteMask},
      {{"vector.extract"},
       {{"@vector.extract-of-earlier-load",
         "a vector.extract from what was loaded before the position was "
         "there"}},
       noteExtract},
      {{"vector.insert"},
       {{"@vector.insert-position-missing",
         "a vector.insert with a marker for a dynamic position, and no operand "
         "for it"}},
       noteInsert}};
}
