//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Programs with one violated constraint: of a grown program one thing is
// changed, after which the verifier refuses it, or does not survive it.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_GENERATE_GROW_INVALID_H
#define SCION_HARNESS_GENERATE_GROW_INVALID_H

#include "base/ChoiceStream.h"

#include "mlir/IR/BuiltinOps.h"

#include <optional>
#include <string>

namespace scion::grow {

struct Violation {
  std::string what;    // "an operand of another type"
  std::string op;      // "arith.addi"
  std::string message; // the verifier's; "" if it faulted
  bool isFault = false;
  bool isValid = false; // the verifier accepts it all the same
};

/// A copy of the module with one op changed: an attribute, an operand, a type.
/// None if the op that was drawn cannot be changed in the drawn way.
std::optional<mlir::OwningOpRef<mlir::ModuleOp>>
changeOnce(mlir::ModuleOp module, ChoiceStream &choices, Violation &violation);

/// Changes the module, which verifies, so that it does not. False if no try of
/// a few did; the module is of no use then.
bool violate(mlir::OwningOpRef<mlir::ModuleOp> &module, ChoiceStream &choices,
             Violation &violation);

} // namespace scion::grow

#endif // SCION_HARNESS_GENERATE_GROW_INVALID_H
