//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builds one program of many edges. It has each consumer twice, on the produced
// value and on the same value after a call that hides it; both results are
// shown. @main calls an edge only with operands for which it is defined, so
// that the ops under test need no guards.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_GENERATE_PAIRS_H
#define SCION_HARNESS_GENERATE_PAIRS_H

#include "harness/generate/Edges.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <span>
#include <string>

namespace scion {

/// A program whose function @edge_K is edges[K]. It has a @main, is
/// well-defined, and marks the two versions of each edge. For proofs @main is
/// empty: operands for which edges are defined take half of the time to find.
mlir::OwningOpRef<mlir::ModuleOp> buildPairs(mlir::MLIRContext &context,
                                             std::span<const Edge> edges,
                                             bool isForProofs = false);

/// The program's text, with its directives, and the edges in comments.
std::string printPairs(mlir::ModuleOp program, std::span<const Edge> edges);

} // namespace scion

#endif // SCION_HARNESS_GENERATE_PAIRS_H
