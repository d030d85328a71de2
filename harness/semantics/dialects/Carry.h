//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ops that run their region once for each of some items, and hand values on
// from one turn to the next: the last ones are the results.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_SEMANTICS_DIALECTS_CARRY_H
#define SCION_HARNESS_SEMANTICS_DIALECTS_CARRY_H

#include "harness/semantics/Evaluation.h"

#include "llvm/ADT/STLExtras.h"

namespace scion::semantics {

/// `argumentsOf` gives the arguments of a turn, from its item and the values.
template <typename Op, typename Items, typename ArgumentsOf>
Flow runForEach(Op op, mlir::ValueRange initial, const Items &items,
                Evaluation &in, ArgumentsOf argumentsOf) {
  llvm::SmallVector<Datum, 4> values = in.take(initial);
  for (const auto &item : items) {
    llvm::SmallVector<Datum> arguments = argumentsOf(item, values);
    Handed handed;
    if (!in.charge(1) ||
        in.run(op.getRegion(), arguments, handed) == Flow::Stop)
      return Flow::Stop;
    values = std::move(handed.values);
  }
  for (auto [result, value] : llvm::zip_equal(op.getResults(), values))
    in.set(result, value);
  return Flow::Next;
}

} // namespace scion::semantics

#endif // SCION_HARNESS_SEMANTICS_DIALECTS_CARRY_H
