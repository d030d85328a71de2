//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// dynamic-sizes: tensors and buffers of one op that must agree in their sizes.
// A run shows whether they do; without one they must be static.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Hazard.h"

using namespace mlir;
using namespace scion;

static void guardSizes(Operation *op, Guard &guard) {
  unsigned shapes = 0, statics = 0;
  for (Type type : op->getOperandTypes()) {
    auto shaped = dyn_cast<ShapedType>(type);
    shapes += bool(shaped);
    statics += shaped && shaped.hasStaticShape();
  }
  if (shapes > 1 && statics != shapes)
    guard.unknown(op, "dynamic sizes that may differ");
}

static const Hazard hazard{"dynamic-sizes",
                           "Operands whose dynamic sizes differ.", guardSizes};
static RegisterHazard registration(hazard);
