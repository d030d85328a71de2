//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs of many programs through the same passes in one process of the tool,
// which splits its input. If a process crashes or hangs, its programs are split
// in halves until the culprit runs alone. So each program gets the same result
// as in a process of its own.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_DRIVE_TOGETHER_H
#define SCION_TOOLS_DRIVE_TOGETHER_H

#include "tools/drive/Verdict.h"

namespace scion::drive {

/// Programs that go through the same passes.
struct Batch {
  std::vector<size_t> programs;
  std::vector<Step> steps;
};

/// Whether the tool can run programs together: it splits files, reports which
/// passes changed a program, and has print-op-stats, whose output separates the
/// messages about one program from those about the next.
bool canRunTogether(const ToolInfo &info);

/// The runs of each group's programs, in their order. The programs lie in
/// 0.mlir, 1.mlir … in the tool's folder. Adds the starts of the tool that it
/// took to `starts`.
std::vector<std::vector<Run>> runTogether(const Tool &tool,
                                          const std::vector<std::string> &texts,
                                          const std::vector<Batch> &groups,
                                          uint64_t &starts);

/// Splits the stderr of the tool into the parts of `count` programs, each of
/// which begins with the output of print-op-stats. Returns none if the count
/// differs. Exposed for its test.
std::optional<std::vector<std::string>> wordsByProgram(std::string_view errors,
                                                       size_t count);

} // namespace scion::drive

#endif // SCION_TOOLS_DRIVE_TOGETHER_H
