//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Executes programs in emitc: translates them to C++, compiles them with clang
// and UndefinedBehaviorSanitizer, and runs them in a process of their own.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_EMITC_CPPEXECUTOR_H
#define SCION_TOOLS_EMITC_CPPEXECUTOR_H

#include "harness/oracle/TargetExecutor.h"

#include <optional>
#include <string>

namespace scion {

class CppExecutor {
public:
  /// With this compiler, or clang++ on PATH or of the MLIR that this program is
  /// built with. None if there is no compiler.
  static std::optional<CppExecutor> find(const std::string &compiler = "");

  /// Keeps outcomes in this folder, by a hash of program and compiler. By
  /// default a folder of the user's cache; "": keeps nothing.
  void setCache(std::string folder) { cache = std::move(folder); }
  static std::string defaultCache();

  TargetRun run(mlir::ModuleOp module) const;

  /// The executor for LoweringOptions::executor, one path in `share`.
  TargetExecutor asExecutor(unsigned share) const;

private:
  std::string compiler, cache = defaultCache();

  std::string keyOf(const std::string &text) const;
  Outcome compileAndRun(const std::string &text) const;
};

} // namespace scion

#endif // SCION_TOOLS_EMITC_CPPEXECUTOR_H
