//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Judging a program in a child process, for subcommands that report findings: a
// crash of MLIR is a finding like any other. A finding that does not show again
// is reported with how often it showed.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_JUDGING_H
#define SCION_TOOLS_JUDGING_H

#include "harness/input/ParsedInput.h"
#include "harness/oracle/Finding.h"
#include "tools/CommandLine.h"

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/JSON.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace scion {

struct ChildResult;
struct Oracle;
struct PathStep;
struct Suppression;

/// Common to the subcommands that judge: a limit, and the parent's messages to
/// the child, in options that --help does not show.
struct JudgingOptions {
  /// Limit on the processor time from one step to the next. A whole path of the
  /// median shipped program takes 8 ms.
  unsigned timeOut = 120;
  bool inProcess = false; // this is the child
  std::string breadcrumb; // the file for dropBreadcrumb
  std::string name;       // what diagnostics call the input instead of FILE

  void addTo(Subcommand command);
};

/// Call in the child before judging. Makes a crash report its culprit, and ends
/// the process with a report if a pass exceeds the time-out.
void attributeDeaths(const JudgingOptions &options);

/// The input, for an oracle to judge; none, and messages on stderr, if it is
/// empty or not a valid module: `refusal` says which.
std::optional<ParsedInput> readModule(const std::string &text,
                                      const std::string &name,
                                      std::string &refusal);

/// Writes the steps up to the one that the child runs next to a file, so that
/// the parent can report how to replay a crash in that step and whether it is
/// known. Restarts the time-out.
void dropBreadcrumb(const std::string &file, const std::string &program,
                    const std::vector<PathStep> &path,
                    const std::vector<std::string> &inputKinds);

/// Returns the callback that an oracle calls before each pass; null without
/// --breadcrumb.
std::function<void(const std::string &program,
                   const std::vector<PathStep> &path,
                   const std::vector<std::string> &inputKinds)>
breadcrumbs(const JudgingOptions &options);

/// The steps of --through; ends the subcommand if they cannot be read.
std::vector<PathStep> readThrough(const std::string &pipeline);

/// Returns the crash or hang that ended a child, with a replay from the last
/// breadcrumb and the known bug that it is, if any.
Finding crashFinding(const ChildResult &child, const std::string &breadcrumb);

/// "FuzzerHash=canonicalize.miscompile": the part that two reports of one
/// finding share (with --json, everything). The rest may contain values from
/// uninitialized memory.
std::string keyOfReport(const std::string &report);

/// The suppressions, for --json: `suppressed`, ids as in a finding, and
/// `recognised`, how many findings of which id were not reported.
void addSuppressed(llvm::json::Object &object,
                   const std::vector<Suppression> &suppressed);

/// The members of a finding of this oracle, for --json.
void addFinding(llvm::json::Object &object, const Finding &finding,
                const Oracle &oracle);

/// Runs `scion ARGUMENTS…` on the text in a child and passes its verdict on:
/// its output, its errors and its exit code. `file` is the user's name of the
/// input. A crash goes to `printCrash`, which returns the exit code. A crash
/// that a second child does not show is looked for in up to ten, and reported
/// with how often it showed. If the child is killed from outside, the result is
/// out of scope.
int judgeInChild(const std::string &text, const std::string &file,
                 const std::vector<std::string> &arguments,
                 llvm::function_ref<int(const Finding &)> printCrash);

} // namespace scion

#endif // SCION_TOOLS_JUDGING_H
