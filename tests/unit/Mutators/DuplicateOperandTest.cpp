//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tests/unit/Mutators/MutatorTesting.h"

using namespace scion;

TEST(DuplicateOperandTest, ReadsOneValueTwice) {
  std::vector<std::string> mutants = mutantsOf("duplicate-operand", R"("f"() ({
^bb0(%a: i8, %b: i8, %c: i16):
  "x.sub"(%a, %b, %c) : (i8, i8, i16) -> ()
  "x.pack"(%a, %a) : (i8, i8) -> ()
}) : () -> ()
)");
  EXPECT_TRUE(reaches(mutants, "\"x.sub\"(%a, %a, %c)"));
  EXPECT_TRUE(reaches(mutants, "\"x.sub\"(%b, %b, %c)"));
  // Neither a value of another type, nor what is there already.
  EXPECT_EQ(mutants.size(), 2u);
}

TEST(DuplicateOperandTest, KeepsThePartOfAPack) {
  std::vector<std::string> mutants = mutantsOf("duplicate-operand", R"(
%p:2 = "x.two"() : () -> (i8, i8)
"x.sub"(%p#0, %p#1) : (i8, i8) -> ()
)");
  EXPECT_TRUE(reaches(mutants, "(%p#1, %p#1)"));
  EXPECT_TRUE(reaches(mutants, "(%p#0, %p#0)"));
}
