//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where reducing starts: what a program shows, and the two ways that show it.
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

/// With `right`, the two pipelines unchanged; else the given finding; else the
/// first finding of the oracles that can be reduced, and shows again. None:
/// `problem` says why.
std::optional<Start> findStart(const StartRequest &request,
                               std::string &problem);

} // namespace scion

#endif // SCION_TOOLS_REDUCE_START_H
