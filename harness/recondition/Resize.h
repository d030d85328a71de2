//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A tensor as large as its use asks: what is missing is an input, what is too
// much goes. One that has the sizes keeps its elements. Only for programs that
// no run has shown to be defined as they are (Guard::assumesDefined).
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_RECONDITION_RESIZE_H
#define SCION_HARNESS_RECONDITION_RESIZE_H

#include "harness/recondition/Hazard.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

#include <optional>

namespace scion {

/// `tensor` with these sizes, one for each dimension; a null one: as it is. A
/// size that is an attribute becomes static. The value is made where the
/// builder stands, on the way to `op`. Null for elements that cannot be made.
mlir::Value resized(mlir::Operation *op, mlir::Value tensor,
                    llvm::ArrayRef<mlir::OpFoldResult> sizes, Guard &guard);

/// The same, but what is larger stays so.
mlir::Value grown(mlir::Operation *op, mlir::Value tensor,
                  llvm::ArrayRef<mlir::OpFoldResult> sizes, Guard &guard);

/// Dynamic sizes of the op's tensors that may be others than those of the first
/// become those, but along dimension `along`. The first tensor stays.
void resizeLikeFirst(mlir::Operation *op, Guard &guard,
                     std::optional<int64_t> along = std::nullopt);

/// Whether `tensor` is grown to at least `size` in this dimension, by name.
bool isGrownTo(mlir::Value tensor, int64_t dim, mlir::OpFoldResult size,
               Facts &facts);

/// Whether a dynamic amount of padding is the one that `grown` has made: never
/// negative, whatever the sizes are.
bool isGrowth(mlir::tensor::PadOp pad, mlir::Value amount, Facts &facts);

} // namespace scion

#endif // SCION_HARNESS_RECONDITION_RESIZE_H
