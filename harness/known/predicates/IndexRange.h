//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the text of a program tells about index values and the turns of loops:
// constants, sizes, variables of loops around, and sums of those. Asked at any
// place and without an analysis of the whole program, so an answer costs a few
// steps, and "not known" is always a possible one.
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

/// Of a value of index or integer type, read as a signed number.
IndexRange rangeOf(mlir::Value value, CallSites *sites = nullptr);

/// Of an expression of affine maps with these operands.
IndexRange rangeOf(mlir::AffineExpr expression, mlir::ValueRange dims,
                   mlir::ValueRange symbols);

/// The map without remainders and quotients of what is always less than the
/// divisor, and not negative.
mlir::AffineMap withoutIdleParts(mlir::AffineMap map,
                                 mlir::ValueRange operands);

/// Whether the upper bound may lie below the lower one.
bool mayRunBackwards(mlir::affine::AffineForOp loop,
                     CallSites *sites = nullptr);
bool mayRunBackwards(mlir::scf::ForOp loop, CallSites *sites = nullptr);

/// Of loops that have nothing but each other in them, two that run backwards
/// have no turn, but a positive product of what they think they have.
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

/// Whether the loop may have no turn at all.
bool mayHaveNoTrips(mlir::affine::AffineForOp loop, CallSites *sites = nullptr);
bool mayHaveNoTrips(mlir::scf::ForOp loop, CallSites *sites = nullptr);

} // namespace scion

#endif // SCION_HARNESS_KNOWN_PREDICATES_INDEXRANGE_H
