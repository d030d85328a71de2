//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// addresses: the address of a buffer differs from run to run, so it is replaced
// by a constant. Strides and offsets may be visible only if the type states
// them; otherwise a path may choose them.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Hazard.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace scion;

/// An address with the largest alignment that a buffer can claim.
static constexpr int64_t someAddress = int64_t(1) << 30;

/// Why the strides, the offset or the base of this buffer are not certain.
static const char *problemOf(memref::ExtractStridedMetadataOp op) {
  // The base of an empty buffer has no first element.
  for (Operation *user : op.getBaseBuffer().getUsers())
    if (!isa<memref::ReinterpretCastOp>(user))
      return "a base that is used by itself";
  MemRefType type = op.getSource().getType();
  if (type.getLayout().isIdentity())
    return nullptr;
  int64_t offset;
  SmallVector<int64_t> strides;
  if (failed(type.getStridesAndOffset(strides, offset)))
    return "a layout without strides";
  if (ShapedType::isDynamic(offset) && !op.getOffset().use_empty())
    return "an offset that paths may choose";
  for (auto [stride, result] : llvm::zip(strides, op.getStrides()))
    if (ShapedType::isDynamic(stride) && !result.use_empty())
      return "strides that paths may choose";
  return nullptr;
}

static void guardAddress(Operation *op, Guard &guard) {
  if (auto extract = dyn_cast<memref::ExtractStridedMetadataOp>(op)) {
    if (const char *problem = problemOf(extract))
      guard.outOfScope(op, problem);
    return;
  }
  guard.note(op, "a fixed address");
  op->getResult(0).replaceAllUsesWith(guard.index(someAddress));
  op->erase();
  guard.erased = true;
}

static const Hazard hazard{"addresses",
                           "Addresses, and layouts that paths may choose.",
                           guardAddress, /*always=*/true};
static RegisterHazard registration(hazard);
