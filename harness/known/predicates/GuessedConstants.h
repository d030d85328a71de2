//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Predicts intermediate results of the constant analysis of a function. The
// analysis begins with few paths through the program, so it may take a value
// for a constant, and give that up when another path brings another constant.
// Both are predicted without running the analysis, and rather too often than
// too rarely.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_KNOWN_PREDICATES_GUESSEDCONSTANTS_H
#define SCION_HARNESS_KNOWN_PREDICATES_GUESSEDCONSTANTS_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Value.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"

namespace scion {

/// Whether the op's folder looks through an operand, so that the result may be
/// a constant although the operand is not: sizes, elements of composed values,
/// casts of casts.
bool mayLookThrough(mlir::Operation *op);

/// Looks up callees by name, each name once.
class Callees {
public:
  /// Whether the callee is only a declaration, so that no operand of the call
  /// gets back into the program.
  bool isOutside(mlir::Operation *call);

private:
  llvm::DenseMap<mlir::StringAttr, bool> outside;
};

class GuessedConstants {
public:
  /// Takes time linear in the function's size.
  explicit GuessedConstants(mlir::Operation *function);

  /// Whether the analysis may take the value for a constant, for a while or in
  /// the end.
  bool mayBeConstant(mlir::Value value) const {
    return guessed.contains(value);
  }

  /// Whether the analysis may take the value for a constant, and give that up
  /// later.
  bool mayBeGivenUp(mlir::Value value) const { return givenUp.contains(value); }

private:
  /// A value that a branch passes to `to`; `joins` if `to` may get other values
  /// too.
  struct Edge {
    mlir::Value to;
    bool joins;
  };
  llvm::DenseMap<mlir::Value, llvm::SmallVector<Edge, 2>> edges;
  llvm::DenseSet<mlir::Value> guessed, givenUp;
  llvm::DenseMap<mlir::Operation *, unsigned> operandsGuessed;
  llvm::DenseSet<mlir::Operation *> lookedAt;
  llvm::SmallVector<mlir::Value> open;

  void noteEdges(mlir::Operation *op);
  llvm::ArrayRef<Edge> edgesFrom(mlir::Value value) const;
  void guess(mlir::Value value);
  void guessResults(mlir::Operation *op);
  void guessUser(mlir::Operation *op, mlir::Value operand);
  void giveUp(mlir::Value value);
};

} // namespace scion

#endif // SCION_HARNESS_KNOWN_PREDICATES_GUESSEDCONSTANTS_H
