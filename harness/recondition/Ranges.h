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

#include "harness/recondition/Bounds.h"

#include "mlir/IR/TypeUtilities.h"
#include "mlir/IR/Value.h"

#include <optional>

namespace scion {

class Facts;

/// Bit width of an integer or index (64), or of the elements; 0 for others.
unsigned intWidth(mlir::Type type);

/// The bounds of `value` read as signed. Never empty; the type's own bounds if
/// nothing is known. None for types that are no integers of up to 64 bits.
std::optional<Interval> signedRange(mlir::Value value, Facts &facts);

/// The same, read as unsigned.
std::optional<Interval> unsignedRange(mlir::Value value, Facts &facts);

/// A constant or splat constant, through tensor.splat and vector.broadcast.
std::optional<llvm::APInt> constantInt(mlir::Value value);
std::optional<llvm::APFloat> constantFloat(mlir::Value value);

} // namespace scion

#endif // SCION_HARNESS_RECONDITION_RANGES_H
