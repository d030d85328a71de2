//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// slices: subviews and slices that leave their source. Dynamic sizes and
// offsets are cut by remui, which does not change valid ones.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Facts.h"
#include "harness/recondition/Hazard.h"
#include "harness/recondition/Indices.h"
#include "harness/recondition/Ranges.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
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

/// Whether the slice lies in a dimension of this size.
static bool isInside(Interval offset, Interval size, Interval stride,
                     int64_t all) {
  return offset.min >= 0 && size.min >= 0 && stride.min >= 1 &&
         stride.max <= 1 << 20 && size.max <= all && offset.max <= all &&
         (size.max == 0 || offset.max + (size.max - 1) * stride.max < all);
}

static void guardSlice(Operation *op, Guard &guard) {
  auto slice = cast<OffsetSizeAndStrideOpInterface>(op);
  bool inserts = isa<tensor::InsertSliceOp, tensor::ParallelInsertSliceOp>(op);
  Value whole = op->getOperand(inserts ? 1 : 0);
  OpBuilder &builder = guard.builder;
  Location loc = guard.loc();

  // The offsets of parallel_insert_slice begin at operand 2, but its
  // getOffsetSizeAndStrideStartOperandIndex() returns 1 in MLIR 22.
  unsigned start = isa<tensor::ParallelInsertSliceOp>(op)
                       ? 2
                       : slice.getOffsetSizeAndStrideStartOperandIndex();
  auto cut = [&](unsigned first, ArrayRef<int64_t> statics, int64_t dim,
                 Value positions, const char *what) -> Value {
    unsigned operand =
        first + llvm::count_if(statics.take_front(dim), ShapedType::isDynamic);
    Value value = op->getOperand(operand);
    Value inside = arith::RemUIOp::create(builder, loc, value, positions);
    guard.setOperand(op, operand, inside, what);
    return inside;
  };
  for (int64_t dim = 0; dim < cast<ShapedType>(whole.getType()).getRank();
       ++dim) {
    OpFoldResult offset = slice.getMixedOffsets()[dim],
                 size = slice.getMixedSizes()[dim];
    Interval stride = rangeOf(slice.getMixedStrides()[dim], guard.facts);
    std::optional<int64_t> all = guard.facts.sizeOf(whole, dim);
    if (all && isInside(rangeOf(offset, guard.facts),
                        rangeOf(size, guard.facts), stride, *all))
      continue;
    // With a stride other than 1, cut offsets and sizes may still not fit.
    bool isCuttable = stride.min == 1 && stride.max == 1 &&
                      (isa<Value>(offset) || getConstantIntValue(offset) == 0);
    if (auto length = getConstantIntValue(size))
      isCuttable &= all && *length <= *all;
    if (!isCuttable)
      return guard.unknown(op, "a slice that may leave its source");
    auto positions = [&](Value taken) -> Value {
      Value end = arith::AddIOp::create(builder, loc, guard.sizeOf(whole, dim),
                                        guard.index(1));
      return taken ? arith::SubIOp::create(builder, loc, end, taken) : end;
    };
    if (auto value = dyn_cast<Value>(size))
      replaceUsesAfter(value, cut(start + slice.getOffsets().size(),
                                  slice.getStaticSizes(), dim, positions({}),
                                  "size cut"));
    if (isa<Value>(offset))
      cut(start, slice.getStaticOffsets(), dim,
          positions(getValueOrCreateConstantIndexOp(
              guard.builder, guard.loc(), slice.getMixedSizes()[dim])),
          "offset cut");
  }
  // The inserted value has the sizes that the op states.
  if (inserts &&
      (!cast<ShapedType>(op->getOperand(0).getType()).hasStaticShape() ||
       llvm::any_of(slice.getStaticSizes(), ShapedType::isDynamic)))
    guard.unknown(op, "sizes that may differ");
}

static const Hazard hazard{"slices", "Slices that leave their source.",
                           guardSlice};
static RegisterHazard registration(hazard);
