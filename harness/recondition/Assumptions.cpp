//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// assumptions: unchecked claims about alignment and aliasing. An allocation
// gets the alignment that is claimed for it; if the allocation is not visible,
// the claim becomes 1. A claim that memrefs are distinct is removed, unless a
// run shows that it holds.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Facts.h"
#include "harness/recondition/Hazard.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace scion;

/// The largest alignment to request: runtimes and loaders provide it.
static constexpr uint64_t mostAligned = 4096;

/// The allocation or global with whose first byte `memref` begins.
static Operation *allocationOf(Value memref) {
  while (auto cast = memref.getDefiningOp<memref::CastOp>())
    memref = cast.getSource();
  Operation *op = memref.getDefiningOp();
  if (auto get = dyn_cast_or_null<memref::GetGlobalOp>(op))
    return SymbolTable::lookupNearestSymbolFrom(op, get.getNameAttr());
  return op;
}

/// Aligns the allocation. Returns false if the alignment is too large.
template <typename Allocation>
static bool align(Allocation allocation, uint64_t alignment, Guard &guard) {
  if (alignment > mostAligned)
    return false;
  if (allocation.getAlignment().value_or(1) < alignment) {
    allocation.setAlignment(alignment);
    guard.note(allocation, "aligned as is assumed");
  }
  return true;
}

static void guardAlignment(memref::AssumeAlignmentOp op, Guard &guard) {
  uint64_t alignment = op.getAlignment();
  Operation *made = allocationOf(op.getMemref());
  bool isAligned =
      made && llvm::TypeSwitch<Operation *, bool>(made)
                  .Case<memref::AllocOp, memref::AllocaOp, memref::GlobalOp>(
                      [&](auto allocation) {
                        return align(allocation, alignment, guard);
                      })
                  .Default(false);
  if (isAligned || alignment == 1)
    return;
  op.setAlignment(1);
  guard.note(op, "no alignment is assumed");
}

static void guardAssumption(Operation *op, Guard &guard) {
  if (auto assume = dyn_cast<memref::AssumeAlignmentOp>(op))
    return guardAlignment(assume, guard);
  bool isApart = true;
  for (unsigned i = 0; i < op->getNumOperands(); ++i)
    for (unsigned j = 0; j < i; ++j)
      isApart &= guard.facts.disjoint(op->getOperand(i), op->getOperand(j));
  if (isApart)
    return;
  guard.note(op, "removed");
  op->replaceAllUsesWith(op->getOperands());
  op->erase();
  guard.erased = true;
}

static const Hazard hazard{"assumptions",
                           "Unchecked claims about alignment and aliasing.",
                           guardAssumption, /*always=*/true};
static RegisterHazard registration(hazard);
