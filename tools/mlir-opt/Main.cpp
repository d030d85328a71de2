//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// mlir-opt for an MLIR that ci/instrumented-mlir builds, to try findings with
// assertions and sanitizers. MLIR's own mlir-opt would need all dialects.
//
//===----------------------------------------------------------------------===//

#include "harness/input/Registration.h"
#include "harness/known/LibraryOfMLIR.h"
#include "harness/known/Registry.h"

#include "mlir/IR/DialectRegistry.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/raw_ostream.h"

/// LLVM comes from packages, and its version text describes only its own build,
/// not that of MLIR.
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
