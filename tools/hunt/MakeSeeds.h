//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Makes seeds for a pass that has no effect on any existing program: mutants,
// generated programs, and programs that other passes have lowered, as in a
// campaign. If none is found, tries the other options of the pass.
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

/// Adds a few seeds to the plan. If a pass has an effect only with options,
/// replaces the pipelines of the plan. Returns a description of the tried
/// programs.
std::string makeSeeds(Plan &plan, const MakeRequest &request);

} // namespace scion::hunt

#endif // SCION_TOOLS_HUNT_MAKESEEDS_H
