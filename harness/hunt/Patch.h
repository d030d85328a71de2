//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A patch as `git diff` writes it: which files it touches, which lines, and
// what a file is once the patch is in.
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
  std::string path; // after the patch
  bool isNew = false, isDeleted = false;
  std::vector<Hunk> hunks;

  /// Lines of the file after the patch that it adds, or that stand where it
  /// takes one away; from 1, sorted.
  std::vector<unsigned> changedLines() const;

  /// The text of lines that are added.
  std::string addedText() const;

  /// The file after the patch. `onDisk` is the file as it is, with the patch or
  /// without it. None if the two do not fit.
  std::optional<std::string>
  contentAfter(const std::optional<std::string> &onDisk) const;
};

/// Files in the order of the patch. What is no patch gives no file; `problems`
/// gets a line for each hunk that ends too early.
std::vector<TouchedFile> readPatch(std::string_view text,
                                   std::vector<std::string> &problems);

} // namespace scion::hunt

#endif // SCION_HARNESS_HUNT_PATCH_H
