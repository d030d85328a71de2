//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Decides by the text of a program whether the lowering oracle can judge it:
// its dialects lower to LLVM on this machine, it has a @main to run, and it
// calls only the runtime. Checked after reconditioning (harness/recondition/),
// which makes a @main, drops functions with other ops, gives bodies to
// declarations, and handles undefined behaviour.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_EXPERIMENT_SCOPE_H
#define SCION_HARNESS_EXPERIMENT_SCOPE_H

#include <optional>
#include <string>

namespace mlir {
class ModuleOp;
} // namespace mlir

namespace scion {

/// Removes attributes of the module that would make paths differ without a bug,
/// such as data layouts and target triples. Keeps the mark that GPU launches
/// need.
void normalizeProgram(mlir::ModuleOp module);

/// Lets passes to spirv convert all types that the interpreter knows, unless
/// the program states its target.
void allowSpirvTypes(mlir::ModuleOp module);

/// Declares the print functions of the runner libraries the way passes declare
/// them, as llvm.func. A program that declares `func.func private @printI64`
/// and also prints a vector is lowered to two functions of one name. Without
/// this, such a program would show only that known bug.
void declareRuntime(mlir::ModuleOp module);

/// Renames symbols that have the name of a runtime function (malloc,
/// memrefCopy, sinf …), except declarations of its print functions: a lowering
/// that needs the function would use the program's own.
void freeRuntimeNames(mlir::ModuleOp module);

/// None if `module` is in scope, else why not. `toAny`: ops of all dialects are
/// in scope, because the program is only interpreted.
std::optional<std::string> whyOutOfScope(mlir::ModuleOp module,
                                         bool toAny = false);

/// Whether the module has ops of another target (isOfOtherTarget), or computes
/// with narrow floats: the interpreter alone judges such a program.
bool hasOtherTarget(mlir::ModuleOp module);

} // namespace scion

#endif // SCION_HARNESS_EXPERIMENT_SCOPE_H
