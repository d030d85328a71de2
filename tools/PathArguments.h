//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Command-line options for building and judging paths, shared by all
// subcommands that judge programs.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_PATHARGUMENTS_H
#define SCION_TOOLS_PATHARGUMENTS_H

#include "tools/CommandLine.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace scion {

struct LoweringOptions;
struct ParsedInput;
struct TargetExecutor;

struct PathArguments {
  unsigned paths = 20, maxSteps = 30;
  unsigned priority = 1000, penalty = 1; // as in LoweringOptions
  bool noFeedback = false, noBlame = false;
  std::optional<uint64_t> seed;       // of all choices, not the input's own
  std::string everyPath, towards, to; // as in LoweringOptions
  std::string weights;                // a file
  std::optional<uint64_t> meaning;    // LoweringOptions::meaningFuel
  unsigned execute = 8;               // TargetExecutor::share; 0: none
  std::string compiler;               // for what is executed

  void addTo(Subcommand command);

  /// Finds the compiler for paths that end in emitc, and prints on stderr if
  /// there is none. For applyTo(), which some callers call for each program.
  void findExecutor();

  void applyTo(LoweringOptions &options, ParsedInput &input) const;

private:
  std::shared_ptr<const TargetExecutor> executor; // null: nothing is executed
};

} // namespace scion

#endif // SCION_TOOLS_PATHARGUMENTS_H
