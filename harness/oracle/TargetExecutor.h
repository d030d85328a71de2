//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Executes modules of a target other than LLVM. The oracle does not know how:
// fuzz targets have no executor, so that they start no compiler.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ORACLE_TARGETEXECUTOR_H
#define SCION_HARNESS_ORACLE_TARGETEXECUTOR_H

#include "harness/exec/Outcome.h"

#include "mlir/IR/BuiltinOps.h"

#include <functional>
#include <string>
#include <vector>

namespace scion {

struct TargetRun {
  Outcome outcome;
  std::string text; // the translation; "" if there is none
};

struct TargetExecutor {
  /// The name of the target (PassRule::target).
  std::string target;

  /// The name of the translation in findings: "mlir-to-cpp".
  std::string translation;

  /// A shell command that reads a module and prints the translation.
  std::string command;

  /// Passes that a path to the target ends with, beside its own, so that
  /// modules can be translated.
  std::vector<std::string> completion;

  /// Executes a module, which stays unchanged.
  std::function<TargetRun(mlir::ModuleOp)> run;

  /// One path in this many is executed.
  unsigned share = 1;
};

} // namespace scion

#endif // SCION_HARNESS_ORACLE_TARGETEXECUTOR_H
