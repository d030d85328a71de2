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

using namespace mlir;
using namespace scion;

/// A dynamic size from here on is cut: a buffer of two such dimensions still
/// fits under the memory cap of harness/exec.
static constexpr int64_t tooMany = 1025;

/// What a size must be below, known or not: the memory cap ends what allocates
/// so much, but sizes in bytes do not overflow.
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
    if (isa<memref::ReallocOp>(op) && i == 0)
      continue;
    Size known = guard.facts.sizeOfIndex(size);
    if ((known.isConstant() && known.constant < largest) || known.dim >= 0)
      continue;
    std::optional<Interval> range = signedRange(size, guard.facts);
    if (range && range->min >= 0 && range->max < (1 << 20))
      continue;
    Value cut = arith::RemUIOp::create(guard.builder, guard.loc(), size,
                                       guard.index(tooMany));
    guard.setOperand(op, i, cut, "size cut");
    // Loops and accesses that use the same number keep matching the buffer.
    replaceUsesAfter(size, cut);
  }
}

static Value conditionOfSizes(Operation *op, Guard &guard) {
  Value all;
  for (Value size : op->getOperands()) {
    if (!size.getType().isIndex())
      continue;
    Value fits = arith::CmpIOp::create(guard.builder, guard.loc(),
                                       arith::CmpIPredicate::ult, size,
                                       guard.index(largest));
    all = all ? arith::AndIOp::create(guard.builder, guard.loc(), all, fits)
                    .getResult()
              : fits;
  }
  return all;
}

static const Hazard hazard{"alloc-sizes", "Negative and huge sizes.",
                           guardSizes, conditionOfSizes};
static RegisterHazard registration(hazard);
