//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The text of a module in reports.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_LOWERING_PRINTMODULE_H
#define SCION_HARNESS_LOWERING_PRINTMODULE_H

#include <string>

namespace mlir {
class ModuleOp;
} // namespace mlir

namespace scion {

/// The pretty form, or the generic one if parsing the pretty form would crash.
std::string printModule(mlir::ModuleOp module);

} // namespace scion

#endif // SCION_HARNESS_LOWERING_PRINTMODULE_H
