//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// shape-casts: wrong claims about sizes, strides and element counts of casts
// and reshapes. Tensors are made as large as they are said to be, memrefs
// become buffers that are.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Facts.h"
#include "harness/recondition/Hazard.h"
#include "harness/recondition/Ranges.h"
#include "harness/recondition/Resize.h"
#include "harness/recondition/Values.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace scion;

/// Whether the strides and offset that `type` states are those of `value`.
static bool stridesHold(Value value, MemRefType type, unsigned depth = 4) {
  auto from = dyn_cast<MemRefType>(value.getType());
  if (!from)
    return false;
  int64_t fromOffset, toOffset;
  SmallVector<int64_t> fromStrides, toStrides;
  if (failed(from.getStridesAndOffset(fromStrides, fromOffset)) ||
      failed(type.getStridesAndOffset(toStrides, toOffset)))
    return false;
  auto agrees = [](int64_t has, int64_t claimed) {
    return ShapedType::isDynamic(claimed) || has == claimed;
  };
  bool all = agrees(fromOffset, toOffset);
  for (auto [has, claimed] : llvm::zip(fromStrides, toStrides))
    all &= agrees(has, claimed);
  if (all)
    return true;
  auto cast = value.getDefiningOp<memref::CastOp>();
  return cast && depth && stridesHold(cast.getSource(), type, depth - 1);
}

static bool sizesHold(Value value, ShapedType type, Facts &facts) {
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    if (type.isDynamicDim(dim))
      continue;
    Size size = facts.sizeOf(value, dim);
    if (!size.isConstant() || size.constant != type.getDimSize(dim))
      return false;
  }
  return true;
}

/// The product of the sizes that an expand_shape states for a group, in
/// arithmetic; null where one may be huge.
static Value productOf(ArrayRef<OpFoldResult> sizes, Guard &guard) {
  constexpr int64_t most = int64_t(1) << 32;
  Value product;
  for (OpFoldResult size : sizes) {
    Value factor = asValue(guard, size);
    std::optional<Interval> range = signedRange(factor, guard.facts);
    bool isSize = guard.facts.sizeOfIndex(factor).dim >= 0; // of something
    if (!isSize && (!range || range->min < 0 || range->max > most))
      return {};
    product = product ? multiply(guard, product, factor) : factor;
  }
  return product;
}

/// The source is cut or padded to the sizes that the result states.
static bool resizeSource(tensor::ExpandShapeOp op, Guard &guard) {
  if (op.getSrcType().hasStaticShape())
    return true;
  SmallVector<OpFoldResult> stated = op.getMixedOutputShape();
  SmallVector<OpFoldResult> sizes(op.getSrcType().getRank());
  for (auto [dim, group] : llvm::enumerate(op.getReassociationIndices())) {
    if (!op.getSrcType().isDynamicDim(dim))
      continue;
    Value product =
        productOf(ArrayRef(stated).slice(group.front(), group.size()), guard);
    if (!product)
      return false;
    sizes[dim] = product;
  }
  Value source = resized(op, op.getSrc(), sizes, guard);
  if (!source)
    return false;
  guard.setOperand(op, 0, source, "a source as large as the result");
  return true;
}

/// What a cast says of a tensor is made true.
static bool resizeToType(Operation *op, ShapedType claimed, Guard &guard) {
  Value source = op->getOperand(0);
  auto type = dyn_cast<RankedTensorType>(source.getType());
  if (!type)
    return false;
  SmallVector<OpFoldResult> sizes(type.getRank());
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    if (type.isDynamicDim(dim) && !claimed.isDynamicDim(dim))
      sizes[dim] = guard.index(claimed.getDimSize(dim));
  Value exact = resized(op, source, sizes, guard);
  if (!exact)
    return false;
  guard.setOperand(op, 0, exact, "a tensor as large as it is said to be");
  return true;
}

/// The verifier does not hold the sizes against the type.
template <typename Expansion>
static bool statesItsType(Expansion op) {
  return llvm::equal(op.getStaticOutputShape(),
                     cast<ShapedType>(op.getType()).getShape());
}

