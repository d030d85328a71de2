//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// shape-casts: claims about sizes, strides and element counts that a cast, a
// reshape or a loop-carried value makes and that may be wrong.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Facts.h"
#include "harness/recondition/Hazard.h"
#include "harness/recondition/Ranges.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

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

static std::optional<int64_t> countOf(Value value, Facts &facts) {
  int64_t count = 1;
  auto type = cast<ShapedType>(value.getType());
  if (!type.hasRank())
    return std::nullopt;
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    Size size = facts.sizeOf(value, dim);
    if (!size.isConstant())
      return std::nullopt;
    count *= size.constant;
  }
  return count;
}

static void guardReshape(Operation *op, Guard &guard) {
  Value source = op->getOperand(0), shape = op->getOperand(1);
  auto type = dyn_cast<ShapedType>(op->getResult(0).getType());
  std::optional<int64_t> count = countOf(source, guard.facts);
  if (!count || !type || !type.hasRank())
    return guard.outOfScope(op, "sizes that are not known");
  // The sizes are given as data: they multiply up to what is there, and are
  // those of the type.
  int64_t product = 1;
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    Size size = guard.facts.sizeInShape(shape, dim);
    if (!size.isConstant() ||
        (!type.isDynamicDim(dim) && size.constant != type.getDimSize(dim)))
      return guard.outOfScope(op, "sizes that come as data");
    product *= size.constant;
  }
  if (product != *count)
    return guard.outOfScope(op, "sizes that do not multiply up");
}

template <typename Reshape>
static void guardGroups(Reshape op, Value narrow, Value wide, Guard &guard) {
  // `narrow` has one dimension per group of dimensions of `wide`.
  for (auto [dim, group] : llvm::enumerate(op.getReassociationIndices())) {
    auto narrowType = cast<ShapedType>(narrow.getType());
    auto wideType = cast<ShapedType>(wide.getType());
    bool isStatic = !narrowType.isDynamicDim(dim);
    for (int64_t i : group)
      isStatic &= !wideType.isDynamicDim(i);
    if (isStatic)
      continue;
    if (group.size() == 1) {
      if (guard.facts.sizeOf(narrow, dim) ==
          guard.facts.sizeOf(wide, group.front()))
        continue;
      return guard.outOfScope(op, "sizes that may not multiply up");
    }
    Size whole = guard.facts.sizeOf(narrow, dim);
    int64_t product = 1;
    for (int64_t i : group) {
      Size part = guard.facts.sizeOf(wide, i);
      if (!part.isConstant())
        return guard.outOfScope(op, "sizes that are not known");
      product *= part.constant;
    }
    if (!whole.isConstant() || whole.constant != product)
      return guard.outOfScope(op, "sizes that may not multiply up");
  }
}

static void guardCast(Operation *op, Guard &guard) {
  if (isa<tensor::ReshapeOp, memref::ReshapeOp>(op))
    return guardReshape(op, guard);
  if (auto expand = dyn_cast<tensor::ExpandShapeOp>(op))
    return guardGroups(expand, expand.getSrc(), expand.getResult(), guard);
  if (auto expand = dyn_cast<memref::ExpandShapeOp>(op))
    return guardGroups(expand, expand.getSrc(), expand.getResult(), guard);
  if (auto collapse = dyn_cast<tensor::CollapseShapeOp>(op))
    return guardGroups(collapse, collapse.getResult(), collapse.getSrc(),
                       guard);
  if (auto collapse = dyn_cast<memref::CollapseShapeOp>(op)) {
    if (!collapse.getSrcType().getLayout().isIdentity()) {
      int64_t offset;
      SmallVector<int64_t> strides;
      if (failed(collapse.getSrcType().getStridesAndOffset(strides, offset)) ||
          llvm::any_of(strides, ShapedType::isDynamic))
        return guard.outOfScope(op, "strides that are not known");
    }
    return guardGroups(collapse, collapse.getResult(), collapse.getSrc(),
                       guard);
  }
  if (isa<tensor::ConcatOp>(op)) {
    auto concat = cast<tensor::ConcatOp>(op);
    auto first = concat.getInputs().front();
    for (Value input : concat.getInputs())
      for (int64_t dim = 0; dim < concat.getRank(); ++dim)
        if (dim != int64_t(concat.getDim()) &&
            !(guard.facts.sizeOf(first, dim) == guard.facts.sizeOf(input, dim)))
          return guard.outOfScope(op, "dynamic sizes that may differ");
    if (!concat.getResultType().hasStaticShape())
      for (Value input : concat.getInputs())
        if (!cast<ShapedType>(input.getType()).hasStaticShape())
          return; // a dynamic result states nothing
    if (concat.getResultType().hasStaticShape())
      for (Value input : concat.getInputs())
        if (!cast<ShapedType>(input.getType()).hasStaticShape())
          return guard.outOfScope(op, "a static result of dynamic operands");
    return;
  }

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
  if (auto memref = dyn_cast<MemRefType>(target))
    if (!stridesHold(source, memref))
      return guard.outOfScope(op, "a claim about strides that may be wrong");
  if (!sizesHold(source, shaped, guard.facts))
    return guard.outOfScope(op, "a claim about sizes that may be wrong");
}

static const Hazard hazard{
    "shape-casts", "Wrong claims about sizes, strides and counts.", guardCast};
static RegisterHazard registration(hazard);
