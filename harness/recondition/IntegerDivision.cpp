//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// integer-division: divisors of zero, and the most negative value divided by
// -1.
//
//===----------------------------------------------------------------------===//

#include "harness/known/Registry.h"
#include "harness/recondition/Hazard.h"
#include "harness/recondition/Ranges.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Index/IR/IndexOps.h"

using namespace mlir;
using namespace scion;

static bool isSignedDivision(Operation *op) {
  return isa<arith::DivSIOp, arith::RemSIOp, arith::CeilDivSIOp,
             arith::FloorDivSIOp, index::DivSOp, index::RemSOp,
             index::CeilDivSOp, index::FloorDivSOp>(op);
}

static bool isConstantOf(Value value, const APInt &expected) {
  std::optional<APInt> constant = constantInt(value);
  return constant && *constant == expected;
}

static bool overflows(const APInt &a, const APInt &b) {
  return a.isMinSignedValue() && b.isAllOnes();
}

/// Creates the comparison of `value` with `to`.
static Value isEqual(Value value, const APInt &to, Guard &guard) {
  return arith::CmpIOp::create(guard.builder, guard.loc(),
                               arith::CmpIPredicate::eq, value,
                               guard.intConstant(value.getType(), to, value));
}

static Value overflowOf(Value lhs, Value rhs, unsigned width, Guard &guard) {
  return arith::AndIOp::create(
      guard.builder, guard.loc(),
      isEqual(lhs, APInt::getSignedMinValue(width), guard),
      isEqual(rhs, APInt::getAllOnes(width), guard));
}

static void guardDivision(Operation *op, Guard &guard) {
  Value lhs = op->getOperand(0), rhs = op->getOperand(1);
  Type type = rhs.getType();
  unsigned width = intWidth(type);
  OpBuilder &builder = guard.builder;
  Location loc = guard.loc();
  bool isSigned = isSignedDivision(op);
  if (inAllElements(rhs, guard.facts, [&](const APInt &b) {
        return !b.isZero() && !(isSigned && b.isAllOnes());
      }))
    return;
  if (!isSigned) {
    Value one = guard.intConstant(type, APInt(width, 1), rhs);
    return guard.setOperand(op, 1,
                            arith::MaxUIOp::create(builder, loc, rhs, one),
                            "divisor at least 1");
  }

  APInt minusOne = APInt::getAllOnes(width);
  if (width == 1) {
    // The only division of i1 that is defined is 0 / -1.
    if (!isConstantOf(lhs, APInt(1, 0)))
      guard.setOperand(op, 0, guard.intConstant(type, APInt(1, 0), lhs),
                       "dividend of i1 is 0");
    if (!isConstantOf(rhs, minusOne))
      guard.setOperand(op, 1, guard.intConstant(type, minusOne, rhs),
                       "divisor of i1 is -1");
    return;
  }
  if (isConstantOf(rhs, minusOne)) {
    Value bound =
        guard.intConstant(type, APInt::getSignedMinValue(width) + 1, lhs);
    guard.setOperand(op, 0, arith::MaxSIOp::create(builder, loc, lhs, bound),
                     "dividend above the least value");
    return;
  }
  Value zero = isEqual(rhs, APInt(width, 0), guard);
  Value overflow = overflowOf(lhs, rhs, width, guard);
  Value bad = arith::OrIOp::create(builder, loc, zero, overflow);
  Value one = guard.intConstant(type, APInt(width, 1), rhs);
  guard.setOperand(op, 1, arith::SelectOp::create(builder, loc, bad, one, rhs),
                   "divisor 1 where it was 0 or the quotient overflows");
}

/// The remainder of the least value by -1 is 0 in MLIR, but it lowers to an
/// LLVM op for which it is undefined. The divisor becomes 1, which gives the
/// same remainder.
static void guardRemainder(Operation *op, Guard &guard) {
  if (!isa<arith::RemSIOp, index::RemSOp>(op))
    return;
  Value lhs = op->getOperand(0), rhs = op->getOperand(1);
  Type type = rhs.getType();
  unsigned width = intWidth(type);
  // The repair hides a bug of MLIR, so the registry counts it.
  auto hidesBug = [&] {
    return Registry::global().replaces("recondition-remainder", op);
  };
  if (width == 1) {
    if (!isConstantOf(lhs, APInt(1, 0)) && hidesBug())
      guard.setOperand(op, 0, guard.intConstant(type, APInt(1, 0), lhs),
                       "dividend of i1 is 0");
    return;
  }
  if (inAllElements(rhs, guard.facts,
                    [](const APInt &b) { return !b.isAllOnes(); }) ||
      inAllPairs(
          lhs, rhs, guard.facts,
          [](const APInt &a, const APInt &b) { return !overflows(a, b); }) ||
      !hidesBug())
    return;
  Value overflow = overflowOf(lhs, rhs, width, guard);
  Value one = guard.intConstant(type, APInt(width, 1), rhs);
  guard.setOperand(
      op, 1,
      arith::SelectOp::create(guard.builder, guard.loc(), overflow, one, rhs),
      "divisor 1 where the least value is divided by -1");
}

static const Hazard hazard{
    "integer-division",
    "Division or remainder by zero, and the least value by -1.", guardDivision};
static RegisterHazard registration(hazard);

static const Hazard remainderHazard{
    "remainder-overflow",
    "The remainder of the least value by -1, which MLIR defines and LLVM not.",
    guardRemainder, /*always=*/true};
static RegisterHazard remainderRegistration(remainderHazard);
