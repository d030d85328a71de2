//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a module is made of, as features: op kinds, attribute and type kinds,
// which op is nested in which (control pairs), whose result is used by whom
// (data pairs), and the shape of nesting and uses.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_INPUT_MODULEFEATURES_H
#define SCION_HARNESS_INPUT_MODULEFEATURES_H

namespace mlir {
class Operation;
} // namespace mlir

namespace scion {

/// Notes the features of `root` and everything in it in the FeatureMap.
void noteModuleFeatures(mlir::Operation *root);

} // namespace scion

#endif // SCION_HARNESS_INPUT_MODULEFEATURES_H
