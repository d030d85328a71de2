//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The kinds of ops that a module holds, and the predicates that hold of it: the
// input of the tables' selectors (known/Selectors.h).
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_LOWERING_OPKINDS_H
#define SCION_HARNESS_LOWERING_OPKINDS_H

#include "harness/known/Selectors.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mlir {
class ModuleOp;
} // namespace mlir

namespace scion {

struct OpKinds {
  /// Each kind ("arith.addf:tensor") and each predicate that holds
  /// ("@affine.for-step") once, sorted. The module op itself is left out.
  std::vector<std::string> kinds;

  /// Whether all ops in the module are of the LLVM dialect.
  bool lowered = true;

  bool contains(std::string_view kind) const;

  /// Whether one of the selectors selects one of the kinds.
  bool hasAny(std::span<const std::string> selectors) const;
};

OpKinds scanKinds(mlir::ModuleOp module);

} // namespace scion

#endif // SCION_HARNESS_LOWERING_OPKINDS_H
