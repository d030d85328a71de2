//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Replaces unregistered ops, which tests of compilers use as sources and sinks
// of values, with or without regions, also as terminators. A sink becomes a
// call of a function that prints its arguments, a source a call of one that
// returns the same values each time, and a region an scf.execute_region. The
// calls are not inlined, so they are as opaque to a pass as the ops were, and
// it transforms the code around them in the same way.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_RECONDITION_OPAQUEOPS_H
#define SCION_HARNESS_RECONDITION_OPAQUEOPS_H

#include "base/ChoiceStream.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace scion {

/// Replaces those of the function's ops that can be replaced; the others stay.
/// Returns how many were. The new functions join the function's module.
/// `choices` decides the values that sources return.
unsigned replaceOpaqueOps(mlir::func::FuncOp function, ChoiceStream choices);

/// Whether the function was made by replaceOpaqueOps().
bool standsForOpaqueOp(mlir::func::FuncOp function);

} // namespace scion

#endif // SCION_HARNESS_RECONDITION_OPAQUEOPS_H
