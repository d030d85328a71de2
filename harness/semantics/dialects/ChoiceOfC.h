//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The condition of `a ? b : c`, and the first operand of `a && b` and `a || b`,
// in C.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_SEMANTICS_DIALECTS_CHOICEOFC_H
#define SCION_HARNESS_SEMANTICS_DIALECTS_CHOICEOFC_H

#include "harness/semantics/Evaluation.h"
#include "harness/semantics/Symbolic.h"

namespace scion::semantics {

/// Whether the condition is not zero; none if the run is over. If it was never
/// written, C allows either choice, which is unsupported. In a run for all
/// inputs no value is unwritten, and poison chooses like some number, because C
/// has no poison.
inline std::optional<int64_t> choiceOfC(mlir::Value condition, Evaluation &in) {
  const Element &element = in.get(condition).element();
  if (Symbolic *symbolic = in.symbolic()) {
    terms::Bits number = symbolic->termOf(element).number;
    return in.decision(
        Datum(symbolic->elementOf(TermElement::boolean(!number.isZero()))));
  }
  if (element.state() == State::Undef) {
    (void)in.unsupported("a choice by a value that was never written");
    return std::nullopt;
  }
  return in.decision(condition);
}

} // namespace scion::semantics

#endif // SCION_HARNESS_SEMANTICS_DIALECTS_CHOICEOFC_H
