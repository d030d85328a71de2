//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is done to a translated program before code is generated for it: a check
// of what can be executed at all, names that cannot be mistaken for those of
// the runtime, fuel counters, and what the executor needs to start it and to
// start it again.
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

/// "" if the program can be executed, else why not: no @main without
/// arguments, inline assembly, scalable vectors, intrinsics of other targets,
/// thread-local or undefined variables, calls to functions that the runtime
/// does not have, sizes that code generation would take minutes for.
std::string whyOutOfScope(const llvm::Module &program);

/// Renames what the program defines and LLVM, the linker or the runtime knows
/// by name (a program's own malloc, sqrt, __asan_init ...), so that neither
/// takes it for what it is not.
void renameDefinitions(llvm::Module &program);

/// Every function touches each page of its frame from the top, and is not
/// unwound.
void setFunctionAttributes(llvm::Module &program);

/// Counts each entry into a function and into a block that a loop comes back
/// to (the targets of retreating edges, so loops of every form); leaves the
/// program when nothing is left. On IR that no further pass optimises.
void addFuelCounters(llvm::Module &program);

/// Fills each stack variable where it comes into being: what earlier calls left
/// on the stack is no function of the program.
void addStackFill(llvm::Module &program);

/// Lists the variables, so that they can be set back before the next run.
void addVariableTable(llvm::Module &program);

/// Instruments for AddressSanitizer; globals are covered, recovery is off.
void addAddressSanitizer(llvm::Module &program);

/// Makes the entry point; takes over llvm.global_ctors and llvm.global_dtors.
void addEntryPoint(llvm::Module &program);

} // namespace scion

#endif // SCION_HARNESS_EXEC_PROGRAMIR_H
