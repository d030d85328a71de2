//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An input as MLIR sees it: directives, context, verified module.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_INPUT_PARSEDINPUT_H
#define SCION_HARNESS_INPUT_PARSEDINPUT_H

#include "base/Directives.h"
#include "harness/input/ContextPool.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <optional>
#include <string>
#include <string_view>

namespace scion {

struct ParsedInput {
  Directives directives;
  uint64_t seed; // of all choices made for this input
  ContextLease context;
  mlir::OwningOpRef<mlir::ModuleOp> module; // destroyed before the context
};

/// Parses and verifies. On failure returns nothing and puts MLIR's diagnostics
/// into `problems` when given. Inputs with NUL bytes, or too deeply nested for
/// MLIR's recursive parser, are rejected before MLIR parses them.
std::optional<ParsedInput>
parseInput(std::string_view input, std::vector<std::string> *problems = nullptr,
           std::string_view name = "input");

/// Prints in generic syntax. The module must be verified, because verifying it
/// here would leave caches in linalg ops.
std::string printGeneric(mlir::ModuleOp module);

} // namespace scion

#endif // SCION_HARNESS_INPUT_PARSEDINPUT_H
