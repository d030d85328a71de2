//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// nan-bits: the bits of a NaN result are not specified, so they must not be
// visible: bitcasts of floats and the sign operand of copysign get one fixed
// NaN.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Hazard.h"
#include "harness/recondition/Ranges.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace scion;

static bool isFixed(const APFloat &value) {
  return !value.isNaN() ||
         value.bitwiseIsEqual(APFloat::getQNaN(value.getSemantics()));
}

/// Whether the op is select(x != x, NaN, x), which fixNan() makes of `x`, so
/// that nothing is guarded twice.
static bool isGuardOf(Operation *op, Value x) {
  auto select = dyn_cast_or_null<arith::SelectOp>(op);
  auto compare =
      select ? select.getCondition().getDefiningOp<arith::CmpFOp>() : nullptr;
  std::optional<APFloat> nan =
      select ? constantFloat(select.getTrueValue()) : std::nullopt;
  return compare && compare.getPredicate() == arith::CmpFPredicate::UNO &&
         compare.getLhs() == x && compare.getRhs() == x &&
         select.getFalseValue() == x && nan && nan->isNaN() && isFixed(*nan);
}

static bool hasFixedNan(Value value, Facts &facts) {
  if (std::optional<APFloat> constant = constantFloat(value))
    return isFixed(*constant);
  DenseFPElementsAttr dense;
  if (matchPattern(value, m_Constant(&dense)) && dense.getNumElements() <= 4096)
    return llvm::all_of(dense.getValues<APFloat>(), isFixed);
  // The bits of a NaN that an op made are not specified, whatever APFloat
  // computes.
  if (inAllFloats(value, facts,
                  [](const APFloat &number) { return !number.isNaN(); }))
    return true;
  auto select = value.getDefiningOp<arith::SelectOp>();
  return select && isGuardOf(select, select.getFalseValue());
}

static bool hasNan(Type type) {
  auto floating = dyn_cast<FloatType>(getElementTypeOrSelf(type));
  return floating && APFloat::semanticsHasNaN(floating.getFloatSemantics());
}

static Value fixNan(Value value, Guard &guard) {
  auto element = cast<FloatType>(getElementTypeOrSelf(value.getType()));
  Value isNan = arith::CmpFOp::create(guard.builder, guard.loc(),
                                      arith::CmpFPredicate::UNO, value, value);
  Value nan = guard.floatConstant(
      value.getType(), APFloat::getQNaN(element.getFloatSemantics()), value);
  return arith::SelectOp::create(guard.builder, guard.loc(), isNan, nan, value);
}

/// Whether all users use the guard of the value.
static bool seesFixedNan(Value made) {
  return llvm::all_of(made.getUsers(), [&](Operation *user) {
    return isGuardOf(user, made) ||
           (isa<arith::CmpFOp>(user) &&
            llvm::all_of(user->getUsers(), [&](Operation *select) {
              return isGuardOf(select, made);
            }));
  });
}

/// Whether these bits, read as floats, are never NaN.
static bool isNanFree(Value bits, Type floats, Facts &facts) {
  auto type = cast<FloatType>(getElementTypeOrSelf(floats));
  unsigned width = type.getWidth(), all = intWidth(bits.getType());
  return all != 0 && all % width == 0 &&
         inAllElements(bits, facts, [&](const APInt &value) {
           for (unsigned at = 0; at < all; at += width)
             if (APFloat(type.getFloatSemantics(), value.extractBits(width, at))
                     .isNaN())
               return false;
           return true;
         });
}

/// Guards floats that are made from bits: a signalling NaN may become quiet, so
/// every NaN is replaced by a fixed one.
static void fixMade(Operation *op, Guard &guard) {
  Value made = op->getResult(0);
  if (!hasNan(made.getType()) || made.use_empty() || seesFixedNan(made) ||
      isNanFree(op->getOperand(0), made.getType(), guard.facts))
    return;
  // A float that was cast to bits and back had its NaN fixed before.
  if (Operation *origin = op->getOperand(0).getDefiningOp())
    if (isa<arith::BitcastOp, vector::BitCastOp, tensor::BitcastOp>(origin) &&
        origin->getOperand(0).getType() == made.getType())
      return;
  guard.builder.setInsertionPointAfter(op);
  Value fixed = fixNan(made, guard);
  made.replaceUsesWithIf(fixed, [&](OpOperand &use) {
    Operation *user = use.getOwner();
    return user != fixed.getDefiningOp() &&
           user != cast<arith::SelectOp>(fixed.getDefiningOp())
                       .getCondition()
                       .getDefiningOp();
  });
  guard.note(op, "one fixed NaN made from bits");
}

static void guardBits(Operation *op, Guard &guard) {
  if (isa<BaseMemRefType>(op->getOperand(0).getType()))
    return guard.outOfScope(op, "memory seen as another type");
  // copysign only uses the sign of its second operand.
  unsigned seen = isa<math::CopySignOp>(op) ? 1 : 0;
  Value value = op->getOperand(seen);
  if (!isa<FloatType>(getElementTypeOrSelf(value.getType())))
    return fixMade(op, guard);
  if (!hasNan(value.getType()))
    return;
  if (!isa<math::CopySignOp>(op) &&
      getElementTypeOrSelf(op->getResult(0).getType()) ==
          getElementTypeOrSelf(value.getType()))
    return;
  if (!hasFixedNan(value, guard.facts))
    guard.setOperand(op, seen, fixNan(value, guard),
                     "one fixed NaN before its bits are seen");
}

static const Hazard hazard{"nan-bits",
                           "Sign and payload of a NaN made visible.", guardBits,
                           /*always=*/true};
static RegisterHazard registration(hazard);
