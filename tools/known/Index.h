//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The tables at the head of docs/BugsFound.md, made of the records: by culprit,
// by root cause, and all.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_KNOWN_INDEX_H
#define SCION_TOOLS_KNOWN_INDEX_H

#include <string>

namespace scion {

class Registry;

/// Markdown.
std::string knownIndex(const Registry &registry);

/// The newest version of MLIR that a record names.
std::string newestVersion(const Registry &registry);

/// Counts of records that were filed as LLVM issues (Record::filed). A
/// confirmed issue also counts as reported, and a fixed one as confirmed.
struct FiledCounts {
  unsigned reported = 0, confirmed = 0, fixed = 0;
};
FiledCounts countFiled(const Registry &registry);

} // namespace scion

#endif // SCION_TOOLS_KNOWN_INDEX_H
