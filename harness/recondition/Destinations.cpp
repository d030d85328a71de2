//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// destinations: materialize_in_destination writes a tensor into a buffer or a
// tensor of the same sizes.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Conditions.h"
#include "harness/recondition/Facts.h"
#include "harness/recondition/Hazard.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"

using namespace mlir;
using namespace scion;

static void guardDestination(Operation *op, Guard &guard) {
  Value source = op->getOperand(0), dest = op->getOperand(1);
  auto type = dyn_cast<ShapedType>(source.getType());
  auto destType = dyn_cast<ShapedType>(dest.getType());
  if (!type || !type.hasRank() || !destType || !destType.hasRank())
    return guard.outOfScope(op, "unranked");
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    if (!(guard.facts.sizeOf(source, dim) == guard.facts.sizeOf(dest, dim)))
      return guard.unknown(op, "dynamic sizes that may differ");
  if (!isa<BaseMemRefType>(destType))
    return;
  // Only tensors that are computed from values and from copies are in scope
  // (buffer-aliases), so no tensor lives in the destination.
  auto materialize = cast<bufferization::MaterializeInDestinationOp>(op);
  if (!materialize.getRestrict() || !materialize.getWritable()) {
    materialize.setRestrict(true);
    materialize.setWritable(true);
    guard.note(op, "restrict and writable, as buffer-aliases makes it");
  }
}

static Value conditionOfDestination(Operation *op, Guard &guard) {
  return sameShape(guard, op->getOperand(0), op->getOperand(1));
}

static const Hazard hazard{"destinations",
                           "Tensors written into buffers of other sizes.",
                           guardDestination, conditionOfDestination};
static RegisterHazard registration(hazard);
