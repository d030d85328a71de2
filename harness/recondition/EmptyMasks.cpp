//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// empty-masks: a vector.mask around nothing, without results, goes. It does
// nothing, but a dialect conversion folds it again and again: a known bug.
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

// Late, for what a mask is around may go itself, and its vector.yield, which
// goes with it, must not be waiting for its turn.
static const Hazard hazard{"empty-masks", "Masks around nothing.", guardMask,
                           /*always=*/true, /*late=*/true};
static RegisterHazard registration(hazard);
