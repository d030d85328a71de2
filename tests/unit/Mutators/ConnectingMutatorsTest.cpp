//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// swap-operands, share-output, mask-operation and rare-literal.
//
//===----------------------------------------------------------------------===//

#include "tests/unit/Mutators/MutatorTesting.h"

using namespace scion;

TEST(SwapOperandsTest, OnlyOfOneType) {
  std::vector<std::string> mutants = mutantsOf("swap-operands", R"("f"() ({
^b(%a: i8, %b: i8, %c: i32):
  "x.sub"(%a, %b) : (i8, i8) -> ()
  "x.other"(%a, %c) : (i8, i32) -> ()
  "x.end"(%a, %c, %b) : (i8, i32, i8) -> ()
}) : () -> ()
)");
  EXPECT_TRUE(reaches(mutants, R"("x.sub"(%b, %a))"));
  EXPECT_TRUE(reaches(mutants, R"("x.end"(%b, %c, %a))"));
  EXPECT_EQ(mutants.size(), 2u);
}

TEST(ShareOutputTest, TakesTheLastOperandOfAnother) {
  std::vector<std::string> mutants = mutantsOf("share-output", R"("f"() ({
^b(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<5xf32>):
  %r = "x.one"(%c, %a) : (tensor<5xf32>, tensor<4xf32>) -> tensor<4xf32>
  %s = "x.two"(%c, %b) : (tensor<5xf32>, tensor<4xf32>) -> tensor<4xf32>
  "x.three"(%s) : (tensor<4xf32>) -> ()
}) : () -> ()
)");
  EXPECT_TRUE(reaches(mutants, R"("x.two"(%c, %a))"));
  EXPECT_TRUE(reaches(mutants, R"("x.one"(%c, %b))"));
  // A later definition cannot be read.
  EXPECT_FALSE(reaches(mutants, R"("x.one"(%c, %s))"));
  EXPECT_FALSE(reaches(mutants, R"((%c, %c))"));
}

TEST(MaskOperationTest, WrapsAndReplaces) {
  std::vector<std::string> wrapped = mutantsOf("mask-operation", R"("f"() ({
^b(%v: vector<4xf32>):
  %r = "vector.reduction"(%v) <{kind = #vector.kind<add>}> : (vector<4xf32>) -> f32
  "x.end"(%r) : (f32) -> ()
}) : () -> ()
)");
  EXPECT_TRUE(reaches(
      wrapped,
      R"("vector.constant_mask"() <{mask_dim_sizes = array<i64: 3>}> : () -> vector<4xi1>)"));
  EXPECT_TRUE(reaches(wrapped, R"(%r = "vector.mask"(%g)"));
  EXPECT_TRUE(reaches(wrapped, R"(}) : (vector<4xi1>) -> f32
  "x.end"(%r))"));
  std::vector<std::string> replaced = mutantsOf("mask-operation", R"("f"() ({
^b(%m: memref<?xf32>, %i: index, %k: vector<[4]xi1>, %v: vector<[4]xf32>):
  %r = "vector.maskedload"(%m, %i, %k, %v) : (memref<?xf32>, index, vector<[4]xi1>, vector<[4]xf32>) -> vector<[4]xf32>
  "x.end"(%r) : (vector<[4]xf32>) -> ()
}) : () -> ()
)");
  EXPECT_TRUE(reaches(
      replaced,
      R"("arith.constant"() <{value = dense<true> : vector<[4]xi1>}>)"));
  EXPECT_TRUE(reaches(replaced, R"("vector.maskedload"(%m, %i, %g)"));
}

TEST(RareLiteralTest, ChangesATypeThroughout) {
  std::vector<std::string> mutants = mutantsOf("rare-literal", R"("f"() ({
^b(%a: i32, %c: i1):
  %r = "x.one"(%a) <{value = 5 : i32, map = affine_map<(d0) -> (d0)>}> : (i32) -> vector<4xi32>
  "x.end"(%r, %c) : (vector<4xi32>, i1) -> ()
}) : () -> ()
)",
                                               "", 600);
  EXPECT_TRUE(reaches(mutants, "%a: i7"));
  EXPECT_TRUE(reaches(mutants, "vector<4xi128>"));
  EXPECT_TRUE(reaches(mutants, "vector<1xi32>"));
  EXPECT_TRUE(reaches(mutants, "value = 255 : i32"));
  for (const std::string &mutant : mutants) {
    EXPECT_NE(mutant.find("%c: i1"), mutant.npos) << mutant;
    if (mutant.find("i32") != mutant.npos) // or nowhere
      EXPECT_NE(mutant.find("%a: i32"), mutant.npos) << mutant;
  }
}
