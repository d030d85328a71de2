//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which programs the lowering oracle can judge, as far as the text shows: their
// dialects lower to LLVM on this machine, they have a @main to run, and they
// call nothing but the runtime. Checked after reconditioning, which makes a
// @main, drops functions with other ops, and gives bodies to declarations;
// undefined behaviour is its business (harness/recondition/), not decided here.
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

/// Removes what would make paths differ for reasons that are no bug: data
/// layouts, target triples, and other attributes of the module.
void normalizeProgram(mlir::ModuleOp module);

/// Declares the print functions of the runner libraries the way passes declare
/// them, as llvm.func. A program that declares `func.func private @printI64`
/// and prints a vector too is lowered to two functions of one name, a known
/// bug, and nothing else could be tested with it.
void declareRuntime(mlir::ModuleOp module);

/// Renames what is called like a function of the runtime or one that lowerings
/// call (malloc, memrefCopy, sinf …) and is not declared as the runtime has it:
/// a lowering that needs the function would take the program's own.
void freeRuntimeNames(mlir::ModuleOp module);

/// None if `module` is in scope, else why not.
/// `toAny`: ops of all dialects are in scope, for who interprets them.
std::optional<std::string> whyOutOfScope(mlir::ModuleOp module,
                                         bool toAny = false);

/// Whether it holds ops of gpu, emitc, omp, async or shape: such a program is
/// judged by the interpreter alone.
bool hasOtherTarget(mlir::ModuleOp module);

} // namespace scion

#endif // SCION_HARNESS_EXPERIMENT_SCOPE_H
