//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Values at which ops change their ways, by type: what operands are made of.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_GENERATE_BOUNDARIES_H
#define SCION_HARNESS_GENERATE_BOUNDARIES_H

#include "mlir/IR/Types.h"
#include "llvm/ADT/APInt.h"

#include <vector>

namespace scion {

/// As many of every type: a prime, so that every step goes through all.
inline constexpr unsigned boundaryCount = 17;

/// The bits of boundary value `which % boundaryCount` of an integer, index or
/// float type.
llvm::APInt boundaryBits(mlir::Type type, uint64_t which);

} // namespace scion

#endif // SCION_HARNESS_GENERATE_BOUNDARIES_H
