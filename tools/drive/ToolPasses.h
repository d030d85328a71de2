//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The dialects, passes and options of a <project>-opt, read from its `--help`
// only: the options of passes that can be drawn, and the options of mlir-opt
// that it accepts.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_DRIVE_TOOLPASSES_H
#define SCION_TOOLS_DRIVE_TOOLPASSES_H

#include <string>
#include <string_view>
#include <vector>

namespace scion::drive {

/// An option of a pass: a switch (values: false, true) or an enumeration.
/// Options that take numbers or text are ignored, because a wrong tile size is
/// not a bug of the pass.
struct PassOption {
  std::string name;
  std::vector<std::string> values;
};

struct ToolPass {
  std::string name, description;
  std::vector<PassOption> options;
  /// Dialects of the tool that occur in the name of the pass (only A for
  /// `convert-A-to-B`), else in its description. If there are none, the pass
  /// suits every program.
  std::vector<std::string> dialects;
  bool isPipeline = false;
};

struct ToolInfo {
  std::vector<std::string> dialects; // "" where the tool does not list them
  std::vector<ToolPass> passes;      // in the order of --help
  std::vector<std::string> flags;    // options of the tool itself, without --

  bool hasFlag(std::string_view name) const;
  const ToolPass *find(std::string_view pass) const;
};

ToolInfo readToolHelp(std::string_view help);

/// Passes that are never drawn, with the reason: a line `GLOB …: REASON` each.
struct NotRun {
  std::string glob, reason;
};
std::vector<NotRun> readNotRun(std::string_view table);

/// not-run.table of this build.
std::string_view shippedNotRun();

} // namespace scion::drive

#endif // SCION_TOOLS_DRIVE_TOOLPASSES_H
