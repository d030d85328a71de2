//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is known of an integer value without running the program: constants,
// induction variables with known bounds, and the shapes that our own guards
// have. Deliberately not MLIR's range analysis: that one is under test.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_RECONDITION_RANGES_H
#define SCION_HARNESS_RECONDITION_RANGES_H

#include "mlir/IR/AffineExpr.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/IR/ValueRange.h"
#include "llvm/ADT/STLFunctionalExtras.h"

#include <optional>

namespace scion {

class Facts;

/// Bounds of a value read as signed; elementwise for vectors and tensors. Wide
/// enough for every 64-bit value and its neighbours.
struct Interval {
  using Number = __int128;
  Number min, max;
  bool contains(Number value) const { return min <= value && value <= max; }
};

/// Bit width of an integer or index (64), or of the elements; 0 for others.
unsigned intWidth(mlir::Type type);

/// The bounds of `value` read as signed. Never empty; the type's own bounds if
/// nothing is known. None for types that are no integers of up to 64 bits.
std::optional<Interval> signedRange(mlir::Value value, Facts &facts);

/// The same, read as unsigned.
std::optional<Interval> unsignedRange(mlir::Value value, Facts &facts);

/// The range of an affine expression over operands (dims, then symbols) whose
/// ranges `operand` tells; none if it may leave +-2^62.
std::optional<Interval> rangeOfExpr(
    mlir::AffineExpr expr, unsigned numDims,
    llvm::function_ref<std::optional<Interval>(unsigned position)> operand);
std::optional<Interval> rangeOfExpr(mlir::AffineExpr expr, unsigned numDims,
                                    mlir::ValueRange operands, Facts &facts);

/// A constant or splat constant, through tensor.splat and vector.broadcast.
std::optional<llvm::APInt> constantInt(mlir::Value value);
std::optional<llvm::APFloat> constantFloat(mlir::Value value);

} // namespace scion

#endif // SCION_HARNESS_RECONDITION_RANGES_H
