//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Records one interpretation of a program: the operands of each execution of
// the ops that have hazards, and which ops were executed.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_RECONDITION_OBSERVATIONS_H
#define SCION_HARNESS_RECONDITION_OBSERVATIONS_H

#include "harness/semantics/Evaluation.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

#include <vector>

namespace scion {

/// Closed, and wide enough for sums and products of integers of 64 bits.
struct Interval {
  using Number = __int128;
  Number min, max;
  bool contains(Number value) const { return min <= value && value <= max; }
  bool isWithin(Interval outer) const {
    return outer.min <= min && max <= outer.max;
  }
};

class Observations : public mlir::OpBuilder::Listener {
public:
  /// The operands of all executions of an op.
  struct OfOp {
    llvm::SmallVector<mlir::Value, 4> operands;
    std::vector<llvm::SmallVector<semantics::Datum, 4>> executions;
    bool isComplete = true; // there were no more executions than are kept
  };

  /// Called before an op is executed.
  void note(mlir::Operation *op, semantics::Evaluation &run);

  bool wasExecuted(mlir::Operation *op) const { return executed.contains(op); }

  /// Null for an op that was not executed or has no hazards.
  const OfOp *of(mlir::Operation *op) const;

  /// The signed range of all elements of `value` whenever it was an operand;
  /// null if it never was, or is not an integer.
  const Interval *rangeOf(mlir::Value value) const;

  /// Forgets the op: it may have the address of one that was erased.
  void notifyOperationInserted(mlir::Operation *op,
                               mlir::OpBuilder::InsertPoint previous) override;

private:
  llvm::DenseSet<mlir::Operation *> executed;
  llvm::DenseMap<mlir::Operation *, OfOp> ops;
  llvm::DenseMap<mlir::Value, Interval> ranges;
};

} // namespace scion

#endif // SCION_HARNESS_RECONDITION_OBSERVATIONS_H
