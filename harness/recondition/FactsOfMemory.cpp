//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which memory a memref can point into, and who writes to it.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Facts.h"
#include "harness/recondition/Indices.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

using namespace mlir;
using namespace scion;

bool Facts::isOnlyRead(memref::GlobalOp global) {
  if (!writtenGlobals) {
    writtenGlobals.emplace();
    module.walk([&](memref::GetGlobalOp get) {
      bool reads = true;
      // Uses that are not followed are calls, branches: none that only reads.
      (void)forEachAliasUse(get, [&](OpOperand &use) {
        Operation *user = use.getOwner();
        reads &= onlyReads(use) || viewSource(user) ||
                 isa<bufferization::ToTensorOp>(user);
        return reads;
      });
      if (!reads)
        writtenGlobals->insert(get.getNameAttr().getAttr());
    });
  }
  return !writtenGlobals->contains(global.getSymNameAttr());
}

DenseElementsAttr Facts::contentsOf(Value memref) {
  auto get = memref.getDefiningOp<memref::GetGlobalOp>();
  if (!get)
    return {};
  auto global = dyn_cast_or_null<memref::GlobalOp>(
      SymbolTable::lookupSymbolIn(module, get.getNameAttr()));
  if (!global || !global.getInitialValue() || !isOnlyRead(global))
    return {};
  return dyn_cast<DenseElementsAttr>(*global.getInitialValue());
}

/// A fresh buffer whose every alias is known, `other` being none of them.
static bool isFreshBeside(Value fresh, Value other) {
  if (!fresh.getDefiningOp<memref::AllocOp>() &&
      !fresh.getDefiningOp<bufferization::CloneOp>())
    return false;
  bool isAlias = fresh == other;
  bool followed = forEachAliasUse(fresh, [&](OpOperand &use) {
    isAlias |= use.get() == other;
    return !isAlias;
  });
  return followed && !isAlias;
}

/// The bytes that a memref can reach.
static std::pair<uint64_t, uint64_t> extentOf(const semantics::View &view,
                                              Type elementType) {
  int64_t first = view.offset, last = view.offset;
  for (auto [size, stride] : llvm::zip_equal(view.sizes, view.strides)) {
    if (size == 0)
      return {0, 0};
    (stride < 0 ? first : last) += (size - 1) * stride;
  }
  int64_t bytes = int64_t(semantics::strideOf(elementType));
  return {view.aligned + uint64_t(first * bytes),
          view.aligned + uint64_t((last + 1) * bytes)};
}

bool Facts::disjoint(Value a, Value b) {
  if (isFreshBeside(a, b) || isFreshBeside(b, a))
    return true;
  const Observations::OfOp *ofOp = seen();
  if (!ofOp || !ofOp->isComplete)
    return false;
  const auto *placeA = llvm::find(ofOp->operands, a),
             *placeB = llvm::find(ofOp->operands, b);
  if (placeA == ofOp->operands.end() || placeB == ofOp->operands.end())
    return false;
  return llvm::all_of(ofOp->executions, [&](ArrayRef<semantics::Datum> values) {
    const semantics::Datum &one = values[placeA - ofOp->operands.begin()],
                           &other = values[placeB - ofOp->operands.begin()];
    if (!one.isView() || !other.isView())
      return false;
    auto [from, to] = extentOf(one.view(), getElementTypeOrSelf(a.getType()));
    auto [begin, end] =
        extentOf(other.view(), getElementTypeOrSelf(b.getType()));
    return to <= begin || end <= from;
  });
}
