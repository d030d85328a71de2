//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// alloc-sizes: negative and huge sizes of allocations and of tensors.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Facts.h"
#include "harness/recondition/Hazard.h"
#include "harness/recondition/Indices.h"
#include "harness/recondition/Ranges.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace scion;

/// Guarded sizes are cut to less than this: a buffer of two such dimensions
/// still fits under the memory cap of harness/exec.
static constexpr int64_t tooMany = 1025;

/// Sizes below this need no guard: the memory cap of harness/exec stops too
/// large allocations, and sizes in bytes do not overflow.
static constexpr int64_t largest = int64_t(1) << 40;

static void guardSizes(Operation *op, Guard &guard) {
  if (auto alloc = dyn_cast<memref::AllocOp>(op))
    if (!alloc.getSymbolOperands().empty())
      return guard.outOfScope(op, "symbols of a layout");
  if (auto alloc = dyn_cast<memref::AllocaOp>(op))
    if (!alloc.getSymbolOperands().empty())
      return guard.outOfScope(op, "symbols of a layout");
  for (unsigned i = 0; i < op->getNumOperands(); ++i) {
    Value size = op->getOperand(i);
    if (!size.getType().isIndex())
      continue;
    if (isa<tensor::SplatOp>(op) && i == 0)
      continue; // the element
    if (isa_and_nonnull<memref::DimOp, tensor::DimOp>(size.getDefiningOp()))
      continue; // the size of another shape
    std::optional<Interval> range = signedRange(size, guard.facts);
    if (range && range->min >= 0 && range->max < largest)
      continue;
    Value cut = arith::RemUIOp::create(guard.builder, guard.loc(), size,
                                       guard.index(tooMany));
    guard.setOperand(op, i, cut, "size cut");
    // Loops and accesses that use the same number keep matching the buffer.
    replaceUsesAfter(size, cut);
  }
}

static const Hazard hazard{"alloc-sizes", "Negative and huge sizes.",
                           guardSizes};
static RegisterHazard registration(hazard);
