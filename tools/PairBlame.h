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

/// Interprets a program of edges.
semantics::Interpretation meaningOfPairs(mlir::ModuleOp program);

struct PairBlame {
  std::string finding; // "canonicalize.miscompile Pattern"; "": nothing shows
  std::string known;   // the id of the known bug that it is, or "legal": what
                       // is shown is not specified
};

/// Path 1 runs `through` first; if it is empty, only the reference path is
/// used. Runs in a copy of the process, which the program may crash.
PairBlame blameEdges(mlir::MLIRContext &context, std::span<const Edge> edges,
                     const std::vector<PathStep> &through);

} // namespace scion

#endif // SCION_TOOLS_PAIRBLAME_H
