//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What elementwise ops make of the bits of elements. Arithmetic is LLVM's;
// MLIR's folders are under test.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_RECONDITION_ELEMENTS_H
#define SCION_HARNESS_RECONDITION_ELEMENTS_H

#include "harness/recondition/Cases.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Operation.h"

#include <optional>

namespace scion {

/// Whether a float, or a vector or tensor of floats.
bool isFloat(mlir::Type type);

/// The number of a float type, or of such elements.
llvm::APFloat floatOf(mlir::Type type, const llvm::APInt &bits);

/// The bits of integers or floats; none of others.
std::optional<Bits> elementsOf(mlir::DenseElementsAttr elements);

/// An op of one result, whose elements depend each on the elements of the
/// operands at the same place.
bool isElementwise(mlir::Operation *op);

/// The bits of its result, for one element of each operand. None where the op
/// is not known, or undefined.
std::optional<llvm::APInt>
evaluateElement(mlir::Operation *op, llvm::ArrayRef<llvm::APInt> operands);

} // namespace scion

#endif // SCION_HARNESS_RECONDITION_ELEMENTS_H
