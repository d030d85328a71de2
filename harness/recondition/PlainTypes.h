//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Types that leave something open which no CPU path knows, made plain: memory
// spaces and encodings of tensors go, scalable vectors become those of a
// machine whose vscale is 1, tensors without a rank get one, floats without a
// lowering become wider ones, quantised numbers the integers that store them.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_RECONDITION_PLAINTYPES_H
#define SCION_HARNESS_RECONDITION_PLAINTYPES_H

#include "mlir/IR/BuiltinOps.h"

#include <string>
#include <vector>

namespace scion {

/// Returns what was done. A function whose ops cannot do without such types no
/// longer verifies.
std::vector<std::string> makeTypesPlain(mlir::ModuleOp module);

} // namespace scion

#endif // SCION_HARNESS_RECONDITION_PLAINTYPES_H
