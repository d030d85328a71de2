//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// lifetime: use after free, double free, free of what was not allocated, and
// stack buffers that leave their scope. A dealloc stays where it is clearly
// right.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Conditions.h"
#include "harness/recondition/Facts.h"
#include "harness/recondition/Hazard.h"
#include "harness/recondition/Indices.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

using namespace mlir;
using namespace scion;

/// A call that is handed the buffer and gives no memref back: memrefs cannot be
/// stored anywhere, so the callee keeps none.
static bool isHarmlessCall(Operation *op) {
  return isa<func::CallOp>(op) &&
         llvm::none_of(op->getResultTypes(), llvm::IsaPred<BaseMemRefType>);
}

/// Whether every use of the allocation, under any name, is before `end` in the
/// allocation's own block.
static bool isLastUse(Value buffer, Operation *end, Guard &guard) {
  Block *block = end->getBlock();
  bool allBefore = true;
  SmallVector<Operation *> calls;
  bool followed = forEachAliasUse(buffer, [&](OpOperand &use) {
    Operation *user = use.getOwner();
    if (user == end)
      return true;
    Operation *ancestor = block->findAncestorOpInBlock(*user);
    if (!ancestor || !ancestor->isBeforeInBlock(end) ||
        isa<memref::DeallocOp, memref::ReallocOp, bufferization::DeallocOp>(
            user))
      allBefore = false;
    return allBefore;
  });
  if (!allBefore)
    return false;
  if (followed)
    return true;
  // Only calls may have stopped the walk.
  bool onlyCalls = true;
  forEachAliasUse(buffer, [&](OpOperand &use) {
    Operation *user = use.getOwner();
    if (user->hasTrait<OpTrait::IsTerminator>())
      onlyCalls = false;
    else if (isa<CallOpInterface>(user) && !isHarmlessCall(user))
      onlyCalls = false;
    else if (user->getNumRegions() != 0 && !isa<LoopLikeOpInterface>(user) &&
             !isa<DestinationStyleOpInterface>(user) &&
             !isa<memref::GenericAtomicRMWOp>(user))
      onlyCalls = false;
    else if (llvm::any_of(user->getResultTypes(),
                          llvm::IsaPred<BaseMemRefType>) &&
             !viewSource(user) && !isa<arith::SelectOp>(user) &&
             !isa<LoopLikeOpInterface>(user) &&
             !isa<bufferization::CloneOp>(user))
      onlyCalls = false;
    else if (isa<bufferization::ToTensorOp>(user))
      onlyCalls = false;
    return onlyCalls;
  });
  return onlyCalls;
}

static void erase(Operation *op, Guard &guard) {
  guard.note(op, "removed");
  op->erase();
  guard.erased = true;
}

static bool isLastUseOfAllocation(Value buffer, Operation *end, Guard &guard) {
  Operation *alloc = buffer.getDefiningOp();
  return isa_and_nonnull<memref::AllocOp, bufferization::CloneOp,
                         memref::ReallocOp>(alloc) &&
         alloc->getBlock() == end->getBlock() && isLastUse(buffer, end, guard);
}

/// Whether the op frees what nobody uses afterwards, or leaves it: then it does
/// not matter what its conditions are.
static bool freesOnlyAtLastUse(bufferization::DeallocOp op, Guard &guard) {
  return op.getRetained().empty() &&
         llvm::all_of(op.getMemrefs(), [&](Value buffer) {
           return isLastUseOfAllocation(buffer, op, guard);
         });
}

/// Other conditional deallocs by ownership: nobody has checked the conditions.
/// What they hand on matters to others of their kind only, which go as well.
static void dropOwnership(bufferization::DeallocOp op, Guard &guard) {
  for (Value condition : op.getUpdatedConditions())
    for (Operation *user : condition.getUsers())
      if (!isa<bufferization::DeallocOp>(user))
        return guard.outOfScope(op, "ownership that is looked at");
  Value no = stated(guard, false);
  for (Value condition : op.getUpdatedConditions())
    condition.replaceAllUsesWith(no);
  erase(op, guard);
}

static void guardLifetime(Operation *op, Guard &guard) {
  if (auto dealloc = dyn_cast<bufferization::DeallocOp>(op)) {
    if (!freesOnlyAtLastUse(dealloc, guard))
      dropOwnership(dealloc, guard);
    return;
  }
  if (isa<bufferization::DeallocTensorOp>(op))
    return erase(op, guard);
  if (auto dealloc = dyn_cast<memref::DeallocOp>(op)) {
    if (!isLastUseOfAllocation(dealloc.getMemref(), op, guard))
      erase(op, guard);
    return;
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

/// A clear case of a right dealloc, or a stack buffer that stays in its scope.
static Value conditionOfLifetime(Operation *op, Guard &guard) {
  if (auto dealloc = dyn_cast<memref::DeallocOp>(op)) {
    return stated(guard, isLastUseOfAllocation(dealloc.getMemref(), op, guard));
  }
  if (auto dealloc = dyn_cast<bufferization::DeallocOp>(op))
    return stated(guard, freesOnlyAtLastUse(dealloc, guard));
  auto alloca = dyn_cast<memref::AllocaOp>(op);
  if (!alloca)
    return {};
  bool leaves = false;
  forEachAliasUse(alloca, [&](OpOperand &use) {
    leaves |= use.getOwner()->hasTrait<OpTrait::IsTerminator>();
    return !leaves;
  });
  return stated(guard, !leaves);
}

static const Hazard hazard{
    "lifetime",    "Use after free, double free, stack buffers that escape.",
    guardLifetime, conditionOfLifetime,
    true,          true};
static RegisterHazard registration(hazard);
