//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Commands that replay a path with stock mlir-opt and mlir-runner.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ORACLE_LOWERINGREPLAY_H
#define SCION_HARNESS_ORACLE_LOWERINGREPLAY_H

#include "harness/lowering/PathStep.h"

#include <string>
#include <vector>

namespace mlir {
class ModuleOp;
} // namespace mlir

namespace scion {

/// The text of a module, as reports show it.
std::string printModule(mlir::ModuleOp module);

/// "mlir-opt --pass-pipeline='builtin.module(…)' program.mlir".
std::string optCommand(const std::vector<PathStep> &steps);

/// The same, piped into mlir-runner. `optimized` for -O2.
std::string runCommand(const std::vector<PathStep> &steps,
                       bool optimized = false);

/// Where steps are schedules: the text of schedules.mlir that the commands
/// load; else "".
std::string scheduleFile(const std::vector<PathStep> &steps);

} // namespace scion

#endif // SCION_HARNESS_ORACLE_LOWERINGREPLAY_H
