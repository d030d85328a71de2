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
#include "harness/recondition/Indices.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace scion;

static void erase(Operation *op, Guard &guard) {
  guard.note(op, "removed");
  op->erase();
  guard.erased = true;
}

/// What would be freed is not: it goes on to be nobody's.
static void eraseOwnership(bufferization::DeallocOp op, Guard &guard) {
  if (!op.getUpdatedConditions().empty()) {
    Value no = guard.intConstant(guard.builder.getI1Type(), 0);
    for (Value condition : op.getUpdatedConditions())
      condition.replaceAllUsesWith(no);
  }
  erase(op, guard);
}

static void guardLifetime(Operation *op, Guard &guard) {
  if (!isa<memref::AllocaOp>(op)) {
    // The run has freed what it may.
    if (guard.isDefined)
      return;
    if (auto dealloc = dyn_cast<bufferization::DeallocOp>(op))
      return eraseOwnership(dealloc, guard);
    return erase(op, guard);
  }
  // alloca: lives as long as its scope.
  auto alloca = cast<memref::AllocaOp>(op);
  bool leaves = false;
  bool followed = forEachAliasUse(alloca, [&](OpOperand &use) {
    if (use.getOwner()->hasTrait<OpTrait::IsTerminator>())
      leaves = true;
    return !leaves;
  });
  if (!leaves && followed)
    return;
  // A use that the walk does not know may give it to the outside.
  bool unknown = false;
  if (!leaves)
    forEachAliasUse(alloca, [&](OpOperand &use) {
      Operation *user = use.getOwner();
      if (llvm::any_of(user->getResultTypes(), llvm::IsaPred<BaseMemRefType>) &&
          !viewSource(user) && !isa<arith::SelectOp>(user))
        unknown = true;
      if (isa<bufferization::ToTensorOp>(user))
        unknown = true;
      return !unknown;
    });
  if (!leaves && !unknown)
    return;
  guard.note(op, "on the heap: it leaves its scope");
  auto alloc = memref::AllocOp::create(
      guard.builder, guard.loc(), alloca.getType(), alloca.getDynamicSizes());
  // `uninitialized` has run already, or runs on neither.
  alloca.replaceAllUsesWith(alloc.getMemref());
  op->erase();
  guard.erased = true;
}

static const Hazard hazard{
    "lifetime", "Use after free, double free, stack buffers that escape.",
    guardLifetime, /*always=*/true, /*late=*/true};
static RegisterHazard registration(hazard);
