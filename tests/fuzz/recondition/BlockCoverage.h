//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which of a program's own operations execute after reconditioning: operations
// are numbered in their locations before it, and after it each block notes that
// it was entered.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TESTS_FUZZ_RECONDITION_BLOCKCOVERAGE_H
#define SCION_TESTS_FUZZ_RECONDITION_BLOCKCOVERAGE_H

#include "harness/exec/Outcome.h"

#include "mlir/IR/BuiltinOps.h"

#include <vector>

namespace scion {

class BlockCoverage {
public:
  /// Numbers the operations of `module` in their locations.
  void numberOperations(mlir::ModuleOp module);

  /// Makes each block of the functions of `module` note that it was entered,
  /// and @main print the notes at its end.
  void instrument(mlir::ModuleOp module);

  /// Of all numbered operations, how many were executed in a run of the
  /// instrumented module.
  unsigned executed(const Outcome &outcome) const;

  unsigned numbered() const { return count; }

private:
  unsigned count = 0;
  /// The numbers found in each instrumented block, with those in regions that
  /// are entered with it.
  std::vector<std::vector<unsigned>> blocks;
};

} // namespace scion

#endif // SCION_TESTS_FUZZ_RECONDITION_BLOCKCOVERAGE_H
