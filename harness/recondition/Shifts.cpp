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

static const Hazard hazard{"shifts", "Shift amounts at or past the width.",
                           guardShift};
static RegisterHazard registration(hazard);
