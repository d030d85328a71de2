//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A program that is defined needs no guard: one whose closed @main the
// reference semantics run to its end without undefined behaviour keeps its ops
// as they are. Only what a compiler may choose (bits of a NaN, the order of
// roundings, whether tensors share a buffer) is settled as in any other.
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

/// Whether it finishes.
bool runsDefined(mlir::ModuleOp module);

/// The results of ops that are poison, or were never written, at some time of
/// the run.
llvm::DenseSet<mlir::Value> undefinedValues(mlir::ModuleOp module);

} // namespace scion

#endif // SCION_HARNESS_EXPERIMENT_DEFINED_H
