//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Turns the input of `scion hunt` (a patch, tests, passes) into a plan: the
// pipelines to hunt, and the seeds for each.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_HUNT_GATHER_H
#define SCION_TOOLS_HUNT_GATHER_H

#include "harness/hunt/Hunt.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace scion::hunt {

struct Request {
  std::optional<std::string> patch; // its text
  std::string source = ".";         // the tree that the patch is for
  std::vector<std::string> tests;   // files
  std::vector<std::string> passes;  // or pipelines
  std::string corpus;               // a folder of programs; "" for none
  unsigned jobs = 1;
  std::function<void(const std::string &)> progress; // may be empty
};

struct Gathered {
  Plan plan;
  std::vector<std::string> remarks;  // for the checklist
  std::vector<std::string> problems; // for stderr
  bool isUsage = false;              // what was given cannot be read
};

Gathered gather(const Request &request);

} // namespace scion::hunt

#endif // SCION_TOOLS_HUNT_GATHER_H
