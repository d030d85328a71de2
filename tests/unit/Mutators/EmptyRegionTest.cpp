//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tests/unit/Mutators/MutatorTesting.h"

using namespace scion;

TEST(EmptyRegionTest, KeepsWhatEndsTheBlock) {
  std::vector<std::string> mutants =
      mutantsOf("empty-region", R"("func.func"() ({
^bb0(%a: i8):
  %s = "x.a"(%a) : (i8) -> i8
  %t = "x.a"(%s) : (i8) -> i8
  "func.return"(%t) : (i8) -> ()
}) : () -> ()
)");
  EXPECT_TRUE(reaches(mutants, "({\n^bb0(%a: i8):\n"
                               "  \"func.return\"(%a) : (i8) -> ()\n"));
  EXPECT_EQ(mutants.size(), 1u);
}

TEST(EmptyRegionTest, MakesAConstantWhereNothingElseIsLeft) {
  std::vector<std::string> mutants =
      mutantsOf("empty-region", R"("func.func"() ({
  %s = "x.a"() {much = "text, so that the program shrinks all the same, anyway"} : () -> vector<2xi1>
  "func.return"(%s) : (vector<2xi1>) -> ()
}) : () -> ()
)");
  EXPECT_TRUE(reaches(mutants, "({\n  %g0 = \"arith.constant\"() <{value = "
                               "dense<true> : vector<2xi1>}>"));
}
