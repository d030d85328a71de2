//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The output of a test case through its right and its wrong pipeline, and after
// its culprit: computed in a copy of this process, for it may crash.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_REDUCE_BOTHPIPELINES_H
#define SCION_HARNESS_REDUCE_BOTHPIPELINES_H

#include "harness/reduce/TestCase.h"

#include <string>
#include <vector>

namespace scion {

struct ShrinkOptions;

struct BothPipelines {
  std::string good, bad;      // complete pipelines; "" if not lowered
  std::string meaning;        // what its ops print; "" if that is not known
  std::string withoutPattern; // output of the culprit; ""
};

BothPipelines runBothPipelines(const TestCase &subject, const Goal &goal,
                               const ShrinkOptions &options);

/// As mlir-opt takes it, with the library of schedules.
std::string pipelineOf(const std::vector<PathStep> &steps);

} // namespace scion

#endif // SCION_HARNESS_REDUCE_BOTHPIPELINES_H
