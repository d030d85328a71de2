//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Instances of linalg's named ops. No op is listed by hand: the dialect fills
// the body, the op returns its indexing maps, and the shapes follow from them.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_GENERATE_STRUCTUREDOPS_H
#define SCION_HARNESS_GENERATE_STRUCTUREDOPS_H

#include "harness/generate/Catalog.h"

namespace scion {

/// The instances on tensors; none if the op is not a named op, or if the
/// verifier rejects all types that are tried. `keep` owns the examples of the
/// instances.
std::vector<OpInstance>
structuredInstancesOf(mlir::RegisteredOperationName name, mlir::ModuleOp keep);

} // namespace scion

#endif // SCION_HARNESS_GENERATE_STRUCTUREDOPS_H
