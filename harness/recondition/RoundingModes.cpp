//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// rounding-modes: a rounding mode lowers to a constrained intrinsic, which only
// states the mode of the machine and does not set it. So folds use the mode,
// but executions do not.
//
//===----------------------------------------------------------------------===//

#include "harness/known/Registry.h"
#include "harness/recondition/Hazard.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace scion;

static constexpr StringRef name = "roundingmode";

/// Whether the op has a rounding mode other than the default of the machine.
static bool roundsOtherwise(Operation *op) {
  auto mode = op->getAttrOfType<arith::RoundingModeAttr>(name);
  return mode && mode.getValue() != arith::RoundingMode::to_nearest_even;
}

static void guardRounding(Operation *op, Guard &guard) {
  if (!roundsOtherwise(op) ||
      !Registry::global().replaces("recondition-rounding-modes"))
    return;
  op->removeAttr(name);
  guard.note(op, "dropped rounding mode");
}

static const Hazard hazard{"rounding-modes",
                           "Rounding modes that no machine code sets.",
                           guardRounding, /*always=*/true};
static RegisterHazard registration(hazard);
