//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ops of math whose expansions ask for what a type has not.
//
//===----------------------------------------------------------------------===//

#include "harness/known/predicates/All.h"

#include "mlir/IR/Operation.h"
#include "mlir/IR/TypeUtilities.h"

using namespace scion;

/// An index has no width (C93).
static void noteCount(mlir::Operation *op, PredicateSet &holds) {
  if (mlir::getElementTypeOrSelf(op->getResult(0).getType()).isIndex())
    holds.insert("@math.ctlz-of-index");
}

std::vector<PredicateGroup> scion::mathPredicates() {
  return {{{"math.ctlz"},
           {{"@math.ctlz-of-index", "a math.ctlz of indices"}},
           noteCount}};
}
