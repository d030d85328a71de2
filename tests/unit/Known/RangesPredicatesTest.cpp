//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tests/unit/Known/HoldsIn.h"

using namespace scion;

/// An op on %i, which runs from 0 to 2, on %any, and on constants.
static std::set<std::string> onNumbers(const std::string &op,
                                       const std::string &left,
                                       const std::string &right) {
  return holdsIn("func.func @f(%any: index) {\n"
                 "  %c0 = arith.constant 0 : index\n"
                 "  %c1 = arith.constant 1 : index\n"
                 "  %c3 = arith.constant 3 : index\n"
                 "  %c200 = arith.constant 200 : index\n"
                 "  scf.for %i = %c0 to %c3 step %c1 {\n"
                 "    %r = arith." +
                 op + " " + left + ", " + right + " : index\n  }\n  return\n}");
}

TEST(RangePredicates, SignedOpsThatFillAWidth) {
  auto small = onNumbers("maxsi", "%i", "%c1");
  EXPECT_TRUE(small.count("@arith.signed-fills-2"));
  EXPECT_FALSE(small.count("@arith.signed-fills-1"));
  EXPECT_FALSE(small.count("@arith.signed-fills-8"));
  EXPECT_TRUE(onNumbers("maxsi", "%i", "%c200").count("@arith.signed-fills-8"));
  for (const char *width : {"1", "2", "4", "8", "16", "24", "32"}) {
    std::string filled = std::string("@arith.signed-fills-") + width;
    EXPECT_FALSE(onNumbers("maxsi", "%any", "%c1").count(filled)) << width;
    EXPECT_FALSE(onNumbers("maxui", "%i", "%c1").count(filled)) << width;
  }
}

TEST(RangePredicates, ShiftsByAWidth) {
  auto by3 = onNumbers("shrui", "%i", "%c3");
  EXPECT_TRUE(by3.count("@arith.shifts-out-2"));
  EXPECT_FALSE(by3.count("@arith.shifts-out-8"));
  EXPECT_FALSE(onNumbers("shrui", "%any", "%c3").count("@arith.shifts-out-2"));
  // Where the amount may be any, so that nothing is narrowed.
  EXPECT_FALSE(onNumbers("shrui", "%i", "%any").count("@arith.shifts-out-32"));
}

TEST(RangePredicates, BlocksThatAreAlike) {
  auto blocks = [](const std::string &first, const std::string &second) {
    return holds("@blocks-alike",
                 "func.func @f(%c: i1, %x: i32, %y: i32, %m: memref<i32>) -> "
                 "i32 {\n"
                 "  cf.cond_br %c, ^bb1, ^bb2\n^bb1:\n" +
                     first + "^bb2:\n" + second +
                     "^bb3(%r: i32):\n  return %r : i32\n}");
  };
  const std::string giveX = "  cf.br ^bb3(%x : i32)\n",
                    giveY = "  cf.br ^bb3(%y : i32)\n",
                    store = "  memref.store %x, %m[] : memref<i32>\n";
  EXPECT_TRUE(blocks(giveX, giveY));
  EXPECT_TRUE(blocks(store + giveX, store + giveY));
  EXPECT_FALSE(blocks(giveX, giveX)); // merged without a new argument
  EXPECT_FALSE(blocks(store + giveX, giveY));
}

/// The blocks in front of an inner loop and at its end both go to its head.
TEST(RangePredicates, LoopsAreNotAlike) {
  auto with = [](const std::string &next) {
    return holds("@blocks-alike", R"(
      func.func private @f(index)
      func.func @main(%any: index) {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        cf.br ^bb1(%c0 : index)
      ^bb1(%i: index):
        %a = arith.cmpi slt, %i, %any : index
        cf.cond_br %a, ^bb2, ^bb6
      ^bb2:
        cf.br ^bb3(%c0 : index)
      ^bb3(%j: index):
        call @f(%j) : (index) -> ()
        %b = arith.cmpi slt, %j, %any : index
        cf.cond_br %b, ^bb4, ^bb5
      ^bb4:
)" + next + R"(
        cf.br ^bb3(%n : index)
      ^bb5:
        %m = arith.addi %i, %c1 : index
        cf.br ^bb1(%m : index)
      ^bb6:
        return
      })");
  };
  EXPECT_FALSE(with("%n = arith.addi %j, %c1 : index"));
  EXPECT_TRUE(with("%n = arith.constant 7 : index"));
}

TEST(RangePredicates, TellsConstantsWithoutElements) {
  auto isIn = [](const std::string &constant) {
    return holds("@arith.constant-empty",
                 "func.func @f() { %c = arith.constant " + constant +
                     " return }");
  };
  EXPECT_TRUE(isIn("dense<> : tensor<0xi32>"));
  EXPECT_TRUE(isIn("dense<> : tensor<2x0xindex>"));
  EXPECT_FALSE(isIn("dense<1> : tensor<1xi32>"));
  EXPECT_FALSE(isIn("dense<> : tensor<0xf32>"));
  EXPECT_FALSE(isIn("1 : i32"));
}
