//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The larger or the smaller of two zeros of TOSA: its specification compares
// them, so that where NaN is ignored either may come out.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_SEMANTICS_DIALECTS_TOSAZEROS_H
#define SCION_HARNESS_SEMANTICS_DIALECTS_TOSAZEROS_H

#include "harness/semantics/Combine.h"
#include "harness/semantics/Evaluation.h"

namespace scion::semantics {

/// As `combine`; nobody is to blame for showing which zero it is.
inline Element combineZeros(Combination how, const Element &a, const Element &b,
                            mlir::Type type, Evaluation &in) {
  Element made = combine(how, a, b, type);
  bool isOpen = made.state() == State::Undef && a.state() == State::Defined &&
                b.state() == State::Defined;
  return isOpen ? in.unspecified(made.width()) : made;
}

} // namespace scion::semantics

#endif // SCION_HARNESS_SEMANTICS_DIALECTS_TOSAZEROS_H
