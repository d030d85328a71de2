//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// tosa-ops: static shapes only, since broadcasting depends on sizes;
// float-to-int casts of NaN, division and shifts on tensors, and positions of
// gather.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Conditions.h"
#include "harness/recondition/Facts.h"
#include "harness/recondition/Hazard.h"
#include "harness/recondition/Ranges.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace scion;

static bool isStatic(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return !isa<TensorType>(type) || (tensor && tensor.hasStaticShape());
}

static void cut(Operation *op, unsigned operand, int64_t most, Guard &guard,
                const char *what) {
  Value value = op->getOperand(operand);
  std::optional<Interval> range = signedRange(value, guard.facts);
  if (range && range->min >= 0 && range->max <= most)
    return;
  Value bound = guard.intConstant(value.getType(), most + 1);
  guard.setOperand(
      op, operand,
      arith::RemUIOp::create(guard.builder, guard.loc(), value, bound), what);
}

static void guardTosa(Operation *op, Guard &guard) {
  if (!llvm::all_of(op->getOperandTypes(), isStatic) ||
      !llvm::all_of(op->getResultTypes(), isStatic))
    return guard.outOfScope(op, "dynamic shapes in tosa");

  if (isa<tosa::IntDivOp>(op)) {
    Value divisor = op->getOperand(1);
    std::optional<Interval> range = signedRange(divisor, guard.facts);
    if (range && range->min > 0)
      return;
    // Neither 0 nor -1.
    DenseIntElementsAttr dense;
    if (matchPattern(divisor, m_Constant(&dense)) &&
        llvm::none_of(dense.getValues<APInt>(), [](const APInt &value) {
          return value.isZero() || value.isAllOnes();
        }))
      return;
    if (range && range->min >= 0) {
      Value one = guard.intConstant(divisor.getType(), 1);
      guard.setOperand(
          op, 1,
          arith::MaxSIOp::create(guard.builder, guard.loc(), divisor, one),
          "divisor at least 1");
      return;
    }
    return guard.outOfScope(op, "a divisor that may be 0 or -1");
  }
  if (isa<tosa::LogicalLeftShiftOp, tosa::LogicalRightShiftOp>(op)) {
    unsigned width = intWidth(op->getOperand(1).getType());
    return cut(op, 1, width - 1, guard, "shift amount below the width");
  }
  if (auto shift = dyn_cast<tosa::ArithmeticRightShiftOp>(op)) {
    unsigned width = intWidth(op->getOperand(1).getType());
    if (shift.getRound())
      return guard.outOfScope(op, "rounding shifts by 0");
    return cut(op, 1, width - 1, guard, "shift amount below the width");
  }
  if (auto product = dyn_cast<tosa::MulOp>(op)) {
    DenseIntElementsAttr shift;
    if (isa<IntegerType>(getElementTypeOrSelf(product.getInput1().getType())) &&
        (!matchPattern(product.getShift(), m_Constant(&shift)) ||
         llvm::any_of(shift.getValues<APInt>(),
                      [](const APInt &value) { return !value.isZero(); })))
      return guard.outOfScope(op, "mul with a shift");
    return;
  }
  if (auto table = dyn_cast<tosa::TableOp>(op)) {
    // One entry for each i8; for each 128 of i16, and the next one.
    int64_t needed = intWidth(op->getOperand(0).getType()) == 8 ? 256 : 513;
    if (cast<ShapedType>(table.getTable().getType()).getNumElements() < needed)
      return guard.outOfScope(op, "a table that is too small");
    return;
  }
  if (isa<tosa::GatherOp>(op)) {
    auto values = cast<ShapedType>(op->getOperand(0).getType());
    if (values.getDimSize(1) < 1)
      return guard.outOfScope(op, "a gather from nothing");
    return cut(op, 1, values.getDimSize(1) - 1, guard,
               "positions below the size");
  }
  if (isa<tosa::CastOp>(op)) {
    Value input = op->getOperand(0);
    auto from = dyn_cast<FloatType>(getElementTypeOrSelf(input.getType()));
    if (!from ||
        !isa<IntegerType>(getElementTypeOrSelf(op->getResult(0).getType())))
      return;
    // Casts saturate, but what they make of a NaN is not said.
    if (auto select = input.getDefiningOp<arith::SelectOp>()) {
      auto compare = select.getCondition().getDefiningOp<arith::CmpFOp>();
      std::optional<APFloat> zero = constantFloat(select.getFalseValue());
      if (compare && compare.getPredicate() == arith::CmpFPredicate::ORD &&
          compare.getLhs() == compare.getRhs() &&
          compare.getLhs() == select.getTrueValue() && zero && zero->isZero())
        return;
    }
    DenseFPElementsAttr dense;
    if (matchPattern(input, m_Constant(&dense)) &&
        llvm::none_of(dense.getValues<APFloat>(),
                      [](const APFloat &value) { return value.isNaN(); }))
      return;
    Value ordered = arith::CmpFOp::create(
        guard.builder, guard.loc(), arith::CmpFPredicate::ORD, input, input);
    Value zero = guard.floatConstant(
        input.getType(), APFloat::getZero(from.getFloatSemantics()));
    guard.setOperand(op, 0,
                     arith::SelectOp::create(guard.builder, guard.loc(),
                                             ordered, input, zero),
                     "0 instead of NaN");
  }
}

static Value conditionOfTosa(Operation *op, Guard &guard) {
  using P = arith::CmpIPredicate;
  if (!llvm::all_of(op->getOperandTypes(), isStatic))
    return {};
  if (isa<tosa::IntDivOp>(op)) {
    Value lhs = op->getOperand(0), divisor = op->getOperand(1);
    Value all = guard.allTrue(compare(guard, P::ne, divisor, 0));
    // Tensors may broadcast: the least value by -1 anywhere is too much.
    unsigned width = intWidth(lhs.getType());
    Value lhsFits = guard.allTrue(compare(
        guard, P::ne, lhs,
        guard.intConstant(lhs.getType(), APInt::getSignedMinValue(width))));
    Value divisorFits = guard.allTrue(compare(guard, P::ne, divisor, -1));
    return both(guard, all, either(guard, lhsFits, divisorFits));
  }
  if (isa<tosa::LogicalLeftShiftOp, tosa::LogicalRightShiftOp,
          tosa::ArithmeticRightShiftOp>(op)) {
    Value amount = op->getOperand(1);
    unsigned width = intWidth(amount.getType());
    if (width == 0)
      return {};
    return compare(guard, P::ule, amount, width - 1);
  }
  if (isa<tosa::GatherOp>(op)) {
    auto values = cast<ShapedType>(op->getOperand(0).getType());
    return compare(guard, P::ult, op->getOperand(1), values.getDimSize(1));
  }
  if (isa<tosa::CastOp>(op)) {
    Value input = op->getOperand(0);
    if (!isa<FloatType>(getElementTypeOrSelf(input.getType())) ||
        !isa<IntegerType>(getElementTypeOrSelf(op->getResult(0).getType())))
      return {};
    return arith::CmpFOp::create(guard.builder, guard.loc(),
                                 arith::CmpFPredicate::ORD, input, input);
  }
  return {};
}

static const Hazard hazard{"tosa-ops", "What TOSA leaves open.", guardTosa,
                           conditionOfTosa};
static RegisterHazard registration(hazard);
