//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// shape-casts: claims about sizes, strides and element counts that a cast, a
// reshape or a loop-carried value makes and that may be wrong. Tensors are made
// as large as they are said to be.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Conditions.h"
#include "harness/recondition/Facts.h"
#include "harness/recondition/Hazard.h"
#include "harness/recondition/Ranges.h"
#include "harness/recondition/Resize.h"

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

static void guardReshape(Operation *op, Guard &guard) {
  Value source = op->getOperand(0), shape = op->getOperand(1);
  auto type = dyn_cast<ShapedType>(op->getResult(0).getType());
  std::optional<int64_t> count = guard.facts.countOf(source);
  if (!count || !type || !type.hasRank())
    return guard.unknown(op, "sizes that are not known");
  // The sizes are given as data: they multiply up to what is there, and are
  // those of the type.
  int64_t product = 1;
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    Size size = guard.facts.sizeInShape(shape, dim);
    if (!size.isConstant() ||
        (!type.isDynamicDim(dim) && size.constant != type.getDimSize(dim)))
      return guard.unknown(op, "sizes that come as data");
    product = multiplySizes(product, size.constant);
  }
  if (product != *count)
    return guard.outOfScope(op, "sizes that do not multiply up");
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

/// The value that `productOf` has made.
static bool isProductOf(Value value, ArrayRef<OpFoldResult> sizes) {
  auto isSize = [](Value factor, OpFoldResult size) {
    if (auto other = dyn_cast<Value>(size))
      return factor == other;
    std::optional<APInt> constant = constantInt(factor);
    return constant && constant->getSExtValue() ==
                           cast<IntegerAttr>(cast<Attribute>(size)).getInt();
  };
  for (; sizes.size() > 1; sizes = sizes.drop_back()) {
    auto product = value.getDefiningOp<arith::MulIOp>();
    if (!product || !isSize(product.getRhs(), sizes.back()))
      return false;
    value = product.getLhs();
  }
  return isSize(value, sizes.front());
}

/// The sizes that the result states for a dimension of the source.
static ArrayRef<OpFoldResult> groupOf(ArrayRef<OpFoldResult> stated,
                                      ArrayRef<int64_t> group) {
  return stated.slice(group.front(), group.size());
}

/// The source is cut or padded to the sizes that the result states.
static bool resizeSource(tensor::ExpandShapeOp op, Guard &guard) {
  SmallVector<OpFoldResult> stated = op.getMixedOutputShape();
  SmallVector<OpFoldResult> sizes(op.getSrcType().getRank());
  for (auto [dim, group] : llvm::enumerate(op.getReassociationIndices())) {
    if (!op.getSrcType().isDynamicDim(dim))
      continue;
    Value product = productOf(groupOf(stated, group), guard);
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

static bool isResized(tensor::ExpandShapeOp op) {
  auto slice = op.getSrc().getDefiningOp<tensor::ExtractSliceOp>();
  if (!slice || slice.getSourceType().getRank() != op.getSrcType().getRank())
    return false;
  SmallVector<OpFoldResult> stated = op.getMixedOutputShape();
  for (auto [dim, group] : llvm::enumerate(op.getReassociationIndices())) {
    if (!op.getSrcType().isDynamicDim(dim))
      continue;
    auto size = dyn_cast<Value>(slice.getMixedSizes()[dim]);
    if (!size || !isProductOf(size, groupOf(stated, group)))
      return false;
  }
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
      return guard.unknown(op, "sizes that may not multiply up");
    }
    Size whole = guard.facts.sizeOf(narrow, dim);
    int64_t product = 1;
    for (int64_t i : group) {
      Size part = guard.facts.sizeOf(wide, i);
      if (!part.isConstant())
        return guard.unknown(op, "sizes that are not known");
      product = multiplySizes(product, part.constant);
    }
    if (!whole.isConstant() || whole.constant != product)
      return guard.unknown(op, "sizes that may not multiply up");
  }
}

