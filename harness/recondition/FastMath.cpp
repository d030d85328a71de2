//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// fast-math: every flag allows other bits (reassoc, contract, arcp, afn, nsz)
// or makes poison (nnan, ninf), so all flags are removed.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Hazard.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace scion;

static void guardFastMath(Operation *op, Guard &guard) {
  auto flags = dyn_cast_or_null<arith::FastMathFlagsAttr>(
      op->getInherentAttr("fastmath").value_or(Attribute()));
  if (!flags || flags.getValue() == arith::FastMathFlags::none)
    return;
  op->setAttr("fastmath", arith::FastMathFlagsAttr::get(
                              op->getContext(), arith::FastMathFlags::none));
  guard.note(op, "dropped fast-math flags");
}

static const Hazard hazard{"fast-math",
                           "Fast-math flags: other bits, or poison.",
                           guardFastMath, /*always=*/true};
static RegisterHazard registration(hazard);
