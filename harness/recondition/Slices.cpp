//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// slices: subview, extract_slice and insert_slice must stay inside; sizes and
// offsets are cut (remui, the identity for those that were fine). A tensor that
// is too small for a slice of static size is made larger.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Facts.h"
#include "harness/recondition/Hazard.h"
#include "harness/recondition/Indices.h"
#include "harness/recondition/Ranges.h"
#include "harness/recondition/Resize.h"
#include "harness/recondition/Values.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mlir;
using namespace scion;

static Interval rangeOf(OpFoldResult fold, Facts &facts) {
  if (auto attribute = dyn_cast<Attribute>(fold)) {
    int64_t value = cast<IntegerAttr>(attribute).getInt();
    return {value, value};
  }
  return *signedRange(cast<Value>(fold), facts);
}

/// The source of an extract_slice gets room for the static sizes, with steps of
/// one. The dimensions that grow.
static SmallVector<bool> growSource(tensor::ExtractSliceOp op, Guard &guard) {
  SmallVector<OpFoldResult> wanted(op.getSourceType().getRank());
  SmallVector<bool> grows(wanted.size(), false);
  for (auto [dim, isShort] : llvm::enumerate(grows)) {
    int64_t size = op.getStaticSizes()[dim],
            offset = op.getStaticOffsets()[dim];
    if (ShapedType::isDynamic(size) || op.getStaticStrides()[dim] != 1)
      continue;
    int64_t end = size + (ShapedType::isDynamic(offset) ? 0 : offset);
    Size has = guard.facts.sizeOf(op.getSource(), int64_t(dim));
    isShort = !has.isConstant() || has.constant < end;
    if (isShort)
      wanted[dim] = guard.builder.getIndexAttr(end);
  }
  if (!llvm::is_contained(grows, true))
    return grows;
  Value larger = grown(op, op.getSource(), wanted, guard);
  if (!larger)
    return SmallVector<bool>(wanted.size(), false);
  guard.setOperand(op, 0, larger, "a source that is large enough");
  return grows;
}

