//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Complex numbers: calls that do not follow the C calling convention, folds
// that are not exact, and element types that LLVM does not have.
//
//===----------------------------------------------------------------------===//

#include "harness/known/predicates/All.h"

#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/STLExtras.h"

using namespace scion;

static bool isSingle(mlir::Type type) {
  auto complex =
      mlir::dyn_cast<mlir::ComplexType>(mlir::getElementTypeOrSelf(type));
  return complex && complex.getElementType().isF32();
}

/// Notes an op that a complex function of the C library replaces.
static void note(mlir::Operation *op, PredicateSet &holds) {
  if (llvm::any_of(op->getOperandTypes(), isSingle))
    holds.insert("@complex.single-function");
}

/// Whether the value is a constant with this real part, and no other.
static bool isReal(mlir::Value value, double real) {
  auto constant = value.getDefiningOp<mlir::complex::ConstantOp>();
  if (!constant)
    return false;
  auto part = [&](unsigned number) {
    return mlir::cast<mlir::FloatAttr>(constant.getValue()[number]).getValue();
  };
  return part(0).convertToDouble() == real && part(1).isZero();
}

/// Whether the op is a logarithm of an exponential, or the reverse.
static bool undoesPower(mlir::Operation *op) {
  mlir::Operation *inner = op->getOperand(0).getDefiningOp();
  return mlir::isa<mlir::complex::ExpOp>(op)
             ? mlir::isa_and_nonnull<mlir::complex::LogOp>(inner)
             : mlir::isa_and_nonnull<mlir::complex::ExpOp>(inner);
}

/// Notes folds that ignore rounding, signed zeros and infinity: adding what was
/// subtracted or the reverse, adding 0, and multiplying by 1.
static void noteFold(mlir::Operation *op, PredicateSet &holds) {
  if (mlir::isa<mlir::complex::ExpOp, mlir::complex::LogOp>(op)) {
    if (undoesPower(op))
      holds.insert("@complex-folds-inexact");
    return;
  }
  mlir::Value lhs = op->getOperand(0), rhs = op->getOperand(1);
  auto undoes = [&](auto inner, mlir::Value other) {
    return inner && inner.getRhs() == other;
  };
  using mlir::complex::AddOp, mlir::complex::SubOp;
  bool found = mlir::isa<AddOp>(op)
                   ? undoes(lhs.getDefiningOp<SubOp>(), rhs) ||
                         undoes(rhs.getDefiningOp<SubOp>(), lhs) ||
                         isReal(rhs, 0)
               : mlir::isa<SubOp>(op)
                   ? undoes(lhs.getDefiningOp<AddOp>(), rhs) || isReal(rhs, 0)
                   : isReal(rhs, 1);
  if (found)
    holds.insert("@complex-folds-inexact");
}

/// LLVM has no tf32. The type converter checks that for a float, but not for
/// the elements of a complex number. This is called for every op, so it looks
/// up no interfaces.
static void noteUnknown(mlir::Operation *op, PredicateSet &holds) {
  auto isUnknown = [](mlir::Type type) {
    auto complex = mlir::dyn_cast<mlir::ComplexType>(type);
    return complex && complex.getElementType().isTF32();
  };
  bool found = llvm::any_of(op->getResultTypes(), isUnknown);
  for (mlir::Region &region : op->getRegions())
    for (mlir::Block &block : region)
      found |= llvm::any_of(block.getArgumentTypes(), isUnknown);
  if (auto function = mlir::dyn_cast<mlir::func::FuncOp>(op))
    found |= llvm::any_of(function.getArgumentTypes(), isUnknown) ||
             llvm::any_of(function.getResultTypes(), isUnknown);
  if (found)
    holds.insert("@complex-of-tf32");
}

std::vector<PredicateGroup> scion::complexPredicates() {
  return {
      {{"*"},
       {{"@complex-of-tf32",
         "a value, or an argument or result of a func.func, of complex<tf32>"}},
       noteUnknown},
      {{"complex.add", "complex.sub", "complex.mul", "complex.div",
        "complex.exp", "complex.log"},
       {{"@complex-folds-inexact",
         "a complex.add of what is subtracted again, a complex.sub of what "
         "is added again, of 0, a complex.mul or complex.div by 1, or a "
         "complex.exp of a complex.log and the other way round"}},
       noteFold},
      {{"complex.pow", "complex.sqrt", "complex.tanh", "complex.cos",
        "complex.sin", "complex.conj", "complex.log", "complex.abs",
        "complex.angle", "complex.tan", "complex.exp"},
       {{"@complex.single-function",
         "an op on complex<f32> for which there is a function of the C "
         "library"}},
       note}};
}
