//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The files that a harvest reads.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_HARVEST_FINDFILES_H
#define SCION_TOOLS_HARVEST_FINDFILES_H

#include <string>
#include <vector>

namespace scion::harvest {

struct SourceFile {
  std::string root; // as given
  std::string path; // relative to the root; the file's name for a single file
  std::string full; // where to read it
};

/// All `.mlir` files under `root` (a folder, or one file of any name), sorted
/// by path; links to folders are not followed, and `without` (the output
/// folder) is left out. False and a message in `problem` when `root` cannot be
/// read.
bool findFiles(const std::string &root, const std::string &without,
               std::vector<SourceFile> &files, std::string &problem);

/// The same of several roots.
bool findFiles(const std::vector<std::string> &roots,
               const std::string &without, std::vector<SourceFile> &files,
               std::string &problem);

} // namespace scion::harvest

#endif // SCION_TOOLS_HARVEST_FINDFILES_H
