//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// emitc-arith: divisors of zero, quotients that overflow, and shift amounts at
// or past the width, in emitc. Signed sums and products that overflow have no
// repair, nor have ops of an emitc.expression, whose values have one use.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Hazard.h"
#include "harness/recondition/Ranges.h"

#include "mlir/Dialect/EmitC/IR/EmitC.h"

using namespace mlir;
using namespace scion;

/// The width of an integer of C; 0 for other types.
static unsigned widthInC(Type type) {
  if (isa<emitc::SizeTType, emitc::PtrDiffTType, emitc::SignedSizeTType,
          IndexType>(type))
    return 64;
  auto integer = dyn_cast<IntegerType>(type);
  return integer ? integer.getWidth() : 0;
}

static bool isSignedInC(Type type) {
  auto integer = dyn_cast<IntegerType>(type);
  return integer ? !integer.isUnsigned() && integer.getWidth() > 1
                 : isa<emitc::PtrDiffTType, emitc::SignedSizeTType>(type);
}

static Value constantOf(Guard &guard, Type type, const APInt &bits) {
  Type of = isa<IntegerType>(type) ? type
                                   : IndexType::get(guard.builder.getContext());
  return emitc::ConstantOp::create(guard.builder, guard.loc(), type,
                                   IntegerAttr::get(of, bits));
}

static Value isEqual(Guard &guard, Value value, const APInt &bits) {
  return emitc::CmpOp::create(
      guard.builder, guard.loc(), guard.builder.getI1Type(),
      emitc::CmpPredicate::eq, value, constantOf(guard, value.getType(), bits));
}

static void guardDivision(Operation *op, Guard &guard) {
  Value lhs = op->getOperand(0), rhs = op->getOperand(1);
  unsigned left = widthInC(lhs.getType()), right = widthInC(rhs.getType());
  if (!left || right < 8)
    return; // of floats
  // A narrower dividend becomes an int, and its quotient fits.
  bool mayOverflow = left >= std::max(32u, right) &&
                     isSignedInC(lhs.getType()) && isSignedInC(rhs.getType());
  if (inAllElements(rhs, guard.facts, [&](const APInt &b) {
        return !b.isZero() && !(mayOverflow && b.isAllOnes());
      }))
    return;
  Location loc = guard.loc();
  Type flag = guard.builder.getI1Type();
  Value isBad = isEqual(guard, rhs, APInt::getZero(right));
  if (mayOverflow) {
    Value isLeast = isEqual(guard, lhs, APInt::getSignedMinValue(left));
    Value isMinusOne = isEqual(guard, rhs, APInt::getAllOnes(right));
    Value overflows = emitc::LogicalAndOp::create(guard.builder, loc, flag,
                                                  isLeast, isMinusOne);
    isBad =
        emitc::LogicalOrOp::create(guard.builder, loc, flag, isBad, overflows);
  }
  Value one = constantOf(guard, rhs.getType(), APInt(right, 1));
  guard.setOperand(op, 1,
                   emitc::ConditionalOp::create(guard.builder, loc,
                                                rhs.getType(), isBad, one, rhs),
                   "divisor 1 where it was 0 or the quotient overflows");
}

static void guardShift(Operation *op, Guard &guard) {
  Value amount = op->getOperand(1);
  unsigned left = widthInC(op->getOperand(0).getType()),
           right = widthInC(amount.getType());
  if (!left || right < 8)
    return;
  unsigned width = left <= 32 ? 32 : 64; // as C promotes it
  if (inAllElements(amount, guard.facts,
                    [&](const APInt &by) { return by.ult(width); }))
    return;
  Value mask = constantOf(guard, amount.getType(), APInt(right, width - 1));
  guard.setOperand(op, 1,
                   emitc::BitwiseAndOp::create(guard.builder, guard.loc(),
                                               amount.getType(), amount, mask),
                   "shift amount below the width");
}

static void guardArith(Operation *op, Guard &guard) {
  if (isa<emitc::ExpressionOp>(op->getParentOp()))
    return;
  if (isa<emitc::DivOp, emitc::RemOp>(op))
    guardDivision(op, guard);
  else
    guardShift(op, guard);
}

static const Hazard hazard{
    "emitc-arith",
    "Divisors of zero, quotients that overflow, and shift amounts at or past "
    "the width, of emitc.",
    guardArith};
static RegisterHazard registration(hazard);
