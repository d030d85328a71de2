//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs a whole program: returns its correct output, or why there is none.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_SEMANTICS_INTERPRETER_H
#define SCION_HARNESS_SEMANTICS_INTERPRETER_H

#include "harness/semantics/Evaluation.h"

namespace scion::semantics {

struct Interpretation {
  Ending::Kind kind = Ending::Kind::Finished;
  /// The output and the ending, in the form of an execution. Can be compared
  /// with one if the program finished or trapped.
  Outcome outcome;
  /// Unless it finished: the op, its place ("file:line:column"), the reason.
  std::string op, location, why;
  bool isPoisonBranch = false, isSliceOutside = false; // as in Ending
  /// Unsupported, because two legal schedules differ.
  bool dependsOnSchedule = false;
  uint64_t executedOps = 0;
  uint64_t usedFuel = 0; // the ops, and bulk work of some of them
  /// With EvaluationOptions::watchesIndices: whether an index needs more than
  /// 32 bits.
  bool hasWideIndex = false;
  std::vector<Datum> results;
  std::vector<mlir::Type> resultTypes;

  /// "finished", "undefined: arith.divsi at f.mlir:3:8: division by zero", …
  std::string str() const;
};

/// Does not change the module. If a dialect leaves the order open, runs the
/// program in several orders.
Interpretation interpret(mlir::ModuleOp module,
                         const EvaluationOptions &options = {},
                         llvm::StringRef entry = "main",
                         llvm::ArrayRef<Datum> arguments = {});

} // namespace scion::semantics

#endif // SCION_HARNESS_SEMANTICS_INTERPRETER_H
