//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// In which form a module is printed for people: the pretty one where it may be.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_KNOWN_PRETTYFORM_H
#define SCION_HARNESS_KNOWN_PRETTYFORM_H

#include "mlir/IR/OperationSupport.h"

namespace mlir {
class ModuleOp;
} // namespace mlir

namespace scion {

/// Whether a record keeps the pretty form off an op of the module: reading it
/// back would end the process.
bool isPrettySuppressed(mlir::ModuleOp module);

/// Prints the pretty form, or the generic one where a known bug suppresses
/// that.
mlir::OpPrintingFlags prettyIfItMayBe(mlir::ModuleOp module);

} // namespace scion

#endif // SCION_HARNESS_KNOWN_PRETTYFORM_H
