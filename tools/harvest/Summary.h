//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Counts the chunks that a harvest kept and rejected, with the reasons.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_HARVEST_SUMMARY_H
#define SCION_TOOLS_HARVEST_SUMMARY_H

#include "tools/harvest/ChunkResult.h"

#include <array>
#include <map>

namespace scion::harvest {

/// Removes the parts of a reason that differ between chunks (quoted text, SSA
/// names, numbers), so that equal problems are counted together.
std::string generalReason(std::string_view reason);

class Summary {
public:
  void count(Fate fate, bool verified, std::string_view reason);

  size_t numChunks() const;
  size_t numOf(Fate fate) const { return counts[size_t(fate)]; }
  size_t numVerified() const { return verifiedChunks; }
  size_t numRefused() const { return numChunks() - numOf(Fate::Valid); }

  /// One line per class with refusals, and below it its most frequent reasons.
  std::string refusals() const;

private:
  std::array<size_t, numFates> counts = {};
  size_t verifiedChunks = 0;
  std::array<std::map<std::string, size_t>, numFates> reasons;
};

} // namespace scion::harvest

#endif // SCION_TOOLS_HARVEST_SUMMARY_H
