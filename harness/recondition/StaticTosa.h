//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// TOSA ops have semantics for static shapes only, because sizes decide which
// operand is broadcast. Functions that only the wrapper will call get static
// sizes, and so do all TOSA ops in them.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_RECONDITION_STATICTOSA_H
#define SCION_HARNESS_RECONDITION_STATICTOSA_H

#include "base/ChoiceStream.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace scion {

/// If `function` has TOSA ops of dynamic shapes, casts its arguments to static
/// ones and propagates them to the results. Its own type stays. `chooseSizes`
/// finds the sizes again in the casts. Returns the function that replaces it,
/// or null, with nothing changed, if some shape stays dynamic.
mlir::func::FuncOp makeTosaStatic(mlir::func::FuncOp function,
                                  ChoiceStream choices);

} // namespace scion

#endif // SCION_HARNESS_RECONDITION_STATICTOSA_H
