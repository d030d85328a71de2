//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Known facts about the values of a program: constants, static sizes, and the
// observed operands of the op in hand.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_RECONDITION_FACTS_H
#define SCION_HARNESS_RECONDITION_FACTS_H

#include "harness/recondition/Observations.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"

#include <optional>
#include <vector>

namespace scion {

class Facts {
public:
  /// `observed` is null if the program was not interpreted.
  explicit Facts(const Observations *observed = nullptr) : observed(observed) {}

  const Observations *observed;

  /// Whether the interpreter ran the program without executing the op in hand.
  bool isNeverRun() const { return observed && !observed->wasExecuted(inHand); }

  /// The executions of the op in hand; null if they are not known.
  const Observations::OfOp *seen() const {
    return observed ? observed->of(inHand) : nullptr;
  }

  /// The size of a dimension: static, or the same in all executions of the op
  /// in hand.
  std::optional<int64_t> sizeOf(mlir::Value shaped, int64_t dim) const;

  /// Whether the operands of the op in hand never shared a byte.
  bool disjoint(mlir::Value a, mlir::Value b) const;

  /// From now on facts are about the executions of this op.
  void setOpInHand(mlir::Operation *op) { inHand = op; }

private:
  mlir::Operation *inHand = nullptr;
};

/// The function that an op calls or takes as a value; null for other ops.
mlir::StringAttr functionNamedBy(mlir::Operation *op);

/// `main` and the functions with bodies that it can reach.
std::vector<mlir::func::FuncOp> reachedFrom(mlir::func::FuncOp main);

} // namespace scion

#endif // SCION_HARNESS_RECONDITION_FACTS_H
