//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Linalg ops that only some of the supported versions of MLIR have.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_COMPAT_LINALGVERSIONS_H
#define SCION_HARNESS_COMPAT_LINALGVERSIONS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "llvm/Config/llvm-config.h"

namespace scion {

/// Calls `use.operator()<Op>()` for linalg.add, sub and mul. Does nothing since
/// 24, which replaced them by linalg.elementwise.
template <typename Use>
void forNamedArithmetic([[maybe_unused]] Use use) {
#if LLVM_VERSION_MAJOR < 24
  use.template operator()<mlir::linalg::AddOp>();
  use.template operator()<mlir::linalg::SubOp>();
  use.template operator()<mlir::linalg::MulOp>();
#endif
}

} // namespace scion

#endif // SCION_HARNESS_COMPAT_LINALGVERSIONS_H
