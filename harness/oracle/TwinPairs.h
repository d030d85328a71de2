//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds twins by structure: two ops of one block that must give equal results
// and that a pass cannot know to be equal, because between them and what they
// take something is hidden. Nobody states them, so nothing that changes a
// program can make a wrong statement of one.
//
// Something is hidden by a call of a public function that gives its argument
// back and is not inlined:
//   func.func @hide(%x: i32) -> i32 attributes {no_inline} { return %x : i32 }
// Callers of a public function are not all known, so no analysis of arguments
// (sccp, the integer ranges) sees through it, as it does where it is private.
//
// Two values are equal up to hiding if they are one value, if one is a hidden
// form of the other, or if they are the same result of ops that are equal but
// for operands that are equal up to hiding. The ops have no effect but reads,
// and nothing between two ops that read may write.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ORACLE_TWINPAIRS_H
#define SCION_HARNESS_ORACLE_TWINPAIRS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"

#include <vector>

namespace scion {

/// `second` stands behind `first` in the same block.
struct TwinPair {
  mlir::Operation *first, *second;
};

/// Whether calls of the function hide a value.
bool hidesValue(mlir::func::FuncOp function);

/// The twins of a module whose @main is run, in the order of the module. Ops
/// whose results only other twins read are left out: those show more.
std::vector<TwinPair> findTwinPairs(mlir::ModuleOp module);

} // namespace scion

#endif // SCION_HARNESS_ORACLE_TWINPAIRS_H
