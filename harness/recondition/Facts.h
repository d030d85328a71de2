//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is known about a whole module: who calls whom, sizes of dimensions,
// which allocations a memref can point into. Built once per module; guards do
// not make facts wrong.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_RECONDITION_FACTS_H
#define SCION_HARNESS_RECONDITION_FACTS_H

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

namespace scion {

/// The size of a dimension: a constant, or the size of dimension `dim` of
/// `root`, or (dim < 0) the index value `root`. Equal keys are equal sizes.
struct Size {
  int64_t constant = -1;
  mlir::Value root;
  int64_t dim = -1;
  bool isConstant() const { return constant >= 0; }
  bool operator==(const Size &) const = default;
};

/// The product of two sizes; the largest number where there is none. Programs
/// name sizes of up to 2^63-1 that nothing has.
int64_t multiplySizes(int64_t a, int64_t b);

class Facts {
public:
  explicit Facts(mlir::ModuleOp module);

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

  /// Element `position` of the shape operand of a reshape; not known: a root
  /// that equals no other.
  Size sizeInShape(mlir::Value shape, int64_t position);

  /// The ranked memref behind an unranked one; behind an argument, one of those
  /// that the callers pass, if all of them have one static type. Null if there
  /// is none.
  mlir::Value rankedSource(mlir::Value memref, unsigned depth = 6);

  /// True if the sizes of the dimension are provably at least `least`.
  bool atLeast(mlir::Value shaped, int64_t dim, int64_t least);

  /// Allocations (their results), globals (the op) that `memref` can point
  /// into; false if they cannot be listed.
  using Bases = llvm::SmallSetVector<void *, 4>;
  bool basesOf(mlir::Value memref, Bases &bases);

  /// Whether every use of the global, through all views, is known to read.
  bool isOnlyRead(mlir::memref::GlobalOp global);

  /// The initial contents of a global that nobody ever writes to; null if there
  /// are none or somebody may. The program is whole, so that can be told,
  /// although no pass may assume it of a mutable global.
  mlir::DenseElementsAttr contentsOf(mlir::Value memref);

  /// True if the two memrefs share no byte.
  bool disjoint(mlir::Value a, mlir::Value b);

  /// What Cases.h may still evaluate for this module.
  unsigned fuel = 1 << 16;

  /// The op in hand: the conditions on the way to it hold there, and ranges of
  /// the values that it uses are narrowed by them.
  void setOpInHand(mlir::Operation *op);

  /// Conditions (i1) that are known where the op in hand runs, and what they
  /// are.
  llvm::ArrayRef<std::pair<mlir::Value, bool>> conditions();

private:
  bool collectBases(mlir::Value memref, Bases &bases,
                    llvm::SmallPtrSetImpl<void *> &seen);
  Size size(mlir::Value shaped, int64_t dim, unsigned depth);

  mlir::ModuleOp module;
  mlir::Operation *inHand = nullptr;
  bool hasConditions = false;
  llvm::SmallVector<std::pair<mlir::Value, bool>> conditionsInHand;
  llvm::DenseMap<mlir::StringAttr, mlir::Operation *> functions;
  llvm::DenseMap<mlir::Operation *, llvm::SmallVector<mlir::func::CallOp>>
      callers;
  llvm::SmallPtrSet<mlir::Operation *, 8> addressTaken;
  llvm::SmallVector<std::pair<mlir::BlockArgument, int64_t>> assumed;
  std::optional<llvm::DenseSet<mlir::StringAttr>> writtenGlobals;
};

/// The source of ops whose result is a view of it; null for others.
mlir::Value viewSource(mlir::Operation *op);

} // namespace scion

#endif // SCION_HARNESS_RECONDITION_FACTS_H
