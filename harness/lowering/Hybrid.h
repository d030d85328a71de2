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

/// A callback for the module after each effective pass of a path, which offers
/// one module for which `isWanted` is true. Null for most paths, and if the
/// pool is off.
std::function<void(mlir::ModuleOp)>
offerOneAfter(ChoiceStream choices, bool (*isWanted)(mlir::ModuleOp));

} // namespace scion

#endif // SCION_HARNESS_LOWERING_HYBRID_H
