//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// float-to-int: NaN and values whose integral part does not fit give poison.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Hazard.h"
#include "harness/recondition/Ranges.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace scion;

namespace {
/// x fits iff x is above `low` (or equal, where `closed`) and below `high`.
struct Limits {
  APFloat low, high;
  bool closed;
};
} // namespace

static Limits limitsOf(Operation *op) {
  bool isSigned = isa<arith::FPToSIOp>(op);
  unsigned width = intWidth(op->getResult(0).getType());
  auto element =
      cast<FloatType>(getElementTypeOrSelf(op->getOperand(0).getType()));
  const llvm::fltSemantics &semantics = element.getFloatSemantics();
  // The cast truncates towards zero, so all x with least-1 < x < most+1 fit.
  APInt least = isSigned ? APInt::getSignedMinValue(width).sext(width + 2)
                         : APInt(width + 2, 0);
  APInt past =
      (isSigned ? APInt::getSignedMaxValue(width) : APInt::getMaxValue(width))
          .zext(width + 2) +
      1;
  APFloat high(semantics), low(semantics);
  high.convertFromAPInt(past, true, APFloat::rmTowardPositive);
  bool exact = low.convertFromAPInt(least - 1, true,
                                    APFloat::rmTowardNegative) == APFloat::opOK;
  // If the format cannot represent least-1, it can represent least, or least is
  // below its range.
  if (!exact)
    low.convertFromAPInt(least, true, APFloat::rmTowardNegative);
  // If `low` is infinite, every finite number fits, but infinity does not.
  bool closed = !exact && !low.isInfinity();
  return {low, high, closed};
}

static Value fits(Operation *op, const Limits &limits, Guard &guard) {
  Value x = op->getOperand(0);
  auto compare = [&](arith::CmpFPredicate predicate,
                     const APFloat &bound) -> Value {
    return arith::CmpFOp::create(guard.builder, guard.loc(), predicate, x,
                                 guard.floatConstant(x.getType(), bound, x));
  };
  Value low = compare(limits.closed ? arith::CmpFPredicate::OGE
                                    : arith::CmpFPredicate::OGT,
                      limits.low);
  Value high = compare(arith::CmpFPredicate::OLT, limits.high);
  return arith::AndIOp::create(guard.builder, guard.loc(), low, high);
}

static void guardCast(Operation *op, Guard &guard) {
  Limits limits = limitsOf(op);
  Value x = op->getOperand(0);
  Value condition = fits(op, limits, guard);
  const llvm::fltSemantics &format = limits.low.getSemantics();
  APFloat least = APFloat::semanticsHasZero(format)
                      ? APFloat::getZero(format)
                      : APFloat::getSmallest(format);
  Value zero = guard.floatConstant(x.getType(), least, x);
  guard.setOperand(
      op, 0,
      arith::SelectOp::create(guard.builder, guard.loc(), condition, x, zero),
      "0 instead of NaN and of what does not fit");
}

static const Hazard hazard{
    "float-to-int", "Casts of NaN and of floats that do not fit.", guardCast};
static RegisterHazard registration(hazard);
