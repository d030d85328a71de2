//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Accesses of memory by vectors.
//
//===----------------------------------------------------------------------===//

#include "harness/known/predicates/All.h"

#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Interfaces/VectorInterfaces.h"

using namespace mlir;
using namespace scion;

/// Whether flatten-memref gives the transfer another meaning. It leaves alone
/// what may reach beyond the buffer; of the rest, one dimension is right whose
/// elements lie one behind the other (I5).
static bool isUnflat(VectorTransferOpInterface transfer) {
  auto type = dyn_cast<MemRefType>(transfer.getShapedType());
  if (!type || type.getRank() < 2 || transfer.hasOutOfBoundsDim())
    return false;
  llvm::SmallVector<int64_t> strides;
  int64_t offset;
  return transfer.getVectorType().getRank() != 1 ||
         failed(type.getStridesAndOffset(strides, offset)) ||
         strides.back() != 1;
}

static void noteTransfer(Operation *op, PredicateSet &holds) {
  auto transfer = cast<VectorTransferOpInterface>(op);
  if (transfer.getMask() && !transfer.getPermutationMap().isMinorIdentity())
    holds.insert("@transfer-permutes-mask");
  if (transfer.hasOutOfBoundsDim())
    holds.insert("@transfer-beyond");
  if (isUnflat(transfer))
    holds.insert("@transfer-unflat");
}

/// Whether a mask is made of the bounds of a transfer that has one (M45).
static void noteMask(Operation *op, PredicateSet &holds) {
  auto inside = dyn_cast_or_null<VectorTransferOpInterface>(
      cast<vector::MaskOp>(op).getMaskableOp());
  if (inside && inside.hasOutOfBoundsDim() &&
      inside.getVectorType().getRank() <= 1 &&
      inside.getPermutationMap().isMinorIdentity())
    holds.insert("@masked-transfer-beyond");
}

/// Whether the value is there already where `op` stands.
static bool isKnownBefore(Value value, Operation *op) {
  Block *home = value.getParentBlock();
  Operation *here = home->findAncestorOpInBlock(*op);
  if (!here)
    return false;
  Operation *made = value.getDefiningOp();
  return !made || made->isBeforeInBlock(here);
}

/// Whether one element of a vector that was loaded is asked for by an index
/// which is not there yet at the load (I71).
static void noteExtract(Operation *op, PredicateSet &holds) {
  auto extract = cast<vector::ExtractOp>(op);
  auto load = extract.getSource().getDefiningOp<vector::LoadOp>();
  if (load && llvm::any_of(extract.getDynamicPosition(), [&](Value position) {
        return !isKnownBefore(position, load);
      }))
    holds.insert("@vector.extract-of-earlier-load");
}

std::vector<PredicateGroup> scion::vectorPredicates() {
  return {{{"vector.transfer_read", "vector.transfer_write"},
           {{"@transfer-permutes-mask",
             "a transfer with a mask and a permutation map"},
            {"@transfer-beyond", "a transfer that may reach beyond its source"},
            {"@transfer-unflat",
             "a transfer within a buffer of two dimensions or more, of several "
             "dimensions or of elements that lie apart"}},
           noteTransfer},
          {{"vector.mask"},
           {{"@masked-transfer-beyond",
             "a transfer of one dimension inside vector.mask that may reach "
             "beyond its source"}},
           noteMask},
          {{"vector.extract"},
           {{"@vector.extract-of-earlier-load",
             "a vector.extract from what was loaded before the position was "
             "there"}},
           noteExtract}};
}
