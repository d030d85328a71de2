//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/LoweringStep.h"

#include "harness/lowering/PathStep.h"

#include "gtest/gtest.h"

using namespace scion;

TEST(LoweringStep, OneBugReadsTheSameInEveryRunAndPlace) {
  PathStep step;
  step.pass = step.pipeline = "tosa-to-linalg";
  Finding first = invalidIRFinding(
      step, "input:3:8: error: 'tensor.cast' op found 94053881038208, see "
            "0x7f12a4c0ffee");
  Finding second = invalidIRFinding(
      step, "input:41:2: error: 'tensor.cast' op found 93825102938112, see "
            "0x55d0c8a3e2b0");
  EXPECT_EQ(first.summary, second.summary);
  EXPECT_EQ(first.summary, "the pass succeeds and leaves invalid IR: "
                           "'tensor.cast' op found …, see 0x…");
}
