//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Comparisons the other way round.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_INPUT_MIRRORED_H
#define SCION_HARNESS_INPUT_MIRRORED_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/Support/ErrorHandling.h"

namespace scion {

/// The predicate that says the same of the operands the other way round.
inline mlir::arith::CmpIPredicate
mirrored(mlir::arith::CmpIPredicate predicate) {
  using P = mlir::arith::CmpIPredicate;
  switch (predicate) {
  case P::slt:
    return P::sgt;
  case P::sle:
    return P::sge;
  case P::sgt:
    return P::slt;
  case P::sge:
    return P::sle;
  case P::ult:
    return P::ugt;
  case P::ule:
    return P::uge;
  case P::ugt:
    return P::ult;
  case P::uge:
    return P::ule;
  case P::eq:
  case P::ne:
    return predicate;
  }
  llvm_unreachable("a predicate of its own");
}

} // namespace scion

#endif // SCION_HARNESS_INPUT_MIRRORED_H