static void guardSlice(Operation *op, Guard &guard) {
  auto slice = cast<OffsetSizeAndStrideOpInterface>(op);
  SmallVector<bool> grows(slice.getMixedSizes().size(), false);
  if (auto extract = dyn_cast<tensor::ExtractSliceOp>(op))
    grows = growSource(extract, guard);
  bool inserts = isa<tensor::InsertSliceOp, tensor::ParallelInsertSliceOp>(op);
  Value whole = op->getOperand(inserts ? 1 : 0);
  Value part = inserts ? op->getOperand(0) : Value();
  OpBuilder &builder = guard.builder;
  Location loc = guard.loc();
  auto &facts = guard.facts;
  int64_t rank = cast<ShapedType>(whole.getType()).getRank();

  // MLIR 22 says 1 of parallel_insert_slice, which has two operands before
  // them.
  unsigned start = isa<tensor::ParallelInsertSliceOp>(op)
                       ? 2
                       : slice.getOffsetSizeAndStrideStartOperandIndex();
  auto set = [&](unsigned first, ArrayRef<int64_t> statics, int64_t dim,
                 Value value, std::string what) {
    unsigned operand = first;
    for (int64_t i = 0; i < dim; ++i)
      operand += ShapedType::isDynamic(statics[i]);
    guard.setOperand(op, operand, value, std::move(what));
  };

  for (int64_t dim = 0; dim < rank; ++dim) {
    OpFoldResult offset = slice.getMixedOffsets()[dim];
    OpFoldResult size = slice.getMixedSizes()[dim];
    Interval stride = rangeOf(slice.getMixedStrides()[dim], facts);
    Interval offsets = rangeOf(offset, facts), sizes = rangeOf(size, facts);
    Size all = facts.sizeOf(whole, dim);
    if (offsets.min == 0 && offsets.max == 0 && stride.min == 1 &&
        stride.max == 1) {
      // The whole dimension, by name.
      if (auto value = dyn_cast<Value>(size))
        if (facts.sizeOfIndex(value) == all)
          continue;
      if (auto attribute = dyn_cast<Attribute>(size))
        if (all.isConstant() &&
            cast<IntegerAttr>(attribute).getInt() == all.constant)
          continue;
    }
    if (stride.min < 1 || stride.max > (1 << 20))
      return guard.unknown(op, "strides that are not known");
    if (all.isConstant() && sizes.min >= 0 && offsets.min >= 0 &&
        offsets.max +
                (std::max<Interval::Number>(sizes.max, 1) - 1) * stride.max <
            std::max<int64_t>(all.constant, 1) &&
        (all.constant > 0 || sizes.max == 0))
      continue;
    bool fits = grows[dim] || (sizes.min >= 0 && all.isConstant() &&
                               sizes.max <= all.constant);
    if (grows[dim] && isa<Attribute>(offset))
      continue;
    // In steps of several, an offset is cut to where the last one is inside.
    if (stride.max != 1) {
      auto value = dyn_cast<Value>(offset);
      if (!all.isConstant() || stride.min != stride.max ||
          sizes.min != sizes.max || sizes.min < 1 || !value ||
          (sizes.max - 1) * stride.max >= all.constant)
        return guard.unknown(op, "a slice that may leave its source");
      int64_t positions = int64_t(all.constant - (sizes.max - 1) * stride.max);
      set(start, slice.getStaticOffsets(), dim,
          arith::RemUIOp::create(builder, loc, value, guard.index(positions)),
          "offset cut");
      continue;
    }
    if (!fits) {
      auto value = dyn_cast<Value>(size);
      if (!value)
        return guard.unknown(op, "a slice that is larger than its source");
      Value bound =
          all.isConstant()
              ? guard.index(all.constant + 1)
              : arith::AddIOp::create(builder, loc, guard.sizeOf(whole, dim),
                                      guard.index(1))
                    .getResult();
      Value cut = arith::RemUIOp::create(builder, loc, value, bound);
      set(start + slice.getOffsets().size(), slice.getStaticSizes(), dim, cut,
          "size cut");
      replaceUsesAfter(value, cut);
      size = cut;
      sizes = {0, all.isConstant() ? all.constant : INT64_MAX};
    }
    if (all.isConstant() && offsets.min >= 0 &&
        offsets.max + sizes.max <= all.constant)
      continue;
    if (offsets.min == 0 && offsets.max == 0)
      continue; // the size fits
    auto value = dyn_cast<Value>(offset);
    if (!value)
      return guard.unknown(op, "an offset that may be too large");
    Value sizeValue =
        isa<Value>(size) ? cast<Value>(size) : guard.index(int64_t(sizes.min));
    Value ends = arith::AddIOp::create(builder, loc, guard.sizeOf(whole, dim),
                                       guard.index(1));
    Value positions = arith::SubIOp::create(builder, loc, ends, sizeValue);
    Value cut = arith::RemUIOp::create(builder, loc, value, positions);
    set(start, slice.getStaticOffsets(), dim, cut, "offset cut");
  }

  if (!part)
    return;
  // What is inserted has the sizes that the op states.
  auto partType = cast<RankedTensorType>(part.getType());
  if (partType.getRank() != rank) {
    if (!partType.hasStaticShape() ||
        llvm::any_of(slice.getStaticSizes(), ShapedType::isDynamic))
      return guard.unknown(op, "sizes that may differ");
    return;
  }
  SmallVector<OpFoldResult> wanted(rank);
  bool differs = false;
  for (int64_t dim = 0; dim < rank; ++dim) {
    Size has = facts.sizeOf(part, dim);
    OpFoldResult size = slice.getMixedSizes()[dim];
    Size claimed;
    if (auto attribute = dyn_cast<Attribute>(size))
      claimed.constant = cast<IntegerAttr>(attribute).getInt();
    else
      claimed = facts.sizeOfIndex(cast<Value>(size));
    if (has == claimed)
      continue;
    if (!partType.isDynamicDim(dim))
      return guard.unknown(op, "sizes that may differ");
    wanted[dim] = asValue(guard, size);
    differs = true;
  }
  if (!differs)
    return;
  Value exact = resized(op, part, wanted, guard);
  if (!exact || exact.getType() != partType)
    return guard.unknown(op, "sizes that may differ");
  guard.setOperand(op, 0, exact, "a part as large as its place");
}

static const Hazard hazard{"slices", "Slices that leave their source.",
                           guardSlice};
static RegisterHazard registration(hazard);
