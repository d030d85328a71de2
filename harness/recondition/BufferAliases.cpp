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

/// A copy that is made for the op in hand, our own guard, and only read beside:
/// by observations, or by assertions that ask for sizes and addresses.
static bool isOwnCopy(Value buffer, Operation *op) {
  if (!buffer.getDefiningOp<memref::AllocOp>())
    return false;
  bool isCopy = false;
  for (OpOperand &use : buffer.getUses()) {
    Operation *user = use.getOwner();
    if (user == op || onlyReads(use) ||
        isa<memref::ExtractAlignedPointerAsIndexOp>(user))
      continue;
    auto copy = dyn_cast<memref::CopyOp>(user);
    if (!copy || isCopy || copy->getBlock() != op->getBlock() ||
        !copy->isBeforeInBlock(op))
      return false;
    isCopy = true;
  }
  return isCopy;
}

/// No bufferization.clone: neither of its sides may be written to afterwards.
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

/// Nothing can come between the tensor and those who look at it as a buffer.
static bool isTakenAtOnce(bufferization::ToBufferOp op) {
  Value buffer = op.getResult();
  // Only one use, which copies it at once, is our own guard.
  if (buffer.use_empty())
    return true;
  if (buffer.hasOneUse())
    if (auto copy = dyn_cast<memref::CopyOp>(*buffer.getUsers().begin());
        copy && copy.getSource() == buffer &&
        op->getBlock() == copy->getBlock())
      return true;
  // So is reading at once, before another tensor can be made in its place.
  Operation *last = op;
  bool onlyRead = llvm::all_of(buffer.getUses(), [&](OpOperand &use) {
    Operation *user = use.getOwner();
    if (user->getBlock() != op->getBlock() || !onlyReads(use) ||
        isa<bufferization::CloneOp>(user))
      return false;
    if (last->isBeforeInBlock(user))
      last = user;
    return true;
  });
  for (Operation *next = op; onlyRead && next != last;
       next = next->getNextNode())
    onlyRead =
        next == op.getOperation() ||
        (next->getNumRegions() == 0 &&
         (isMemoryEffectFree(next) || isa<memref::LoadOp>(next)) &&
         llvm::none_of(next->getResultTypes(), llvm::IsaPred<TensorType>));
  if (onlyRead)
    return true;
  return false;
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
    if (!isOwnCopy(buffer, op) && !guard.facts.contentsOf(buffer)) {
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
  SmallVector<Value> sizes;
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    if (type.isDynamicDim(dim))
      return guard.outOfScope(op, "a dynamic buffer of a tensor");
  if (!type.getLayout().isIdentity())
    return guard.outOfScope(op, "a strided buffer of a tensor");
  Value own = memref::AllocOp::create(guard.builder, guard.loc(), type, sizes);
  auto copy = memref::CopyOp::create(guard.builder, guard.loc(), buffer, own);
  buffer.replaceAllUsesExcept(own, copy);
  guard.note(op, "a copy of it for those who use it");
}

static const Hazard hazard{"buffer-aliases",
                           "Writes that may show through to_tensor, to_buffer.",
                           guardAlias, /*always=*/true};
static RegisterHazard registration(hazard);
