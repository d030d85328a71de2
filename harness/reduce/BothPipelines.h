//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Completes the right and the wrong pipeline of a test case, and computes the
// interpreter's output and that of the culprit: in a copy of this process,
// since it may crash.
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
  std::string meaning;        // what the interpreter prints; "" if not known
  std::string withoutPattern; // the culprit's output without the pattern
};

BothPipelines runBothPipelines(const TestCase &subject, const Goal &goal,
                               const ShrinkOptions &options);

/// As mlir-opt takes it, with the library of schedules.
std::string pipelineOf(const std::vector<PathStep> &steps);

} // namespace scion

#endif // SCION_HARNESS_REDUCE_BOTHPIPELINES_H
