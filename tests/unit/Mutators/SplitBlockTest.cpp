//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tests/unit/Mutators/MutatorTesting.h"

using namespace scion;

static constexpr std::string_view program = R"("func.func"() ({
^bb0(%c: i1):
  %a = "x.a"() : () -> i8
  "x.use"(%a) : (i8) -> ()
  "func.return"() : () -> ()
}) : () -> ()
)";

TEST(SplitBlockTest, BranchesWithAndWithoutAnArgument) {
  std::vector<std::string> mutants = mutantsOf("split-block", program);
  EXPECT_TRUE(reaches(mutants, "  \"cf.br\"()[^g0] : () -> ()\n"
                               "  ^g0:\n"
                               "  \"x.use\"(%a)"));
  EXPECT_TRUE(reaches(mutants, "  \"cf.br\"(%a)[^g0] : (i8) -> ()\n"
                               "  ^g0(%g1: i8):\n"
                               "  \"x.use\"(%g1)"));
  EXPECT_TRUE(reaches(mutants, "\"cf.cond_br\"(%c, %a, %a)[^g0, ^g0] "
                               "<{operandSegmentSizes = array<i32: 1, 1, 1>}> "
                               ": (i1, i8, i8) -> ()"));
  EXPECT_TRUE(reaches(mutants, "  ^g0:\n  \"func.return\""));
}

TEST(SplitBlockTest, LeavesRegionsOfOneBlockAlone) {
  EXPECT_TRUE(mutantsOf("split-block", R"("scf.for"() ({
  "x.a"() : () -> ()
  "scf.yield"() : () -> ()
}) : () -> ()
)")
                  .empty());
}
