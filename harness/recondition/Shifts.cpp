//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// shifts: amounts at or past the width give poison.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Cases.h"
#include "harness/recondition/Hazard.h"
#include "harness/recondition/Ranges.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace scion;

static void guardShift(Operation *op, Guard &guard) {
  Value amount = op->getOperand(1);
  Type type = amount.getType();
  unsigned width = intWidth(type);
  if (std::optional<APInt> constant = constantInt(amount)) {
    if (constant->ult(width))
      return;
  } else if (std::optional<Interval> range =
                 unsignedRange(amount, guard.facts)) {
    if (range->max < width)
      return;
  } else if (auto remainder = amount.getDefiningOp<arith::RemUIOp>()) {
    // Our own guard on integers that are too wide for ranges.
    auto divisor = constantInt(remainder.getRhs());
    if (divisor && divisor->ule(width) && !divisor->isZero())
      return;
  } else if (auto mask = amount.getDefiningOp<arith::AndIOp>()) {
    auto bits = constantInt(mask.getRhs());
    if (bits && bits->ult(width))
      return;
  }
  if (inAllElements(amount, guard.facts,
                    [&](const APInt &by) { return by.ult(width); }))
    return;
  Value inRange;
  if (llvm::isPowerOf2_32(width))
    inRange = arith::AndIOp::create(
        guard.builder, guard.loc(), amount,
        guard.intConstant(type, APInt(width, width - 1), amount));
  else
    inRange = arith::RemUIOp::create(
        guard.builder, guard.loc(), amount,
        guard.intConstant(type, APInt(width, width), amount));
  guard.setOperand(op, 1, inRange, "shift amount below the width");
}

static Value conditionOfShift(Operation *op, Guard &guard) {
  Value amount = op->getOperand(1);
  unsigned width = intWidth(amount.getType());
  // The width itself may not be representable (i1, i2): compare with the last.
  return arith::CmpIOp::create(
      guard.builder, guard.loc(), arith::CmpIPredicate::ule, amount,
      guard.intConstant(amount.getType(), APInt(width, width - 1), amount));
}

static const Hazard hazard{"shifts", "Shift amounts at or past the width.",
                           guardShift, conditionOfShift};
static RegisterHazard registration(hazard);
