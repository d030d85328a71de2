//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Evaluates affine expressions and maps on 64-bit numbers, by their definition:
// a remainder is never negative, and divisions round down or up.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_SEMANTICS_MAPS_H
#define SCION_HARNESS_SEMANTICS_MAPS_H

#include "harness/semantics/Evaluation.h"
#include "harness/semantics/Integers.h"

#include "mlir/IR/AffineMap.h"
#include "mlir/IR/IntegerSet.h"

namespace scion::semantics {

/// Returns poison if an intermediate result does not fit 64 bits. A divisor
/// that is not positive is undefined: returns none, and the run is over.
std::optional<Element> evaluate(mlir::AffineExpr expression,
                                llvm::ArrayRef<int64_t> dimensions,
                                llvm::ArrayRef<int64_t> symbols,
                                Evaluation &in);

/// One step of an expression, on numbers or on terms. A divisor must be
/// positive.
template <typename Number>
Number affineStep(mlir::AffineExprKind kind, const Number &a, const Number &b,
                  TruthOf<Number> &overflows) {
  switch (kind) {
  case mlir::AffineExprKind::Add:
    return a.sadd_ov(b, overflows);
  case mlir::AffineExprKind::Mul:
    return a.smul_ov(b, overflows);
  case mlir::AffineExprKind::Mod: {
    Number rest = a.srem(b);
    return choose(rest.isNegative(), rest + b, rest);
  }
  default:
    return divideRounded(a, b, /*up=*/kind == mlir::AffineExprKind::CeilDiv);
  }
}

/// The results of a map, which must be defined; false if the run is over.
bool evaluate(mlir::AffineMap map, llvm::ArrayRef<int64_t> dimensions,
              llvm::ArrayRef<int64_t> symbols, Evaluation &in,
              llvm::SmallVectorImpl<int64_t> &to);

/// The same; dimensions come before symbols.
bool evaluate(mlir::AffineMap map, llvm::ArrayRef<int64_t> operands,
              Evaluation &in, llvm::SmallVectorImpl<int64_t> &to);

/// Whether the numbers are in the set; none if the run is over.
std::optional<bool> contains(mlir::IntegerSet set,
                             llvm::ArrayRef<int64_t> operands, Evaluation &in);

} // namespace scion::semantics

#endif // SCION_HARNESS_SEMANTICS_MAPS_H
