//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Floats that nothing lowers to LLVM, but that the interpreter knows.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_INPUT_NARROWFLOAT_H
#define SCION_HARNESS_INPUT_NARROWFLOAT_H

#include "mlir/IR/BuiltinTypes.h"

namespace scion {

/// Whether the type is a float of less than 16 bits. Such formats lack some of
/// infinity, NaN, zero and negative numbers.
inline bool isNarrowFloat(mlir::Type type) {
  auto floating = mlir::dyn_cast<mlir::FloatType>(type);
  return floating && floating.getWidth() < 16;
}

} // namespace scion

#endif // SCION_HARNESS_INPUT_NARROWFLOAT_H
