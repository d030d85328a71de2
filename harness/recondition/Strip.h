//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The first step: removes unchecked claims from a module, and top-level ops
// other than functions, globals and ops of other targets.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_RECONDITION_STRIP_H
#define SCION_HARNESS_RECONDITION_STRIP_H

#include "base/ChoiceStream.h"
#include "harness/recondition/Recondition.h"

#include <string>

namespace scion {

struct Stripped {
  std::string problem;        // why the module is out of scope
  bool hasOtherTypes = false; // types changed, so ops may not verify
};

/// Drops promises to later passes (attributes) and those top-level ops; writes
/// resources out; gives every global contents, drawn if it has none; makes
/// types plain (PlainTypes.h).
Stripped stripModule(mlir::ModuleOp module, const ChoiceStream &choices,
                     ReconditionResult &result);

} // namespace scion

#endif // SCION_HARNESS_RECONDITION_STRIP_H
