//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ops that nobody has registered, as tests of compilers are full of: sources
// and sinks of values, with regions or without, also as terminators. A sink
// becomes the call of a function that prints what it is given, a source the
// call of one that gives the same values each time, regions become
// scf.execute_region: for a pass, a call that is not inlined is as opaque as
// the op was, so that it does the same with what stands around it.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_RECONDITION_OPAQUEOPS_H
#define SCION_HARNESS_RECONDITION_OPAQUEOPS_H

#include "base/ChoiceStream.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace scion {

/// Replaces those of the function's ops that can be replaced; the others stay.
/// Returns how many were. The new functions join the function's module.
/// `choices` are those of the values that sources give.
unsigned replaceOpaqueOps(mlir::func::FuncOp function, ChoiceStream choices);

/// Whether the function was made here: no part of the program by itself.
bool standsForOpaqueOp(mlir::func::FuncOp function);

} // namespace scion

#endif // SCION_HARNESS_RECONDITION_OPAQUEOPS_H