/// A size that follows from the source and the others of its group becomes the
/// one that follows.
static void fixSizes(memref::ExpandShapeOp op, Guard &guard) {
  unsigned operand = 1;
  for (auto [dim, group] : llvm::enumerate(op.getReassociationIndices())) {
    int64_t others = 1;
    unsigned dynamic = 0;
    for (int64_t i : group)
      if (op.getResultType().isDynamicDim(i))
        ++dynamic;
      else
        others = multiplySizes(others, op.getResultType().getDimSize(i));
    if (dynamic == 1 && others != 0)
      guard.setOperand(op, operand,
                       arith::DivUIOp::create(guard.builder, guard.loc(),
                                              guard.sizeOf(op.getSrc(), dim),
                                              guard.index(others)),
                       "a size that follows from the source");
    operand += dynamic;
  }
}

/// A buffer of its own is as its type says.
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

static void guardConcat(tensor::ConcatOp op, Guard &guard) {
  int64_t along = op.getDim();
  bool isClaim =
      !op.getResultType().isDynamicDim(along) &&
      llvm::any_of(op.getInputs(), [&](Value input) {
        return cast<RankedTensorType>(input.getType()).isDynamicDim(along);
      });
  SmallVector<bool> claims(op.getRank(), false);
  claims[along] = isClaim;
  if (!resizeAlike(op, guard, along) ||
      (isClaim && !resizeResult(op, claims, guard)))
    guard.unknown(op, "dynamic sizes that may differ");
}

static void guardCast(Operation *op, Guard &guard) {
  if (isa<tensor::ReshapeOp, memref::ReshapeOp>(op))
    return guard.unknown(op, "sizes that come as data");
  if (auto expand = dyn_cast<tensor::ExpandShapeOp>(op)) {
    if (!statesItsType(expand))
      return guard.outOfScope(op, "sizes that are not those of its type");
    if (!resizeSource(expand, guard))
      guard.unknown(op, "sizes that may not multiply up");
    return;
  }
  if (auto expand = dyn_cast<memref::ExpandShapeOp>(op)) {
    if (!statesItsType(expand))
      return guard.outOfScope(op, "sizes that are not those of its type");
    fixSizes(expand, guard);
    if (!expand.getSrcType().hasStaticShape())
      guard.unknown(op, "sizes that may not multiply up");
    return;
  }
  if (isa<tensor::CollapseShapeOp>(op))
    return; // the verifier compares the sizes
  if (auto collapse = dyn_cast<memref::CollapseShapeOp>(op)) {
    int64_t offset;
    SmallVector<int64_t> strides;
    if (!collapse.getSrcType().getLayout().isIdentity() &&
        (failed(collapse.getSrcType().getStridesAndOffset(strides, offset)) ||
         llvm::any_of(strides, ShapedType::isDynamic)))
      guard.unknown(op, "strides that are not known");
    return;
  }
  if (auto concat = dyn_cast<tensor::ConcatOp>(op))
    return guardConcat(concat, guard);

  Value source = op->getOperand(0);
  Type target = op->getResult(0).getType();
  if (isa<UnrankedMemRefType>(target))
    return;
  auto shaped = dyn_cast<ShapedType>(target);
  if (!shaped || !shaped.hasRank())
    return guard.outOfScope(op, "unranked tensor");
  if (isa<UnrankedMemRefType>(source.getType())) {
    source = guard.facts.rankedSource(source);
    auto known = source ? cast<MemRefType>(source.getType()) : MemRefType();
    if (!known || known.getRank() != shaped.getRank())
      return guard.outOfScope(op, "cast of an unranked memref");
  }
  if (auto memref = dyn_cast<MemRefType>(target)) {
    if (guard.facts.observed)
      return makeBuffer(op, memref, guard);
    if (!stridesHold(source, memref))
      return guard.unknown(op, "a claim about strides that may be wrong");
  }
  if (!sizesHold(source, shaped, guard.facts) &&
      !resizeToType(op, shaped, guard))
    return guard.unknown(op, "a claim about sizes that may be wrong");
}

static const Hazard hazard{
    "shape-casts", "Wrong claims about sizes, strides and counts.", guardCast};
static RegisterHazard registration(hazard);
