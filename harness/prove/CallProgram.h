//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Turns a refutation into a program: @main calls the function with the
// counterexample, and prints the results and the final contents of memref
// arguments.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_PROVE_CALLPROGRAM_H
#define SCION_HARNESS_PROVE_CALLPROGRAM_H

#include "harness/prove/Prove.h"

#include "mlir/IR/OwningOpRef.h"

namespace scion::prove {

/// Returns the function and the symbols that it uses, with a new @main; the
/// module is not changed. Null if no program shows the refutation: an argument
/// is poison, an unknown function is called, or a number is of a type that
/// cannot be printed.
mlir::OwningOpRef<mlir::ModuleOp> callProgram(mlir::ModuleOp module,
                                              llvm::StringRef function,
                                              const Verdict &refuted);

} // namespace scion::prove

#endif // SCION_HARNESS_PROVE_CALLPROGRAM_H
