//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// pads: negative padding, and static sizes that the padding does not give: the
// result is dynamic then, and made as large.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Facts.h"
#include "harness/recondition/Hazard.h"
#include "harness/recondition/Ranges.h"
#include "harness/recondition/Resize.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace scion;

static constexpr int64_t tooMuch = 1025;

static void guardPad(Operation *op, Guard &guard) {
  auto pad = cast<tensor::PadOp>(op);
  for (ArrayRef<int64_t> amounts : {pad.getStaticLow(), pad.getStaticHigh()})
    for (int64_t amount : amounts)
      if (!ShapedType::isDynamic(amount) && amount < 0)
        return guard.outOfScope(op, "negative padding");
  // The verifier does not count.
  if (llvm::count_if(pad.getStaticLow(), ShapedType::isDynamic) !=
          llvm::size(pad.getLow()) ||
      llvm::count_if(pad.getStaticHigh(), ShapedType::isDynamic) !=
          llvm::size(pad.getHigh()))
    return guard.outOfScope(op, "an amount without its operand");
  for (unsigned i = 1; i < op->getNumOperands(); ++i) {
    Value amount = op->getOperand(i);
    std::optional<Interval> range = signedRange(amount, guard.facts);
    if (range && range->min >= 0 && range->max <= (1 << 20))
      continue;
    guard.setOperand(op, i,
                     arith::RemUIOp::create(guard.builder, guard.loc(), amount,
                                            guard.index(tooMuch)),
                     "padding cut");
  }
  // A static size is a claim about source and padding.
  RankedTensorType type = pad.getResultType(), source = pad.getSourceType();
  SmallVector<bool> isWrong(type.getRank(), false);
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    if (type.isDynamicDim(dim))
      continue;
    bool isStatic = !source.isDynamicDim(dim) &&
                    !ShapedType::isDynamic(pad.getStaticLow()[dim]) &&
                    !ShapedType::isDynamic(pad.getStaticHigh()[dim]);
    if (isStatic)
      continue;
    auto known = [&](OpFoldResult fold) -> int64_t {
      if (auto attribute = dyn_cast<Attribute>(fold))
        return cast<IntegerAttr>(attribute).getInt();
      return guard.facts.sizeOfIndex(cast<Value>(fold)).constant;
    };
    int64_t low = known(pad.getMixedLowPad()[dim]);
    int64_t high = known(pad.getMixedHighPad()[dim]);
    int64_t size = guard.facts.sizeOf(pad.getSource(), dim).constant;
    if (low < 0 || high < 0 || size < 0 ||
        low + size + high != type.getDimSize(dim))
      isWrong[dim] = true;
  }
  if (!llvm::is_contained(isWrong, true))
    return;
  if (!resizeResult(pad, isWrong, guard))
    guard.unknown(op, "a claim about sizes that may be wrong");
}

static const Hazard hazard{"pads", "Negative padding, wrong static sizes.",
                           guardPad};
static RegisterHazard registration(hazard);
