//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the analysis of constants in a function believes on its way. It begins
// with the ways through the program that it has seen, so a value may be taken
// for a constant at first and given up when a further way brings another one.
// Both are told here without running it, and rather too often than too seldom.
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

/// The ops that look through an operand when they fold: their result may be a
/// constant where the operand is none. Sizes, parts of what was put together,
/// and casts of casts.
bool mayLookThrough(mlir::Operation *op);

/// Looks up callees by name, each name once.
class Callees {
public:
  /// Whether nothing of what a call hands on comes back into the program: the
  /// callee is declared only.
  bool isOutside(mlir::Operation *call);

private:
  llvm::DenseMap<mlir::StringAttr, bool> outside;
};

class GuessedConstants {
public:
  /// Takes time in the order of the function's size.
  explicit GuessedConstants(mlir::Operation *function);

  /// Whether the value may be taken for a constant, for now or in the end.
  bool mayBeConstant(mlir::Value value) const {
    return guessed.contains(value);
  }

  /// Whether it may be taken for a constant first, and given up later.
  bool mayBeGivenUp(mlir::Value value) const { return givenUp.contains(value); }

private:
  /// A value that branches hand on, to one that may come from elsewhere too.
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
