//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Selects the form in which a module is printed for readers: the pretty one
// unless a known bug suppresses it.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_KNOWN_PRETTYFORM_H
#define SCION_HARNESS_KNOWN_PRETTYFORM_H

#include "mlir/IR/OperationSupport.h"

namespace mlir {
class ModuleOp;
} // namespace mlir

namespace scion {

/// Whether a record suppresses the pretty form of an op of the module, because
/// parsing that form would crash.
bool isPrettySuppressed(mlir::ModuleOp module);

/// Flags for the pretty form, or for the generic one if the pretty form is
/// suppressed.
mlir::OpPrintingFlags prettyIfItMayBe(mlir::ModuleOp module);

} // namespace scion

#endif // SCION_HARNESS_KNOWN_PRETTYFORM_H
