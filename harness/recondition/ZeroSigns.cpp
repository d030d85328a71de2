//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// zero-signs: minnum and maxnum of +0.0 and -0.0 may give either, and two zeros
// have no angle: atan2 folds to NaN, while C's gives 0 or pi. Where both
// operands are zeros, the second becomes the first, or (atan2) 1. Complex
// functions that are expanded to atan2 get 1 for 0 (log1p: 0 for -1). Vectors
// that are combined by maxnumf or minnumf, and ops of tosa that ignore NaN, are
// not repaired.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Hazard.h"
#include "harness/recondition/Ranges.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace scion;

/// Whether the value is `number`, for which both zeros are 0.
static bool isNumber(const APFloat &value, double number) {
  return number == 0 ? value.isZero() : value.isExactlyValue(number);
}

/// The real part of the number without an angle in this op.
static double withoutAngle(Operation *op) {
  return isa<complex::Log1pOp>(op) ? -1 : 0;
}

/// Creates the condition that the operand is the number without an angle.
static Value hasNoAngle(Operation *op, Guard &guard) {
  Value number = op->getOperand(0);
  auto is = [&](Value part, double wanted) -> Value {
    return arith::CmpFOp::create(
        guard.builder, guard.loc(), arith::CmpFPredicate::OEQ, part,
        guard.constant(part.getType(),
                       guard.builder.getFloatAttr(part.getType(), wanted)));
  };
  Value real = complex::ReOp::create(guard.builder, guard.loc(), number);
  Value imaginary = complex::ImOp::create(guard.builder, guard.loc(), number);
  Value left = is(real, withoutAngle(op)), right = is(imaginary, 0);
  return arith::AndIOp::create(guard.builder, guard.loc(), left, right);
}

/// Whether each number that was seen has an angle.
static bool hasAngle(Value number, double without, Facts &facts) {
  auto type =
      cast<FloatType>(cast<ComplexType>(number.getType()).getElementType());
  return inAllCases(number, facts, [&](ArrayRef<Bits> bits) {
    auto part = [&](unsigned i) {
      return APFloat(type.getFloatSemantics(), bits[0][i]);
    };
    return !isNumber(part(0), without) || !part(1).isZero();
  });
}

static void guardComplex(Operation *op, Guard &guard) {
  Value number = op->getOperand(0);
  if (hasAngle(number, withoutAngle(op), guard.facts))
    return;
  Value bad = hasNoAngle(op, guard);
  auto element =
      cast<FloatType>(cast<ComplexType>(number.getType()).getElementType());
  OpBuilder &builder = guard.builder;
  Attribute parts[2] = {
      builder.getFloatAttr(element, withoutAngle(op) == 0 ? 1 : 0),
      builder.getFloatAttr(element, 0)};
  Value other = complex::ConstantOp::create(
      builder, guard.loc(), number.getType(), builder.getArrayAttr(parts));
  guard.setOperand(
      op, 0, arith::SelectOp::create(builder, guard.loc(), bad, other, number),
      "an angle of zeros");
}

/// For ops on many elements, which are not repaired: whether they may give
/// either of two zeros. None for ops that are repaired.
static std::optional<bool> givesEitherZero(Operation *op) {
  if (isa<vector::VectorDialect>(op->getDialect())) {
    auto kind = op->getAttrOfType<vector::CombiningKindAttr>("kind");
    return kind && (kind.getValue() == vector::CombiningKind::MAXNUMF ||
                    kind.getValue() == vector::CombiningKind::MINNUMF);
  }
  if (isa<tosa::TosaDialect>(op->getDialect())) {
    // Lowers to arith.maxnumf or minnumf; ops that propagate NaN order the
    // zeros.
    auto mode = op->getAttrOfType<tosa::NanPropagationModeAttr>("nan_mode");
    return mode && mode.getValue() == tosa::NanPropagationMode::IGNORE &&
           isa<FloatType>(getElementTypeOrSelf(op->getOperand(0).getType()));
  }
  return std::nullopt;
}

static void guardZeros(Operation *op, Guard &guard) {
  if (std::optional<bool> isEither = givesEitherZero(op)) {
    if (*isEither)
      guard.unknown(op, "which of two zeros is the larger one");
    return;
  }
  if (isa<ComplexType>(op->getOperand(0).getType()))
    return guardComplex(op, guard);
  Value lhs = op->getOperand(0), rhs = op->getOperand(1);
  bool isAngle = isa<math::Atan2Op>(op);
  if (lhs == rhs && !isAngle)
    return;
  // Only pairs of two zeros need the guard.
  auto element = cast<FloatType>(getElementTypeOrSelf(lhs.getType()));
  if (!APFloat::semanticsHasZero(element.getFloatSemantics()))
    return;
  if (inAllPairs(lhs, rhs, guard.facts, [&](const APInt &a, const APInt &b) {
        APFloat x(element.getFloatSemantics(), a);
        APFloat y(element.getFloatSemantics(), b);
        return !x.isZero() || !y.isZero() || (a == b && !isAngle);
      }))
    return;
  OpBuilder &builder = guard.builder;
  Location loc = guard.loc();
  auto isZero = [&](Value value) -> Value {
    Value zero = guard.floatConstant(
        value.getType(), APFloat::getZero(element.getFloatSemantics()), value);
    return arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::OEQ, value,
                                 zero);
  };
  Value left = isZero(lhs), right = isZero(rhs);
  Value both = arith::AndIOp::create(builder, loc, left, right);
  Value substitute = lhs;
  if (isAngle) {
    APFloat one(element.getFloatSemantics(), 1);
    substitute = guard.floatConstant(rhs.getType(), one, rhs);
  }
  guard.setOperand(op, 1,
                   arith::SelectOp::create(builder, loc, both, substitute, rhs),
                   isAngle ? "an angle of zeros" : "zeros of one sign");
}

static const Hazard hazard{"zero-signs",
                           "minnum, maxnum and the angle of two zeros.",
                           guardZeros, /*always=*/true};
static RegisterHazard registration(hazard);
