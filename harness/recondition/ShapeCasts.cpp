//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// shape-casts: claims about sizes and strides that casts, reshapes and joins
// make. A run shows wrong claims; a memref is then replaced by a new buffer of
// the claimed type.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Facts.h"
#include "harness/recondition/Hazard.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace scion;

/// Whether the type of the source implies all claims of the type of the result.
static bool isWeaker(Type from, Type to) {
  auto source = dyn_cast<ShapedType>(from), target = dyn_cast<ShapedType>(to);
  if (!source || !target || !source.hasRank())
    return false;
  if (!target.hasRank())
    return true;
  auto agree = [](ArrayRef<int64_t> has, ArrayRef<int64_t> claimed) {
    return llvm::all_of(llvm::zip_equal(has, claimed), [](auto pair) {
      auto [one, other] = pair;
      return ShapedType::isDynamic(other) || one == other;
    });
  };
  if (source.getRank() != target.getRank() ||
      !agree(source.getShape(), target.getShape()))
    return false;
  auto memref = dyn_cast<MemRefType>(from), claimed = dyn_cast<MemRefType>(to);
  if (!memref || !claimed)
    return true;
  int64_t offset, claimedOffset;
  SmallVector<int64_t> strides, claimedStrides;
  return succeeded(memref.getStridesAndOffset(strides, offset)) &&
         succeeded(
             claimed.getStridesAndOffset(claimedStrides, claimedOffset)) &&
         agree(offset, claimedOffset) && agree(strides, claimedStrides);
}

/// Replaces the op by a new buffer, for which the claims of its type hold.
static void makeBuffer(Operation *op, MemRefType type, Guard &guard) {
  if (!type.getLayout().isIdentity() ||
      !isa<MemRefType>(op->getOperand(0).getType()))
    return;
  SmallVector<Value> sizes;
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    if (type.isDynamicDim(dim))
      sizes.push_back(guard.sizeOf(op->getOperand(0), dim));
  guard.note(op, "a buffer of its own");
  op->replaceAllUsesWith(
      memref::AllocOp::create(guard.builder, guard.loc(), type, sizes));
  op->erase();
  guard.erased = true;
}

/// Whether the stated sizes differ from the type, which the verifier does not
/// check.
template <typename Expansion>
static bool statesOthers(Operation *op) {
  auto expand = dyn_cast<Expansion>(op);
  return expand && !llvm::equal(expand.getStaticOutputShape(),
                                expand.getResultType().getShape());
}

static void guardCast(Operation *op, Guard &guard) {
  Type target = op->getResult(0).getType();
  bool isCast = isa<memref::CastOp, tensor::CastOp>(op) ||
                op->getName().stripDialect() == "clone";
  if (!guard.facts.observed) {
    // The verifier compares the sizes that are static.
    bool isVerified =
        isCast ? isWeaker(op->getOperand(0).getType(), target)
               : !isa<tensor::ReshapeOp, memref::ReshapeOp>(op) &&
                     llvm::all_of(op->getOperandTypes(), [](Type type) {
                       auto shaped = dyn_cast<ShapedType>(type);
                       auto memref = dyn_cast<MemRefType>(type);
                       return shaped && shaped.hasStaticShape() &&
                              (!memref || memref.getLayout().isIdentity());
                     });
    if (!isVerified || statesOthers<tensor::ExpandShapeOp>(op) ||
        statesOthers<memref::ExpandShapeOp>(op))
      guard.outOfScope(op, "sizes or strides that may be wrong");
    return;
  }
  auto type = dyn_cast<MemRefType>(target);
  if (isCast && type)
    makeBuffer(op, type, guard);
}

static const Hazard hazard{
    "shape-casts", "Wrong claims about sizes, strides and counts.", guardCast};
static RegisterHazard registration(hazard);
