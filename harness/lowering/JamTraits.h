//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What affine-loop-unroll-jam would meet in a function. The pass takes the loop
// nest that a function begins with, and mixes turns of its outermost loop: it
// checks that it can (inner bounds do not depend on the turn), not that it may
// (M65). Whether it may is decided here, on the safe side.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_LOWERING_JAMTRAITS_H
#define SCION_HARNESS_LOWERING_JAMTRAITS_H

#include <set>
#include <string_view>

namespace mlir {
class ModuleOp;
} // namespace mlir

namespace scion {

/// Adds those of the traits `@affine-jam…` that OpKinds.h documents.
void noteJamTraits(mlir::ModuleOp module, std::set<std::string_view> &traits);

} // namespace scion

#endif // SCION_HARNESS_LOWERING_JAMTRAITS_H
