//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Uses the <project>-opt of a downstream project to print the generic form,
// because only that tool can parse the custom syntax of its dialects. The
// output is read like any other chunk, so both have the same normal form.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_HARVEST_FOREIGNTOOL_H
#define SCION_TOOLS_HARVEST_FOREIGNTOOL_H

#include "tools/harvest/ReadChunk.h"
#include "tools/harvest/Split.h"

#include <functional>

namespace scion::harvest {

struct ForeignTool {
  std::string path;
  std::vector<std::string> arguments; // --with-args
  unsigned timeOut = 0;               // seconds for one run
};

/// Hands one outcome per chunk from `first` on, in order, to `done`. The tool
/// is run once for the whole file with --split-input-file; where that run
/// crashes, hangs or splits differently, once per chunk.
void readWithTool(const ForeignTool &tool, const std::string &file,
                  const std::vector<Chunk> &chunks, size_t first,
                  const ReadOptions &options,
                  const std::function<void(ChunkResult)> &done);

/// Separates the chunks in the output of the tool. No program contains this
/// line.
inline constexpr std::string_view outputMarker = "// scion-harvest: next chunk";

/// The text of each chunk in what a --split-input-file run printed; none if
/// the count is not `count`. Exposed for its test.
std::optional<std::vector<std::string_view>>
splitToolOutput(std::string_view output, size_t count);

/// Sorts the errors that an mlir-opt-like tool printed to the chunks that
/// they belong to: the first message and its line in the chunk, or "". Knows
/// both ways of counting: file.mlir:LINE:COL (MLIR 22), and lines from the
/// split on (`within split at file.mlir:LINE offset :LINE:COL`, before).
/// Exposed for its test.
std::vector<ChunkResult> toolErrorsByChunk(std::string_view errors,
                                           const std::vector<Chunk> &chunks);

} // namespace scion::harvest

#endif // SCION_TOOLS_HARVEST_FOREIGNTOOL_H
