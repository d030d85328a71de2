//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tests/unit/Mutators/MutatorTesting.h"

using namespace scion;

// The second function shows the engine that yields end blocks.
static constexpr std::string_view program = R"("func.func"() ({
^bb0(%a: i8, %c: i1):
  %r:2 = "scf.for"(%a, %a) ({
  ^bb0(%x: i8, %y: i8):
    %s = "arith.addi"(%x, %y) : (i8, i8) -> i8
    "scf.yield"(%s, %x) : (i8, i8) -> ()
  }) : (i8, i8) -> (i8, i8)
  "x.other"() ({
    %s = "x.s"() : () -> i8
    "scf.yield"(%s) : (i8) -> ()
  }) : () -> ()
  "func.return"(%r#0, %r#1) : (i8, i8) -> ()
}) : () -> ()
)";

TEST(UnwrapRegionTest, PutsOperandsForArgumentsAndYieldedValuesForResults) {
  EXPECT_TRUE(reaches(mutantsOf("unwrap-region", program),
                      R"(^bb0(%a: i8, %c: i1):
  %g0 = "arith.addi"(%a, %a) : (i8, i8) -> i8
  "x.other"() ({)"));
  EXPECT_TRUE(
      reaches(mutantsOf("unwrap-region", program), "\"func.return\"(%g0, %a)"));
}

TEST(UnwrapRegionTest, AlwaysShrinksAndKeepsFunctions) {
  std::vector<std::string> mutants = mutantsOf("unwrap-region", program);
  ASSERT_FALSE(mutants.empty());
  for (const std::string &mutant : mutants) {
    EXPECT_LT(mutant.size(), program.size());
    EXPECT_NE(mutant.find("func.func"), std::string::npos);
  }
}

TEST(UnwrapRegionTest, StaysWhereAnArgumentHasNoStandIn) {
  EXPECT_TRUE(mutantsOf("unwrap-region", R"("func.func"() ({
  "scf.for"() ({
  ^bb0(%x: i8):
    "x.use"(%x) : (i8) -> ()
    "scf.yield"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
)")
                  .empty());
}
