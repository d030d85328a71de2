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

#include "harness/recondition/Hazard.h"
#include "harness/recondition/Ranges.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace scion;

/// Whether add, sub and mul of the operands stay in the type's range.
static bool holds(Operation *op, bool isSigned, Facts &facts) {
  if (!isa<arith::AddIOp, arith::SubIOp, arith::MulIOp>(op))
    return false;
  unsigned width = intWidth(op->getResult(0).getType());
  auto bounds = isSigned ? signedRange : unsignedRange;
  std::optional<Interval> l = bounds(op->getOperand(0), facts);
  std::optional<Interval> r = bounds(op->getOperand(1), facts);
  if (!l || !r || width > 62)
    return false;
  using Number = Interval::Number;
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
  Number one = 1;
  if (isSigned)
    return least >= -(one << (width - 1)) && most < (one << (width - 1));
  return least >= 0 && most < (one << width);
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
    if (op->getInherentAttr(name).value_or(Attribute())) {
      op->removeAttr(name);
      guard.note(op, "dropped " + name.str());
    }
}

static const Hazard hazard{
    "flags", "nsw, nuw, exact and nneg, whose wrong claims are poison.",
    guardFlags};
static RegisterHazard registration(hazard);
