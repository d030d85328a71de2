//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The features of a module: kinds of ops, attributes and types, pairs of an op
// and its parent (control pairs), pairs of an op and the definition of an
// operand (data pairs), and the shape of nesting and uses.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_INPUT_MODULEFEATURES_H
#define SCION_HARNESS_INPUT_MODULEFEATURES_H

#include "base/FeatureMap.h"

#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir {
class Operation;
} // namespace mlir

namespace scion {

/// Calls `tell` for the features of `root` and everything in it, for some of
/// them several times.
void forEachModuleFeature(
    mlir::Operation *root,
    llvm::function_ref<void(FeatureKind kind, uint64_t hash)> tell);

/// Notes the features of `root` and everything in it in the FeatureMap.
void noteModuleFeatures(mlir::Operation *root);

} // namespace scion

#endif // SCION_HARNESS_INPUT_MODULEFEATURES_H
