//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Registers all of MLIR (RegisterAll.cpp) or, if MLIR is built for Scion
// (ci/instrumented-mlir), only the dialects that can be lowered to LLVM and
// run, with their passes (RegisterLowerable.cpp), which are two thirds of the
// files to compile. -DSCION_MLIR_PART selects the part.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_INPUT_REGISTERMLIR_H
#define SCION_HARNESS_INPUT_REGISTERMLIR_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace scion {

/// Registers dialects with their models, extensions, and translations to LLVM
/// IR.
void registerDialectsOfMLIR(mlir::DialectRegistry &registry);

void registerPassesOfMLIR();

/// Registers the test passes of MLIR that its libraries contain and that work
/// without the dialect `test` (cmake/TestPasses.cmake).
void registerTestPassesOfMLIR();

} // namespace scion

#endif // SCION_HARNESS_INPUT_REGISTERMLIR_H
