//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A patch as `git diff` writes it: the files and lines that it touches, and the
// content of a file after the patch.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_HUNT_PATCH_H
#define SCION_HARNESS_HUNT_PATCH_H

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace scion::hunt {

struct Hunk {
  unsigned oldStart = 0, newStart = 0; // lines, from 1

  struct Line {
    char mark; // ' ', '+' or '-'
    std::string text;
  };
  std::vector<Line> lines;
};

struct TouchedFile {
  std::string path; // after the patch, or of the deleted file
  bool isNew = false, isDeleted = false;
  std::vector<Hunk> hunks;

  /// Numbers, from 1 and sorted, of the lines that the patch adds, and of those
  /// that follow a removed line, in the file after the patch.
  std::vector<unsigned> changedLines() const;

  /// The text of lines that are added.
  std::string addedText() const;

  /// The file after the patch. `onDisk` is the current file, with or without
  /// the patch applied. None if the patch does not apply to it.
  std::optional<std::string>
  contentAfter(const std::optional<std::string> &onDisk) const;
};

/// Files in the order of the patch. Text that is not a patch is ignored;
/// `problems` gets a line for each hunk that ends too early.
std::vector<TouchedFile> readPatch(std::string_view text,
                                   std::vector<std::string> &problems);

} // namespace scion::hunt

#endif // SCION_HARNESS_HUNT_PATCH_H
