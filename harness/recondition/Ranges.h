//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Facts about the operands of the op in hand: from observations of a run, or
// else from constants and types.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_RECONDITION_RANGES_H
#define SCION_HARNESS_RECONDITION_RANGES_H

#include "harness/recondition/Observations.h"

#include "mlir/IR/TypeUtilities.h"
#include "mlir/IR/Value.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APInt.h"
#include "llvm/ADT/STLFunctionalExtras.h"

#include <optional>

namespace scion {

class Facts;

/// The width of an integer, or 64 of an index, also of elements; 0 for others.
unsigned intWidth(mlir::Type type);

bool isFloat(mlir::Type type);

/// A constant, or the one element of a splat.
std::optional<llvm::APInt> constantInt(mlir::Value value);
std::optional<llvm::APFloat> constantFloat(mlir::Value value);

/// The range of all elements. None unless they are integers of at most 64 bits.
std::optional<Interval> signedRange(mlir::Value value, Facts &facts);

/// The bits of the elements of one value.
using Bits = llvm::SmallVector<llvm::APInt, 1>;

/// Whether `holds` is true in each execution of the op in hand. `values` are
/// its operands, or constants. An execution with poison counts as true.
bool inAllCases(llvm::ArrayRef<mlir::Value> values, Facts &facts,
                llvm::function_ref<bool(llvm::ArrayRef<Bits>)> holds);

/// The same for each element of a value, and for each pair of elements of two.
bool inAllElements(mlir::Value value, Facts &facts,
                   llvm::function_ref<bool(const llvm::APInt &)> holds);
bool inAllFloats(mlir::Value value, Facts &facts,
                 llvm::function_ref<bool(const llvm::APFloat &)> holds);
bool inAllPairs(
    mlir::Value a, mlir::Value b, Facts &facts,
    llvm::function_ref<bool(const llvm::APInt &, const llvm::APInt &)> holds);

} // namespace scion

#endif // SCION_HARNESS_RECONDITION_RANGES_H
