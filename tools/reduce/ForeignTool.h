//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs the tool of any MLIR compiler on a program, and detects crashes, hangs,
// and errors on programs that it can read. Scion need not know its dialects.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_REDUCE_FOREIGNTOOL_H
#define SCION_TOOLS_REDUCE_FOREIGNTOOL_H

#include "tools/drive/Process.h"

#include <optional>
#include <string>
#include <vector>

namespace scion {

struct ForeignTool {
  std::string path;
  std::vector<std::string> arguments; // of each call: --tool-args
  std::vector<std::string> flags;     // that show it: --through or --flags
  unsigned seconds = 5;               // of CPU, after which it hangs

  /// The pipeline or the flags, as a person gave them; for a title.
  std::string shown;
};

/// The behaviour of a tool. Two programs show the same if their answers are
/// equal.
struct ToolAnswer {
  enum Kind : unsigned char { Nothing, Crash, Error, Hang } kind = Nothing;
  std::string words; // of a crash or an error, without what moves

  bool operator==(const ToolAnswer &) const = default;
};

const char *toString(ToolAnswer::Kind kind);

/// Runs the tool with its flags. An error counts only if the tool can read and
/// print the program without them.
ToolAnswer showOf(const ForeignTool &tool, const std::string &program,
                  drive::Run *run = nullptr);

/// The program in generic form, as the tool prints it; none if it does not.
std::optional<std::string> genericBy(const ForeignTool &tool,
                                     const std::string &program);

/// Reads --tool-args and --through or --flags; what is wrong is in `problem`.
std::optional<ForeignTool> foreignTool(const std::string &path,
                                       const std::string &arguments,
                                       const std::string &through,
                                       const std::string &flags,
                                       unsigned seconds, std::string &problem);

/// report.md and replay.sh of a reduced program.
std::string foreignReport(const ForeignTool &tool, const ToolAnswer &answer,
                          const std::string &program, const drive::Run &run);
std::string foreignScript(const ForeignTool &tool, const ToolAnswer &answer);

} // namespace scion

#endif // SCION_TOOLS_REDUCE_FOREIGNTOOL_H
