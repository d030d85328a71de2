//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What uses of tensors do to the buffers that bufferization will give them.
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

/// An op whose result is its first operand, seen in another way.
bool isTensorView(mlir::Operation *op);

/// Whether the use reads a tensor, and hands on no part of its buffer.
bool readsTensor(mlir::OpOperand &use);

/// Whether all uses of a tensor, and of its views, read it.
bool isOnlyRead(mlir::Value tensor);

/// What branches to the argument's block hand over for it.
llvm::SmallVector<mlir::Value> givenByBranches(mlir::BlockArgument argument);

/// The tensors among `values`, and all whose buffers they may have: what their
/// ops take, what the ops' regions end with, and what branches give. What an op
/// writes into has the buffer of its destination; whoever asks for what must
/// not be written to does not follow it there, for such a destination is
/// copied. What is outside of `region`, if one is given, is in the set, but not
/// what it is made of.
llvm::SmallDenseSet<mlir::Value> buffersOf(mlir::ValueRange values,
                                           bool alsoWritten,
                                           mlir::Region *region = nullptr);

/// Constants, and what buffers are read as, must not be written to.
bool isReadOnly(mlir::Value tensor);

} // namespace scion

#endif // SCION_HARNESS_KNOWN_PREDICATES_TENSORUSES_H
