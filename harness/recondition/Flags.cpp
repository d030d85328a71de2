//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// flags: nsw, nuw, exact and nneg turn a wrong claim into poison. The claims
// that are wrong go.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Hazard.h"
#include "harness/recondition/Ranges.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace scion;

/// The exact result of one pair of operands fits; operands have `width` bits.
static bool fitsOne(Operation *op, bool isSigned, const APInt &a,
                    const APInt &b) {
  unsigned width = a.getBitWidth(), wide = 2 * width + 2;
  auto extend = [&](const APInt &value) {
    return isSigned ? value.sext(wide) : value.zext(wide);
  };
  APInt result(wide, 0);
  if (isa<arith::AddIOp>(op))
    result = extend(a) + extend(b);
  else if (isa<arith::SubIOp>(op))
    result = extend(a) - extend(b);
  else if (isa<arith::MulIOp>(op))
    result = extend(a) * extend(b);
  else if (isa<arith::ShLIOp>(op) && b.ult(width))
    result = extend(a).shl(unsigned(b.getZExtValue()));
  else
    return false;
  return isSigned ? result.isSignedIntN(width)
                  : !result.isNegative() && result.isIntN(width);
}

/// Whether the results of trunc, add, sub, mul and shl fit.
static bool holds(Operation *op, bool isSigned, Facts &facts) {
  unsigned width = intWidth(op->getResult(0).getType());
  if (isa<arith::TruncIOp>(op))
    return inAllElements(op->getOperand(0), facts, [&](const APInt &value) {
      return isSigned ? value.isSignedIntN(width) : value.isIntN(width);
    });
  return op->getNumOperands() == 2 &&
         inAllPairs(op->getOperand(0), op->getOperand(1), facts,
                    [&](const APInt &a, const APInt &b) {
                      return fitsOne(op, isSigned, a, b);
                    });
}

/// exact: nothing is lost; nneg: the operand, read as signed, is not negative.
static bool claimHolds(Operation *op, StringRef claim, Facts &facts) {
  if (claim == "nonNeg")
    return inAllElements(op->getOperand(0), facts, [](const APInt &value) {
      return value.isNonNegative();
    });
  return inAllPairs(op->getOperand(0), op->getOperand(1), facts,
                    [&](const APInt &a, const APInt &b) {
                      if (isa<arith::DivUIOp>(op))
                        return !b.isZero() && a.urem(b).isZero();
                      if (isa<arith::DivSIOp>(op))
                        return !b.isZero() && a.srem(b).isZero();
                      return b.ult(a.getBitWidth()) &&
                             a.countr_zero() >= b.getZExtValue();
                    });
}

static void guardFlags(Operation *op, Guard &guard) {
  if (auto flagged = dyn_cast<arith::ArithIntegerOverflowFlagsInterface>(op)) {
    using Flags = arith::IntegerOverflowFlags;
    Flags flags = flagged.getOverflowAttr().getValue(), kept = Flags::none;
    if (bitEnumContainsAny(flags, Flags::nsw) && holds(op, true, guard.facts))
      kept = kept | Flags::nsw;
    if (bitEnumContainsAny(flags, Flags::nuw) && holds(op, false, guard.facts))
      kept = kept | Flags::nuw;
    if (kept != flags) {
      op->setAttr(flagged.getIntegerOverflowAttrName(),
                  arith::IntegerOverflowFlagsAttr::get(op->getContext(), kept));
      guard.note(op, "dropped overflow flags");
    }
  }
  for (StringRef name : {"isExact", "nonNeg"})
    if (op->getInherentAttr(name).value_or(Attribute()) &&
        !claimHolds(op, name, guard.facts)) {
      op->removeAttr(name);
      guard.note(op, "dropped " + name.str());
    }
}

static const Hazard hazard{
    "flags", "nsw, nuw, exact and nneg, whose wrong claims are poison.",
    guardFlags};
static RegisterHazard registration(hazard);
