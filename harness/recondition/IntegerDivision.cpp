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
#include "harness/recondition/Cases.h"
#include "harness/recondition/Hazard.h"
#include "harness/recondition/Ranges.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Index/IR/IndexOps.h"
#include "mlir/IR/Matchers.h"

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

static bool comparesEqual(Value value, Value left, const APInt &right) {
  auto compare = value.getDefiningOp<arith::CmpIOp>();
  return compare && compare.getPredicate() == arith::CmpIPredicate::eq &&
         compare.getLhs() == left && isConstantOf(compare.getRhs(), right);
}

/// Our own guards: select(b == 0 | (a == MIN & b == -1), 1, b), or without the
/// first condition, if zero `isRuledOut`.
static bool isGuarded(Value lhs, Value rhs, unsigned width, bool isRuledOut) {
  auto select = rhs.getDefiningOp<arith::SelectOp>();
  if (!select || !isConstantOf(select.getTrueValue(), APInt(width, 1)))
    return false;
  Value divisor = select.getFalseValue(), overflows = select.getCondition();
  if (auto either = overflows.getDefiningOp<arith::OrIOp>();
      either && comparesEqual(either.getLhs(), divisor, APInt(width, 0)))
    overflows = either.getRhs();
  else if (!isRuledOut)
    return false;
  auto both = overflows.getDefiningOp<arith::AndIOp>();
  return both &&
         comparesEqual(both.getLhs(), lhs, APInt::getSignedMinValue(width)) &&
         comparesEqual(both.getRhs(), divisor, APInt::getAllOnes(width));
}

/// Whether the value is `Max(x, least)` with `least` or a larger constant: our
/// own guard, on integers that are too wide for ranges.
template <typename Max>
static bool isAtLeast(Value value, const APInt &least) {
  auto most = value.getDefiningOp<Max>();
  std::optional<APInt> constant =
      most ? constantInt(most.getRhs()) : std::nullopt;
  return constant &&
         (std::is_same_v<Max, arith::MaxUIOp> ? constant->uge(least)
                                              : constant->sge(least));
}

/// Whether no element is `excluded`.
static bool never(Value value, const APInt &excluded, Facts &facts) {
  DenseIntElementsAttr dense;
  if (matchPattern(value, m_Constant(&dense)) &&
      dense.getNumElements() <= 4096) {
    for (const APInt &element : dense.getValues<APInt>())
      if (element == excluded)
        return false;
    return true;
  }
  if (std::optional<APInt> constant = constantInt(value))
    return *constant != excluded;
  std::optional<Interval> s = signedRange(value, facts);
  if (!s)
    return false;
  if (!s->contains(excluded.getSExtValue()))
    return true;
  std::optional<Interval> u = unsignedRange(value, facts);
  return u && !u->contains(excluded.getZExtValue());
}

/// Whether the least value is not divided by -1.
static bool fitsAlways(Value lhs, Value rhs, unsigned width, Facts &facts) {
  APInt least = APInt::getSignedMinValue(width);
  return never(rhs, APInt::getAllOnes(width), facts) ||
         never(lhs, least, facts) || isAtLeast<arith::MaxSIOp>(lhs, least + 1);
}

static bool overflows(const APInt &a, const APInt &b) {
  return a.isMinSignedValue() && b.isAllOnes();
}

/// Makes the value that says whether `value` is `to`.
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
  bool nonZero = never(rhs, APInt(width, 0), guard.facts);
  if (!isSignedDivision(op)) {
    if (nonZero || isAtLeast<arith::MaxUIOp>(rhs, APInt(width, 1)) ||
        inAllElements(rhs, guard.facts,
                      [](const APInt &b) { return !b.isZero(); }))
      return;
    Value one = guard.intConstant(type, APInt(width, 1), rhs);
    guard.setOperand(
        op, 1, arith::MaxUIOp::create(guard.builder, guard.loc(), rhs, one),
        "divisor at least 1");
    return;
  }

  APInt least = APInt::getSignedMinValue(width);
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
  bool fits = fitsAlways(lhs, rhs, width, guard.facts);
  if ((nonZero && fits) || isGuarded(lhs, rhs, width, nonZero) ||
      inAllPairs(lhs, rhs, guard.facts, [](const APInt &a, const APInt &b) {
        return !b.isZero() && !overflows(a, b);
      }))
    return;
  OpBuilder &builder = guard.builder;
  Location loc = guard.loc();
  if (fits && signedRange(rhs, guard.facts) &&
      signedRange(rhs, guard.facts)->min >= 0) {
    Value one = guard.intConstant(type, APInt(width, 1), rhs);
    guard.setOperand(op, 1, arith::MaxUIOp::create(builder, loc, rhs, one),
                     "divisor at least 1");
    return;
  }
  if (isConstantOf(rhs, minusOne)) {
    Value bound = guard.intConstant(type, least + 1, lhs);
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

/// The remainder of the least value by -1 is 0 for MLIR and undefined for LLVM,
/// which it is left to: the divisor becomes 1, which has the same remainder.
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
  if (fitsAlways(lhs, rhs, width, guard.facts) ||
      isGuarded(lhs, rhs, width, /*isRuledOut=*/true) ||
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

static Value conditionOfDivision(Operation *op, Guard &guard) {
  Value lhs = op->getOperand(0), rhs = op->getOperand(1);
  Type type = rhs.getType();
  unsigned width = intWidth(type);
  OpBuilder &builder = guard.builder;
  Location loc = guard.loc();
  auto differs = [&](Value value, const APInt &from) -> Value {
    return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ne, value,
                                 guard.intConstant(type, from, value));
  };
  Value nonZero = differs(rhs, APInt(width, 0));
  if (!isSignedDivision(op))
    return nonZero;
  Value fits = arith::OrIOp::create(
      builder, loc, differs(lhs, APInt::getSignedMinValue(width)),
      differs(rhs, APInt::getAllOnes(width)));
  return arith::AndIOp::create(builder, loc, nonZero, fits);
}

static const Hazard hazard{
    "integer-division",
    "Division or remainder by zero, and the least value by -1.", guardDivision,
    conditionOfDivision};
static RegisterHazard registration(hazard);

static const Hazard remainderHazard{
    "remainder-overflow",
    "The remainder of the least value by -1, which MLIR defines and LLVM not.",
    guardRemainder};
static RegisterHazard remainderRegistration(remainderHazard);
