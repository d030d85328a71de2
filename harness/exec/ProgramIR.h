//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prepares a translated program for code generation: checks that it can be
// executed, renames definitions that could be mistaken for functions of the
// runtime, and adds fuel counters, an entry point, and the table of variables
// with which the executor resets the program between two runs.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_EXEC_PROGRAMIR_H
#define SCION_HARNESS_EXEC_PROGRAMIR_H

#include <string>

namespace llvm {
class Module;
} // namespace llvm

namespace scion {

/// The entry point that addEntryPoint makes: constructors, @main, destructors.
inline constexpr const char entryName[] = "__scion_entry";

/// An array of {pointer, i64 size} of all variables, and its length.
inline constexpr const char variablesName[] = "__scion_variables";
inline constexpr const char variableCountName[] = "__scion_variable_count";

/// "" if the program can be executed, else why not: no @main without arguments,
/// inline assembly, scalable vectors, intrinsics of other targets, thread-local
/// or undefined variables, calls to functions that the runtime does not have,
/// sizes that take code generation too long.
std::string whyOutOfScope(const llvm::Module &program);

/// Renames definitions with names that LLVM, the linker or the runtime know (a
/// program's own malloc, sqrt, __asan_init ...), so that they are not mistaken
/// for the known functions.
void renameDefinitions(llvm::Module &program);

/// Makes every function probe each page of its frame from the top, and not
/// unwind.
void setFunctionAttributes(llvm::Module &program);

/// Counts each entry into a function and into a block that a loop comes back to
/// (the targets of retreating edges, so loops of every form); ends the run when
/// no fuel is left. Call after all optimisations.
void addFuelCounters(llvm::Module &program);

/// Fills each stack variable when it is allocated, because the contents that
/// earlier calls left there are not determined by the program.
void addStackFill(llvm::Module &program);

/// Lists the variables, so that they can be reset before the next run.
void addVariableTable(llvm::Module &program);

/// Instruments for AddressSanitizer; globals are covered, recovery is off.
void addAddressSanitizer(llvm::Module &program);

/// Makes the entry point; takes over llvm.global_ctors and llvm.global_dtors.
void addEntryPoint(llvm::Module &program);

} // namespace scion

#endif // SCION_HARNESS_EXEC_PROGRAMIR_H
