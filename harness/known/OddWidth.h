//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Integers that take more bits in memory than their width.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_KNOWN_ODDWIDTH_H
#define SCION_HARNESS_KNOWN_ODDWIDTH_H

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/Support/MathExtras.h"

namespace scion {

/// True for integers that are padded in memory, but not as elements of a vector
/// (i1, i4, i24 …).
inline bool isOddWidth(mlir::Type element) {
  auto integer = mlir::dyn_cast<mlir::IntegerType>(element);
  return integer &&
         (integer.getWidth() < 8 || !llvm::isPowerOf2_32(integer.getWidth()));
}

} // namespace scion

#endif // SCION_HARNESS_KNOWN_ODDWIDTH_H
