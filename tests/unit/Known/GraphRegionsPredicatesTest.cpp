//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tests/unit/Known/HoldsIn.h"

using namespace scion;

static bool usesItself(const std::string &ops) {
  return holds("@uses-itself", ops);
}

TEST(GraphRegionsPredicates, AnOpThatUsesItself) {
  const std::string last = "%1 = \"some.op\"() : () -> i32\n";
  EXPECT_TRUE(usesItself("%0 = arith.andi %1, %0 : i32\n" + last));
  EXPECT_TRUE(usesItself("%0 = arith.andi %1, %2 : i32\n"
                         "%2 = arith.andi %1, %0 : i32\n" +
                         last));
  // Used before it is made, which is no circle.
  EXPECT_FALSE(usesItself("%0 = arith.andi %1, %1 : i32\n" + last));
}

TEST(GraphRegionsPredicates, RegionsInside) {
  auto inside = [](const std::string &ops) {
    return usesItself("func.func @f(%x: i32) {\n  \"some.graph\"() ({\n" + ops +
                      "  }) : () -> ()\n  return\n}\n");
  };
  EXPECT_TRUE(inside("    %0 = arith.andi %x, %0 : i32\n"));
  EXPECT_FALSE(inside("    %0 = arith.andi %x, %x : i32\n"));
}
