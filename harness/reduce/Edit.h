//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The edits with which the shrinker makes a program smaller. Each kind of edit
// has numbered targets, which depend on the module only. An invalid edit costs
// one try: the verifier or the predicate rejects it.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_REDUCE_EDIT_H
#define SCION_HARNESS_REDUCE_EDIT_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"

#include <span>
#include <string>

namespace scion {

struct Edit {
  const char *name;

  /// Whether many targets are tried at once: first all, then halves, and so on.
  bool inChunks;

  size_t (*count)(mlir::ModuleOp module);

  /// Edits targets [from, to). Returns false if nothing was changed.
  bool (*apply)(mlir::ModuleOp module, size_t from, size_t to);
};

/// In the order in which they are tried: the large ones first.
std::span<const Edit *const> allEdits();

/// The size that every accepted edit reduces: ops, then their text. Constants
/// are cheap, and low numbers are cheaper than high ones.
struct ProgramSize {
  uint64_t ops = 0, text = 0;
  auto operator<=>(const ProgramSize &) const = default;
};
ProgramSize sizeOf(mlir::ModuleOp module, std::string_view text);

/// Counts all ops, including the module and its functions.
unsigned countOps(mlir::ModuleOp module);

/// The generic form, which the edits work on.
std::string genericText(mlir::ModuleOp module);

// The edits, by what they are about.
extern const Edit dropSymbols, dropOps, constantOps;       // EditOps.cpp
extern const Edit otherOperands;                           // EditOps.cpp
extern const Edit unwrapRegions, dropEdges, mergeBlocks;   // EditRegions.cpp
extern const Edit inlineCalls, dropArguments, dropResults; // EditFunctions.cpp
extern const Edit dropCarried;                             // EditFunctions.cpp
extern const Edit simplerConstants, simplerBounds;         // EditConstants.cpp
extern const Edit dropAttributes;                          // EditConstants.cpp
extern const Edit smallerShapes, otherWidths;              // EditTypes.cpp
extern const Edit plainPrints, earlierPrints;              // EditShown.cpp
extern const Edit cleanUp;                                 // EditPasses.cpp

// Helpers of edits (EditOps.cpp).

/// A zero of the type, as a constant at the beginning of the function. Null if
/// there is none.
mlir::Value cheapConstant(mlir::Operation *user, mlir::Type type);

/// A replacement for a result: with `forward` an operand of the same type, or
/// else a constant. Null if there is none.
mlir::Value standIn(mlir::Value result, bool forward);

/// Replaces the results of the op by stand-ins and erases it. Returns false,
/// with nothing changed, if a result has no stand-in.
bool eraseWithStandIns(mlir::Operation *op, bool forward);

/// The ops under the module in the order of the text, without terminators and
/// symbols.
llvm::SmallVector<mlir::Operation *> plainOps(mlir::ModuleOp module);

} // namespace scion

#endif // SCION_HARNESS_REDUCE_EDIT_H
