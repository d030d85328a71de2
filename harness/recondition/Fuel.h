//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Fuel for what may never end: scf.while, cycles of blocks, recursion. Each
// loop that is entered and each call from outside has its own counter, in a
// value of its own: one counter for all would show in which order parallel
// loops ran. A program gets fuel once it has been seen to need it: where loops
// end by themselves there is nothing to guard against, and that they do cannot
// be proven in general.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_RECONDITION_FUEL_H
#define SCION_HARNESS_RECONDITION_FUEL_H

#include "mlir/IR/BuiltinOps.h"

namespace scion {

struct FuelLimits {
  /// Rounds of a loop. Three endless loops in each other take 2.6 percent of
  /// the executor's fuel.
  unsigned rounds = 64;

  /// Calls within calls: two from each call make 2^12.
  unsigned depth = 12;
};

/// Ends loops and recursion after so many rounds, with the values of then or
/// with zeros. Returns how many were limited; some are left as they are
/// (several entries, results without a zero).
unsigned addFuel(mlir::ModuleOp module, const FuelLimits &limits = {});

} // namespace scion

#endif // SCION_HARNESS_RECONDITION_FUEL_H
