//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Seeds for a pass that does nothing on any program that is there: mutants,
// programs from nothing, and programs that other passes have lowered, as a
// campaign meets the pass. Then the same with the pass's other options.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_HUNT_MAKESEEDS_H
#define SCION_TOOLS_HUNT_MAKESEEDS_H

#include "harness/hunt/Hunt.h"

#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace scion::hunt {

struct MakeRequest {
  std::vector<std::pair<std::string, std::string>> programs; // name and text
  unsigned jobs = 1;
  std::function<void(const std::string &)> progress; // may be empty
};

/// Adds seeds to the plan, some at most; where a pass works only with options
/// it replaces the plan's pipelines. Returns what was tried, for a person.
std::string makeSeeds(Plan &plan, const MakeRequest &request);

} // namespace scion::hunt

#endif // SCION_TOOLS_HUNT_MAKESEEDS_H
