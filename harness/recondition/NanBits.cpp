//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// nan-bits: which NaN an operation gives is not specified, so NaN bits must not
// be seen: bitcasts of floats and the sign operand of copysign get one fixed
// NaN.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Hazard.h"
#include "harness/recondition/Ranges.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
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

/// The type of a float, or of the parts of a complex number; null for others.
static FloatType floatTypeOf(Type type) {
  type = getElementTypeOrSelf(type);
  if (auto complex = dyn_cast<ComplexType>(type))
    type = complex.getElementType();
  return dyn_cast<FloatType>(type);
}

/// Whether a float, or a part of a complex number, was never seen to be NaN.
static bool isNeverNan(Value value, Facts &facts) {
  FloatType type = floatTypeOf(value.getType());
  return type && inAllElements(value, facts, [&](const APInt &bits) {
           return !APFloat(type.getFloatSemantics(), bits).isNaN();
         });
}

/// select(x != x, NaN, x), or something that is never NaN.
static bool hasFixedNan(Value value, Facts &facts) {
  if (std::optional<APFloat> constant = constantFloat(value))
    return isFixed(*constant);
  DenseFPElementsAttr dense;
  if (matchPattern(value, m_Constant(&dense)) && dense.getNumElements() <= 4096)
    return llvm::all_of(dense.getValues<APFloat>(), isFixed);
  // A NaN that an op made has no certain bits, whatever APFloat says of it.
  if (isNeverNan(value, facts))
    return true;
  auto select = value.getDefiningOp<arith::SelectOp>();
  auto compare =
      select ? select.getCondition().getDefiningOp<arith::CmpFOp>() : nullptr;
  if (!compare || compare.getPredicate() != arith::CmpFPredicate::UNO ||
      compare.getLhs() != select.getFalseValue() ||
      compare.getRhs() != select.getFalseValue())
    return false;
  std::optional<APFloat> nan = constantFloat(select.getTrueValue());
  return nan && nan->isNaN() && isFixed(*nan);
}

static Value fixNan(Value value, Guard &guard) {
  auto element = cast<FloatType>(getElementTypeOrSelf(value.getType()));
  Value isNan = arith::CmpFOp::create(guard.builder, guard.loc(),
                                      arith::CmpFPredicate::UNO, value, value);
  Value nan = guard.floatConstant(
      value.getType(), APFloat::getQNaN(element.getFloatSemantics()), value);
  return arith::SelectOp::create(guard.builder, guard.loc(), isNan, nan, value);
}

/// Floats that are made from bits: a signalling NaN may turn quiet on the way,
/// so that every NaN becomes one that is fixed. `made` is true where that is
/// what its users see.
static bool seesFixedNan(Value made) {
  for (Operation *user : made.getUsers())
    if (auto compare = dyn_cast<arith::CmpFOp>(user)) {
      if (compare.getPredicate() != arith::CmpFPredicate::UNO ||
          compare.getLhs() != made || compare.getRhs() != made)
        return false;
    }
  for (Operation *user : made.getUsers()) {
    if (isa<arith::CmpFOp>(user))
      continue;
    auto select = dyn_cast<arith::SelectOp>(user);
    auto compare =
        select ? select.getCondition().getDefiningOp<arith::CmpFOp>() : nullptr;
    std::optional<APFloat> nan =
        select ? constantFloat(select.getTrueValue()) : std::nullopt;
    if (!compare || compare.getLhs() != made ||
        select.getFalseValue() != made || !nan || !nan->isNaN() ||
        !isFixed(*nan))
      return false;
  }
  return true;
}

