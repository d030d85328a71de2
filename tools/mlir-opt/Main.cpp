//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// mlir-opt of an MLIR that was built for Scion (ci/instrumented-mlir), where
// MLIR's own would want all dialects: what findings are tried on with
// assertions and sanitizers.
//
//===----------------------------------------------------------------------===//

#include "harness/input/Registration.h"
#include "harness/known/LibraryOfMLIR.h"
#include "harness/known/Registry.h"

#include "mlir/IR/DialectRegistry.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/raw_ostream.h"

/// LLVM, which is the packages', says how it was built itself, and of MLIR
/// nothing.
static void tellAssertions(llvm::raw_ostream &out) {
  out << "MLIR was built with assertions.\n";
}

int main(int argc, char **argv) {
  if (scion::mlirHasAssertions())
    llvm::cl::AddExtraVersionPrinter(tellAssertions);
  mlir::DialectRegistry registry;
  scion::globalRegistry().appendTo(registry);
  return mlir::asMainReturnCode(mlir::MlirOptMain(
      argc, argv, "MLIR modular optimizer driver\n", registry));
}
