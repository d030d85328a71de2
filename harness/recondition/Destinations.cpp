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

#include "harness/recondition/Facts.h"
#include "harness/recondition/Hazard.h"
#include "harness/recondition/Resize.h"

using namespace mlir;
using namespace scion;

static void guardDestination(Operation *op, Guard &guard) {
  Value source = op->getOperand(0), dest = op->getOperand(1);
  auto type = dyn_cast<ShapedType>(source.getType());
  auto destType = dyn_cast<ShapedType>(dest.getType());
  if (!type || !type.hasRank() || !destType || !destType.hasRank())
    return guard.outOfScope(op, "unranked");
  SmallVector<OpFoldResult> sizes(type.getRank());
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    if (type.isDynamicDim(dim) &&
        !(guard.facts.sizeOf(source, dim) == guard.facts.sizeOf(dest, dim)))
      sizes[dim] = guard.sizeOf(dest, dim);
    else if (!type.isDynamicDim(dim) && destType.isDynamicDim(dim))
      guard.unknown(op, "dynamic sizes that may differ");
  if (llvm::any_of(sizes, [](OpFoldResult size) { return bool(size); })) {
    Value exact = resized(op, source, sizes, guard);
    if (!exact)
      return guard.unknown(op, "dynamic sizes that may differ");
    guard.setOperand(op, 0, exact, "as large as its destination");
  }
}

static const Hazard hazard{"destinations",
                           "Tensors written into buffers of other sizes.",
                           guardDestination};
static RegisterHazard registration(hazard);
