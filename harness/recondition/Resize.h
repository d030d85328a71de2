//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A tensor as large as its use asks: what is missing is an input, what is too
// much goes. One that has the sizes keeps its elements.
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

/// Dynamic sizes of the op's tensors that may be others than those of the
/// static ones, or of the first, become those, but along dimension `along`.
/// False for elements that cannot be made.
bool resizeAlike(mlir::Operation *op, Guard &guard,
                 std::optional<int64_t> along = std::nullopt);

/// The static sizes of the result in these dimensions are made true after the
/// op, which gets a dynamic result. False for elements that cannot be made.
bool resizeResult(mlir::Operation *op, llvm::ArrayRef<bool> dims, Guard &guard);

} // namespace scion

#endif // SCION_HARNESS_RECONDITION_RESIZE_H
