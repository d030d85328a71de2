//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The scaling of integers in tosa, as its specification has it.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_SEMANTICS_DIALECTS_TOSASCALE_H
#define SCION_HARNESS_SEMANTICS_DIALECTS_TOSASCALE_H

#include "harness/semantics/Datum.h"

namespace scion::semantics {

/// The specification's scaling: value * multiplier, shifted back and rounded.
inline int64_t scaled(int64_t value, int64_t multiplier, int64_t shift,
                      bool isDouble) {
  __int128 round = __int128(1) << (shift - 1);
  if (isDouble && shift > 31)
    round += value >= 0 ? (int64_t(1) << 30) : -(int64_t(1) << 30);
  return int64_t((__int128(value) * multiplier + round) >> shift);
}

/// The nearest number that a type can hold.
inline Element saturated(int64_t value, mlir::Type type, bool isUnsigned) {
  unsigned width = widthOf(type);
  if (width >= 64)
    return llvm::APInt(64, uint64_t(value)).sext(width);
  int64_t least = isUnsigned ? 0 : -(int64_t(1) << (width - 1));
  int64_t most = (int64_t(1) << (isUnsigned ? width : width - 1)) - 1;
  return llvm::APInt(64, uint64_t(std::clamp(value, least, most))).trunc(width);
}

} // namespace scion::semantics

#endif // SCION_HARNESS_SEMANTICS_DIALECTS_TOSASCALE_H
