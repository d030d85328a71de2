//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The result of one chunk, and its wire format between a worker process and the
// harvest.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_HARVEST_CHUNKRESULT_H
#define SCION_TOOLS_HARVEST_CHUNKRESULT_H

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace scion::harvest {

enum class Fate : uint8_t {
  Valid,      // a verified module; later perhaps found to be a duplicate
  ParseError, // this and the following are refusals, in the summary's order
  VerifyError,
  ToolError, // the --with tool refused it
  Crash,     // the parser, verifier or printer (or the --with tool) crashed
  TimeOut,
  Empty,        // no operation
  TooLarge,     // beyond --max-size
  Unreadable,   // its generic text cannot be read back: a bug of a printer
  OtherDialect, // beyond --only-dialects
  Duplicate,
};
inline constexpr unsigned numFates = 11;

/// The name in summaries: "parse error".
std::string_view toString(Fate fate);

struct ChunkResult {
  Fate fate = Fate::Valid;
  std::string reason; // of a refusal, one line
  unsigned line = 0; // where the reason was noticed, in the chunk, from 1; or 0
  bool verified = false; // MLIR accepts it, whatever became of it afterwards

  // Of a valid module:
  std::string text;                  // generic, without locations
  uint64_t key = 0;                  // structuralKey(text)
  uint64_t ops = 0;                  // without the module itself
  std::vector<std::string> dialects; // of these ops, sorted
};

ChunkResult refusal(Fate fate, std::string reason, unsigned line = 0);

/// Appends the wire form of `outcome` to `wire`.
void encode(const ChunkResult &outcome, std::string &wire);

/// Removes one outcome from the front of `wire` and returns it; none while it
/// is incomplete.
std::optional<ChunkResult> decode(std::string &wire);

} // namespace scion::harvest

#endif // SCION_TOOLS_HARVEST_CHUNKRESULT_H
