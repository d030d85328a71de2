//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Fuel for what may never end: scf.while and cycles of blocks. Each loop that
// is entered has its own counter, in a value of its own: one counter for all
// would show in which order parallel loops ran. A program gets fuel once it has
// been seen to need it: that other loops end cannot be proven in general.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_RECONDITION_FUEL_H
#define SCION_HARNESS_RECONDITION_FUEL_H

#include "mlir/IR/BuiltinOps.h"

namespace scion {

/// Ends loops after so many rounds, with the values of then or with zeros.
/// Returns how many were limited; some are left as they are (several entries,
/// results without a zero). Three endless loops in each other take 2.6 percent
/// of the executor's fuel.
unsigned addFuel(mlir::ModuleOp module, unsigned rounds = 64);

} // namespace scion

#endif // SCION_HARNESS_RECONDITION_FUEL_H
