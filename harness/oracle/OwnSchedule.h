//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A program with a schedule of its own (transform.named_sequence, as in tests
// of MLIR): the schedule becomes a step of the path, and leaves the program,
// whose ops lower to LLVM.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ORACLE_OWNSCHEDULE_H
#define SCION_HARNESS_ORACLE_OWNSCHEDULE_H

#include "harness/lowering/PathStep.h"

#include <vector>

namespace mlir {
class ModuleOp;
} // namespace mlir

namespace scion {

/// Gives each `transform-interpreter` of `through` that has no schedule the
/// module's own, and takes that out of the module. Does nothing where there is
/// no such step or no sequence.
void takeOwnSchedule(mlir::ModuleOp module, std::vector<PathStep> &through);

} // namespace scion

#endif // SCION_HARNESS_ORACLE_OWNSCHEDULE_H
