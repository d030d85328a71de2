//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tests/unit/Mutators/MutatorTesting.h"

using namespace scion;

static constexpr std::string_view program = R"("builtin.module"() ({
  "func.func"() <{function_type = (i8, i16) -> i8, sym_name = "f"}> ({
  ^bb0(%a: i8, %b: i16):
    %c = "x.c"() : () -> i8
    "x.region"() ({
      %inner = "x.inner"() : () -> i8
      "x.end"() : () -> ()
    }) : () -> ()
    %s = "x.add"(%a) : (i8) -> i8
    "func.return"(%s) : (i8) -> ()
  }) : () -> ()
}) : () -> ()
)";

TEST(RewireOperandTest, ReadsEveryValueOfTheTypeThatIsVisible) {
  std::vector<std::string> mutants = mutantsOf("rewire-operand", program);
  EXPECT_TRUE(reaches(mutants, "\"x.add\"(%c)"));
  EXPECT_TRUE(reaches(mutants, "\"func.return\"(%a)"));
  EXPECT_TRUE(reaches(mutants, "\"func.return\"(%c)"));
  // Of another type, defined later, or in a region that is over.
  EXPECT_FALSE(reaches(mutants, "(%b)"));
  EXPECT_FALSE(reaches(mutants, "\"x.add\"(%s)"));
  EXPECT_FALSE(reaches(mutants, "(%inner)"));
  EXPECT_EQ(mutants.size(), 3u);
}

TEST(RewireOperandTest, FollowsDominanceThroughBlocks) {
  std::vector<std::string> mutants = mutantsOf("rewire-operand", R"("f"() ({
  %a = "x.a"() : () -> i1
  "x.branch"()[^left, ^right] : () -> ()
^left:
  %b = "x.b"() : () -> i1
  "x.jump"()[^right] : () -> ()
^right:
  %c = "x.c"() : () -> i1
  "x.use"(%c) : (i1) -> ()
}) : () -> ()
)");
  EXPECT_TRUE(reaches(mutants, "\"x.use\"(%a)"));
  EXPECT_FALSE(reaches(mutants, "\"x.use\"(%b)"));
}

TEST(RewireOperandTest, GivesAffineOnlyWhatAffineReads) {
  std::vector<std::string> mutants = mutantsOf("rewire-operand", R"("f"() ({
^bb0(%m: memref<9xi8>, %n: index, %k: index):
  %v = "x.load"(%m, %n) : (memref<9xi8>, index) -> index
  %0 = "affine.load"(%m, %k) : (memref<9xi8>, index) -> i8
  %1 = "affine.load"(%m, %n) : (memref<9xi8>, index) -> i8
}) : () -> ()
)");
  EXPECT_TRUE(reaches(mutants, "%0 = \"affine.load\"(%m, %n)"));
  EXPECT_FALSE(reaches(mutants, "\"affine.load\"(%m, %v)"));
}
