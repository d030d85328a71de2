//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tests/unit/Mutators/MutatorTesting.h"

using namespace scion;

TEST(MoveOperationTest, MovesWithinItsBlockAsFarAsDataFlowAllows) {
  std::vector<std::string> mutants = mutantsOf("move-operation", R"("f"() ({
  %a = "x.a"() : () -> i8
  "x.b"() : () -> ()
  "x.c"() : () -> ()
  "x.d"(%a) : (i8) -> ()
  "x.end"()[^b] : () -> ()
^b:
}) : () -> ()
)");
  EXPECT_TRUE(reaches(mutants, "  \"x.c\"() : () -> ()\n"
                               "  %a = \"x.a\"() : () -> i8\n"
                               "  \"x.d\"(%a)"));
  for (const std::string &mutant : mutants) {
    EXPECT_LT(mutant.find("x.a"), mutant.find("x.d")) << mutant;
    EXPECT_LT(mutant.find("x.d"), mutant.find("x.end")) << mutant;
  }
}

static constexpr std::string_view nested = R"("func.func"() ({
^bb0(%c: i1):
  %k = "x.k"() : () -> i8
  "scf.if"(%c) ({
    %v = "x.v"(%c) : (i1) -> i8
    %w = "x.w"(%v) : (i8) -> i8
    "x.use"(%k, %w) : (i8, i8) -> ()
    "scf.yield"() : () -> ()
  }, {
    %v = "x.other"() : () -> i8
    "scf.yield"() : () -> ()
  }) : (i1) -> ()
  "func.return"() : () -> ()
}) : () -> ()
)";

TEST(MoveOperationTest, MovesOutOfARegionUnderAFreshName) {
  std::vector<std::string> mutants = mutantsOf("move-operation", nested);
  EXPECT_TRUE(reaches(mutants, "  %g0 = \"x.v\"(%c) : (i1) -> i8\n"
                               "  \"scf.if\"(%c) ({\n"
                               "    %w = \"x.w\"(%g0) : (i8) -> i8\n"));
  // A reader of a value of the region stays in there.
  for (const std::string &mutant : mutants)
    EXPECT_GT(mutant.find("\"x.w\""), mutant.find("\"scf.if\""));
}

TEST(MoveOperationTest, MovesIntoTheRegionThatAloneReadsIt) {
  EXPECT_TRUE(reaches(mutantsOf("move-operation", nested),
                      "  \"scf.if\"(%c) ({\n"
                      "    %k = \"x.k\"() : () -> i8\n"
                      "    %v = \"x.v\""));
}