/// Whether these bits, read as floats, are no NaN in any case.
static bool isNanFree(Value bits, Type floats, Facts &facts) {
  FloatType type = floatTypeOf(floats);
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

static void fixMade(Operation *op, Guard &guard) {
  Value made = op->getResult(0);
  if (!isa<FloatType>(getElementTypeOrSelf(made.getType())) ||
      made.use_empty() || seesFixedNan(made) ||
      isNanFree(op->getOperand(0), made.getType(), guard.facts))
    return;
  // The bits of a float that had a fixed NaN come back as they were.
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

/// The same for both parts of a complex number.
static void fixMadeComplex(Operation *op, Guard &guard) {
  Value made = op->getResult(0);
  if (!isa<ComplexType>(made.getType()) || made.use_empty() ||
      isNanFree(op->getOperand(0), made.getType(), guard.facts))
    return;
  // Our own guard: only the parts are looked at, each made fixed.
  if (llvm::all_of(made.getUsers(), [](Operation *user) {
        return isa<complex::ReOp, complex::ImOp>(user) &&
               seesFixedNan(user->getResult(0));
      }))
    return;
  guard.builder.setInsertionPointAfter(op);
  Value real = complex::ReOp::create(guard.builder, guard.loc(), made);
  Value imaginary = complex::ImOp::create(guard.builder, guard.loc(), made);
  Value fixed =
      complex::CreateOp::create(guard.builder, guard.loc(), made.getType(),
                                fixNan(real, guard), fixNan(imaginary, guard));
  made.replaceUsesWithIf(fixed, [&](OpOperand &use) {
    return use.getOwner() != real.getDefiningOp() &&
           use.getOwner() != imaginary.getDefiningOp();
  });
  guard.note(op, "one fixed NaN made from bits");
}

/// Whether only the bits of one NaN come through, whatever NaN goes in:
///   isNaN = (bits & all but the sign) > the bits of infinity
///   select(isNaN, the fixed NaN, bits)
/// That is what observations print (harness/exec/ShowValue.cpp).
static bool masksNan(Value bits, const llvm::fltSemantics &semantics) {
  auto is = [&](Value value, const APInt &wanted) {
    std::optional<APInt> constant = constantInt(value);
    return constant && *constant == wanted;
  };
  unsigned width = intWidth(bits.getType());
  if (width != APFloat::getSizeInBits(semantics))
    return false;
  auto isMagnitude = [&](Operation *op) {
    auto mask = dyn_cast_or_null<arith::AndIOp>(op);
    return mask && mask.getLhs() == bits &&
           is(mask.getRhs(), APInt::getSignedMaxValue(width));
  };
  auto isMasking = [&](Operation *op) {
    auto select = dyn_cast<arith::SelectOp>(op);
    auto compare =
        select ? select.getCondition().getDefiningOp<arith::CmpIOp>() : nullptr;
    return compare && compare.getPredicate() == arith::CmpIPredicate::ugt &&
           isMagnitude(compare.getLhs().getDefiningOp()) &&
           is(compare.getRhs(), APFloat::getInf(semantics).bitcastToAPInt()) &&
           is(select.getTrueValue(),
              APFloat::getQNaN(semantics).bitcastToAPInt()) &&
           select.getFalseValue() == bits;
  };
  // The magnitude may go nowhere else: a NaN's payload is in it.
  // An observation may show what the program itself does not use.
  return !bits.use_empty() &&
         llvm::all_of(bits.getUsers(), [&](Operation *user) {
           return isMasking(user) ||
                  (isMagnitude(user) &&
                   llvm::all_of(user->getUsers(), [&](Operation *compare) {
                     return isa<arith::CmpIOp>(compare) &&
                            is(compare->getOperand(1),
                               APFloat::getInf(semantics).bitcastToAPInt());
                   }));
         });
}

static bool masksNan(Operation *op) {
  auto element =
      dyn_cast<FloatType>(getElementTypeOrSelf(op->getOperand(0).getType()));
  return isa<arith::BitcastOp>(op) && element &&
         masksNan(op->getResult(0), element.getFloatSemantics());
}

static void guardBits(Operation *op, Guard &guard) {
  if (isa<BaseMemRefType>(op->getOperand(0).getType()))
    return guard.outOfScope(op, "memory seen as another type");
  if (isa<complex::BitcastOp>(op)) {
    Value source = op->getOperand(0);
    if (!isa<ComplexType>(source.getType()))
      return fixMadeComplex(op, guard);
    if (isNeverNan(source, guard.facts))
      return;
    auto create = source.getDefiningOp<complex::CreateOp>();
    if (create && hasFixedNan(create.getReal(), guard.facts) &&
        hasFixedNan(create.getImaginary(), guard.facts))
      return;
    Value real = complex::ReOp::create(guard.builder, guard.loc(), source);
    Value imaginary = complex::ImOp::create(guard.builder, guard.loc(), source);
    guard.setOperand(op, 0,
                     complex::CreateOp::create(
                         guard.builder, guard.loc(), source.getType(),
                         fixNan(real, guard), fixNan(imaginary, guard)),
                     "one fixed NaN before its bits are seen");
    return;
  }
  // copysign looks at the sign of its second operand only.
  unsigned seen = isa<math::CopySignOp>(op) ? 1 : 0;
  Value value = op->getOperand(seen);
  if (!isa<FloatType>(getElementTypeOrSelf(value.getType())))
    return fixMade(op, guard);
  if (!isa<math::CopySignOp>(op) &&
      getElementTypeOrSelf(op->getResult(0).getType()) ==
          getElementTypeOrSelf(value.getType()))
    return;
  if (masksNan(op))
    return;
  if (!hasFixedNan(value, guard.facts))
    guard.setOperand(op, seen, fixNan(value, guard),
                     "one fixed NaN before its bits are seen");
}

static const Hazard hazard{"nan-bits",
                           "Sign and payload of a NaN made visible.", guardBits,
                           /*always=*/true};
static RegisterHazard registration(hazard);
