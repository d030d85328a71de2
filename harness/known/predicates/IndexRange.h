//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ranges of index values and trip counts of loops, as far as they follow from
// constants, sizes, variables of surrounding loops, and sums of those. A query
// works on any value without an analysis of the whole program: it takes a few
// steps, and its result may always be "not known".
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_KNOWN_PREDICATES_INDEXRANGE_H
#define SCION_HARNESS_KNOWN_PREDICATES_INDEXRANGE_H

#include "harness/known/predicates/CallSites.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

#include <optional>

namespace scion {

/// All values from `low` to `high`; an end that is not known is left out.
struct IndexRange {
  std::optional<int64_t> low, high;
};

// With `sites`, arguments of a function are what its calls give, and elements
// of a global are what it begins with, if nothing writes to it.

/// The range of a value of index or integer type, as a signed number.
IndexRange rangeOf(mlir::Value value, CallSites *sites = nullptr);

/// The range of an affine expression with these operands.
IndexRange rangeOf(mlir::AffineExpr expression, mlir::ValueRange dims,
                   mlir::ValueRange symbols);

/// The map without remainders and quotients whose dividend is always less than
/// the divisor and not negative.
mlir::AffineMap withoutIdleParts(mlir::AffineMap map,
                                 mlir::ValueRange operands);

/// Whether the upper bound may lie below the lower one.
bool mayRunBackwards(mlir::affine::AffineForOp loop,
                     CallSites *sites = nullptr);
bool mayRunBackwards(mlir::scf::ForOp loop, CallSites *sites = nullptr);

/// Whether a perfect nest in `outer` has another loop that may run backwards.
/// Two such loops have no trips, but the product of their negative trip counts
/// is positive.
template <typename Loop>
bool holdsAnotherBackwards(Loop outer, CallSites &sites) {
  for (Loop loop = outer; llvm::hasNItems(*loop.getBody(), 2);) {
    loop = mlir::dyn_cast<Loop>(loop.getBody()->front());
    if (!loop)
      return false;
    if (mayRunBackwards(loop, &sites))
      return true;
  }
  return false;
}

/// Whether the loop may have no trips.
bool mayHaveNoTrips(mlir::affine::AffineForOp loop, CallSites *sites = nullptr);
bool mayHaveNoTrips(mlir::scf::ForOp loop, CallSites *sites = nullptr);

} // namespace scion

#endif // SCION_HARNESS_KNOWN_PREDICATES_INDEXRANGE_H
