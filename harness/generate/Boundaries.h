//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Boundary values of each type, such as 0, -1 and the largest shift: the values
// that operands of generated programs take.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_GENERATE_BOUNDARIES_H
#define SCION_HARNESS_GENERATE_BOUNDARIES_H

#include "mlir/IR/Types.h"
#include "llvm/ADT/APInt.h"

#include <vector>

namespace scion {

/// The number of boundary values of each type. It is prime, so that a walk in
/// steps of any smaller size visits all of them.
inline constexpr unsigned boundaryCount = 17;

/// The bits of boundary value `which % boundaryCount` of an integer, index or
/// float type.
llvm::APInt boundaryBits(mlir::Type type, uint64_t which);

} // namespace scion

#endif // SCION_HARNESS_GENERATE_BOUNDARIES_H
