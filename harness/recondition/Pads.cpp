//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// pads: negative and huge padding, and partial tiles of linalg.pack, which need
// a padding value.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Hazard.h"
#include "harness/recondition/Ranges.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace scion;

static constexpr int64_t tooMuch = 1025;

static void guardPack(linalg::PackOp op, Guard &guard) {
  if (op.getPaddingValue())
    return;
  if (Value input = guard.input(op, op.getSourceType().getElementType())) {
    op.getPaddingValueMutable().assign(input);
    guard.note(op, "a padding value for a partial tile");
  }
}

static void guardPad(Operation *op, Guard &guard) {
  if (auto pack = dyn_cast<linalg::PackOp>(op))
    return guardPack(pack, guard);
  auto pad = cast<tensor::PadOp>(op);
  for (ArrayRef<int64_t> amounts : {pad.getStaticLow(), pad.getStaticHigh()})
    for (int64_t amount : amounts)
      if (!ShapedType::isDynamic(amount) && amount < 0)
        return guard.outOfScope(op, "negative padding");
  // The verifier does not check the number of operands.
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
  if (!pad.getSourceType().hasStaticShape() || pad->getNumOperands() > 1)
    guard.unknown(op, "a size that may be another than stated");
}

static const Hazard hazard{"pads", "Negative and huge padding, partial tiles.",
                           guardPad};
static RegisterHazard registration(hazard);
