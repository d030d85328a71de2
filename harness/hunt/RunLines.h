//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The pipelines of a test's RUN lines: passes by their flags, --pass-pipeline,
// with options. Words that name no pass are ignored, and reported.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_HUNT_RUNLINES_H
#define SCION_HARNESS_HUNT_RUNLINES_H

#include "harness/lowering/PathStep.h"

#include <string>
#include <string_view>
#include <vector>

namespace scion::hunt {

/// One command with an MLIR tool that reads the test.
struct RunCommand {
  std::vector<PathStep> steps; // if empty, the test only parses and prints
  bool splitsInput = false;
  bool wantsErrors = false; // -verify-diagnostics, or `not`
  std::vector<std::string>
      ignored; // words that name no pass that is registered
};

/// The commands of a test, in its order.
std::vector<RunCommand> readRunLines(std::string_view test);

/// The steps of a flag that names a pass or a registered pipeline, nested so
/// that they can run. None, and why, if there is no such pass.
std::vector<PathStep> stepsOfFlag(std::string_view name,
                                  std::string_view options, std::string &why);

/// The words of a line as a shell reads them, without quotes; `|` and `&&` are
/// words of their own.
std::vector<std::string> shellWords(std::string_view line);

} // namespace scion::hunt

#endif // SCION_HARNESS_HUNT_RUNLINES_H
