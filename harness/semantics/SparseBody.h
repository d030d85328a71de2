//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The body of a linalg op on sparse tensors: which of its values stand for
// elements that are not stored (Evaluation::absent), and floating-point results
// that depend on whether it runs there.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_SEMANTICS_SPARSEBODY_H
#define SCION_HARNESS_SEMANTICS_SPARSEBODY_H

#include "harness/semantics/Evaluation.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace scion::semantics {

class SparseBody {
public:
  /// Returns none if no operand is sparse. May end the run.
  static std::optional<SparseBody> of(mlir::linalg::LinalgOp op,
                                      Evaluation &in);

  /// Called before the body runs on these elements of the operands, with their
  /// numbers (-1: a scalar).
  void enter(llvm::ArrayRef<int64_t> elements, Evaluation &in);
  /// Called after it, with what it yields. Ends the run, and returns false, if
  /// the result may depend on whether the body runs for elements that are not
  /// stored.
  bool leave(llvm::ArrayRef<Datum> arguments, const Handed &handed,
             Evaluation &in) const;
  /// Whether an output is written at this point. May end the run.
  std::optional<bool> isWritten(unsigned operand, mlir::Value yielded,
                                const Datum &before, Evaluation &in);

private:
  SparseBody(mlir::linalg::LinalgOp op) : op(op) {}

  mlir::linalg::LinalgOp op;
  /// Of each operand, which elements are stored; none where no op asks.
  llvm::SmallVector<std::optional<std::vector<bool>>> stored;
  llvm::SmallVector<int64_t> now;
  llvm::SmallVector<mlir::Operation *> floatOps;
  /// If all floats are integers below this, the order of sums does not matter;
  /// 0 if the order is fixed.
  int64_t points = 0;
};

} // namespace scion::semantics

#endif // SCION_HARNESS_SEMANTICS_SPARSEBODY_H
