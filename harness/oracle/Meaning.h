//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a path showed against what the program means by the reference semantics
// (harness/semantics): sees what all paths have in common, and the first step
// behind which the program means something else.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ORACLE_MEANING_H
#define SCION_HARNESS_ORACLE_MEANING_H

#include "harness/lowering/PathStep.h"
#include "harness/semantics/Interpreter.h"

#include <optional>
#include <string>
#include <vector>

namespace scion {

class PathBuilder;

/// Under the limits that executions have, but for the fuel.
semantics::Interpretation meaningOf(mlir::ModuleOp program, uint64_t fuel);

/// Where an execution differs from the answer that `meaning` has; none if
/// nothing can be said.
std::optional<std::string>
differenceFromMeaning(const semantics::Interpretation &meaning,
                      const Outcome &actual);

/// The first step of a path behind which the program is no refinement of what
/// it was: it shows something else, or has become undefined.
struct MeaningBlame {
  size_t step;            // its index
  std::string difference; // what the program means behind it
  std::string input;      // the program before it
  std::vector<std::string> inputKinds;
};

/// None: the programs that can be interpreted all mean the same.
std::optional<MeaningBlame>
blameByMeaning(PathBuilder &builder, const std::vector<PathStep> &steps,
               const semantics::Interpretation &meaning, uint64_t fuel);

} // namespace scion

#endif // SCION_HARNESS_ORACLE_MEANING_H
