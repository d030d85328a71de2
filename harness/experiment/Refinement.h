//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks the output of a pass with the interpreter (harness/semantics): a pass
// may make more of a program defined, but change nothing else.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_EXPERIMENT_REFINEMENT_H
#define SCION_HARNESS_EXPERIMENT_REFINEMENT_H

#include "harness/semantics/Interpreter.h"

#include <optional>
#include <string>
#include <unordered_map>

namespace scion {

/// Interprets under the limits of executions, except for the fuel.
semantics::Interpretation
interpretLimited(mlir::ModuleOp program, uint64_t fuel,
                 semantics::EvaluationOptions options = {});

/// The meaning of a program whose modules after passes are held against it: as
/// above, and watches indices.
semantics::Interpretation meaningOf(mlir::ModuleOp program, uint64_t fuel);

/// A hash of what a run that finished has printed.
uint64_t printedHash(const semantics::Interpretation &result);

/// How a program differs from the expected result.
struct Refutation {
  std::string text;                     // one line
  std::optional<Difference> difference; // none: it has no defined result
  bool isPoisonBranch = false; // and nothing else: FindingReason::PoisonBranch
};

/// Where an execution differs from a result of the interpreter; none if that is
/// inconclusive.
std::optional<Difference>
differenceFromResult(const semantics::Interpretation &result,
                     const Outcome &actual);

class RefinementCheck {
public:
  struct Answer {
    /// How the module fails to refine the program. None if it refines it, or if
    /// the check is inconclusive, which is counted: no semantics, a limit, or
    /// an unused slice that is out of bounds. MLIR treats slices as pure and
    /// hoists them, and does not define such a slice (llvm-project#152164).
    std::optional<Refutation> refutation;

    /// A hash of what a module that finishes prints.
    std::optional<uint64_t> printed;

    bool isConclusive = true;
  };

  /// `result` must have finished; `fuel` was its limit.
  RefinementCheck(semantics::Interpretation result, uint64_t fuel);

  /// `hash` is the module's. The answer lives as long as the check.
  const Answer &answer(mlir::ModuleOp module, uint64_t hash);

  std::optional<Refutation> check(mlir::ModuleOp module, uint64_t hash) {
    return answer(module, hash).refutation;
  }

  /// Whether the last check had an answer.
  bool wasConclusive() const { return last && last->isConclusive; }

  const semantics::Interpretation &expected() const { return result; }

private:
  semantics::Interpretation result;
  uint64_t limit;
  std::unordered_map<uint64_t, Answer> answers; // by hash
  bool isNarrow = false; // a module had a narrower index than the program needs
  const Answer *last = nullptr;

  Answer interpret(mlir::ModuleOp module,
                   bool slicesMayLieOutside = false) const;
  bool isOnlyPoisonBranch(mlir::ModuleOp module) const;
};

} // namespace scion

#endif // SCION_HARNESS_EXPERIMENT_REFINEMENT_H
