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
#include "harness/recondition/Conditions.h"
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
  bool fits =
      isSigned ? least >= -(one << (width - 1)) && most < (one << (width - 1))
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

static Type withElement(Type type, Type element) {
  if (auto shaped = dyn_cast<ShapedType>(type))
    return shaped.clone(element);
  return element;
}

/// Computed once more with twice the width, and compared.
static Value conditionOfFlags(Operation *op, Guard &guard) {
  OpBuilder &builder = guard.builder;
  Location loc = guard.loc();
  using P = arith::CmpIPredicate;
  Type type = op->getResult(0).getType();
  unsigned width = intWidth(type);
  Value all;
  // Also of conversions to floats.
  if (op->getInherentAttr("nonNeg").value_or(Attribute()))
    all = compare(guard, P::sge, op->getOperand(0), 0);
  if (width == 0 || width > 64)
    return all;
  if (auto flagged = dyn_cast<arith::ArithIntegerOverflowFlagsInterface>(op)) {
    using Flags = arith::IntegerOverflowFlags;
    Flags flags = flagged.getOverflowAttr().getValue();
    auto plain = [&](Value value) -> Value {
      if (!getElementTypeOrSelf(value.getType()).isIndex())
        return value;
      return arith::IndexCastOp::create(
          builder, loc, withElement(value.getType(), builder.getI64Type()),
          value);
    };
    for (bool isSigned : {true, false}) {
      if (!bitEnumContainsAny(flags, isSigned ? Flags::nsw : Flags::nuw))
        continue;
      auto extend = [&](Value value, Type to) -> Value {
        if (isSigned)
          return arith::ExtSIOp::create(builder, loc, to, value);
        return arith::ExtUIOp::create(builder, loc, to, value);
      };
      Value a = plain(op->getOperand(0));
      if (isa<arith::TruncIOp>(op)) {
        Value narrow = arith::TruncIOp::create(builder, loc, type, a);
        all = both(guard, all,
                   compare(guard, P::eq, extend(narrow, a.getType()), a));
        continue;
      }
      Value b = plain(op->getOperand(1));
      Type wide = withElement(a.getType(), builder.getIntegerType(2 * width));
      Value x = extend(a, wide);
      // An amount past the width is another hazard; it must not trap here.
      Value y = isa<arith::ShLIOp>(op)
                    ? arith::ExtUIOp::create(builder, loc, wide, b).getResult()
                    : extend(b, wide);
      Value result;
      if (isa<arith::AddIOp>(op))
        result = arith::AddIOp::create(builder, loc, x, y);
      else if (isa<arith::SubIOp>(op))
        result = arith::SubIOp::create(builder, loc, x, y);
      else if (isa<arith::MulIOp>(op))
        result = arith::MulIOp::create(builder, loc, x, y);
      else if (isa<arith::ShLIOp>(op))
        result = arith::ShLIOp::create(
            builder, loc, x,
            arith::MinUIOp::create(builder, loc, y,
                                   guard.intConstant(wide, width - 1, y)));
      else
        continue;
      Value narrow = arith::TruncIOp::create(builder, loc, a.getType(), result);
      all =
          both(guard, all, compare(guard, P::eq, extend(narrow, wide), result));
    }
  }
  Value a = op->getOperand(0);
  if (op->getInherentAttr("isExact").value_or(Attribute())) {
    Value b = op->getOperand(1);
    if (isa<arith::ShRUIOp, arith::ShRSIOp>(op)) {
      Value amount = arith::MinUIOp::create(
          builder, loc, b, guard.intConstant(type, width - 1, b));
      Value down = arith::ShRUIOp::create(builder, loc, a, amount);
      Value up = arith::ShLIOp::create(builder, loc, down, amount);
      all = both(guard, all, compare(guard, P::eq, up, a));
    } else {
      // 1 divides everything, in place of 0 and, for the least value, of -1.
      Value bad = compare(guard, P::eq, b, 0);
      if (isa<arith::DivSIOp>(op))
        bad = either(guard, bad, compare(guard, P::eq, b, -1));
      Value one = guard.intConstant(type, 1, b);
      Value divisor = arith::SelectOp::create(builder, loc, bad, one, b);
      Value rest =
          isa<arith::DivSIOp>(op)
              ? arith::RemSIOp::create(builder, loc, a, divisor).getResult()
              : arith::RemUIOp::create(builder, loc, a, divisor).getResult();
      all = both(guard, all, compare(guard, P::eq, rest, 0));
    }
  }
  return all;
}

static const Hazard hazard{
    "flags", "nsw, nuw, exact and nneg, whose wrong claims are poison.",
    guardFlags, conditionOfFlags};
static RegisterHazard registration(hazard);
