//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// elementwise-shapes: tensors of an elementwise op must agree in their dynamic
// sizes. They are made to.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Hazard.h"
#include "harness/recondition/Resize.h"

using namespace mlir;
using namespace scion;

static void guardShapes(Operation *op, Guard &guard) {
  if (!resizeAlike(op, guard))
    guard.unknown(op, "dynamic sizes that may differ");
}

static const Hazard hazard{"elementwise-shapes",
                           "Dynamic tensor operands whose sizes differ.",
                           guardShapes};
static RegisterHazard registration(hazard);
