//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tests/unit/Mutators/MutatorTesting.h"

using namespace scion;

static constexpr std::string_view program = smallProgram;

TEST(EraseOperationTest, ReadsAnotherValueOfTheType) {
  std::vector<std::string> mutants = mutantsOf("erase-operation", program);
  EXPECT_TRUE(reaches(mutants, "\"func.return\"(%a)"));
  EXPECT_TRUE(reaches(mutants, "\"arith.addi\"(%a, %a)"));
  for (const std::string &mutant : mutants) {
    EXPECT_LT(mutant.size(), program.size());
    EXPECT_NE(mutant.find("builtin.module"), std::string::npos);
  }
}

TEST(EraseOperationTest, KeepsWhatNothingElseCanStandFor) {
  std::vector<std::string> mutants = mutantsOf("erase-operation", R"("m"() ({
  %a = "x.a"() : () -> i1
  "x.b"(%a) : (i1) -> ()
  "x.c"() : () -> ()
}) : () -> ())");
  EXPECT_TRUE(reaches(mutants, "x.a"));
  for (const std::string &mutant : mutants)
    EXPECT_TRUE(mutant.find("x.b") == std::string::npos ||
                mutant.find("x.a\"") != std::string::npos)
        << mutant;
}

TEST(EraseOperationTest, LeavesABlockBehind) {
  // The donor shows that "x" does not have to end its block.
  EXPECT_TRUE(reaches(
      mutantsOf(
          "erase-operation", "\"m\"() ({\n  \"x\"() : () -> ()\n}) : () -> ()",
          "\"x\"() : () -> ()\n\"m\"() ({\n  \"x\"() : () -> ()\n  \"x\"() "
          ": () -> ()\n}) : () -> ()"),
      "({\n  ^g0:\n})"));
}

TEST(EraseOperationTest, KeepsSymbolsThatAreUsed) {
  for (const std::string &mutant : mutantsOf("erase-operation", R"("m"() ({
  "x.global"() <{sym_name = "s"}> : () -> ()
  "x.use"() {to = @s} : () -> ()
}) : () -> ())"))
    EXPECT_NE(mutant.find("x.global"), std::string::npos);
}

TEST(DuplicateOperationTest, GivesTheCopyANewNameAndSomeUses) {
  std::vector<std::string> mutants = mutantsOf("duplicate-operation", program);
  EXPECT_TRUE(reaches(mutants,
                      "%g0 = \"arith.addi\"(%a, %c) : (i8, i8) -> i8\n    "
                      "\"func.return\"(%g0)"));
  EXPECT_TRUE(reaches(mutants, "\"func.return\"(%s)"));
  // Neither a second @f nor a second return.
  for (const std::string &mutant : mutants) {
    EXPECT_EQ(mutant.find("func.func"), mutant.rfind("func.func"));
    EXPECT_EQ(mutant.find("func.return"), mutant.rfind("func.return"));
  }
}

TEST(BoundaryConstantTest, ReachesEveryEdgeOfAnInteger) {
  std::vector<std::string> mutants = mutantsOf("boundary-constant", program);
  for (const char *edge : {"-128", "127", "-1", "0", "1"})
    EXPECT_TRUE(reaches(mutants, "value = " + std::string(edge) + " : i8"))
        << edge;
}

TEST(BoundaryConstantTest, KnowsTheWidthOfElements) {
  std::vector<std::string> mutants = mutantsOf(
      "boundary-constant", "%0 = \"arith.constant\"() <{value = dense<[1, 2]> "
                           ": vector<2xi1>}> : () -> vector<2xi1>");
  EXPECT_TRUE(reaches(mutants, "dense<[-1, 2]>"));
  EXPECT_TRUE(reaches(mutants, "dense<[1, 0]>"));
  EXPECT_FALSE(reaches(mutants, "127"));
}

TEST(BoundaryConstantTest, ReachesTheSpecialFloats) {
  std::vector<std::string> mutants =
      mutantsOf("boundary-constant", "%0 = \"arith.constant\"() <{value = "
                                     "2.0 : f16}> : () -> f16");
  for (const char *edge : {"-0.0", "0x7C00", "0xFC00", "0x7E00", "0x0001"})
    EXPECT_TRUE(reaches(mutants, "value = " + std::string(edge) + " : f16"))
        << edge;
}

TEST(EditDirectiveTest, SetsTheSeedAndKeepsTheRest) {
  std::vector<std::string> mutants = mutantsOf(
      "edit-directive", "// a comment\n// scion: seed=9999 paths=3\n\"m\"() : "
                        "() -> ()\n");
  ASSERT_FALSE(mutants.empty());
  for (const std::string &mutant : mutants) {
    EXPECT_NE(mutant.find("// a comment\n"), std::string::npos);
    EXPECT_NE(mutant.find("paths=3"), std::string::npos);
    EXPECT_EQ(mutant.find("9999"), std::string::npos);
    EXPECT_TRUE(mutant.ends_with("\"m\"() : () -> ()\n"));
  }
}
