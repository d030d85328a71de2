//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// realloc: an old buffer that may not be freed, or is used after that, and the
// additional elements of the new buffer. A copy of the old buffer is
// reallocated instead, and the additional elements are filled.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Hazard.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace scion;

static void guardRealloc(Operation *op, Guard &guard) {
  auto realloc = cast<memref::ReallocOp>(op);
  OpBuilder &builder = guard.builder;
  Location loc = guard.loc();
  if (Value size = realloc.getDynamicResultSize())
    guard.setOperand(
        op, 1, arith::RemUIOp::create(builder, loc, size, guard.index(1025)),
        "size cut");
  Value input = guard.input(op, realloc.getType().getElementType());
  if (!input)
    return guard.outOfScope(op, "elements that cannot be made");
  Value source = realloc.getSource(), oldSize = guard.sizeOf(source, 0);
  auto type = cast<MemRefType>(source.getType());
  Value copy = memref::AllocOp::create(
      builder, loc, type, type.isDynamicDim(0) ? oldSize : ValueRange());
  memref::CopyOp::create(builder, loc, source, copy);
  guard.setOperand(op, 0, copy, "a copy grows instead");
  builder.setInsertionPointAfter(op);
  scf::ForOp::create(
      builder, loc, oldSize, guard.sizeOf(realloc.getResult(), 0),
      guard.index(1), ValueRange{},
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
