//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// assumptions: claims about alignment and about aliasing that nobody has
// checked; the ops give their operands back, and go.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Hazard.h"

using namespace mlir;
using namespace scion;

static void guardAssumption(Operation *op, Guard &guard) {
  guard.note(op, "removed");
  op->replaceAllUsesWith(op->getOperands());
  op->erase();
  guard.erased = true;
}

static const Hazard hazard{"assumptions",
                           "Unchecked claims about alignment and aliasing.",
                           guardAssumption};
static RegisterHazard registration(hazard);
