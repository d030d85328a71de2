//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// flags: nsw, nuw, exact and nneg make poison if their claim is wrong. They are
// removed from such an op.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Hazard.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace scion;

static void guardFlags(Operation *op, Guard &guard) {
  if (auto flagged = dyn_cast<arith::ArithIntegerOverflowFlagsInterface>(op)) {
    using Flags = arith::IntegerOverflowFlags;
    if (flagged.getOverflowAttr().getValue() != Flags::none) {
      op->setAttr(
          flagged.getIntegerOverflowAttrName(),
          arith::IntegerOverflowFlagsAttr::get(op->getContext(), Flags::none));
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
