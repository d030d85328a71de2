//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "base/Stage.h"

#include "gtest/gtest.h"

#include <string>

using namespace scion;

TEST(Stage, NestsAndCutsLongNames) {
  EXPECT_STREQ(currentStage(), "scion");
  {
    StageScope outer("parse");
    EXPECT_STREQ(currentStage(), "parse");
    {
      StageScope inner(std::string(500, 'x'));
      EXPECT_EQ(std::string(currentStage()), std::string(95, 'x'));
    }
    EXPECT_STREQ(currentStage(), "parse");
  }
  EXPECT_STREQ(currentStage(), "scion");
}
