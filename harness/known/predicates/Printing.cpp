//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ops that pretty syntax legally prints differently, or not at all.
//
//===----------------------------------------------------------------------===//

#include "harness/known/predicates/All.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/BuiltinAttributeInterfaces.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir::affine;
using namespace scion;

/// Whether the map uses these operands, each once, in the order in which its
/// results refer to them. The parser creates maps of this form.
static bool isAsRead(mlir::AffineMap map, mlir::OperandRange operands) {
  unsigned dims = 0, symbols = 0; // named so far
  bool inOrder = true;
  map.walkExprs([&](mlir::AffineExpr expr) {
    if (auto dim = mlir::dyn_cast<mlir::AffineDimExpr>(expr)) {
      inOrder &= dim.getPosition() <= dims;
      dims += dim.getPosition() == dims;
    } else if (auto symbol = mlir::dyn_cast<mlir::AffineSymbolExpr>(expr)) {
      inOrder &= symbol.getPosition() <= symbols;
      symbols += symbol.getPosition() == symbols;
    }
  });
  llvm::DenseSet<mlir::Value> different(operands.begin(), operands.end());
  return inOrder && dims == map.getNumDims() &&
         symbols == map.getNumSymbols() && different.size() == operands.size();
}

static void noteAccess(mlir::Operation *op, PredicateSet &holds) {
  bool same = true;
  if (auto load = mlir::dyn_cast<AffineLoadOp>(op))
    same = isAsRead(load.getAffineMap(), load.getMapOperands());
  else if (auto store = mlir::dyn_cast<AffineStoreOp>(op))
    same = isAsRead(store.getAffineMap(), store.getMapOperands());
  if (!same)
    holds.insert("@affine.access-respelled");
}

static void noteForall(mlir::Operation *op, PredicateSet &holds) {
  auto loop = mlir::cast<mlir::scf::ForallOp>(op);
  if (loop.isNormalized() &&
      (!loop.getDynamicLowerBound().empty() || !loop.getDynamicStep().empty()))
    holds.insert("@scf.forall-from-0-by-operands");
}

static void noteYield(mlir::Operation *op, PredicateSet &holds) {
  if (op->getNumOperands() == 0 && !op->getAttrs().empty())
    holds.insert("@scf.yield-nothing-with-attributes");
}

/// Whether an attribute holds a float of more bits than a double.
static void noteWideFloat(mlir::Operation *op, PredicateSet &holds) {
  for (mlir::NamedAttribute named : op->getAttrDictionary()) {
    auto typed = mlir::dyn_cast<mlir::TypedAttr>(named.getValue());
    if (typed && mlir::isa<mlir::Float80Type, mlir::Float128Type>(
                     mlir::getElementTypeOrSelf(typed.getType())))
      holds.insert("@constant-wide-float");
  }
}

static void noteKernel(mlir::Operation *op, PredicateSet &holds) {
  if (op->getDiscardableAttr("gpu.kernel"))
    holds.insert("@gpu.func-kernel-attribute");
}

std::vector<PredicateGroup> scion::printingPredicates() {
  return {
      {{"arith.constant", "llvm.mlir.constant", "memref.global"},
       {{"@constant-wide-float", "a constant of f80 or f128"}},
       noteWideFloat},
      {{"gpu.func"},
       {{"@gpu.func-kernel-attribute",
         "a gpu.func with the discardable attribute gpu.kernel"}},
       noteKernel},
      {{"affine.load", "affine.store"},
       {{"@affine.access-respelled",
         "an affine.load or affine.store with an operand that its map does not "
         "use, with one twice, or in another order than the map uses them"}},
       noteAccess},
      {{"scf.forall"},
       {{"@scf.forall-from-0-by-operands",
         "an scf.forall from 0 in steps of 1 that has an operand for one of "
         "them"}},
       noteForall},
      {{"scf.yield"},
       {{"@scf.yield-nothing-with-attributes",
         "an scf.yield with attributes and no operands"}},
       noteYield},
  };
}
