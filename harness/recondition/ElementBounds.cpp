//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// element-bounds: the position of a single element (load, store, extract,
// insert, atomics, and dim) in memrefs, tensors and vectors; and claims about
// its alignment.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Hazard.h"
#include "harness/recondition/Indices.h"
#include "harness/recondition/Ranges.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace scion;

/// The operand that is accessed, and where the indices begin.
static std::pair<unsigned, unsigned> accessOf(Operation *op) {
  if (isa<memref::StoreOp, tensor::InsertOp, memref::AtomicRMWOp>(op))
    return {1, 2};
  return {0, 1}; // load, extract, generic_atomic_rmw
}

/// Guards vector.extract and vector.insert, whose dynamic positions begin at
/// operand `first`.
template <typename Op>
static void guardPositions(Op op, unsigned first, VectorType type,
                           Guard &guard) {
  SmallVector<int64_t> statics(op.getStaticPosition());
  llvm::replace(statics, int64_t(-1), int64_t(0));
  if (ArrayRef<int64_t>(statics) != op.getStaticPosition()) {
    op.setStaticPosition(statics);
    guard.note(op, "position 0 instead of poison");
  }
  unsigned operand = first;
  for (auto [size, position] : llvm::zip(type.getShape(), statics)) {
    if (!ShapedType::isDynamic(position))
      continue;
    // The verifier does not check the number of operands.
    if (operand >= op->getNumOperands())
      return guard.outOfScope(op, "a position without its operand");
    Value index = op->getOperand(operand);
    std::optional<Interval> range = signedRange(index, guard.facts);
    if (!range || range->min < 0 || range->max >= size)
      guard.setOperand(op, operand, cutIndex(op, index, size, guard),
                       "position cut to the vector");
    ++operand;
  }
}

static void guardElement(Operation *op, Guard &guard) {
  if (guard.facts.isNeverRun())
    return;
  // No run shows whether a claim about addresses holds.
  if (op->getInherentAttr("alignment").value_or(Attribute())) {
    op->removeAttr("alignment");
    guard.note(op, "dropped an alignment claim");
  }
  if (guard.isDefined)
    return;
  if (isa<memref::DimOp, tensor::DimOp>(op)) {
    auto type = cast<ShapedType>(op->getOperand(0).getType());
    std::optional<APInt> dim = constantInt(op->getOperand(1));
    if (!type.hasRank() || !dim || dim->uge(uint64_t(type.getRank())))
      guard.unknown(op, "a dimension that may not be there");
    return;
  }
  if (auto extract = dyn_cast<vector::ExtractOp>(op))
    return guardPositions(extract, 1, extract.getSourceVectorType(), guard);
  if (auto insert = dyn_cast<vector::InsertOp>(op))
    return guardPositions(insert, 2, insert.getDestVectorType(), guard);
  auto [accessed, first] = accessOf(op);
  Value shaped = op->getOperand(accessed);
  int64_t rank = cast<ShapedType>(shaped.getType()).getRank();
  for (int64_t dim = 0; dim < rank; ++dim)
    if (!guardIndex(op, first + dim, shaped, dim, 1, guard))
      return;
}

static const Hazard hazard{"element-bounds",
                           "Positions of single elements, out of bounds.",
                           guardElement, /*always=*/true};
static RegisterHazard registration(hazard);
