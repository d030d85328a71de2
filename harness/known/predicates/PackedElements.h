//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Elements that scalar code stores in bytes of their own, and vectors pack.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_KNOWN_PREDICATES_PACKEDELEMENTS_H
#define SCION_KNOWN_PREDICATES_PACKEDELEMENTS_H

#include "harness/known/OddWidth.h"

#include "mlir/IR/BuiltinTypes.h"

namespace scion {

/// Whether there are more elements than one, of a width that memory rounds up:
/// i1, i4, i24.
inline bool packsElements(mlir::Type type) {
  auto shaped = mlir::dyn_cast<mlir::ShapedType>(type);
  return shaped && isOddWidth(shaped.getElementType()) &&
         (!shaped.hasStaticShape() || shaped.getNumElements() > 1);
}

} // namespace scion

#endif // SCION_KNOWN_PREDICATES_PACKEDELEMENTS_H
