//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The effects of uses of tensors on the buffers that bufferization will assign.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_KNOWN_PREDICATES_TENSORUSES_H
#define SCION_HARNESS_KNOWN_PREDICATES_TENSORUSES_H

#include "harness/known/Selectors.h"

#include "mlir/IR/Operation.h"
#include "mlir/IR/Region.h"
#include "mlir/IR/ValueRange.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"

namespace scion {

bool isTensor(mlir::Value value);

/// Whether the op's result is a view of its first operand.
bool isTensorView(mlir::Operation *op);

/// Whether the use only reads the tensor, and passes no part of its buffer on.
bool readsTensor(mlir::OpOperand &use);

/// Whether all uses of a tensor, and of its views, read it.
bool isOnlyRead(mlir::Value tensor);

/// The values that branches pass for the argument.
llvm::SmallVector<mlir::Value> givenByBranches(mlir::BlockArgument argument);

/// The tensors among `values`, and all tensors whose buffers they may share:
/// operands of their ops, values that the ops' regions yield, and values that
/// branches pass. The result of an op that writes to a destination shares its
/// buffer, but only `alsoWritten` follows it: bufferization copies a
/// destination that must not be written to. With `region`, a tensor from
/// outside is in the set, but its sources are not.
llvm::SmallDenseSet<mlir::Value> buffersOf(mlir::ValueRange values,
                                           bool alsoWritten,
                                           mlir::Region *region = nullptr);

/// Whether the tensor must not be written to: a constant, or a buffer that is
/// read as a tensor.
bool isReadOnly(mlir::Value tensor);

} // namespace scion

#endif // SCION_HARNESS_KNOWN_PREDICATES_TENSORUSES_H
