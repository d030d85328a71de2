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
^bb0(%a: i32):
  %c = "arith.constant"() <{value = 5 : i32}> : () -> i32
  %s = "arith.addi"(%a, %c) : (i32, i32) -> i32
  "func.return"(%s) : (i32) -> ()
}) : () -> ()
)";

TEST(ChangeTypeWidthTest, WidensASliceWithItsConstants) {
  EXPECT_TRUE(reaches(mutantsOf("change-type-width", program), R"(
  %c = "arith.constant"() <{value = 5 : i64}> : () -> i64
  %g0 = "arith.extsi"(%a) : (i32) -> i64
  %s = "arith.addi"(%g0, %c) : (i64, i64) -> i64
  %g1 = "arith.trunci"(%s) : (i64) -> i32
  "func.return"(%g1) : (i32) -> ())"));
}

TEST(ChangeTypeWidthTest, NarrowsAndCastsAtTheEdges) {
  std::vector<std::string> mutants = mutantsOf("change-type-width", program);
  EXPECT_TRUE(reaches(mutants, "value = 5 : i8"));
  EXPECT_TRUE(reaches(mutants, "\"arith.trunci\"(%a) : (i32) -> i16"));
  // The addition alone: its constant is cast.
  EXPECT_TRUE(reaches(mutants, "\"arith.extsi\"(%c) : (i32) -> i64"));
}

TEST(ChangeTypeWidthTest, KnowsVectorsAndComparisons) {
  std::vector<std::string> mutants =
      mutantsOf("change-type-width", R"("func.func"() ({
^bb0(%a: vector<4xf32>):
  %s = "arith.addf"(%a, %a) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %b = "arith.cmpf"(%s, %s) <{predicate = 1 : i64}> : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>
  "func.return"(%b) : (vector<4xi1>) -> ()
}) : () -> ()
)");
  EXPECT_TRUE(reaches(mutants, "\"arith.extf\"(%a) : (vector<4xf32>) -> "
                               "vector<4xf64>"));
  EXPECT_TRUE(reaches(mutants, "(vector<4xf16>, vector<4xf16>) -> "
                               "vector<4xi1>"));
}

TEST(ChangeTypeWidthTest, KeepsBitPatternsAndLargeNumbers) {
  for (const char *constant : {"0x7F800000 : f32", "1000 : i32"}) {
    std::string type =
        std::string(constant).substr(std::string(constant).find(": ") + 2);
    EXPECT_TRUE(mutantsOf("change-type-width",
                          "\"func.func\"() ({\n  %c = \"arith.constant\"() "
                          "<{value = " +
                              std::string(constant) + "}> : () -> " + type +
                              "\n  \"func.return\"(%c) : (" + type +
                              ") -> ()\n}) : () -> ()\n")
                    .empty());
  }
}
