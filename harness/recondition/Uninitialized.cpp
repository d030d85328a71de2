//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// uninitialized: contents of fresh buffers and of tensor.empty that are read
// before they are written. They are filled with an input.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Hazard.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace scion;

/// The uses of a fresh tensor that read its contents. Other uses overwrite it.
static SmallVector<OpOperand *> readingUses(Value tensor) {
  SmallVector<OpOperand *> reading;
  for (OpOperand &use : tensor.getUses()) {
    Operation *user = use.getOwner();
    if (isa<tensor::DimOp>(user))
      continue;
    // Outputs are written as a whole, which LinalgOps.cpp ensures.
    if (auto linalgOp = dyn_cast<linalg::LinalgOp>(user);
        linalgOp && !linalgOp.payloadUsesValueFromOperand(&use))
      continue;
    reading.push_back(&use);
  }
  return reading;
}

/// Whether a buffer is filled or copied to before anything else is done with
/// it.
static bool isFilledAtOnce(Operation *alloc) {
  Operation *next = alloc->getNextNode();
  while (next &&
         !llvm::is_contained(next->getOperands(), alloc->getResult(0)) &&
         isMemoryEffectFree(next) && next->getNumRegions() == 0)
    next = next->getNextNode();
  Value buffer = alloc->getResult(0);
  if (auto copy = dyn_cast_or_null<memref::CopyOp>(next))
    return copy.getTarget() == buffer && copy.getSource() != buffer;
  auto fill = dyn_cast_or_null<linalg::FillOp>(next);
  return fill && fill.getOutputs()[0] == buffer;
}

static void guardUninitialized(Operation *op, Guard &guard) {
  Value value = op->getResult(0);
  if (auto alloc = dyn_cast<bufferization::AllocTensorOp>(op);
      alloc && alloc.getCopy())
    return;
  Type element = cast<ShapedType>(value.getType()).getElementType();
  bool isBuffer = isa<BaseMemRefType>(value.getType());
  SmallVector<OpOperand *> reading;
  if (!isBuffer)
    reading = readingUses(value);
  if (isBuffer ? isFilledAtOnce(op) : reading.empty())
    return;
  // Reject buffers in memref.alloca_scope, a region of one block that does not
  // lower with the loop of a fill in it, and vector elements: linalg.fill only
  // takes scalars.
  if (isa<VectorType>(element) ||
      (isBuffer && op->getParentOfType<memref::AllocaScopeOp>()))
    return guard.outOfScope(op, "fresh memory that cannot be filled");
  guard.builder.setInsertionPointAfter(op);
  Value input = guard.input(op, element);
  if (!input)
    return guard.outOfScope(op, "fresh memory that cannot be filled");
  auto fill = linalg::FillOp::create(guard.builder, guard.loc(),
                                     ValueRange{input}, ValueRange{value});
  for (OpOperand *use : reading)
    use->set(fill->getResult(0));
  guard.note(op, "filled with an input");
}

static const Hazard hazard{"uninitialized",
                           "Reads of memory that nobody has written.",
                           guardUninitialized};
static RegisterHazard registration(hazard);
