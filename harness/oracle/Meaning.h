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

#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace scion {

struct LoweredPath;
class PathBuilder;

/// Under the limits that executions have, but for the fuel. `poisonDecides`: as
/// in EvaluationOptions.
semantics::Interpretation
meaningOf(mlir::ModuleOp program, uint64_t fuel,
          std::optional<int64_t> poisonDecides = std::nullopt);

/// How a program differs from what it should print.
struct Refutation {
  std::string text;                     // one line
  std::optional<Difference> difference; // none: it does what is undefined
  bool isPoisonBranch = false; // and only that: FindingReason::PoisonBranch
};

/// Where an execution differs from the answer that `meaning` has; none if
/// nothing can be said.
std::optional<Difference>
differenceFromMeaning(const semantics::Interpretation &meaning,
                      const Outcome &actual);

/// Asks behind the steps of paths of one program whether it still means what
/// it did: a step may make more of it defined, nothing else.
class MeaningWatch {
public:
  /// `meaning` has finished. `fuel` is what it had.
  MeaningWatch(semantics::Interpretation meaning, uint64_t fuel)
      : meaning(std::move(meaning)), fuel(fuel) {}

  /// What the module, whose hash it is, means instead. None: the same, or
  /// nothing can be said, which is counted.
  std::optional<Refutation> refute(mlir::ModuleOp module, uint64_t hash);

  /// Builds a path that ends behind the first step that is refuted
  /// (PathEnd::Stopped), and says how.
  LoweredPath follow(PathBuilder &builder,
                     std::optional<Refutation> &refutation,
                     const std::function<LoweredPath()> &build);

  const semantics::Interpretation &wanted() const { return meaning; }

private:
  semantics::Interpretation meaning;
  uint64_t fuel;
  std::unordered_map<uint64_t, std::optional<Refutation>> asked;

  bool isOnlyPoisonBranch(mlir::ModuleOp module) const;
};

/// The index of the first step of a path after which the program is no
/// refinement of what it was. None: all that can be interpreted refine it.
std::optional<size_t> blameByMeaning(PathBuilder &builder,
                                     const std::vector<PathStep> &steps,
                                     const semantics::Interpretation &meaning,
                                     uint64_t fuel);

} // namespace scion

#endif // SCION_HARNESS_ORACLE_MEANING_H
