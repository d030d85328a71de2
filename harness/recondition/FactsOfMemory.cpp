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

bool Facts::collectBases(Value memref, Bases &bases,
                         llvm::SmallPtrSetImpl<void *> &seen) {
  if (!seen.insert(memref.getAsOpaquePointer()).second)
    return true;
  if (seen.size() > 64)
    return false;
  if (auto argument = dyn_cast<BlockArgument>(memref)) {
    SmallVector<Value> sources;
    if (!incoming(argument, sources))
      return false;
    for (Value source : sources)
      if (!collectBases(source, bases, seen))
        return false;
    return true;
  }
  Operation *op = memref.getDefiningOp();
  unsigned number = cast<OpResult>(memref).getResultNumber();
  if (isa<memref::AllocOp, memref::AllocaOp, bufferization::CloneOp,
          memref::ReallocOp>(op)) {
    bases.insert(memref.getAsOpaquePointer());
    return true;
  }
  if (auto global = dyn_cast<memref::GetGlobalOp>(op)) {
    Operation *symbol =
        SymbolTable::lookupSymbolIn(module, global.getNameAttr());
    if (!symbol)
      return false;
    bases.insert(symbol);
    return true;
  }
  if (Value source = viewSource(op))
    return collectBases(source, bases, seen);
  if (auto select = dyn_cast<arith::SelectOp>(op))
    return collectBases(select.getTrueValue(), bases, seen) &&
           collectBases(select.getFalseValue(), bases, seen);
  if (auto branch = dyn_cast<scf::IfOp>(op))
    return branch.elseBlock() &&
           collectBases(branch.thenYield().getOperand(number), bases, seen) &&
           collectBases(branch.elseYield().getOperand(number), bases, seen);
  if (isa<scf::ForOp, affine::AffineForOp>(op)) {
    // By number: affine.for tells the interface no results to look among.
    return collectBases(
        cast<LoopLikeOpInterface>(op).getRegionIterArgs()[number], bases, seen);
  }
  if (auto loop = dyn_cast<scf::WhileOp>(op))
    return collectBases(loop.getConditionOp().getArgs()[number], bases, seen);
  if (auto call = dyn_cast<func::CallOp>(op)) {
    func::FuncOp callee = function(call.getCallee());
    if (!callee || callee.isExternal())
      return false;
    for (Block &block : callee.getBody())
      if (auto ret = dyn_cast<func::ReturnOp>(block.getTerminator()))
        if (!collectBases(ret.getOperand(number), bases, seen))
          return false;
    return true;
  }
  return false;
}

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

bool Facts::basesOf(Value memref, Bases &bases) {
  llvm::SmallPtrSet<void *, 16> seen;
  return collectBases(memref, bases, seen);
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

bool Facts::disjoint(Value a, Value b) {
  if (isFreshBeside(a, b) || isFreshBeside(b, a))
    return true;
  Bases ofA, ofB;
  if (!basesOf(a, ofA) || !basesOf(b, ofB))
    return false;
  for (void *base : ofA)
    if (ofB.contains(base))
      return false;
  return true;
}