static void guardCast(Operation *op, Guard &guard) {
  if (isa<tensor::ReshapeOp, memref::ReshapeOp>(op))
    return guardReshape(op, guard);
  if (auto expand = dyn_cast<tensor::ExpandShapeOp>(op)) {
    if (!statesItsType(expand))
      return guard.outOfScope(op, "sizes that are not those of its type");
    if (isResized(expand))
      return;
    guardGroups(expand, expand.getSrc(), expand.getResult(), guard);
    if (guard.isOutOfScope() && resizeSource(expand, guard))
      guard.takeRefusal();
    return;
  }
  if (auto expand = dyn_cast<memref::ExpandShapeOp>(op)) {
    if (!statesItsType(expand))
      return guard.outOfScope(op, "sizes that are not those of its type");
    return guardGroups(expand, expand.getSrc(), expand.getResult(), guard);
  }
  if (auto collapse = dyn_cast<tensor::CollapseShapeOp>(op))
    return guardGroups(collapse, collapse.getResult(), collapse.getSrc(),
                       guard);
  if (auto collapse = dyn_cast<memref::CollapseShapeOp>(op)) {
    if (!collapse.getSrcType().getLayout().isIdentity()) {
      int64_t offset;
      SmallVector<int64_t> strides;
      if (failed(collapse.getSrcType().getStridesAndOffset(strides, offset)) ||
          llvm::any_of(strides, ShapedType::isDynamic))
        return guard.unknown(op, "strides that are not known");
    }
    return guardGroups(collapse, collapse.getResult(), collapse.getSrc(),
                       guard);
  }
  if (isa<tensor::ConcatOp>(op)) {
    auto concat = cast<tensor::ConcatOp>(op);
    auto first = concat.getInputs().front();
    if (!guard.assumesDefined)
      resizeLikeFirst(op, guard, int64_t(concat.getDim()));
    for (Value input : concat.getInputs())
      for (int64_t dim = 0; dim < concat.getRank(); ++dim)
        if (dim != int64_t(concat.getDim()) &&
            !(guard.facts.sizeOf(first, dim) == guard.facts.sizeOf(input, dim)))
          return guard.unknown(op, "dynamic sizes that may differ");
    if (!concat.getResultType().hasStaticShape())
      for (Value input : concat.getInputs())
        if (!cast<ShapedType>(input.getType()).hasStaticShape())
          return; // a dynamic result states nothing
    if (concat.getResultType().hasStaticShape())
      for (Value input : concat.getInputs())
        if (!cast<ShapedType>(input.getType()).hasStaticShape())
          return guard.unknown(op, "a static result of dynamic operands");
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
      return guard.unknown(op, "a claim about strides that may be wrong");
  if (!sizesHold(source, shaped, guard.facts) &&
      (guard.assumesDefined || !resizeToType(op, shaped, guard)))
    return guard.unknown(op, "a claim about sizes that may be wrong");
}

template <typename Reshape>
static Value groupsMultiplyUp(Reshape op, Value narrow, Value wide,
                              Guard &guard, SmallVector<OpFoldResult> given) {
  // The result is not there yet: `given` are its sizes where it is dynamic.
  Value all;
  auto narrowType = cast<ShapedType>(narrow.getType());
  auto wideType = cast<ShapedType>(wide.getType());
  bool expands = narrow == op.getSrc();
  for (auto [dim, group] : llvm::enumerate(op.getReassociationIndices())) {
    Value product = guard.index(1);
    for (int64_t i : group)
      product = multiply(guard, product,
                         expands ? asValue(guard, given[i])
                                 : actualSize(guard, wide, i));
    if (expands)
      all = both(guard, all,
                 compare(guard, arith::CmpIPredicate::eq, product,
                         actualSize(guard, narrow, dim)));
    else if (!narrowType.isDynamicDim(dim))
      all = both(guard, all,
                 compare(guard, arith::CmpIPredicate::eq, product,
                         narrowType.getDimSize(dim)));
  }
  (void)wideType;
  return all;
}

static Value conditionOfCast(Operation *op, Guard &guard) {
  using P = arith::CmpIPredicate;
  OpBuilder &builder = guard.builder;
  Location loc = guard.loc();
  Value source = op->getOperand(0), result = op->getResult(0);
  Value all;
  if (isa<tensor::ReshapeOp, memref::ReshapeOp>(op)) {
    auto type = dyn_cast<ShapedType>(result.getType());
    auto from = cast<ShapedType>(source.getType());
    if (!type || !type.hasRank() || !from.hasRank())
      return {};
    Value product = guard.index(1);
    for (int64_t dim = 0; dim < type.getRank(); ++dim) {
      Value position = guard.index(dim);
      Value size = isa<tensor::ReshapeOp>(op)
                       ? tensor::ExtractOp::create(builder, loc,
                                                   op->getOperand(1), position)
                             .getResult()
                       : memref::LoadOp::create(builder, loc, op->getOperand(1),
                                                position)
                             .getResult();
      if (!size.getType().isIndex())
        size = arith::IndexCastOp::create(builder, loc, builder.getIndexType(),
                                          size);
      all = both(guard, all, compare(guard, P::sge, size, 0));
      if (!type.isDynamicDim(dim))
        all =
            both(guard, all, compare(guard, P::eq, size, type.getDimSize(dim)));
      product = multiply(guard, product, size);
    }
    return both(guard, all,
                compare(guard, P::eq, product, countOf(guard, source)));
  }
  if (auto expand = dyn_cast<tensor::ExpandShapeOp>(op))
    return groupsMultiplyUp(expand, source, result, guard,
                            expand.getMixedOutputShape());
  if (auto expand = dyn_cast<memref::ExpandShapeOp>(op))
    return groupsMultiplyUp(expand, source, result, guard,
                            expand.getMixedOutputShape());
  if (auto collapse = dyn_cast<tensor::CollapseShapeOp>(op))
    return groupsMultiplyUp(collapse, result, source, guard, {});
  if (auto collapse = dyn_cast<memref::CollapseShapeOp>(op))
    return groupsMultiplyUp(collapse, result, source, guard, {});
  if (auto concat = dyn_cast<tensor::ConcatOp>(op)) {
    int64_t along = concat.getDim();
    Value first = concat.getInputs().front();
    Value whole = guard.index(0);
    for (Value input : concat.getInputs()) {
      for (int64_t dim = 0; dim < concat.getRank(); ++dim)
        if (dim != along)
          all = both(guard, all, sameSize(guard, first, dim, input, dim));
      whole = add(guard, whole, actualSize(guard, input, along));
    }
    RankedTensorType type = concat.getResultType();
    for (int64_t dim = 0; dim < type.getRank(); ++dim)
      if (!type.isDynamicDim(dim))
        all = both(guard, all,
                   compare(guard, P::eq,
                           dim == along ? whole : actualSize(guard, first, dim),
                           type.getDimSize(dim)));
    return all;
  }
  if (!isa<memref::CastOp, tensor::CastOp, bufferization::CloneOp>(op))
    return {};
  auto type = dyn_cast<ShapedType>(result.getType());
  if (!type || !type.hasRank())
    return {};
  auto from = cast<ShapedType>(source.getType());
  if (!from.hasRank()) {
    auto memref = dyn_cast<MemRefType>(type);
    if (!memref)
      return {};
    all = compare(guard, P::eq, memref::RankOp::create(builder, loc, source),
                  type.getRank());
    // Sizes behind another rank cannot be asked for.
    for (int64_t dim = 0; dim < type.getRank(); ++dim)
      if (!type.isDynamicDim(dim)) {
        Value size =
            memref::DimOp::create(builder, loc, source, guard.index(dim));
        all =
            both(guard, all, compare(guard, P::eq, size, type.getDimSize(dim)));
      }
    return all;
  }
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    if (!type.isDynamicDim(dim) && from.isDynamicDim(dim))
      all = both(guard, all,
                 compare(guard, P::eq, actualSize(guard, source, dim),
                         type.getDimSize(dim)));
  auto memref = dyn_cast<MemRefType>(type);
  int64_t offset, fromOffset;
  SmallVector<int64_t> strides, fromStrides;
  if (!memref || failed(memref.getStridesAndOffset(strides, offset)) ||
      failed(
          cast<MemRefType>(from).getStridesAndOffset(fromStrides, fromOffset)))
    return all;
  auto claims = [](int64_t has, int64_t claimed) {
    return !ShapedType::isDynamic(claimed) && has != claimed;
  };
  bool any = claims(fromOffset, offset);
  for (auto [has, claimed] : llvm::zip(fromStrides, strides))
    any |= claims(has, claimed);
  if (!any)
    return all;
  auto metadata =
      memref::ExtractStridedMetadataOp::create(builder, loc, source);
  if (claims(fromOffset, offset))
    all = both(guard, all, compare(guard, P::eq, metadata.getOffset(), offset));
  for (auto [dim, claimed] : llvm::enumerate(strides))
    if (claims(fromStrides[dim], claimed)) {
      // Nobody steps over a dimension of one element.
      Value size = actualSize(guard, source, dim);
      all = both(
          guard, all,
          either(guard, compare(guard, P::ule, size, 1),
                 compare(guard, P::eq, metadata.getStrides()[dim], claimed)));
    }
  return all;
}

static const Hazard hazard{"shape-casts",
                           "Wrong claims about sizes, strides and counts.",
                           guardCast, conditionOfCast};
static RegisterHazard registration(hazard);
