//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs code of MLIR that may fault on invalid ops, and continues after a fault:
// on ops that no parser would build, some verifiers read through a null
// pointer, and shape inference divides by a stride of zero. Only for code that
// holds no lock and changes nothing.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_GENERATE_SURVIVE_H
#define SCION_HARNESS_GENERATE_SURVIVE_H

#include "llvm/ADT/STLFunctionalExtras.h"

namespace scion {

/// False if `work` ended in a fault (SIGSEGV, SIGBUS, SIGFPE); its local
/// objects leak then. Must not be nested, nor be used in several threads.
bool survives(llvm::function_ref<void()> work);

} // namespace scion

#endif // SCION_HARNESS_GENERATE_SURVIVE_H
