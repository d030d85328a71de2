//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs of many programs through the same passes in one process of the tool,
// which splits its input. A process that crashes or hangs is split in two until
// the program that does it runs alone: each program gets the run that it would
// have had by itself.
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

/// Whether the tool can do so: it splits files, says which passes changed a
/// program, and has print-op-stats, whose output separates what it says of one
/// program from what it says of the next.
bool canRunTogether(const ToolInfo &info);

/// The runs of each group's programs, in their order. The programs lie in
/// 0.mlir, 1.mlir … in the tool's folder. Adds the starts of the tool that it
/// took to `starts`.
std::vector<std::vector<Run>> runTogether(const Tool &tool,
                                          const std::vector<std::string> &texts,
                                          const std::vector<Batch> &groups,
                                          uint64_t &starts);

/// The part of the tool's stderr that belongs to each of `count` programs, each
/// of which begins with the output of print-op-stats; none if there are not so
/// many. Exposed for its test.
std::optional<std::vector<std::string>> wordsByProgram(std::string_view errors,
                                                       size_t count);

} // namespace scion::drive

#endif // SCION_TOOLS_DRIVE_TOGETHER_H
