//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What hazards of accesses share: is an index below a size, and the guard that
// makes it so.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_RECONDITION_INDICES_H
#define SCION_HARNESS_RECONDITION_INDICES_H

#include "harness/recondition/Facts.h"

#include <functional>
#include <optional>

namespace scion {

class Guard;

/// Whether 0 <= index and index + (length - 1) < size of `shaped` in `dim`.
bool isInBounds(mlir::Value index, mlir::Value shaped, int64_t dim,
                int64_t length, Facts &facts);

/// remui(index, positions), made right behind the index and once for all who
/// ask for it: two accesses at one index stay accesses at one index, and those
/// in a loop at an index from outside stay so. What looks for such patterns
/// would not find them otherwise.
mlir::Value cutIndex(mlir::Operation *op, mlir::Value index, int64_t positions,
                     Guard &guard);

/// Makes operand `operand` of `op` such an index (remui, the identity for an
/// index that was fine). False, and the op out of scope, where the dimension
/// may be too small for any index.
bool guardIndex(mlir::Operation *op, unsigned operand, mlir::Value shaped,
                int64_t dim, int64_t length, Guard &guard);

/// Uses of `old` that come after `by` is defined see `by`.
void replaceUsesAfter(mlir::Value old, mlir::Value by);

/// Calls `visit` for every use of a memref and of its views; false if an alias
/// goes where it cannot be followed (a call, a branch, a yield, a return): that
/// use is visited too. Stops when `visit` returns false.
bool forEachAliasUse(mlir::Value memref,
                     llvm::function_ref<bool(mlir::OpOperand &)> visit);

/// Whether this use only reads from the buffer (or looks at its shape).
bool onlyReads(mlir::OpOperand &use);

} // namespace scion

#endif // SCION_HARNESS_RECONDITION_INDICES_H
