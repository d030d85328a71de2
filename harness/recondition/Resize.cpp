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
#include "harness/recondition/Facts.h"
#include "harness/recondition/Values.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace scion;

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

bool scion::resizeResult(Operation *op, ArrayRef<bool> dims, Guard &guard) {
  OpBuilder::InsertionGuard keep(guard.builder);
  guard.builder.setInsertionPointAfter(op);
  Value result = op->getResult(0);
  auto claimed = cast<RankedTensorType>(result.getType());
  SmallVector<int64_t> shape(claimed.getShape());
  SmallVector<OpFoldResult> sizes(shape.size());
  for (auto [dim, isClaimed] : llvm::enumerate(dims))
    if (isClaimed) {
      sizes[dim] = guard.builder.getIndexAttr(shape[dim]);
      shape[dim] = ShapedType::kDynamic;
    }
  SmallVector<OpOperand *> uses;
  for (OpOperand &use : result.getUses())
    uses.push_back(&use);
  result.setType(claimed.clone(shape));
  Value exact = resized(op, result, sizes, guard);
  if (!exact) {
    result.setType(claimed);
    return false;
  }
  for (OpOperand *use : uses)
    use->set(exact);
  guard.note(op, "the result made as large as it is stated");
  return true;
}

bool scion::resizeAlike(Operation *op, Guard &guard,
                        std::optional<int64_t> along) {
  SmallVector<Value> tensors;
  for (Value value : llvm::concat<Value>(op->getOperands(), op->getResults()))
    if (isa<RankedTensorType>(value.getType()))
      tensors.push_back(value);
  if (tensors.empty())
    return true;
  auto typeOf = [](Value value) {
    return cast<RankedTensorType>(value.getType());
  };
  // The value that states a size: one of static size, or else the first.
  SmallVector<Value> stating(typeOf(tensors[0]).getRank(), tensors[0]);
  for (Value tensor : llvm::reverse(tensors))
    for (auto [dim, value] : llvm::enumerate(stating))
      if (!typeOf(tensor).isDynamicDim(dim))
        value = tensor;
  for (OpOperand &operand : op->getOpOperands()) {
    auto type = dyn_cast<RankedTensorType>(operand.get().getType());
    if (!type)
      continue;
    SmallVector<OpFoldResult> sizes(type.getRank());
    bool fits = true;
    for (auto [dim, value] : llvm::enumerate(stating)) {
      if (int64_t(dim) == along || !type.isDynamicDim(dim) ||
          guard.facts.sizeOf(value, dim) ==
              guard.facts.sizeOf(operand.get(), dim))
        continue;
      sizes[dim] = guard.sizeOf(value, dim);
      fits = false;
    }
    if (fits)
      continue;
    Value exact = resized(op, operand.get(), sizes, guard);
    if (!exact)
      return false;
    guard.setOperand(op, operand.getOperandNumber(), exact,
                     "as large as the first");
  }
  return true;
}
