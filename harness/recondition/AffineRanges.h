//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The range of an affine expression, by the ranges of its operands.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_RECONDITION_AFFINERANGES_H
#define SCION_HARNESS_RECONDITION_AFFINERANGES_H

#include "harness/recondition/Observations.h"

#include "mlir/IR/AffineExpr.h"
#include "mlir/IR/ValueRange.h"
#include "llvm/ADT/STLFunctionalExtras.h"

#include <optional>

namespace scion {

class Facts;

/// The range of an affine expression over operands (dims, then symbols) whose
/// ranges `operand` tells; none if it may leave +-2^62.
std::optional<Interval> rangeOfExpr(
    mlir::AffineExpr expr, unsigned numDims,
    llvm::function_ref<std::optional<Interval>(unsigned position)> operand);
std::optional<Interval> rangeOfExpr(mlir::AffineExpr expr, unsigned numDims,
                                    mlir::ValueRange operands, Facts &facts);

/// Rounded down; `b` is not 0.
Interval::Number floorDiv(Interval::Number a, Interval::Number b);

} // namespace scion

#endif // SCION_HARNESS_RECONDITION_AFFINERANGES_H
