//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Cuts a test file into its chunks, the way mlir-opt --split-input-file does,
// with one difference: a marker is a whole line `// -----` (indentation and
// trailing blanks aside). mlir-opt cuts at these eight characters wherever they
// stand, so that rulers (`// --------------- //`) and CHECK lines that mention
// the marker tear a program apart.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_HARVEST_SPLIT_H
#define SCION_TOOLS_HARVEST_SPLIT_H

#include <string_view>
#include <vector>

namespace scion::harvest {

struct Chunk {
  std::string_view text; // into the file; the marker lines belong to no chunk
  unsigned line;         // of its first character, from 1
};

/// At least one chunk, also for an empty file. N marker lines give N+1 chunks.
std::vector<Chunk> splitChunks(std::string_view file);

} // namespace scion::harvest

#endif // SCION_TOOLS_HARVEST_SPLIT_H
