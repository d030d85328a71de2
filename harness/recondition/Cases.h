//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Proof by going through all cases: values that are computed from constants,
// from tables that nobody writes to, and from induction variables of loops with
// few iterations take few values together. Where an interval per value loses
// what belongs together (7 / -1, but never INT_MIN / -1), this does not.
// Arithmetic is done here; MLIR's folders are under test.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_RECONDITION_CASES_H
#define SCION_HARNESS_RECONDITION_CASES_H

#include "mlir/IR/Value.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APInt.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace scion {

class Facts;

/// The bits of each element in row-major order; one for a scalar, two for each
/// complex number.
using Bits = llvm::SmallVector<llvm::APInt, 1>;

/// Whether `holds` is true for every combination of values that `values` can
/// have together where all of them are defined. False if the cases cannot be
/// listed, or are too many.
bool inAllCases(llvm::ArrayRef<mlir::Value> values, Facts &facts,
                llvm::function_ref<bool(llvm::ArrayRef<Bits>)> holds);

/// The same within one run of `scope`: only induction variables of loops in it
/// are gone through; what else the values depend on must not vary.
bool inAllCasesOf(mlir::Operation *scope, llvm::ArrayRef<mlir::Value> values,
                  Facts &facts,
                  llvm::function_ref<bool(llvm::ArrayRef<Bits>)> holds);

/// The same, with induction variable `known` having the value `value`.
bool inAllCasesWith(mlir::Value known, int64_t value,
                    llvm::ArrayRef<mlir::Value> values, Facts &facts,
                    llvm::function_ref<bool(llvm::ArrayRef<Bits>)> holds);

/// The same for the elements of two values taken pairwise, or those of one.
bool inAllPairs(
    mlir::Value a, mlir::Value b, Facts &facts,
    llvm::function_ref<bool(const llvm::APInt &, const llvm::APInt &)> holds);
bool inAllElements(mlir::Value value, Facts &facts,
                   llvm::function_ref<bool(const llvm::APInt &)> holds);

/// For elements that are floats.
bool inAllFloats(mlir::Value value, Facts &facts,
                 llvm::function_ref<bool(const llvm::APFloat &)> holds);

} // namespace scion

#endif // SCION_HARNESS_RECONDITION_CASES_H
