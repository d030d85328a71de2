//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Blames a pass and a pattern for a difference that an enumeration of edges
// found.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_PAIRBLAME_H
#define SCION_TOOLS_PAIRBLAME_H

#include "harness/generate/Edges.h"
#include "harness/lowering/PathStep.h"
#include "harness/semantics/Interpreter.h"

#include <span>
#include <string>
#include <vector>

namespace mlir {
class MLIRContext;
} // namespace mlir

namespace scion {

/// The interpreter's result of the program of some edges.
semantics::Interpretation meaningOfPairs(mlir::ModuleOp program);

struct PairBlame {
  std::string finding; // "canonicalize.miscompile Pattern"; "": nothing shows
  std::string known;   // the id of the known bug that it is, or "legal": what
                       // is shown is not specified
};

/// `through`: what path 1 runs first; none: the reference path alone. In a copy
/// of the process: the program may end it.
PairBlame blameEdges(mlir::MLIRContext &context, std::span<const Edge> edges,
                     const std::vector<PathStep> &through);

} // namespace scion

#endif // SCION_TOOLS_PAIRBLAME_H
