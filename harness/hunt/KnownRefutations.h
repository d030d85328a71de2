//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Proofs that know the bug registry: a known bug that refutes a function does
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

/// The verdict on a function before and after a pass. Records that recognise
/// its counterexamples are named; the pass is then run again with their rewrite
/// patterns suppressed, and if it is wrong without them as well, that is the
/// verdict. `context` is that of the modules.
prove::Verdict proveFunction(ContextLease &context, mlir::ModuleOp before,
                             mlir::ModuleOp after, llvm::StringRef function,
                             const PathStep &step,
                             const prove::ProveOptions &options);

} // namespace scion::hunt

#endif // SCION_HARNESS_HUNT_KNOWNREFUTATIONS_H
