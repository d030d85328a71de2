//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How often loops with given bounds run, and the values of their induction
// variables: scf, omp and acc count in the same way.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_SEMANTICS_DIALECTS_TURNS_H
#define SCION_HARNESS_SEMANTICS_DIALECTS_TURNS_H

#include "harness/semantics/Evaluation.h"

#include <algorithm>

namespace scion::semantics {

/// The number of iterations from `from` up to, not including, `to`; the step is
/// positive. Clamped: the run is out of fuel long before that many iterations.
inline int64_t countTurns(int64_t from, __int128 to, int64_t by) {
  __int128 distance = to - from;
  __int128 count = distance <= 0 ? 0 : (distance + by - 1) / by;
  return int64_t(std::min<__int128>(count, INT64_MAX));
}

/// The induction variable of iteration `number`, in the type of its argument.
inline Element valueAt(int64_t number, int64_t from, int64_t by,
                       mlir::Value argument) {
  return llvm::APInt(64, uint64_t(from) + uint64_t(number) * uint64_t(by))
      .trunc(widthOf(argument.getType()));
}

} // namespace scion::semantics

#endif // SCION_HARNESS_SEMANTICS_DIALECTS_TURNS_H
