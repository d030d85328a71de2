//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Resize.h.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Resize.h"
#include "harness/recondition/Conditions.h"
#include "harness/recondition/Facts.h"
#include "harness/recondition/Ranges.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace scion;

/// The size that `amount` = max(size - has, 0) pads a dimension of that many
/// to.
static Value sizeGrownTo(tensor::PadOp pad, Value amount, int64_t dim,
                         Facts &facts) {
  auto most = amount.getDefiningOp<arith::MaxSIOp>();
  std::optional<APInt> zero = most ? constantInt(most.getRhs()) : std::nullopt;
  auto missing = zero && zero->isZero()
                     ? most.getLhs().getDefiningOp<arith::SubIOp>()
                     : nullptr;
  return missing && facts.sizeOfIndex(missing.getRhs()) ==
                        facts.sizeOf(pad.getSource(), dim)
             ? missing.getLhs()
             : Value();
}

bool scion::isGrowth(tensor::PadOp pad, Value amount, Facts &facts) {
  for (int64_t dim = 0; dim < pad.getSourceType().getRank(); ++dim)
    if (sizeGrownTo(pad, amount, dim, facts))
      return true;
  return false;
}

bool scion::isGrownTo(Value tensor, int64_t dim, OpFoldResult size,
                      Facts &facts) {
  auto pad = tensor.getDefiningOp<tensor::PadOp>();
  auto amount = pad ? dyn_cast<Value>(pad.getMixedHighPad()[dim]) : Value();
  Value whole = amount ? sizeGrownTo(pad, amount, dim, facts) : Value();
  if (!whole)
    return false;
  if (auto value = dyn_cast<Value>(size))
    return value == whole ||
           facts.sizeOfIndex(value) == facts.sizeOfIndex(whole);
  return facts.sizeOfIndex(whole).constant ==
         cast<IntegerAttr>(cast<Attribute>(size)).getInt();
}

static std::optional<int64_t> staticSize(OpFoldResult size) {
  auto attribute = dyn_cast_if_present<Attribute>(size);
  return attribute ? std::optional(cast<IntegerAttr>(attribute).getInt())
                   : std::nullopt;
}

Value scion::grown(Operation *op, Value tensor, ArrayRef<OpFoldResult> sizes,
                   Guard &guard) {
  OpBuilder &builder = guard.builder;
  auto type = cast<RankedTensorType>(tensor.getType());
  SmallVector<OpFoldResult> low(sizes.size(), builder.getIndexAttr(0));
  SmallVector<OpFoldResult> high(low);
  SmallVector<int64_t> shape(type.getShape());
  bool grows = false;
  for (auto [dim, size] : llvm::enumerate(sizes)) {
    if (!size)
      continue;
    std::optional<int64_t> wanted = staticSize(size);
    if (wanted && !type.isDynamicDim(dim)) {
      int64_t missing = std::max<int64_t>(*wanted - shape[dim], 0);
      high[dim] = builder.getIndexAttr(missing);
      shape[dim] += missing;
      grows |= missing != 0;
      continue;
    }
    Value has = tensor::DimOp::create(builder, guard.loc(), tensor,
                                      guard.index(int64_t(dim)));
    Value missing =
        arith::SubIOp::create(builder, guard.loc(), asValue(guard, size), has);
    high[dim] =
        arith::MaxSIOp::create(builder, guard.loc(), missing, guard.index(0))
            .getResult();
    shape[dim] = ShapedType::kDynamic;
    grows = true;
  }
  if (!grows)
    return tensor;
  Value input = guard.input(op, type.getElementType());
  if (!input)
    return {};
  return tensor::PadOp::create(builder, guard.loc(), type.clone(shape), tensor,
                               low, high, input, /*nofold=*/false);
}

Value scion::resized(Operation *op, Value tensor, ArrayRef<OpFoldResult> sizes,
                     Guard &guard) {
  OpBuilder &builder = guard.builder;
  Value whole = grown(op, tensor, sizes, guard);
  if (!whole)
    return {};
  auto type = cast<RankedTensorType>(whole.getType());
  SmallVector<OpFoldResult> offsets(sizes.size(), builder.getIndexAttr(0));
  SmallVector<OpFoldResult> strides(sizes.size(), builder.getIndexAttr(1));
  SmallVector<OpFoldResult> taken(sizes);
  for (auto [dim, size] : llvm::enumerate(taken)) {
    if (size)
      continue;
    if (type.isDynamicDim(dim))
      size = tensor::DimOp::create(builder, guard.loc(), whole,
                                   guard.index(int64_t(dim)))
                 .getResult();
    else
      size = builder.getIndexAttr(type.getDimSize(dim));
  }
  return tensor::ExtractSliceOp::create(builder, guard.loc(), whole, offsets,
                                        taken, strides);
}

void scion::resizeLikeFirst(Operation *op, Guard &guard,
                            std::optional<int64_t> along) {
  Value first;
  for (OpOperand &operand : op->getOpOperands()) {
    auto type = dyn_cast<RankedTensorType>(operand.get().getType());
    if (!type)
      continue;
    if (!first) {
      first = operand.get();
      continue;
    }
    SmallVector<OpFoldResult> sizes(type.getRank());
    bool fits = true;
    for (int64_t dim = 0; dim < type.getRank(); ++dim) {
      if (dim == along || !type.isDynamicDim(dim) ||
          guard.facts.sizeOf(first, dim) ==
              guard.facts.sizeOf(operand.get(), dim))
        continue;
      sizes[dim] = guard.sizeOf(first, dim);
      fits = false;
    }
    if (fits)
      continue;
    if (Value exact = resized(op, operand.get(), sizes, guard))
      guard.setOperand(op, operand.getOperandNumber(), exact,
                       "as large as the first");
  }
}
