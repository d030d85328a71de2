//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/Meaning.h"

#include "harness/exec/Executor.h"
#include "harness/lowering/LoweringPath.h"
#include "harness/lowering/OpKinds.h"

#include "llvm/Support/raw_ostream.h"

using namespace scion;
using namespace scion::semantics;

Interpretation scion::meaningOf(mlir::ModuleOp program, uint64_t fuel) {
  RunOptions limits;
  EvaluationOptions options;
  options.fuel = fuel;
  options.memoryCap = limits.memoryCap;
  options.maxTrace = limits.maxTrace;
  return interpret(program, options);
}

std::optional<std::string>
scion::differenceFromMeaning(const Interpretation &meaning,
                             const Outcome &actual) {
  // What an assertion prints before it ends a program is not part of it.
  if (meaning.kind != Ending::Kind::Finished || !actual.isComparable())
    return std::nullopt;
  return firstDifference(meaning.outcome, actual);
}

std::optional<MeaningBlame>
scion::blameByMeaning(PathBuilder &builder, const std::vector<PathStep> &steps,
                      const Interpretation &meaning, uint64_t fuel) {
  auto prefix = [&](size_t count) {
    return builder.replay({steps.begin(), steps.begin() + count},
                          /*finish=*/false);
  };
  // Lowered programs execute more ops than what they were made of.
  constexpr uint64_t growth = 32;
  for (size_t count = 1; count <= steps.size(); ++count) {
    LoweredPath path = prefix(count);
    if (!path.module)
      return std::nullopt;
    Interpretation now = meaningOf(*path.module, fuel * growth);
    std::optional<std::string> difference;
    if (now.kind == Ending::Kind::Undefined)
      difference = now.str();
    else
      difference = differenceFromMeaning(meaning, now.outcome);
    if (!difference)
      continue;
    MeaningBlame blame{count - 1, *difference, "", {}};
    LoweredPath before = prefix(count - 1);
    if (before.module) {
      llvm::raw_string_ostream(blame.input) << *before.module;
      blame.inputKinds = scanKinds(*before.module).kinds;
    }
    return blame;
  }
  return std::nullopt;
}
