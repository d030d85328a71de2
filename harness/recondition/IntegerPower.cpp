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

#include "harness/recondition/Cases.h"
#include "harness/recondition/Hazard.h"
#include "harness/recondition/Ranges.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace scion;

static void guardPower(Operation *op, Guard &guard) {
  Value base = op->getOperand(0), exponent = op->getOperand(1);
  unsigned width = intWidth(base.getType());
  std::optional<Interval> range = signedRange(exponent, guard.facts);
  if (range && range->min >= 0)
    return;
  if (std::optional<APInt> constant = constantInt(base);
      constant && !constant->isZero())
    return;
  auto isZeroOf = [&](Value value) {
    std::optional<APInt> constant = constantInt(value);
    return constant && constant->isZero();
  };
  // select(base == 0, 1, base) makes every exponent fine, where the exponent is
  // negative; a base of 0 with an exponent >= 0 keeps its meaning.
  if (auto select = exponent.getDefiningOp<arith::SelectOp>())
    if (auto compare = select.getCondition().getDefiningOp<arith::CmpIOp>())
      if (auto most = select.getTrueValue().getDefiningOp<arith::MaxSIOp>())
        if (compare.getPredicate() == arith::CmpIPredicate::eq &&
            compare.getLhs() == base && isZeroOf(compare.getRhs()) &&
            isZeroOf(most.getRhs()) && most.getLhs() == select.getFalseValue())
          return;
  if (inAllPairs(base, exponent, guard.facts,
                 [](const APInt &b, const APInt &e) {
                   return !b.isZero() || !e.isNegative();
                 }))
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

static Value conditionOfPower(Operation *op, Guard &guard) {
  Value base = op->getOperand(0), exponent = op->getOperand(1);
  unsigned width = intWidth(base.getType());
  Value zero = guard.intConstant(base.getType(), APInt(width, 0), base);
  Value nonZero = arith::CmpIOp::create(guard.builder, guard.loc(),
                                        arith::CmpIPredicate::ne, base, zero);
  Value positive = arith::CmpIOp::create(
      guard.builder, guard.loc(), arith::CmpIPredicate::sge, exponent, zero);
  return arith::OrIOp::create(guard.builder, guard.loc(), nonZero, positive);
}

static const Hazard hazard{"integer-power", "0 to a negative power.",
                           guardPower, conditionOfPower};
static RegisterHazard registration(hazard);
