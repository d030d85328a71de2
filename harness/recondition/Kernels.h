//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Gives the kernels of GPU modules that no op launches a host function each, so
// that the wrapper calls them like other functions.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_RECONDITION_KERNELS_H
#define SCION_HARNESS_RECONDITION_KERNELS_H

#include "mlir/IR/BuiltinOps.h"

namespace scion {

/// Adds a function that launches it, for each gpu.func without results, which
/// becomes a kernel; and for each func.func of a GPU module, also a kernel that
/// calls it and stores its results. If no kernel of a module reads an id, one
/// thread runs, because several would race. Returns the number of new
/// functions.
unsigned addLaunches(mlir::ModuleOp module);

} // namespace scion

#endif // SCION_HARNESS_RECONDITION_KERNELS_H
