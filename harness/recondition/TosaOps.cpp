//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// tosa-ops: behaviour that TOSA does not define. A run shows sizes and values
// that do not fit; without one they are out of scope. Lowerings also need
// static shapes, and certain types and scales.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Facts.h"
#include "harness/recondition/Hazard.h"
#include "harness/recondition/Ranges.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"

using namespace mlir;
using namespace scion;

static bool isStatic(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return !isa<TensorType>(type) || (tensor && tensor.hasStaticShape());
}

/// The numbers of a shape; none if they are not known.
static SmallVector<int64_t> numbersOf(Value shape) {
  auto constant = shape.getDefiningOp<tosa::ConstShapeOp>();
  if (!constant)
    return {};
  return llvm::to_vector(
      cast<DenseIntElementsAttr>(constant.getValues()).getValues<int64_t>());
}

/// Whether 0 < scale <= 2^11, and offset and border are within 16 times the
/// scale: lowerings compute with 32 bits.
static bool hasSmallScale(tosa::ResizeOp op) {
  SmallVector<int64_t> scale = numbersOf(op.getScale());
  SmallVector<int64_t> offset = numbersOf(op.getOffset());
  SmallVector<int64_t> border = numbersOf(op.getBorder());
  if (scale.size() != 4 || offset.size() != 2 || border.size() != 2 ||
      llvm::any_of(scale, [](int64_t n) { return n < 1 || n > 2048; }))
    return false;
  for (unsigned i : {0, 1})
    if (int64_t n = scale[2 * i]; scale[2 * i + 1] >= 16 * n ||
                                  offset[i] < -n || offset[i] >= 16 * n ||
                                  border[i] < -16 * n || border[i] >= n)
      return false;
  return true;
}

/// Whether the table has 256 entries for i8, or 513 for i16. Lowerings read
/// beyond a shorter table, where the interpreter sees poison.
static bool hasAllEntries(tosa::TableOp op) {
  int64_t needed = intWidth(op.getInput1().getType()) == 8 ? 256 : 513;
  return cast<ShapedType>(op.getTable().getType()).getNumElements() >= needed;
}

/// The reason why lowerings are wrong for the op, whatever its operands are;
/// null if there is none.
static const char *problemOf(Operation *op) {
  unsigned width = intWidth(op->getOperand(0).getType());
  Type result = op->getResult(0).getType();
  // The fold turns true into -1, the lowering turns it into 1.
  if (isa<tosa::CastOp>(op) && isFloat(result) && width == 1)
    return "i1 as a float, which is not specified";
  if (isa<tosa::LogicalLeftShiftOp, tosa::LogicalRightShiftOp,
          tosa::ArithmeticRightShiftOp>(op) &&
      width == 0)
    return "a shift of floats, which has no lowering";
  if (isa<tosa::RescaleOp>(op) && (width == 0 || width > 32))
    return "scales of an odd type";
  if (auto resize = dyn_cast<tosa::ResizeOp>(op);
      resize && !hasSmallScale(resize))
    return "scales out of their range";
  if (auto table = dyn_cast<tosa::TableOp>(op); table && !hasAllEntries(table))
    return "a table that is too small";
  // Reject it even if it never runs: passes may hoist it to where it does.
  if (isa<tosa::IdentityOp>(op) && op->getOperand(0).getType() != result)
    return "an identity of another type";
  return nullptr;
}

/// Whether the op has sizes that must fit but are not verified, or values for
/// which there is no guard.
static bool isOpen(Operation *op) {
  auto sizes = [&](unsigned operand) {
    return cast<ShapedType>(op->getOperand(operand).getType()).getShape();
  };
  if (isa<tosa::Conv2DOp, tosa::Conv3DOp, tosa::TransposeConv2DOp>(op))
    return sizes(0).back() != sizes(1).back();
  if (isa<tosa::DepthwiseConv2DOp>(op))
    return sizes(0).back() != sizes(1)[2];
  if (isa<tosa::MatMulOp>(op))
    return sizes(0)[0] != sizes(1)[0] || sizes(0)[2] != sizes(1)[1];
  return isa<tosa::ScatterOp, tosa::RescaleOp, tosa::ApplyScaleOp,
             tosa::ResizeOp, tosa::SliceOp, tosa::PadOp, tosa::MulOp>(op);
}

/// Guards the values of operands.
static void guardValues(Operation *op, Guard &guard) {
  OpBuilder &builder = guard.builder;
  Location loc = guard.loc();
  auto cut = [&](int64_t positions, const char *what) {
    Value value = op->getOperand(1);
    Value bound = guard.intConstant(value.getType(), positions);
    guard.setOperand(op, 1, arith::RemUIOp::create(builder, loc, value, bound),
                     what);
  };
  if (isa<tosa::IntDivOp>(op)) {
    // A divisor of 0 or -1 becomes 1.
    Value divisor = op->getOperand(1);
    Value one = guard.intConstant(divisor.getType(), 1);
    Value isFine = arith::CmpIOp::create(
        builder, loc, arith::CmpIPredicate::ugt,
        arith::AddIOp::create(builder, loc, divisor, one), one);
    guard.setOperand(
        op, 1, arith::SelectOp::create(builder, loc, isFine, divisor, one),
        "neither 0 nor -1 as a divisor");
  } else if (isa<tosa::LogicalLeftShiftOp, tosa::LogicalRightShiftOp,
                 tosa::ArithmeticRightShiftOp>(op)) {
    cut(intWidth(op->getOperand(1).getType()), "shift amount below the width");
  } else if (isa<tosa::GatherOp, tosa::ScatterOp>(op)) {
    int64_t rows = cast<ShapedType>(op->getOperand(0).getType()).getDimSize(1);
    if (rows < 1)
      return guard.outOfScope(op, "no positions");
    // Cutting the positions of several writes could make them overlap.
    if (isa<tosa::GatherOp>(op) ||
        cast<ShapedType>(op->getOperand(1).getType()).getDimSize(1) == 1)
      cut(rows, "positions below the size");
  } else if (isa<tosa::CastOp>(op) && isFloat(op->getOperand(0).getType()) &&
             !isFloat(op->getResult(0).getType())) {
    // Casts saturate, but the result for NaN is not specified.
    Value input = op->getOperand(0);
    Value ordered = arith::CmpFOp::create(
        builder, loc, arith::CmpFPredicate::ORD, input, input);
    guard.setOperand(op, 0,
                     arith::SelectOp::create(builder, loc, ordered, input,
                                             guard.zero(input.getType())),
                     "0 instead of NaN");
  }
}

static void guardTosa(Operation *op, Guard &guard) {
  if (!llvm::all_of(op->getOperandTypes(), isStatic) ||
      !llvm::all_of(op->getResultTypes(), isStatic))
    return guard.outOfScope(op, "dynamic shapes in tosa");
  if (op->getNumOperands() && op->getNumResults())
    if (const char *problem = problemOf(op))
      return guard.outOfScope(op, problem);
  if (guard.facts.isNeverRun() || !guard.facts.observed)
    if (isOpen(op))
      return guard.outOfScope(op, "sizes or values that may not fit");
  if (!guard.isDefined)
    guardValues(op, guard);
}

static const Hazard hazard{"tosa-ops", "What TOSA leaves open.", guardTosa,
                           /*always=*/true};
static RegisterHazard registration(hazard);
