//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Repairs ops of StableHLO and CHLO whose result the specification leaves to
// the implementation: quotients by zero, shifts past the width, floats that
// become integers, negative exponents of integers, reductions of integers that
// depend on their order. The guards are StableHLO ops, so that its passes see
// them.
//
//===----------------------------------------------------------------------===//

#include "Values.h"

#include "harness/recondition/Hazard.h"
#include "harness/semantics/Datum.h"

#include "mlir/IR/Matchers.h"
#include "stablehlo/dialect/StablehloOps.h"

using namespace mlir;
using namespace scion;
namespace shlo = mlir::stablehlo;

/// Returns the type of the operand, or null unless it is a static shape of
/// integers or floats.
static RankedTensorType guardedType(Operation *op, unsigned operand,
                                    Guard &guard) {
  auto type = dyn_cast<RankedTensorType>(op->getOperand(operand).getType());
  if (type && type.hasStaticShape() &&
      isa<IntegerType, FloatType>(type.getElementType()))
    return type;
  guard.outOfScope(op, "a guard of this type");
  return {};
}

static Value splat(Guard &guard, RankedTensorType type, const APInt &value) {
  return shlo::ConstantOp::create(guard.builder, guard.loc(),
                                  DenseElementsAttr::get(type, value));
}
static Value splat(Guard &guard, RankedTensorType type, const APFloat &value) {
  return shlo::ConstantOp::create(guard.builder, guard.loc(),
                                  DenseElementsAttr::get(type, value));
}

static Value isEqual(Guard &guard, Value a, Value b) {
  return shlo::CompareOp::create(guard.builder, guard.loc(), a, b,
                                 shlo::ComparisonDirection::EQ);
}

static bool isUnsigned(Type type) {
  return scion::stablehlo::isUnsigned(getElementTypeOrSelf(type));
}

static void guardDivision(Operation *op, Guard &guard) {
  RankedTensorType type = guardedType(op, 1, guard);
  if (!type || isa<FloatType>(type.getElementType()))
    return;
  DenseElementsAttr constant;
  Value lhs = op->getOperand(0), rhs = op->getOperand(1);
  if (matchPattern(rhs, m_Constant(&constant)) &&
      llvm::none_of(constant.getValues<APInt>(),
                    [](const APInt &x) { return x.isZero() || x.isAllOnes(); }))
    return;
  unsigned width = type.getElementTypeBitWidth();
  OpBuilder &builder = guard.builder;
  Value bad = isEqual(guard, rhs, splat(guard, type, APInt(width, 0)));
  if (!isUnsigned(type)) {
    Value overflows =
        isEqual(guard, rhs, splat(guard, type, APInt::getAllOnes(width)));
    // With broadcasting, treat every division by -1 as an overflow.
    if (lhs.getType() == type)
      overflows = shlo::AndOp::create(
          builder, guard.loc(), overflows,
          isEqual(guard, lhs,
                  splat(guard, type, APInt::getSignedMinValue(width))));
    bad = shlo::OrOp::create(builder, guard.loc(), bad, overflows);
  }
  Value one = splat(guard, type, APInt(width, 1));
  guard.setOperand(op, 1,
                   shlo::SelectOp::create(builder, guard.loc(), bad, one, rhs),
                   "divisor 1 where there is no quotient");
}

static void guardShift(Operation *op, Guard &guard) {
  RankedTensorType type = guardedType(op, 1, guard);
  if (!type)
    return;
  unsigned width = type.getElementTypeBitWidth();
  guard.setOperand(
      op, 1,
      shlo::AndOp::create(guard.builder, guard.loc(), op->getOperand(1),
                          splat(guard, type, APInt(width, width - 1))),
      "shift below the width");
}

static void guardExponent(Operation *op, Guard &guard) {
  RankedTensorType type = guardedType(op, 1, guard);
  if (!type || isa<FloatType>(type.getElementType()) || isUnsigned(type))
    return;
  guard.setOperand(
      op, 1,
      shlo::MaxOp::create(
          guard.builder, guard.loc(), op->getOperand(1),
          splat(guard, type, APInt(type.getElementTypeBitWidth(), 0))),
      "exponent of at least 0");
}

