//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tests/unit/Mutators/MutatorTesting.h"

using namespace scion;

static constexpr std::string_view corpus = R"(#alias = #x.kind<mul>
"x.op"() <{kind = #alias, flag = 3 : i32, word = "right"}> {note = #x<a>} : () -> ()
"x.op"() <{kind = #x.kind<max>, flag = 3 : i64, list = [1, 2, 3], fast = #x.fast<yes>}> : () -> ()
"x.op"() <{quick}> : () -> ()
)";

TEST(EditAttributeTest, TakesValuesOfTheCorpusThatHaveTheSameForm) {
  std::vector<std::string> mutants = mutantsOf(
      "edit-attribute",
      "\"x.op\"() <{kind = #x.kind<add>, flag = 7 : i32}> : () -> ()", corpus);
  EXPECT_TRUE(reaches(mutants, "kind = #x.kind<mul>"));
  EXPECT_TRUE(reaches(mutants, "kind = #x.kind<max>"));
  EXPECT_TRUE(reaches(mutants, "flag = 3 : i32"));
  EXPECT_FALSE(reaches(mutants, "flag = 3 : i64"));
}

TEST(EditAttributeTest, AddsFlagsThatAreOptional) {
  std::vector<std::string> mutants =
      mutantsOf("edit-attribute", "%0 = \"x.op\"(%0) : (i8) -> i8", corpus);
  EXPECT_TRUE(reaches(mutants, "\"x.op\"(%0) <{quick}> :"));
  EXPECT_TRUE(reaches(mutants, "\"x.op\"(%0) <{fast = #x.fast<yes>}> :"));
  EXPECT_FALSE(reaches(mutants, "list"));
  mutants = mutantsOf("edit-attribute",
                      "\"x.op\"()[^a] <{word = \"w\"}> : () -> ()", corpus);
  EXPECT_TRUE(reaches(mutants, "<{word = \"w\", quick}>"));
}

TEST(EditAttributeTest, MovesNumbersAFewSteps) {
  std::vector<std::string> mutants = mutantsOf(
      "edit-attribute", "\"affine.for\"() <{lowerBoundMap = affine_map<(d0) -> "
                        "(d0 + 7)>, step = 5 : index}> : () -> ()");
  EXPECT_TRUE(reaches(mutants, "(d0 + 8)"));
  EXPECT_TRUE(reaches(mutants, "(d0 + 6)"));
  EXPECT_TRUE(reaches(mutants, "step = 32 : index"));
  EXPECT_FALSE(reaches(mutants, "d1"));
}

TEST(EditAttributeTest, PermutesListsAndFlipsBits) {
  std::vector<std::string> mutants = mutantsOf(
      "edit-attribute", "\"x.op\"() <{in_bounds = [true, false], "
                        "permutation = array<i64: 0, 1, 2>}> : () -> ()");
  EXPECT_TRUE(reaches(mutants, "in_bounds = [false, false]"));
  EXPECT_TRUE(reaches(mutants, "in_bounds = [true, true]"));
  EXPECT_TRUE(reaches(mutants, "array<i64: 2, 1, 0>"));
  for (const std::string &mutant : mutants)
    if (mutant.find("array<i64: 0, 1, 2>") == std::string::npos)
      for (const char *digit : {"0", "1", "2"})
        EXPECT_NE(mutant.find(digit), std::string::npos) << mutant;
}

TEST(EditAttributeTest, LeavesAloneWhatOthersMustAgreeWith) {
  EXPECT_TRUE(mutantsOf("edit-attribute",
                        "\"x.op\"() <{operandSegmentSizes = array<i32: 1, 0>, "
                        "sym_name = \"f\", callee = @f}> : () -> ()")
                  .empty());
}
