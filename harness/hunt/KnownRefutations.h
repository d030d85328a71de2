//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Proofs that consult the bug registry, so that a known bug in a function does
// not hide another one.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_HUNT_KNOWNREFUTATIONS_H
#define SCION_HARNESS_HUNT_KNOWNREFUTATIONS_H

#include "harness/prove/Prove.h"

namespace scion {
class ContextLease;
struct PathStep;
} // namespace scion

namespace scion::hunt {

/// The verdict on a function before and after a pass. It names the records that
/// recognise its counterexamples. The pass is then run again with their rewrite
/// patterns suppressed; if its output is still wrong, the result is the verdict
/// on that run. `context` is that of the modules.
prove::Verdict proveFunction(ContextLease &context, mlir::ModuleOp before,
                             mlir::ModuleOp after, llvm::StringRef function,
                             const PathStep &step,
                             const prove::ProveOptions &options);

} // namespace scion::hunt

#endif // SCION_HARNESS_HUNT_KNOWNREFUTATIONS_H
