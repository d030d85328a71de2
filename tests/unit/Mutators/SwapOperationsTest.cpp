//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tests/unit/Mutators/MutatorTesting.h"

using namespace scion;

static size_t place(const std::string &text, const char *what) {
  return text.find(what);
}

TEST(SwapOperationsTest, SwapsWhatDoesNotDependOnEachOther) {
  std::vector<std::string> mutants = mutantsOf("swap-operations", R"("f"() ({
  "x.one"() : () -> ()
  "x.two"() : () -> ()
  "x.three"() : () -> ()
  "x.end"()[^b] : () -> ()
^b:
}) : () -> ()
)");
  EXPECT_TRUE(reaches(mutants, "  \"x.two\"() : () -> ()\n"
                               "  \"x.one\"() : () -> ()\n"));
  EXPECT_TRUE(reaches(mutants, "({\n  \"x.three\"() : () -> ()\n"
                               "  \"x.two\"() : () -> ()\n"
                               "  \"x.one\"() : () -> ()\n"));
  for (const std::string &mutant : mutants)
    EXPECT_GT(place(mutant, "x.end"), place(mutant, "x.three"));
}

TEST(SwapOperationsTest, KeepsDefinitionsBeforeUses) {
  std::vector<std::string> mutants = mutantsOf("swap-operations", R"("f"() ({
  %a = "x.a"() : () -> i8
  %b = "x.b"(%a) : (i8) -> i8
  "x.c"() ({
    "x.d"(%b) : (i8) -> ()
  }) : () -> ()
  %e = "x.e"() : () -> i8
  "x.end"() : () -> ()
}) : () -> ()
)");
  ASSERT_FALSE(mutants.empty());
  for (const std::string &mutant : mutants) {
    EXPECT_LT(place(mutant, "x.a"), place(mutant, "x.b")) << mutant;
    EXPECT_LT(place(mutant, "x.b"), place(mutant, "x.c")) << mutant;
  }
}
