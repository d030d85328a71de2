//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Minimum and maximum of TOSA for zeros of different sign. The specification
// only compares the two, so if NaN is ignored, either zero may be the result.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_SEMANTICS_DIALECTS_TOSAZEROS_H
#define SCION_HARNESS_SEMANTICS_DIALECTS_TOSAZEROS_H

#include "harness/semantics/Combine.h"
#include "harness/semantics/Evaluation.h"

namespace scion::semantics {

/// Like combine(), but marks the result as unspecified if it may be either
/// zero.
inline Element combineZeros(Combination how, const Element &a, const Element &b,
                            mlir::Type type, Evaluation &in) {
  Element made = combine(how, a, b, type);
  bool isOpen = made.state() == State::Undef && a.state() == State::Defined &&
                b.state() == State::Defined;
  return isOpen ? in.unspecified(made.width()) : made;
}

} // namespace scion::semantics

#endif // SCION_HARNESS_SEMANTICS_DIALECTS_TOSAZEROS_H
