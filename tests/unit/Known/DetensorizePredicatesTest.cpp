//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tests/unit/Known/HoldsIn.h"

using namespace scion;

TEST(DetensorizePredicates, BlocksLikeTheFirst) {
  auto isIn = [](const std::string &first, const std::string &back) {
    return holds("@first-block-again",
                 "func.func @f(%c: i1) {\n  %k = arith.constant 1 : i8\n" +
                     first + "  cf.br ^head(%k : i8)\n^head(%i: i8):\n" +
                     "  cf.cond_br %c, ^back, ^end\n^back:\n" +
                     "  %j = arith.constant 2 : i8\n" + back +
                     "  cf.br ^head(%j : i8)\n^end:\n  return\n}\n");
  };
  std::string print = "  vector.print %c : i1\n";
  EXPECT_TRUE(isIn("", ""));
  EXPECT_TRUE(isIn(print, print));
  EXPECT_FALSE(isIn("", print));
  EXPECT_FALSE(isIn(print, ""));
  EXPECT_FALSE(isIn(print, "  vector.print %c : i1 punctuation <comma>\n"));
}

TEST(DetensorizePredicates, BlocksThatReturnAreNotMerged) {
  EXPECT_FALSE(holds("@first-block-again", "func.func @f() { return }"));
}
