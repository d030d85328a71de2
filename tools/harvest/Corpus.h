//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The folder that a harvest fills: one file per module, named by its content,
// and manifest.jsonl with one line per file. Several harvests can fill one
// folder: modules that the manifest already lists are duplicates for the next
// one.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_HARVEST_CORPUS_H
#define SCION_TOOLS_HARVEST_CORPUS_H

#include "tools/harvest/ChunkResult.h"

#include <cstdio>
#include <map>
#include <memory>

namespace scion::harvest {

/// Where a module was found.
struct Origin {
  std::string root; // as given on the command line; empty if there is only one
  std::string path; // relative to the root
  size_t chunk;     // from 1
  unsigned line;    // first line of the chunk, from 1

  /// "path:line".
  std::string str() const;
};

class Corpus {
public:
  static constexpr const char *manifestName = "manifest.jsonl";

  /// Makes the folder and reads its manifest. On failure returns false and
  /// says in `problem` what is wrong.
  bool open(const std::string &folder, std::string &problem);

  /// The file that holds a structural duplicate of `outcome`, or null.
  const std::string *find(const ChunkResult &outcome) const;

  /// Writes the module and its line of the manifest. False and `problem` when
  /// that fails.
  bool add(const ChunkResult &outcome, const Origin &origin,
           std::string &problem);

  size_t numAdded() const { return added; }
  size_t numBytesAdded() const { return bytesAdded; }

private:
  std::string folder;
  std::map<uint64_t, std::string> fileOfKey;
  std::unique_ptr<FILE, int (*)(FILE *)> manifest{nullptr, std::fclose};
  size_t added = 0, bytesAdded = 0;
};

} // namespace scion::harvest

#endif // SCION_TOOLS_HARVEST_CORPUS_H
