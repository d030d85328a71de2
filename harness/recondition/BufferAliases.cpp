//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// buffer-aliases: to_tensor and to_buffer tie a tensor to memory; whether a
// write to one shows in the other depends on bufferization. A copy in between
// unties them.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Facts.h"
#include "harness/recondition/Hazard.h"
#include "harness/recondition/Indices.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace scion;

/// Whether the buffer is a global that is only read, without aliases.
static bool isNeverWritten(Value buffer) {
  auto get = buffer.getDefiningOp<memref::GetGlobalOp>();
  auto reads = [](OpOperand &use) {
    return onlyReads(use) || isa<bufferization::ToTensorOp>(use.getOwner());
  };
  return get && !get->getParentOfType<ModuleOp>()
                     .walk([&](memref::GetGlobalOp other) {
                       return other.getName() != get.getName() ||
                                      llvm::all_of(other->getUses(), reads)
                                  ? WalkResult::advance()
                                  : WalkResult::interrupt();
                     })
                     .wasInterrupted();
}

/// Not a bufferization.clone, after which neither buffer may be written to.
static Value copyOf(Value buffer, Guard &guard) {
  auto type = cast<MemRefType>(buffer.getType());
  SmallVector<Value> sizes;
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    if (type.isDynamicDim(dim))
      sizes.push_back(guard.sizeOf(buffer, dim));
  Value copy = memref::AllocOp::create(guard.builder, guard.loc(), type, sizes);
  memref::CopyOp::create(guard.builder, guard.loc(), buffer, copy);
  return copy;
}

/// Whether the buffer has no use, or one that reads it: the next op, or a copy
/// in the same block, which is our own guard.
static bool isTakenAtOnce(bufferization::ToBufferOp op) {
  Value buffer = op.getResult();
  if (!buffer.hasOneUse())
    return buffer.use_empty();
  OpOperand &use = *buffer.use_begin();
  Operation *user = use.getOwner();
  return onlyReads(use) && !isa<bufferization::CloneOp>(user) &&
         user->getBlock() == op->getBlock() &&
         (user == op->getNextNode() || isa<memref::CopyOp>(user));
}

static void guardAlias(Operation *op, Guard &guard) {
  if (auto toTensor = dyn_cast<bufferization::ToTensorOp>(op)) {
    if (toTensor.getWritable()) {
      toTensor.setWritable(false);
      guard.note(op, "not writable");
    }
    Value buffer = toTensor.getBuffer();
    if (!isa<MemRefType>(buffer.getType()))
      return guard.outOfScope(op, "an unranked memref");
    if (!isOwnCopy(buffer) && !isNeverWritten(buffer)) {
      if (!cast<MemRefType>(buffer.getType()).getLayout().isIdentity())
        return guard.outOfScope(op, "a strided buffer");
      guard.setOperand(op, 0, copyOf(buffer, guard), "of a copy");
    }
    if (!toTensor.getRestrict()) {
      toTensor.setRestrict(true);
      guard.note(op, "restrict, as it is now");
    }
    return;
  }
  auto toBuffer = cast<bufferization::ToBufferOp>(op);
  Value buffer = toBuffer.getResult();
  auto type = dyn_cast<MemRefType>(buffer.getType());
  if (!type)
    return guard.outOfScope(op, "an unranked memref");
  if (!toBuffer.getReadOnly()) {
    toBuffer.setReadOnly(true);
    guard.note(op, "read only, as it is now");
  }
  if (isTakenAtOnce(toBuffer))
    return;
  guard.builder.setInsertionPointAfter(op);
  if (!type.hasStaticShape() || !type.getLayout().isIdentity())
    return guard.outOfScope(op, "a dynamic or strided buffer of a tensor");
  Value own = memref::AllocOp::create(guard.builder, guard.loc(), type);
  auto copy = memref::CopyOp::create(guard.builder, guard.loc(), buffer, own);
  buffer.replaceAllUsesExcept(own, copy);
  guard.note(op, "a copy of it for those who use it");
}

static const Hazard hazard{"buffer-aliases",
                           "Writes that may show through to_tensor, to_buffer.",
                           guardAlias, /*always=*/true};
static RegisterHazard registration(hazard);
