//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Float ops with a rounding mode other than the default of machine code.
//
//===----------------------------------------------------------------------===//

#include "harness/known/predicates/All.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace scion;

static void note(mlir::Operation *op, PredicateSet &holds) {
  auto mode = op->getAttrOfType<mlir::arith::RoundingModeAttr>("roundingmode");
  if (mode && mode.getValue() != mlir::arith::RoundingMode::to_nearest_even)
    holds.insert("@arith.rounds-otherwise");
}

/// Before MLIR 23, only arith.truncf has a rounding mode.
std::vector<PredicateGroup> scion::roundingPredicates() {
  return {
      {{"arith.truncf", "arith.addf", "arith.subf", "arith.mulf", "arith.divf"},
       {{"@arith.rounds-otherwise", "an op on floats that does not round to "
                                    "the nearest one, and of two to "
                                    "the even one"}},
       note}};
}
