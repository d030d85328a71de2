//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Programs that are defined and say what they print, as text.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_GENERATE_GROW_PROGRAMS_H
#define SCION_HARNESS_GENERATE_GROW_PROGRAMS_H

#include "harness/generate/grow/Draft.h"

#include <string>

namespace scion::grow {

/// A program with one `// expect: LINE` for each line that it prints: a pure
/// function of seed, options and dialects. `given` has how many drafts were
/// given up for it, and why.
std::string definedProgram(mlir::MLIRContext &context, uint64_t seed,
                           const DraftOptions &options,
                           std::vector<std::string> *given = nullptr);

/// The same of the ops of a graph.
class Graph;
std::string graphProgram(mlir::MLIRContext &context, const Graph &graph,
                         uint64_t seed, DraftOptions options,
                         std::vector<std::string> *given = nullptr);

/// A program that the verifier refuses: its first line says what is wrong.
std::string invalidProgram(mlir::MLIRContext &context, uint64_t seed,
                           DraftOptions options);

/// "// expect: " in front of each line.
std::string asExpectations(llvm::StringRef printed);

/// In generic syntax.
std::string textOf(mlir::ModuleOp module);

} // namespace scion::grow

#endif // SCION_HARNESS_GENERATE_GROW_PROGRAMS_H
