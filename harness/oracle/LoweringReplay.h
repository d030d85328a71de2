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
#include "harness/oracle/Finding.h"
#include "harness/oracle/Report.h"

#include <string>
#include <vector>

namespace scion {

/// "builtin.module(…)"; schedules are loaded from schedules.mlir.
std::string replayPipeline(const std::vector<PathStep> &steps);

/// "mlir-opt --pass-pipeline='builtin.module(…)' program.mlir".
std::string optCommand(const std::vector<PathStep> &steps);

/// The same, piped into mlir-runner. `optimized` for -O2.
std::string runCommand(const std::vector<PathStep> &steps,
                       bool optimized = false);

/// The files that the commands read: program.mlir, and where steps are
/// schedules, schedules.mlir.
std::vector<ReplayFile> replayFiles(std::string program,
                                    const std::vector<PathStep> &steps);

/// Sets the demonstration of the finding, its commands and its files. `good` is
/// empty if only `bad` matters.
void demonstrate(Finding &finding, Demonstration how, std::string program,
                 std::vector<PathStep> good, std::vector<PathStep> bad,
                 unsigned badLevel = 0);

/// The finding for a crash of the last pass of `path`, made before the pass
/// runs. Commands and files are left to complete(), since most passes do not
/// crash.
Finding crashOf(const std::string &program, const std::vector<PathStep> &path,
                std::vector<std::string> inputKinds);
void complete(Finding &crash);

/// During its lifetime, a crash of MLIR prints the program, the schedules and
/// optCommand() of the current path. The text is built only in a crash: paths
/// have some twenty steps, and almost none of them crashes.
class PathNote final : public CrashNote {
public:
  /// `program` is read when the note is printed; null if another file holds it.
  explicit PathNote(const std::string *program) : program(program) {}

  /// The path is about to run `next`, after the passes in `done`. `kinds` are
  /// those of the input of `next`.
  void follow(const std::vector<PathStep> &done, const PathStep &next,
              const std::vector<std::string> &kinds = {});

  const std::vector<PathStep> &path() const { return steps; }

  void say(Out out) const override;
  void sayJson(Out out) const override;

private:
  const std::string *program;
  std::vector<PathStep> steps;
  std::vector<std::string> given;
};

} // namespace scion

#endif // SCION_HARNESS_ORACLE_LOWERINGREPLAY_H
