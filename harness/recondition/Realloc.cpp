//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// realloc: an old buffer that cannot be freed, or is used after it was, where a
// copy of it grows instead, and the elements that the new one has more: they
// are filled.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Facts.h"
#include "harness/recondition/Hazard.h"
#include "harness/recondition/Indices.h"
#include "harness/recondition/Ranges.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace scion;

/// Whether the old buffer may be used after it was given away.
static bool isUsedAfter(memref::ReallocOp op) {
  bool isUsed = isa<BlockArgument>(op.getSource());
  (void)forEachAliasUse(op.getSource(), [&](OpOperand &use) {
    Operation *user = op->getBlock()->findAncestorOpInBlock(*use.getOwner());
    isUsed |= use.getOwner() != op && (!user || !user->isBeforeInBlock(op));
    return !isUsed;
  });
  return isUsed;
}

/// The old buffer is none that may be freed, or others may use it: it stays.
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
  Value source = realloc.getSource();
  const Observations *observed = guard.facts.observed;
  bool keepsOld = !observed || !observed->wasExecuted(op->getNextNode());
  if (Value size = realloc.getDynamicResultSize()) {
    std::optional<Interval> range = signedRange(size, guard.facts);
    if (!range || range->min < 0 || range->max > 1 << 20) {
      Value cut = arith::RemUIOp::create(guard.builder, guard.loc(), size,
                                         guard.index(1025));
      guard.setOperand(op, 1, cut, "size cut");
      replaceUsesAfter(size, cut);
      keepsOld = !observed;
    }
  }
  if (keepsOld || isUsedAfter(realloc))
    growCopy(realloc, guard);
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

static const Hazard hazard{
    "realloc", "Old buffers that are not to be freed, and unwritten tails.",
    guardRealloc};
static RegisterHazard registration(hazard);
