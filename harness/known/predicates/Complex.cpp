//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Numbers that are passed to functions in another way than C passes them.
//
//===----------------------------------------------------------------------===//

#include "harness/known/predicates/All.h"

#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/STLExtras.h"

using namespace scion;

static bool isSingle(mlir::Type type) {
  auto complex =
      mlir::dyn_cast<mlir::ComplexType>(mlir::getElementTypeOrSelf(type));
  return complex && complex.getElementType().isF32();
}

/// Whether a function of the C library of complex floats takes its place.
static void note(mlir::Operation *op, PredicateSet &holds) {
  if (llvm::any_of(op->getOperandTypes(), isSingle))
    holds.insert("@complex.single-function");
}

std::vector<PredicateGroup> scion::complexPredicates() {
  return {{{"complex.pow", "complex.sqrt", "complex.tanh", "complex.cos",
            "complex.sin", "complex.conj", "complex.log", "complex.abs",
            "complex.angle", "complex.tan", "complex.exp"},
           {{"@complex.single-function",
             "an op on complex<f32> for which there is a function of the C "
             "library"}},
           note}};
}
