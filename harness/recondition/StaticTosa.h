//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// TOSA ops mean something for static shapes only: which operand is broadcast
// depends on sizes. Functions that the wrapper alone will call get sizes, and
// with them all TOSA ops in them.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_RECONDITION_STATICTOSA_H
#define SCION_HARNESS_RECONDITION_STATICTOSA_H

#include "base/ChoiceStream.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace scion {

/// If `function` has TOSA ops of dynamic shapes, casts its arguments to static
/// ones and propagates them to the results. Its own type stays. `chooseSizes`
/// finds the sizes again in the casts. Null, and nothing done, if some shape
/// stays open; otherwise the function that replaces it.
mlir::func::FuncOp makeTosaStatic(mlir::func::FuncOp function,
                                  ChoiceStream choices);

} // namespace scion

#endif // SCION_HARNESS_RECONDITION_STATICTOSA_H
