//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads one chunk with the dialects of this process: parse, verify, print in
// generic syntax, measure.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_HARVEST_READCHUNK_H
#define SCION_TOOLS_HARVEST_READCHUNK_H

#include "tools/harvest/ChunkResult.h"

namespace scion::harvest {

struct ReadOptions {
  size_t maxSize = 0;                    // of the generic text, in bytes
  std::vector<std::string> onlyDialects; // sorted; empty: all
};

/// Always returns a result, unless MLIR crashes the process. scion::parseInput
/// accepts each valid result.
ChunkResult readChunk(std::string_view text, const ReadOptions &options);

} // namespace scion::harvest

#endif // SCION_TOOLS_HARVEST_READCHUNK_H
