//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Facts about a module: its calls, and what the interpreter observed of the
// operands of the op in hand. Guards do not make them wrong.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_RECONDITION_FACTS_H
#define SCION_HARNESS_RECONDITION_FACTS_H

#include "harness/recondition/Observations.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Value.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallVector.h"

#include <optional>
#include <vector>

namespace scion {

/// The size of a dimension, or an index. It is constant if it had one value in
/// all executions of the op in hand; equal sizes had equal values in each.
struct Size {
  int64_t constant = -1;
  mlir::Value root; // if nothing else is known
  int64_t dim = -1;
  uint64_t sequence = 0; // a hash of the sizes that were seen
  bool isConstant() const { return constant >= 0; }
  bool operator==(const Size &) const = default;
};

/// The product of two sizes; the largest number where there is none. Programs
/// name sizes of up to 2^63-1 that nothing has.
int64_t multiplySizes(int64_t a, int64_t b);

class Facts {
public:
  /// `observed`: null where the interpreter knows nothing of the program.
  explicit Facts(mlir::ModuleOp module, const Observations *observed = nullptr);

  const Observations *observed;

  /// Whether the interpreter came to the end without the op in hand.
  bool isNeverRun() const { return observed && !observed->wasExecuted(inHand); }

  /// The executions of the op in hand; null where nothing is known of them.
  const Observations::OfOp *seen() const {
    return observed ? observed->of(inHand) : nullptr;
  }

  mlir::func::FuncOp function(llvm::StringRef name) const;

  /// The direct calls of `function`; none if there may be other callers.
  const llvm::SmallVector<mlir::func::CallOp> *
  callersOf(mlir::func::FuncOp function) const;

  /// The call operands or region-entry values that can become block argument
  /// `argument`; false if they cannot be listed.
  bool incoming(mlir::BlockArgument argument,
                llvm::SmallVectorImpl<mlir::Value> &values);

  Size sizeOf(mlir::Value shaped, int64_t dim);
  Size sizeOfIndex(mlir::Value index);

  /// The number of elements, if all sizes are constants.
  std::optional<int64_t> countOf(mlir::Value shaped);

  /// The ranked memref that was cast to an unranked one; null if there is none.
  mlir::Value rankedSource(mlir::Value memref);

  /// Whether the sizes of the dimension are at least `least`.
  bool atLeast(mlir::Value shaped, int64_t dim, int64_t least);

  /// Whether every use of the global, through all views, is known to read.
  bool isOnlyRead(mlir::memref::GlobalOp global);

  /// The initial contents of a global that nobody ever writes to; null if there
  /// are none or somebody may. The program is whole, so that can be told,
  /// although no pass may assume it of a mutable global.
  mlir::DenseElementsAttr contentsOf(mlir::Value memref);

  /// True if the two memrefs share no byte.
  bool disjoint(mlir::Value a, mlir::Value b);

  /// From now on facts are about the executions of this op.
  void setOpInHand(mlir::Operation *op) { inHand = op; }

private:
  template <typename Read>
  Size sizeSeen(mlir::Value value, int64_t dim, Read read) const;

  mlir::ModuleOp module;
  mlir::Operation *inHand = nullptr;
  llvm::DenseMap<mlir::StringAttr, mlir::Operation *> functions;
  llvm::DenseMap<mlir::Operation *, llvm::SmallVector<mlir::func::CallOp>>
      callers;
  llvm::SmallPtrSet<mlir::Operation *, 8> addressTaken;
  std::optional<llvm::DenseSet<mlir::StringAttr>> writtenGlobals;
};

/// The function that an op calls or takes as a value; null for other ops.
mlir::StringAttr functionNamedBy(mlir::Operation *op);

/// `main` and the functions with bodies that it can come to.
std::vector<mlir::func::FuncOp> reachedFrom(mlir::func::FuncOp main);

/// The source of ops whose result is a view of it; null for others.
mlir::Value viewSource(mlir::Operation *op);

} // namespace scion

#endif // SCION_HARNESS_RECONDITION_FACTS_H
