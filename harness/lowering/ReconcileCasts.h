//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs reconcile-unrealized-casts in the order of the ops. MLIR's pass visits
// casts in the order of their addresses, and leaves one or two casts of a chain
// to a type, back and to it again (a known bug), so that its output is
// nondeterministic.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_LOWERING_RECONCILECASTS_H
#define SCION_HARNESS_LOWERING_RECONCILECASTS_H

namespace mlir {
class ModuleOp;
} // namespace mlir

namespace scion {

struct PathStep;

/// Whether the step is that pass, on the module or on its functions.
bool reconcilesCasts(const PathStep &step);

/// Produces the output of the pass when it visits the last cast first. Never
/// fails, as the pass never does.
void reconcileCastsInOrder(mlir::ModuleOp module, const PathStep &step);

} // namespace scion

#endif // SCION_HARNESS_LOWERING_RECONCILECASTS_H
