//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Instances of linalg's named ops. Nothing is typed in: the dialect fills the
// body, the op itself says its indexing maps, and the shapes follow from them.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_GENERATE_STRUCTUREDOPS_H
#define SCION_HARNESS_GENERATE_STRUCTUREDOPS_H

#include "harness/generate/Catalog.h"

namespace scion {

/// On tensors; none if the op is no named op, or is not content with any types.
/// The examples that the instances stand for are put into `keep`.
std::vector<OpInstance>
structuredInstancesOf(mlir::RegisteredOperationName name, mlir::ModuleOp keep);

} // namespace scion

#endif // SCION_HARNESS_GENERATE_STRUCTUREDOPS_H
