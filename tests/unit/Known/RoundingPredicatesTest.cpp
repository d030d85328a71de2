//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tests/unit/Known/HoldsIn.h"

using namespace scion;

TEST(RoundingPredicates, TellsModesThatNobodySets) {
  auto isIn = [](const std::string &mode) {
    return holds("@arith.rounds-otherwise",
                 "func.func @f(%x: f64) -> f32 { %r = arith.truncf %x " + mode +
                     " : f64 to f32 return %r : f32 }");
  };
  EXPECT_TRUE(isIn("upward"));
  EXPECT_TRUE(isIn("to_nearest_away"));
  EXPECT_FALSE(isIn("to_nearest_even"));
  EXPECT_FALSE(isIn(""));
}
