//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// realloc: the old buffer is gone, and what the new one has more is not
// written. Accesses of the old one behind it go to the new one; where others
// may use the old one, a copy of it grows instead. The tail is filled.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Conditions.h"
#include "harness/recondition/Facts.h"
#include "harness/recondition/Hazard.h"
#include "harness/recondition/Indices.h"
#include "harness/recondition/Ranges.h"
#include "harness/recondition/Written.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace scion;

/// The next op but constants fills the elements from the old size on.
static bool isTailFilled(memref::ReallocOp realloc) {
  auto isSizeOf = [](Value bound, Value buffer) {
    auto size = bound.getDefiningOp<memref::DimOp>();
    return size && size.getSource() == buffer;
  };
  for (Operation *next = realloc->getNextNode(); next;
       next = next->getNextNode()) {
    auto loop = dyn_cast<scf::ForOp>(next);
    if (!loop) {
      // (Cuts of indices to the new size stand behind it, too.)
      if (next->getNumRegions() == 0 && isMemoryEffectFree(next))
        continue;
      return false;
    }
    auto store = dyn_cast<memref::StoreOp>(loop.getBody()->front());
    return isSizeOf(loop.getLowerBound(), realloc.getSource()) &&
           isSizeOf(loop.getUpperBound(), realloc.getResult()) && store &&
           store.getMemref() == realloc.getResult() &&
           store.getIndices()[0] == loop.getInductionVar();
  }
  return false;
}

/// Whether the old buffer, through all of its names, is used in front only.
static bool isLastUse(memref::ReallocOp op) {
  bool last = true;
  forEachAliasUse(op.getSource(), [&](OpOperand &use) {
    Operation *user = use.getOwner();
    Operation *ancestor = op->getBlock()->findAncestorOpInBlock(*user);
    last &= user == op || (ancestor && ancestor->isBeforeInBlock(op));
    return last;
  });
  return last;
}

/// Uses of the old buffer behind the op that take a memref of any size.
static void rewire(memref::ReallocOp op, Guard &guard) {
  bool any = false;
  op.getSource().replaceUsesWithIf(op.getResult(), [&](OpOperand &use) {
    Operation *user = use.getOwner();
    Operation *ancestor = op->getBlock()->findAncestorOpInBlock(*user);
    bool isBehind = ancestor && op->isBeforeInBlock(ancestor);
    bool fits =
        op.getSource().getType() == op.getType() ||
        isa<memref::LoadOp, memref::StoreOp, memref::DimOp, memref::DeallocOp,
            memref::ReallocOp, memref::PrefetchOp>(user);
    any |= isBehind && fits;
    return isBehind && fits;
  });
  if (any)
    guard.note(op, "later uses of the old buffer are of the new one");
}

/// Others may use the old buffer: it stays.
static void growCopy(memref::ReallocOp op, Guard &guard) {
  Value source = op.getSource();
  auto type = cast<MemRefType>(source.getType());
  SmallVector<Value> sizes;
  if (type.isDynamicDim(0))
    sizes.push_back(guard.sizeOf(source, 0));
  Value copy = memref::AllocOp::create(guard.builder, guard.loc(), type, sizes);
  memref::CopyOp::create(guard.builder, guard.loc(), source, copy);
  guard.setOperand(op, 0, copy, "a copy grows instead");
}

static void guardRealloc(Operation *op, Guard &guard) {
  auto realloc = cast<memref::ReallocOp>(op);
  Operation *alloc = realloc.getSource().getDefiningOp();
  bool isOwn = isa_and_nonnull<memref::AllocOp, memref::ReallocOp>(alloc) &&
               alloc->getBlock() == op->getBlock();
  if (isOwn)
    rewire(realloc, guard);
  if (!isOwn || !isLastUse(realloc))
    growCopy(realloc, guard);
  Value source = realloc.getSource();
  if (Value size = realloc.getDynamicResultSize()) {
    std::optional<Interval> range = signedRange(size, guard.facts);
    Size known = guard.facts.sizeOfIndex(size);
    constexpr int64_t most = 1 << 20;
    bool isFine = known.isConstant()
                      ? known.constant <= most
                      : known.dim >= 0 ||
                            (range && range->min >= 0 && range->max <= most);
    if (!isFine) {
      Value cut = arith::RemUIOp::create(guard.builder, guard.loc(), size,
                                         guard.index(1025));
      guard.setOperand(op, 1, cut, "size cut");
      replaceUsesAfter(size, cut);
    }
  }
  Size before = guard.facts.sizeOf(source, 0);
  Size after;
  auto type = realloc.getType();
  if (!type.isDynamicDim(0))
    after.constant = type.getDimSize(0);
  else
    after = guard.facts.sizeOfIndex(realloc.getDynamicResultSize());
  if (before.isConstant() && after.isConstant() &&
      after.constant <= before.constant)
    return;
  if (before.isConstant() &&
      readsOnlyWritten(realloc.getResult(), guard.facts, before.constant))
    return;
  if (isTailFilled(realloc))
    return;
  Value input = guard.input(op, type.getElementType());
  if (!input)
    return guard.outOfScope(op, "elements that cannot be made");
  OpBuilder &builder = guard.builder;
  Location loc = guard.loc();
  Value first = guard.index(0);
  Value one = guard.index(1);
  Value oldSize = memref::DimOp::create(builder, loc, source, first);
  builder.setInsertionPointAfter(op);
  Value newSize =
      memref::DimOp::create(builder, loc, realloc.getResult(), first);
  scf::ForOp::create(
      builder, loc, oldSize, newSize, one, ValueRange{},
      [&](OpBuilder &nested, Location at, Value index, ValueRange) {
        memref::StoreOp::create(nested, at, input, realloc.getResult(), index);
        scf::YieldOp::create(nested, at);
      });
  guard.note(op, "the tail filled with an input");
}

/// The old buffer is not used again, the new size is one, and its end is not
/// read unwritten.
static Value conditionOfRealloc(Operation *op, Guard &guard) {
  auto realloc = cast<memref::ReallocOp>(op);
  bool last = isLastUse(realloc);
  // What it has more than the old one is not read before it is written.
  Size before = guard.facts.sizeOf(realloc.getSource(), 0), after;
  if (realloc.getType().isDynamicDim(0))
    after = guard.facts.sizeOfIndex(realloc.getDynamicResultSize());
  else
    after.constant = realloc.getType().getDimSize(0);
  bool isWritten =
      (before.isConstant() && after.isConstant() &&
       after.constant <= before.constant) ||
      isTailFilled(realloc) ||
      (before.isConstant() &&
       readsOnlyWritten(realloc.getResult(), guard.facts, before.constant));
  Value all = stated(guard, last && isWritten);
  if (Value size = realloc.getDynamicResultSize())
    all =
        both(guard, all,
             compare(guard, arith::CmpIPredicate::ult, size, int64_t(1) << 40));
  return all;
}

static const Hazard hazard{
    "realloc",    "Uses of the old buffer, and the unwritten tail.",
    guardRealloc, conditionOfRealloc,
    false,        true};
static RegisterHazard registration(hazard);
