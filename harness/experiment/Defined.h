//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A program needs no guards if the interpreter runs its @main, which has no
// arguments and results, to the end without undefined behaviour: its ops stay
// unchanged. Only choices of the compiler (bits of a NaN, the order of
// roundings, whether tensors share a buffer) are fixed as in any other program.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_EXPERIMENT_DEFINED_H
#define SCION_HARNESS_EXPERIMENT_DEFINED_H

#include "harness/semantics/Evaluation.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/DenseSet.h"

#include <optional>

namespace scion {

/// How a run of `@main : () -> ()` ends, within the limits of Diagnosis.h; none
/// if there is no such function.
std::optional<semantics::Ending::Kind> endOf(mlir::ModuleOp module);

/// Whether that run finishes.
bool runsDefined(mlir::ModuleOp module);

/// The results of ops that are poison, or contain memory that was never
/// written, when the op has run.
llvm::DenseSet<mlir::Value> undefinedValues(mlir::ModuleOp module);

} // namespace scion

#endif // SCION_HARNESS_EXPERIMENT_DEFINED_H
