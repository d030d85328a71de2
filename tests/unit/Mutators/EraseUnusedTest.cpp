//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tests/unit/Mutators/MutatorTesting.h"

using namespace scion;

TEST(EraseUnusedTest, TakesWholeChainsAndKeepsWhatActs) {
  std::vector<std::string> mutants = mutantsOf("erase-unused", R"("f"() ({
  %a = "x.a"() : () -> i8
  %b = "x.b"(%a) : (i8) -> i8
  %m = "memref.alloc"() : () -> memref<i8>
  %k = "x.k"() : () -> i8
  "x.end"(%k) : (i8) -> ()
}) : () -> ()
)");
  EXPECT_TRUE(reaches(mutants, "\"f\"() ({\n"
                               "  %m = \"memref.alloc\"() : () -> memref<i8>\n"
                               "  %k = \"x.k\"() : () -> i8\n"
                               "  \"x.end\""));
  for (const std::string &mutant : mutants) {
    EXPECT_NE(mutant.find("memref.alloc"), std::string::npos);
    EXPECT_NE(mutant.find("x.k"), std::string::npos);
    EXPECT_TRUE(mutant.find("x.b") == std::string::npos) << mutant;
  }
}

TEST(EraseUnusedTest, NeverLeavesNothing) {
  EXPECT_TRUE(mutantsOf("erase-unused", "%a = \"x.a\"() : () -> i8\n").empty());
}
