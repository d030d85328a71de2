//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks and guards for the indices and memrefs of accesses.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_RECONDITION_INDICES_H
#define SCION_HARNESS_RECONDITION_INDICES_H

#include "harness/recondition/Facts.h"

namespace scion {

class Guard;

/// Whether `index` to `index + length - 1` lie in the dimension.
bool isInBounds(mlir::Value index, mlir::Value shaped, int64_t dim,
                int64_t length, Facts &facts);

/// Returns `index` modulo `positions`. Reuses an existing remainder, because
/// optimisers compare the indices of accesses.
mlir::Value cutIndex(mlir::Operation *op, mlir::Value index, int64_t positions,
                     Guard &guard);

/// Cuts an operand to a dimension of `shaped`. Returns false if the dimension
/// may be too small.
bool guardIndex(mlir::Operation *op, unsigned operand, mlir::Value shaped,
                int64_t dim, int64_t length, Guard &guard);

/// Replaces the uses of `old` that come after the op that makes `by`.
void replaceUsesAfter(mlir::Value old, mlir::Value by);

/// Whether this use of a memref only reads it, and makes no alias.
bool onlyReads(mlir::OpOperand &use);

/// Whether the memref is a copy that was made for only one op.
bool isOwnCopy(mlir::Value memref);

} // namespace scion

#endif // SCION_HARNESS_RECONDITION_INDICES_H
