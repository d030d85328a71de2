//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// relayouts: linalg.pack and linalg.unpack. Partial tiles need a padding value.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Hazard.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mlir;
using namespace scion;

static void guardRelayout(Operation *op, Guard &guard) {
  if (auto pack = dyn_cast<linalg::PackOp>(op); pack && !pack.getPaddingValue())
    if (Value input = guard.input(op, pack.getSourceType().getElementType())) {
      pack.getPaddingValueMutable().assign(input);
      guard.note(op, "a padding value for a partial tile");
    }
  for (Type type : op->getOperandTypes())
    if (isa<BaseMemRefType>(type))
      return guard.unknown(op, "buffers");
    else if (auto shaped = dyn_cast<ShapedType>(type);
             shaped && !shaped.hasStaticShape())
      return guard.unknown(op, "dynamic sizes");
}

static const Hazard hazard{"relayouts", "Partial tiles of pack and unpack.",
                           guardRelayout};
static RegisterHazard registration(hazard);
