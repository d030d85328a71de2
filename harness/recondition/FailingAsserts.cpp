//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// failing-asserts: cf.assert ends the program where its condition is false, so
// it is made true; the op and its operand stay.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Hazard.h"
#include "harness/recondition/Ranges.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace scion;

static void guardAssert(Operation *op, Guard &guard) {
  if (inAllElements(op->getOperand(0), guard.facts,
                    [](const APInt &holds) { return !holds.isZero(); }))
    return;
  Value yes = guard.intConstant(op->getOperand(0).getType(), APInt(1, 1));
  guard.setOperand(
      op, 0,
      arith::OrIOp::create(guard.builder, guard.loc(), op->getOperand(0), yes),
      "made true");
}

static const Hazard hazard{"failing-asserts", "cf.assert of a false condition.",
                           guardAssert};
static RegisterHazard registration(hazard);
