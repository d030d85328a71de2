//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ops that change only the sign bit of a float: the ops on floats that terms
// can express.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_SEMANTICS_SIGNS_H
#define SCION_HARNESS_SEMANTICS_SIGNS_H

#include "harness/semantics/Lift.h"

namespace scion::semantics {

enum class SignOp : uint8_t { Negate, Absolute, Copy };

/// Whether the highest bit of the format is the sign of each number, NaN too.
inline bool hasSignBit(mlir::Type type) {
  return mlir::isa<mlir::Float16Type, mlir::BFloat16Type, mlir::Float32Type,
                   mlir::Float64Type, mlir::Float128Type>(type);
}

/// A kernel for lift(). Ops that promise that there is no NaN or infinity have
/// none.
template <SignOp how>
void signKernel(mlir::Operation *op, llvm::ArrayRef<TermElement> a,
                TermEvaluation &in,
                llvm::SmallVectorImpl<TermElement> &results) {
  const terms::Bits &x = a.front().bits(), &sign = a.back().bits();
  if (!hasSignBit(resultNumber(op)) || promisesNumbers(op))
    in.unsupported();
  auto mask = terms::Bits::getSignedMinValue(x.getBitWidth());
  results.push_back(how == SignOp::Negate     ? x ^ mask
                    : how == SignOp::Absolute ? x & ~mask
                                              : (x & ~mask) | (sign & mask));
}

} // namespace scion::semantics

#endif // SCION_HARNESS_SEMANTICS_SIGNS_H
