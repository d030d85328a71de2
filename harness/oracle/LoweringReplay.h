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

/// Sets what shows the finding, and its commands and files. `good` is empty
/// where only `bad` matters.
void demonstrate(Finding &finding, Demonstration how, std::string program,
                 std::vector<PathStep> good, std::vector<PathStep> bad,
                 unsigned badLevel = 0);

/// Of the pass that a path is about to run: what a crash of it is, without
/// commands and files, since almost none is read. complete() adds these.
Finding crashOf(const std::string &program, const std::vector<PathStep> &path,
                std::vector<std::string> inputKinds);
void complete(Finding &crash);

/// While it lives, a crash of MLIR prints the program, the schedules and
/// optCommand() of the path that was being walked. They are put together when
/// it crashes: paths have some twenty steps, and almost none of them crashes.
class PathNote final : public CrashNote {
public:
  /// The program's text as it is when the note is said; null if it is
  /// elsewhere.
  explicit PathNote(const std::string *program) : program(program) {}

  /// The path is about to run `next`, after the passes in `done`. `kinds`: of
  /// its input.
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
