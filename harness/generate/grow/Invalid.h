//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Programs with one violated constraint: one change to a generated program,
// after which the verifier rejects it or crashes.
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

/// Makes a valid module invalid. False, and the module is unchanged, if none of
/// 40 tries does so.
bool violate(mlir::OwningOpRef<mlir::ModuleOp> &module, ChoiceStream &choices,
             Violation &violation);

} // namespace scion::grow

#endif // SCION_HARNESS_GENERATE_GROW_INVALID_H
