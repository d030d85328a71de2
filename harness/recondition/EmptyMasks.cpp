//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// empty-masks: a vector.mask without a body and results is removed: it does
// nothing, but a dialect conversion folds it without end, which is a known bug.
//
//===----------------------------------------------------------------------===//

#include "harness/known/Registry.h"
#include "harness/recondition/Hazard.h"

#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace scion;

static void guardMask(Operation *op, Guard &guard) {
  auto mask = cast<vector::MaskOp>(op);
  if (op->getNumResults() != 0 || mask.getMaskableOp() ||
      !Registry::global().replaces("recondition-empty-masks"))
    return;
  guard.note(op, "removed");
  op->erase();
  guard.erased = true;
}

// Late, because other hazards may remove the op inside a mask, and because its
// vector.yield, which is erased with it, must not be in the list of ops that
// are still to be guarded.
static const Hazard hazard{"empty-masks", "Masks around nothing.", guardMask,
                           /*always=*/true, /*late=*/true};
static RegisterHazard registration(hazard);
