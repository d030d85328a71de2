//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Names the function of MLIR or LLVM that crashed. The same bug gives the same
// name in one build.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ORACLE_CRASHFRAME_H
#define SCION_HARNESS_ORACLE_CRASHFRAME_H

#include "llvm/ADT/STLFunctionalExtras.h"

#include <string_view>

namespace scion {

/// To be called once before a crash: loads the unwinder, which allocates.
void prepareCrashFrame();

/// Passes to `out`, in pieces, the name of the innermost function of MLIR or
/// LLVM on the stack: its symbol or, if the library exports none, the library
/// and the function's offset in it ("libMLIR.so.22.1+0x1a2b30"). After a stack
/// overflow it is the recursion's function with the lowest address, because the
/// innermost one depends on the size of the stack. Passes nothing if there is
/// no such function. Runs in signal handlers.
void nameCrashFrame(llvm::function_ref<void(std::string_view)> out);

} // namespace scion

#endif // SCION_HARNESS_ORACLE_CRASHFRAME_H
