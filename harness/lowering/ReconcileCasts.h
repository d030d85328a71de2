//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// reconcile-unrealized-casts in the order of the ops. The pass of MLIR takes
// casts in the order of their addresses, and of a chain there, back and there
// again it leaves one cast or two (a known bug): equal modules
// become different ones, and a path another one each time.
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

/// Makes what the pass makes if it happens to begin with the last cast. Never
/// fails, as the pass never does.
void reconcileCastsInOrder(mlir::ModuleOp module, const PathStep &step);

} // namespace scion

#endif // SCION_HARNESS_LOWERING_RECONCILECASTS_H