static void guardConversion(Operation *op, Guard &guard) {
  RankedTensorType type = guardedType(op, 0, guard);
  auto to = dyn_cast<IntegerType>(getElementTypeOrSelf(op->getResult(0)));
  auto from = type ? dyn_cast<FloatType>(type.getElementType()) : FloatType();
  if (!from || !to)
    return;
  unsigned width = to.getWidth();
  auto nearest = [&](const APInt &bound) {
    APFloat value(from.getFloatSemantics());
    (void)value.convertFromAPInt(bound, !isUnsigned(to), APFloat::rmTowardZero);
    if (value.isInfinity())
      value = APFloat::getLargest(from.getFloatSemantics(), value.isNegative());
    return splat(guard, type, value);
  };
  Value low = nearest(isUnsigned(to) ? APInt(width, 0)
                                     : APInt::getSignedMinValue(width)),
        high = nearest(isUnsigned(to) ? APInt::getMaxValue(width)
                                      : APInt::getSignedMaxValue(width)),
        x = op->getOperand(0);
  OpBuilder &builder = guard.builder;
  Value near = shlo::ClampOp::create(builder, guard.loc(), low, x, high),
        zero = splat(guard, type, APFloat::getZero(from.getFloatSemantics()));
  guard.setOperand(op, 0,
                   shlo::SelectOp::create(builder, guard.loc(),
                                          isEqual(guard, x, x), near, zero),
                   "a float that is near to an integer");
}

/// A reduction of integers has the same result in any order if its body is one
/// associative op and its initial value the neutral element.
static void guardOrder(Operation *op, Guard &guard) {
  auto type = dyn_cast<IntegerType>(getElementTypeOrSelf(op->getOperand(0)));
  auto isOfType = [&](Type other) {
    return getElementTypeOrSelf(other) == type;
  };
  if (op->getNumOperands() != 2 || !type ||
      !llvm::all_of(op->getOperandTypes(), isOfType) ||
      !llvm::all_of(op->getResultTypes(), isOfType))
    return;
  using scion::stablehlo::combinationOf;
  Block &body = op->getRegion(0).front();
  Value init = op->getOperand(1);
  std::optional<semantics::Combination> how =
      combinationOf(op->getRegion(0), type);
  if (!how) {
    if (!llvm::all_of(body.getArgumentTypes(),
                      [&](Type each) { return each == init.getType(); }))
      return;
    // Other hazards may still have to visit the ops of the body.
    for (Value argument : body.getArguments())
      argument.replaceAllUsesWith(init);
    while (&body.front() != &body.back())
      body.front().moveBefore(op);
    body.back().erase();
    OpBuilder::InsertionGuard there(guard.builder);
    guard.builder.setInsertionPointToEnd(&body);
    Value sum = shlo::AddOp::create(guard.builder, guard.loc(),
                                    body.getArgument(0), body.getArgument(1));
    shlo::ReturnOp::create(guard.builder, guard.loc(), sum);
    guard.note(op, "the sum instead of a body whose order shows");
    how = combinationOf(op->getRegion(0), type);
  }
  std::optional<semantics::Element> neutral = semantics::neutralOf(*how, type);
  DenseElementsAttr constant;
  if (matchPattern(init, m_Constant(&constant)) &&
      *constant.value_begin<APInt>() == neutral->bits())
    return;
  guard.setOperand(
      op, 1,
      splat(guard, cast<RankedTensorType>(init.getType()), neutral->bits()),
      "the neutral element");
}

static const Hazard division{"stablehlo-division",
                             "Integer quotients that there are not.",
                             guardDivision};
static const Hazard shifts{"stablehlo-shifts", "Shifts by the width or more.",
                           guardShift};
static const Hazard exponents{"stablehlo-exponents",
                              "Negative exponents of integers.", guardExponent};
static const Hazard conversions{"stablehlo-conversions",
                                "Floats that no integer is near to.",
                                guardConversion};
static const Hazard order{"stablehlo-order",
                          "Reductions of integers that depend on their order.",
                          guardOrder};
static RegisterHazard registerDivision(division), registerShifts(shifts),
    registerExponents(exponents), registerConversions(conversions),
    registerOrder(order);
