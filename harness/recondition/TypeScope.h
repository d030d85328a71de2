//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which types a reconditioned program may hold.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_RECONDITION_TYPESCOPE_H
#define SCION_HARNESS_RECONDITION_TYPESCOPE_H

#include "mlir/IR/Types.h"

namespace mlir {
class Operation;
} // namespace mlir

#include <cstdint>

namespace scion {

/// The most elements of a tensor or memref: programs that fill more take
/// seconds on each path.
constexpr int64_t mostElements = int64_t(1) << 20;

/// The reason why values of the type cannot be judged; null if they can.
const char *typeProblem(mlir::Type type);

/// Whether the program computes with floats of less than 16 bits, which nothing
/// lowers to LLVM: only the interpreter judges it. A program that only moves
/// them, or has them in other ops than the interpreter knows for them, gets
/// wider floats.
bool computesWithNarrowFloats(mlir::Operation *module);

} // namespace scion

#endif // SCION_HARNESS_RECONDITION_TYPESCOPE_H
