//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Replaces types that CPU paths do not support: memory spaces and encodings of
// tensors are removed, scalable vectors become those of a machine whose vscale
// is 1, unranked tensors get a rank, floats without a lowering become wider
// ones, and quantised numbers become the integers that store them.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_RECONDITION_PLAINTYPES_H
#define SCION_HARNESS_RECONDITION_PLAINTYPES_H

#include "mlir/IR/BuiltinOps.h"

#include <string>
#include <vector>

namespace scion {

/// Returns descriptions of the changes. A function with ops that need such
/// types no longer verifies.
std::vector<std::string> makeTypesPlain(mlir::ModuleOp module);

} // namespace scion

#endif // SCION_HARNESS_RECONDITION_PLAINTYPES_H
