//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The condition of `a ? b : c` in C, for emitc.conditional inside and outside
// of an emitc.expression.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_SEMANTICS_DIALECTS_CHOICEOFC_H
#define SCION_HARNESS_SEMANTICS_DIALECTS_CHOICEOFC_H

#include "harness/semantics/Evaluation.h"
#include "harness/semantics/Symbolic.h"

namespace scion::semantics {

/// Returns none if the run is over. By a value that was never written, C allows
/// either choice: unsupported. In a run for all inputs nothing is unwritten,
/// and what is poison chooses by some number, for C has no poison.
inline std::optional<int64_t> choiceOfC(mlir::Value condition, Evaluation &in) {
  const Element &element = in.get(condition).element();
  if (Symbolic *symbolic = in.symbolic())
    return in.decision(
        Datum(symbolic->elementOf(symbolic->termOf(element).number)));
  if (element.state() == State::Undef) {
    (void)in.unsupported("a choice by a value that was never written");
    return std::nullopt;
  }
  return in.decision(condition);
}

} // namespace scion::semantics

#endif // SCION_HARNESS_SEMANTICS_DIALECTS_CHOICEOFC_H
