//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Interprets a program up to the op that has no defined result, and says which
// ops can be the cause: that op, or the ones that made what it cannot use.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_RECONDITION_DIAGNOSIS_H
#define SCION_HARNESS_RECONDITION_DIAGNOSIS_H

#include "harness/semantics/Evaluation.h"

#include "mlir/IR/BuiltinOps.h"

#include <functional>
#include <vector>

namespace scion {

struct Diagnosis {
  semantics::Ending end;

  /// Of an end that is undefined: the likeliest cause first.
  std::vector<mlir::Operation *> causes;

  uint64_t executed = 0; // ops
};

/// Ops executed to prepare a program; so many take 10 to 20 ms. Of 791
/// harvested programs 469 are in scope so, the slowest one in twenty after 22
/// ms; with four times as many 474, after 79 ms.
inline constexpr uint64_t maxPreparedOps = 50'000;

/// Limits of a run after `executed` ops in earlier ones. Elements are cheaper
/// than ops: a large buffer costs as many.
semantics::EvaluationOptions preparingLimits(
    uint64_t executed = 0,
    const std::function<void(mlir::Operation *, semantics::Evaluation &)>
        &beforeOp = nullptr);

/// Whether a value is poison, or was never written, at this point of a run.
bool isBad(mlir::Value value, const semantics::Evaluation &run);

/// `options.beforeOp` is called during one run only.
Diagnosis diagnose(mlir::ModuleOp program,
                   const semantics::EvaluationOptions &options);

} // namespace scion

#endif // SCION_HARNESS_RECONDITION_DIAGNOSIS_H
