//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Indices of affine accesses that are linear in one variable.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_KNOWN_PREDICATES_LINEARINDEX_H
#define SCION_HARNESS_KNOWN_PREDICATES_LINEARINDEX_H

#include "mlir/Dialect/Affine/IR/AffineValueMap.h"

#include <cstdint>
#include <optional>

namespace scion {

/// `factor * variable + offset`, with a factor that is not 0.
struct LinearIndex {
  mlir::Value variable;
  int64_t factor = 1, offset = 0;
  bool operator==(const LinearIndex &) const = default;
};

/// The expression, an index of `places`, as a linear index; none if it is not
/// one.
std::optional<LinearIndex>
asLinearIndex(mlir::AffineExpr expression,
              const mlir::affine::AffineValueMap &places);

} // namespace scion

#endif // SCION_HARNESS_KNOWN_PREDICATES_LINEARINDEX_H
