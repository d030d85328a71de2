//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is done to a program before its paths split.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ORACLE_PREPARE_H
#define SCION_HARNESS_ORACLE_PREPARE_H

namespace mlir {
class ModuleOp;
} // namespace mlir

namespace scion {

class ChoiceStream;

/// Gives the program observations. False if it cannot be given any. What
/// LoweringOptions::prepare is set to by the target and by `scion run`.
bool prepareProgram(mlir::ModuleOp module, ChoiceStream choices);

} // namespace scion

#endif // SCION_HARNESS_ORACLE_PREPARE_H
