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
^bb0(%a: i8, %c: i1):
  %s = "arith.addi"(%a, %a) : (i8, i8) -> i8
  %u = "x.use"(%s) : (i8) -> !x.y
  "func.return"(%s) : (i8) -> ()
}) : () -> ()
)";

TEST(WrapInRegionTest, CarriesResultsOutOfACondition) {
  std::vector<std::string> mutants = mutantsOf("wrap-in-region", program);
  EXPECT_TRUE(reaches(mutants, R"(  %g0 = "scf.if"(%c) ({
  %s = "arith.addi"(%a, %a) : (i8, i8) -> i8
  "scf.yield"(%s) : (i8) -> ()
  }, {
  "scf.yield"(%a) : (i8) -> ()
  }) : (i1) -> i8
  %u = "x.use"(%g0) : (i8) -> !x.y
  "func.return"(%g0) : (i8) -> ())"));
}

TEST(WrapInRegionTest, CarriesValuesAroundALoop) {
  std::vector<std::string> mutants =
      mutantsOf("wrap-in-region", program, "", 2000);
  EXPECT_TRUE(reaches(mutants, "\"affine.for\"(%a) <{lowerBoundMap"));
  EXPECT_TRUE(reaches(mutants, "\"scf.for\"(%g"));
  // The round before is read.
  EXPECT_TRUE(reaches(mutants, "\"arith.addi\"(%g2, %g2)"));
  EXPECT_TRUE(reaches(mutants, "\"scf.execute_region\"() ({"));
  EXPECT_TRUE(reaches(mutants, "\"memref.alloca_scope.return\"(%s)"));
  EXPECT_TRUE(reaches(mutants, "\"scf.index_switch\"("));
}

TEST(WrapInRegionTest, WrapsNeitherTerminatorsNorForeignWorlds) {
  for (const std::string &mutant : mutantsOf("wrap-in-region", program))
    EXPECT_EQ(mutant.find("}) : () -> ()\n", mutant.find("func.return")),
              mutant.rfind("}) : () -> ()\n"))
        << mutant;
  EXPECT_TRUE(mutantsOf("wrap-in-region", R"("spirv.func"() ({
  "spirv.A"() : () -> ()
  "spirv.Return"() : () -> ()
}) : () -> ()
)")
                  .empty());
}

TEST(WrapInRegionTest, LeavesAffineIndicesWhereTheyAre) {
  for (const std::string &mutant :
       mutantsOf("wrap-in-region", R"("func.func"() ({
^bb0(%m: memref<9xi8>):
  %n = "x.n"() : () -> index
  %0 = "affine.load"(%m, %n) : (memref<9xi8>, index) -> i8
  "func.return"() : () -> ()
}) : () -> ()
)"))
    EXPECT_LT(mutant.find("%n = \"x.n\""), mutant.find("({", 20)) << mutant;
}

TEST(WrapInRegionTest, LearnsRegionsFromTheCorpus) {
  // A dialect nobody knows: a loop that carries a value, and a scope.
  constexpr std::string_view corpus = R"("h.module"() ({
^bb0(%a: i8):
  %0 = "h.one"() : () -> i8
  %1 = "h.repeat"(%0) ({
  ^bb0(%x: i8):
    %2 = "h.add"(%x, %x) : (i8, i8) -> i8
    "h.next"(%2) {tag} : (i8) -> ()
  }) {count = 3} : (i8) -> i8
  %4 = "h.add"(%1, %a) : (i8, i8) -> i8
  "h.out"(%4) : (i8) -> ()
}) : () -> ()
)";
  std::vector<std::string> mutants =
      mutantsOf("wrap-in-region", corpus, corpus, 1000);
  // The second h.add goes into a loop, which goes on from a value of its type;
  // both the round before and what is outside are read.
  EXPECT_TRUE(reaches(mutants, R"( = "h.repeat"(%1) ({
  ^bb0(%g1: i8):
  %4 = "h.add"(%g1, %a) : (i8, i8) -> i8
  "h.next"(%4) {tag} : (i8) -> ()
  }) {count = 3} : (i8) -> (i8)
  "h.out"(%g0) : (i8) -> ())"));
  // An op that was never seen in there stays out.
  EXPECT_FALSE(reaches(mutants, "\"h.out\"(%4) : (i8) -> ()\n  \"h.next\""));
}
