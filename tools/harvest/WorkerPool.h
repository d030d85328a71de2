//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads files in child processes. With processes instead of threads, a crash or
// hang of MLIR's parser costs only one chunk, which is counted. The result does
// not depend on the number of workers.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_HARVEST_WORKERPOOL_H
#define SCION_TOOLS_HARVEST_WORKERPOOL_H

#include "tools/harvest/ForeignTool.h"

#include <functional>

namespace scion::harvest {

struct WorkOptions {
  ReadOptions read;
  std::optional<ForeignTool> tool;
  unsigned workers = 1;
  unsigned timeOut = 20; // seconds for one chunk (with a tool: for one run)
};

/// The outcomes of one file, one per chunk; `problem` if it cannot be read.
struct FileOutcome {
  std::vector<ChunkResult> chunks;
  std::vector<unsigned> lines; // first line of each chunk
  std::string problem;
  bool isRead = false; // to its end
};

enum class Continue : bool { No, Yes };

/// Reads `files` and calls `consume` for each in their order, until it returns
/// No. Calls `finished` with the number of files that are done, in any order.
/// Handles interrupts from here on, and returns false if one ended the work
/// early. No worker is left running.
bool readFiles(
    const std::vector<std::string> &files, const WorkOptions &options,
    const std::function<Continue(size_t index, FileOutcome outcome)> &consume,
    const std::function<void(size_t count)> &finished);

} // namespace scion::harvest

#endif // SCION_TOOLS_HARVEST_WORKERPOOL_H
