//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Offers modules in the middle of a lowering to the pool of hybrid programs.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_LOWERING_HYBRID_H
#define SCION_HARNESS_LOWERING_HYBRID_H

#include "base/ChoiceStream.h"

#include "mlir/IR/BuiltinOps.h"

#include <functional>

namespace scion {

/// For one path in a few: a callback for the module after each pass that had an
/// effect; null for the others, and where the pool is off. One of these modules
/// is offered, where `isWanted` says that it can be judged.
std::function<void(mlir::ModuleOp)>
offerOneAfter(ChoiceStream choices, bool (*isWanted)(mlir::ModuleOp));

} // namespace scion

#endif // SCION_HARNESS_LOWERING_HYBRID_H
