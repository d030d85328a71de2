//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// overlap: copies between buffers that may share bytes go through a temporary.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Facts.h"
#include "harness/recondition/Hazard.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace scion;

/// Whether the buffer is an allocation that only copies use, so that it
/// overlaps no other value.
static bool isTemporary(Value memref) {
  return memref.getDefiningOp<memref::AllocOp>() &&
         llvm::all_of(memref.getUsers(), llvm::IsaPred<memref::CopyOp>);
}

static void guardCopy(Operation *op, Guard &guard) {
  auto copy = cast<memref::CopyOp>(op);
  Value source = copy.getSource(), target = copy.getTarget();
  auto sourceType = dyn_cast<MemRefType>(source.getType());
  auto targetType = dyn_cast<MemRefType>(target.getType());
  if (!sourceType || !targetType)
    return guard.outOfScope(op, "copy of an unranked memref");
  if (!sourceType.hasStaticShape() || !targetType.hasStaticShape())
    guard.unknown(op, "dynamic sizes that may differ");
  if (guard.facts.disjoint(source, target) ||
      (source != target && (isTemporary(source) || isTemporary(target))))
    return;
  SmallVector<Value> sizes;
  for (int64_t dim = 0; dim < sourceType.getRank(); ++dim)
    if (sourceType.isDynamicDim(dim))
      sizes.push_back(guard.sizeOf(source, dim));
  auto type =
      MemRefType::get(sourceType.getShape(), sourceType.getElementType());
  Value temporary =
      memref::AllocOp::create(guard.builder, guard.loc(), type, sizes);
  memref::CopyOp::create(guard.builder, guard.loc(), source, temporary);
  guard.setOperand(op, 0, temporary, "through a temporary");
}

static const Hazard hazard{"overlap", "Copies between overlapping buffers.",
                           guardCopy};
static RegisterHazard registration(hazard);
