//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The language of `ops`, `not-with` and `where` in the tables, which selects
// ops by kind. The kind of an op is its name and whether it touches tensors:
// convert-arith-to-llvm lowers `arith.addf` on floats,
// convert-elementwise-to-linalg lowers it on tensors.
//   *                every kind; *:tensor only those with tensors
//   arith.addf       the op, where it touches no tensors
//   arith.*          likewise, all ops of the dialect
//   arith.*:tensor   those that touch tensors
//   arith.*:any      both
//   @affine.for-step a predicate on a program (Predicate.h)
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_KNOWN_SELECTORS_H
#define SCION_HARNESS_KNOWN_SELECTORS_H

#include <span>
#include <string>
#include <string_view>

namespace mlir {
class Operation;
} // namespace mlir

namespace scion {

inline constexpr std::string_view tensorSuffix = ":tensor";

/// Whether an operand, a result, a block argument or the function type is a
/// tensor.
bool touchesTensors(mlir::Operation *op);

/// "arith.addf", or "arith.addf:tensor".
std::string kindOf(mlir::Operation *op);

/// Whether `selector` selects `kind`, or is the predicate that `kind` names.
bool selects(std::string_view selector, std::string_view kind);

/// Whether one of the selectors holds for this op itself.
bool holdsOf(std::span<const std::string> selectors, mlir::Operation *op);

} // namespace scion

#endif // SCION_HARNESS_KNOWN_SELECTORS_H
