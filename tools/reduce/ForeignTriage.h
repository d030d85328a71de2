//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Crash files of any MLIR compiler's tool, in buckets.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_REDUCE_FOREIGNTRIAGE_H
#define SCION_TOOLS_REDUCE_FOREIGNTRIAGE_H

#include "tools/reduce/ForeignTool.h"

#include <string>
#include <vector>

namespace scion {

struct ForeignTriage {
  std::vector<std::string> places; // files and folders
  std::string folder;              // for reports
  ForeignTool tool;
  std::vector<std::string> settings; // of `scion reduce`, the tool's
  unsigned jobs = 2;
  bool json = false, reduce = false, isQuiet = false;
};

/// Runs the tool on each distinct file, and prints a bucket for each kind of
/// end and its words. The exit code: 0 nothing shows, 1 there are buckets, 3 a
/// file or folder cannot be used, 130 interrupted.
int triageByTool(const ForeignTriage &triage);

} // namespace scion

#endif // SCION_TOOLS_REDUCE_FOREIGNTRIAGE_H
