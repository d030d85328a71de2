//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// lifetime: use after free, double free, free of what was not allocated, and
// stack buffers that leave their scope.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Facts.h"
#include "harness/recondition/Hazard.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mlir;
using namespace scion;

static void erase(Operation *op, Guard &guard) {
  guard.note(op, "removed");
  op->erase();
  guard.erased = true;
}

/// Erases the op, so that nothing is freed, and sets its results to false: the
/// buffers have no owner.
static void eraseOwnership(bufferization::DeallocOp op, Guard &guard) {
  if (!op.getUpdatedConditions().empty()) {
    Value no = guard.intConstant(guard.builder.getI1Type(), 0);
    for (Value condition : op.getUpdatedConditions())
      condition.replaceAllUsesWith(no);
  }
  erase(op, guard);
}

/// Whether the buffer, or a view of it, leaves its region or becomes a tensor:
/// passes that free buffers then treat it as a heap buffer.
static bool leavesScope(Value memref) {
  return llvm::any_of(memref.getUsers(), [](Operation *user) {
    bool isAlias =
        isa<ViewLikeOpInterface, memref::AssumeAlignmentOp, memref::ReshapeOp,
            memref::ExtractStridedMetadataOp, arith::SelectOp>(user);
    return user->hasTrait<OpTrait::IsTerminator>() ||
           isa<bufferization::ToTensorOp>(user) ||
           llvm::any_of(user->getResults(), [&](Value result) {
             return isa<BaseMemRefType>(result.getType()) &&
                    (!isAlias || leavesScope(result));
           });
  });
}

/// Whether the tensor has its own buffer, and this is its last use. The
/// interpreter does not know which tensors share a buffer.
static bool endsBuffer(bufferization::DeallocTensorOp op) {
  Operation *made = op.getTensor().getDefiningOp();
  return isa_and_present<tensor::EmptyOp, bufferization::AllocTensorOp>(made) &&
         made->getBlock() == op->getBlock() &&
         llvm::all_of(made->getUsers(), [&](Operation *user) {
           return user == op || (user->getBlock() == op->getBlock() &&
                                 user->isBeforeInBlock(op) &&
                                 !isa<bufferization::DeallocTensorOp>(user) &&
                                 llvm::none_of(user->getResultTypes(),
                                               llvm::IsaPred<ShapedType>));
         });
}

static void guardLifetime(Operation *op, Guard &guard) {
  if (auto dealloc = dyn_cast<bufferization::DeallocTensorOp>(op)) {
    if (!endsBuffer(dealloc))
      erase(op, guard);
    return;
  }
  auto alloca = dyn_cast<memref::AllocaOp>(op);
  if (!alloca) {
    // The run has shown that the op frees only what it may free.
    if (guard.isDefined)
      return;
    if (auto dealloc = dyn_cast<bufferization::DeallocOp>(op))
      return eraseOwnership(dealloc, guard);
    return erase(op, guard);
  }
  bool isFreed = guard.facts.observed && !guard.isDefined;
  if (!isFreed && !leavesScope(alloca))
    return;
  guard.note(op, "on the heap: it leaves its scope");
  auto alloc = memref::AllocOp::create(
      guard.builder, guard.loc(), alloca.getType(), alloca.getDynamicSizes());
  // The hazard `uninitialized` runs before, or not on these ops.
  alloca.replaceAllUsesWith(alloc.getMemref());
  op->erase();
  guard.erased = true;
}

static const Hazard hazard{
    "lifetime", "Use after free, double free, stack buffers that escape.",
    guardLifetime, /*always=*/true, /*late=*/true};
static RegisterHazard registration(hazard);
