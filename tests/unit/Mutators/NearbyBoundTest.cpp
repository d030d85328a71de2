//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tests/unit/Mutators/MutatorTesting.h"

using namespace scion;

static std::string loopOver(std::string_view upper) {
  return R"("func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  %n = "x.size"() : () -> index
  %zero = "arith.constant"() <{value = 0 : index}> : () -> index
  %four = "arith.constant"() <{value = 4 : index}> : () -> index
  %far = "arith.constant"() <{value = 9223372036854775807 : index}> : () -> index
  "scf.for"(%zero, )" +
         std::string(upper) + ", " + std::string(upper) +
         R"() ({
  ^bb0(%i: index):
    "x.use"(%zero, %four) : (index, index) -> ()
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
)";
}

TEST(NearbyBoundTest, MovesOneBoundOfOneLoop) {
  std::vector<std::string> mutants =
      mutantsOf("nearby-bound", loopOver("%four"));
  // The loop does not run.
  EXPECT_TRUE(
      reaches(mutants, R"("arith.constant"() <{value = 4 : index}> : () -> index
  "scf.for"(%g0, %four, %four))"));
  EXPECT_TRUE(
      reaches(mutants, R"("arith.constant"() <{value = 0 : index}> : () -> index
  "scf.for"(%zero, %g0, %four))"));
  // The last of its steps is not complete.
  EXPECT_TRUE(
      reaches(mutants, R"("arith.constant"() <{value = 5 : index}> : () -> index
  "scf.for"(%zero, %g0, %four))"));
  // Nothing else is changed.
  for (const std::string &mutant : mutants)
    EXPECT_NE(mutant.find(R"("x.use"(%zero, %four))"), mutant.npos);
}

TEST(NearbyBoundTest, NeedsTwoNumbersThatAreNotFar) {
  EXPECT_TRUE(mutantsOf("nearby-bound", loopOver("%n")).empty());
  EXPECT_TRUE(mutantsOf("nearby-bound", loopOver("%far")).empty());
}
