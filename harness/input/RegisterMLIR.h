//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What of MLIR a process knows: all of it (RegisterAll.cpp), or, where MLIR is
// built for Scion (ci/instrumented-mlir), the dialects that can be lowered to
// LLVM and run, with their passes (RegisterLowerable.cpp): two thirds of the
// files to compile. -DSCION_MLIR_PART says which.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_INPUT_REGISTERMLIR_H
#define SCION_HARNESS_INPUT_REGISTERMLIR_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace scion {

/// Dialects with their models, extensions, and translations to LLVM IR.
void registerDialectsOfMLIR(mlir::DialectRegistry &registry);

void registerPassesOfMLIR();

/// Those of MLIR's test passes that its libraries hold and that work without
/// the dialect `test` (cmake/TestPasses.cmake).
void registerTestPassesOfMLIR();

} // namespace scion

#endif // SCION_HARNESS_INPUT_REGISTERMLIR_H
