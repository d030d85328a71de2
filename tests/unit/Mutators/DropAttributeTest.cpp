//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tests/unit/Mutators/MutatorTesting.h"

using namespace scion;

static constexpr std::string_view corpus = R"("x.op"() : () -> ()
"x.op"() <{a = 1, b = 2, c = 3}> : () -> ()
"x.all"() <{need}> : () -> ()
"m"() ({
  "x.op"() : () -> ()
}) : () -> ()
)";

TEST(DropAttributeTest, DropsWhatTheCorpusShowsToBeOptional) {
  std::vector<std::string> mutants =
      mutantsOf("drop-attribute",
                "\"x.op\"() <{a = 1, b = 2}> {c = 3} : () -> () loc(unknown)\n"
                "\"x.all\"() <{need}> : () -> ()\n",
                corpus);
  EXPECT_TRUE(reaches(mutants, "<{b = 2}>"));
  EXPECT_TRUE(reaches(mutants, "<{a = 1}>"));
  EXPECT_TRUE(reaches(mutants, "b = 2}> : () -> () loc(unknown)"));
  EXPECT_TRUE(reaches(mutants, "{c = 3} : () -> ()\n"));
  EXPECT_EQ(mutants.size(), 4u);
}

TEST(DropAttributeTest, TakesTheBracesOfTheLastOne) {
  EXPECT_TRUE(reaches(
      mutantsOf("drop-attribute", "\"x.op\"() <{a = 1}> : () -> ()\n", corpus),
      "\"x.op\"() : () -> ()\n"));
}
