//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// API differences between the supported versions of LLVM. Outside of this
// folder, only tests have an #if on the version.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_COMPAT_LLVMVERSIONS_H
#define SCION_HARNESS_COMPAT_LLVMVERSIONS_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/IR/BasicBlock.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/Passes/PassBuilder.h"

namespace scion {

inline llvm::PassBuilder makePassBuilder(llvm::LLVMContext &context,
                                         llvm::TargetMachine *machine) {
#if LLVM_VERSION_MAJOR >= 24
  return llvm::PassBuilder(context, machine);
#else
  return llvm::PassBuilder(machine);
#endif
}

/// Whether LLVM knows a library function called `name`.
inline bool isLibraryFunction(const llvm::TargetLibraryInfoImpl &libraries,
                              llvm::StringRef name) {
#if LLVM_VERSION_MAJOR >= 24
  return libraries.getLibFunc(name) != llvm::NotLibFunc;
#else
  llvm::LibFunc known;
  return libraries.getLibFunc(name, known);
#endif
}

/// The first instruction that is neither a phi nor a static alloca. (Debug
/// intrinsics are no longer instructions; 24 dropped `Dbg` from the name.)
inline llvm::BasicBlock::iterator firstNonPHIOrAlloca(llvm::BasicBlock &block) {
#if LLVM_VERSION_MAJOR >= 24
  return block.getFirstNonPHIOrAlloca();
#else
  return block.getFirstNonPHIOrDbgOrAlloca();
#endif
}

} // namespace scion

#endif // SCION_HARNESS_COMPAT_LLVMVERSIONS_H
