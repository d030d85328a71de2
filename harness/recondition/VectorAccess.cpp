//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// vector-access: vectors moved to and from memory: bounds, in_bounds claims,
// alignment claims. Elements that are no whole bytes: Unlowered.cpp.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Facts.h"
#include "harness/recondition/Hazard.h"
#include "harness/recondition/Indices.h"
#include "harness/recondition/Ranges.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace scion;

/// Positions where a transfer begins are below this, so that adding a vector's
/// length does not overflow. Masks are compared in 32 bits by default
/// (force-32bit-vector-indices of convert-vector-to-llvm): a position that does
/// not fit is read as if it were in bounds.
static constexpr int64_t farEnough = int64_t(1) << 30;

static void guardTransfer(VectorTransferOpInterface op, Guard &guard) {
  Value base = op.getBase();
  unsigned firstIndex = isa<vector::TransferReadOp>(op) ? 1 : 2;
  AffineMap map = op.getPermutationMap();
  VectorType vector = op.getVectorType();
  int64_t rank = op.getShapedType().getRank();
  if (isa<VectorType>(op.getShapedType().getElementType()))
    return guard.outOfScope(op, "memory of vectors");
  SmallVector<int64_t> lengths(rank, 0); // 0: not along the vector
  SmallVector<int64_t> vectorDim(rank, -1);
  for (auto [i, expr] : llvm::enumerate(map.getResults()))
    if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
      lengths[dim.getPosition()] = vector.getDimSize(i);
      vectorDim[dim.getPosition()] = i;
    }
  SmallVector<bool> inBounds = op.getInBoundsValues();
  bool changed = false;
  for (int64_t dim = 0; dim < rank; ++dim) {
    if (lengths[dim] == 0) {
      if (!guard.isDefined &&
          !guardIndex(op, firstIndex + dim, base, dim, 1, guard))
        return;
      continue;
    }
    Value index = op->getOperand(firstIndex + dim);
    if (inBounds[vectorDim[dim]]) {
      if (guard.isDefined ||
          isInBounds(index, base, dim, lengths[dim], guard.facts))
        continue;
      inBounds[vectorDim[dim]] = false;
      changed = true;
    }
    if (!signedRange(index, guard.facts)->isWithin({0, farEnough}))
      guard.setOperand(op, firstIndex + dim,
                       arith::AndIOp::create(guard.builder, guard.loc(), index,
                                             guard.index(farEnough - 1)),
                       "no negative start");
  }
  if (changed) {
    op->setAttr("in_bounds", guard.builder.getBoolArrayAttr(inBounds));
    guard.note(op, "dropped in_bounds claims");
  }
}

/// Lowerings compare the sizes of a mask with positions in 32 bits. A size
/// beyond the vector is equivalent to its length, a negative size to 0.
static void guardMask(Operation *op, Guard &guard) {
  auto type = cast<VectorType>(op->getResult(0).getType());
  int64_t limit = int64_t(1) << 31;
  for (unsigned i = 0; i < op->getNumOperands(); ++i) {
    Value size = op->getOperand(i);
    if (signedRange(size, guard.facts)->isWithin({-limit, limit - 1}))
      continue;
    Value low = arith::MaxSIOp::create(guard.builder, guard.loc(), size,
                                       guard.index(0));
    int64_t most = type.getRank() == 0 ? 1 : type.getDimSize(i);
    guard.setOperand(op, i,
                     arith::MinSIOp::create(guard.builder, guard.loc(), low,
                                            guard.index(most)),
                     "mask size cut to the vector");
  }
}

static void guardVector(Operation *op, Guard &guard) {
  if (guard.facts.isNeverRun())
    return;
  if (isa<vector::CreateMaskOp>(op))
    return guardMask(op, guard);
  if (op->getInherentAttr("alignment").value_or(Attribute())) {
    op->removeAttr("alignment");
    guard.note(op, "dropped an alignment claim");
  }
  if (auto transfer = dyn_cast<VectorTransferOpInterface>(op))
    return guardTransfer(transfer, guard);
  if (guard.isDefined)
    return;
  if (isa<vector::GatherOp, vector::ScatterOp>(op))
    return guard.unknown(op, "lanes that may leave the buffer");
  // A mask has the shape of the vector.
  unsigned accessed = isa<vector::StoreOp>(op) ? 1 : 0;
  Value memory = op->getOperand(accessed);
  auto type = cast<MemRefType>(memory.getType());
  VectorType vector;
  for (Type other :
       llvm::concat<Type>(op->getOperandTypes(), op->getResultTypes()))
    if (auto shape = dyn_cast<VectorType>(other))
      vector = shape;
  if (isa<VectorType>(type.getElementType()))
    return guard.outOfScope(op, "memory of vectors");
  int64_t first = type.getRank() - vector.getRank();
  bool isMasked = !isa<vector::LoadOp, vector::StoreOp>(op);
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    int64_t length = dim < first ? 1 : vector.getDimSize(dim - first);
    unsigned operand = accessed + 1 + dim;
    if (isInBounds(op->getOperand(operand), memory, dim, length, guard.facts))
      continue;
    // The mask may disable the lanes beyond the end of the buffer. Cutting the
    // index would change such a program.
    if (isMasked && length > 1)
      return guard.unknown(op, "a masked access that may leave its buffer");
    if (!guardIndex(op, operand, memory, dim, length, guard))
      return;
  }
}

static const Hazard hazard{"vector-access",
                           "Vectors moved to and from memory out of bounds.",
                           guardVector, /*always=*/true};
static RegisterHazard registration(hazard);
