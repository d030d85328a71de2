//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Progress on stderr: a bar that is redrawn on a terminal, a plain line for
// each tenth of the way elsewhere (for example in the log of a CI job).
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_HARVEST_PROGRESS_H
#define SCION_TOOLS_HARVEST_PROGRESS_H

#include <cstddef>
#include <string>

namespace scion::harvest {

class Progress {
public:
  /// `quiet` shows nothing at all; `what` is counted.
  Progress(size_t total, bool quiet, const char *what = "files");
  ~Progress() { clear(); }

  /// Shows `done` of `total` and a short note.
  void show(size_t done, const std::string &note);

  /// Removes the bar before other output.
  void clear();

private:
  size_t total;
  const char *what;
  bool quiet, terminal;
  bool drawn = false;
  size_t lastStep = 0;
};

} // namespace scion::harvest

#endif // SCION_TOOLS_HARVEST_PROGRESS_H
