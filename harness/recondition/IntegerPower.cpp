//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// integer-power: zero to a negative power divides by zero.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Hazard.h"
#include "harness/recondition/Ranges.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace scion;

static void guardPower(Operation *op, Guard &guard) {
  Value base = op->getOperand(0), exponent = op->getOperand(1);
  unsigned width = intWidth(base.getType());
  if (inAllElements(exponent, guard.facts,
                    [](const APInt &e) { return e.isNonNegative(); }) ||
      inAllElements(base, guard.facts,
                    [](const APInt &b) { return !b.isZero(); }))
    return;
  OpBuilder &builder = guard.builder;
  Location loc = guard.loc();
  Value zero = guard.intConstant(base.getType(), APInt(width, 0), base);
  Value isZero =
      arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq, base, zero);
  Value least = arith::MaxSIOp::create(builder, loc, exponent, zero);
  guard.setOperand(
      op, 1, arith::SelectOp::create(builder, loc, isZero, least, exponent),
      "no negative exponent for 0");
}

static const Hazard hazard{"integer-power", "0 to a negative power.",
                           guardPower};
static RegisterHazard registration(hazard);
