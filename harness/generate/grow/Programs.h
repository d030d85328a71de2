//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Generates programs as text: well-defined ones with their expected output, and
// invalid ones.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_GENERATE_GROW_PROGRAMS_H
#define SCION_HARNESS_GENERATE_GROW_PROGRAMS_H

#include "harness/generate/grow/Draft.h"

#include <string>

namespace scion::grow {

/// A program with one `// expect: LINE` for each line that it prints: a pure
/// function of seed, options and dialects. `given` gets a line for each draft
/// that was given up: the reason.
std::string definedProgram(mlir::MLIRContext &context, uint64_t seed,
                           const DraftOptions &options,
                           std::vector<std::string> *given = nullptr);

/// Likewise, from the tensor ops of `graph`.
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
