//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The start of a reduction: the finding of a program, and the two pipelines
// that show it.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_REDUCE_START_H
#define SCION_TOOLS_REDUCE_START_H

#include "harness/oracle/Finding.h"
#include "harness/reduce/FindingReplay.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace scion {

struct StartRequest {
  std::string text;                  // the program
  std::optional<Finding> finding;    // as it was found; then nothing is drawn
  std::string through;               // the pipeline that shows it; ""
  std::optional<std::string> right;  // another one, which is right
  std::vector<std::string> settings; // about known bugs, for children
  ShrinkOptions shrink;
  std::function<void(const std::string &)> say;
};

using Start = Replayed;

/// Starts from the two pipelines if `right` is set, else from the given
/// finding, else from the first finding of the oracles that shows again and can
/// be reduced. If there is none, sets `problem`.
std::optional<Start> findStart(const StartRequest &request,
                               std::string &problem);

} // namespace scion

#endif // SCION_TOOLS_REDUCE_START_H
