//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/harvest/Split.h"

using namespace scion;
using namespace scion::harvest;

static bool isMarker(std::string_view line) {
  constexpr std::string_view blanks = " \t\r";
  size_t first = line.find_first_not_of(blanks);
  if (first == line.npos)
    return false;
  size_t last = line.find_last_not_of(blanks);
  return line.substr(first, last - first + 1) == "// -----";
}

std::vector<Chunk> harvest::splitChunks(std::string_view file) {
  std::vector<Chunk> chunks;
  size_t chunkStart = 0;
  unsigned chunkLine = 1, line = 1;
  for (size_t start = 0; start < file.size(); ++line) {
    size_t end = file.find('\n', start);
    size_t next = end == file.npos ? file.size() : end + 1;
    if (isMarker(file.substr(start, next - start - (end != file.npos)))) {
      chunks.push_back(
          {file.substr(chunkStart, start - chunkStart), chunkLine});
      chunkStart = next;
      chunkLine = line + 1;
    }
    start = next;
  }
  chunks.push_back({file.substr(chunkStart), chunkLine});
  return chunks;
}
