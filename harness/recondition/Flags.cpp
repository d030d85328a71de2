//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// flags: nsw, nuw, exact and nneg turn a wrong claim into poison. A claim stays
// where ranges prove it, else it goes.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Cases.h"
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

/// Whether add, sub, mul and shl of the operands stay in the type's range.
static bool holds(Operation *op, bool isSigned, Facts &facts) {
  unsigned width = intWidth(op->getResult(0).getType());
  auto bounds = isSigned ? signedRange : unsignedRange;
  using Number = Interval::Number;
  Number one = 1;
  if (isa<arith::TruncIOp>(op)) {
    std::optional<Interval> in = bounds(op->getOperand(0), facts);
    if (!in || width > 62)
      return false;
    return isSigned ? in->min >= -(one << (width - 1)) &&
                          in->max < (one << (width - 1))
                    : in->max < (one << width);
  }
  if (!isa<arith::AddIOp, arith::SubIOp, arith::MulIOp, arith::ShLIOp>(op))
    return false;
  auto inEveryCase = [&] {
    return inAllPairs(op->getOperand(0), op->getOperand(1), facts,
                      [&](const APInt &a, const APInt &b) {
                        return fitsOne(op, isSigned, a, b);
                      });
  };
  std::optional<Interval> l = bounds(op->getOperand(0), facts);
  std::optional<Interval> r = bounds(op->getOperand(1), facts);
  if (!l || !r || width > 62 || isa<arith::ShLIOp>(op))
    return inEveryCase();
  Number least, most;
  if (isa<arith::AddIOp>(op)) {
    least = l->min + r->min;
    most = l->max + r->max;
  } else if (isa<arith::SubIOp>(op)) {
    least = l->min - r->max;
    most = l->max - r->min;
  } else {
    Number all[] = {l->min * r->min, l->min * r->max, l->max * r->min,
                    l->max * r->max};
    least = *std::min_element(all, all + 4);
    most = *std::max_element(all, all + 4);
  }
  bool fits = isSigned ? least >= -(one << (width - 1)) &&
                             most < (one << (width - 1))
                       : least >= 0 && most < (one << width);
  return fits || inEveryCase();
}

/// exact: nothing is lost; nneg: the operand, read as signed, is not negative.
static bool claimHolds(Operation *op, StringRef claim, Facts &facts) {
  if (claim == "nonNeg") {
    std::optional<Interval> range = signedRange(op->getOperand(0), facts);
    return range && range->min >= 0;
  }
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
