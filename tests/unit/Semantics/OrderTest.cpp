//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sums whose order is not specified: the result is specified only if every
// order gives the same bits.
//
//===----------------------------------------------------------------------===//

#include "Says.h"
#include "harness/semantics/Combine.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/MLIRContext.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion::semantics;
using llvm::APFloat;
using ::testing::HasSubstr;

namespace {
class AnyOrderTest : public ::testing::Test {
protected:
  mlir::MLIRContext context;
  mlir::Type f32 = mlir::Builder(&context).getF32Type();

  bool isSame(Combination how, std::initializer_list<float> values) {
    AnyOrder order(how, f32);
    for (float value : values)
      order.note(APFloat(value));
    return order.isSame();
  }
};
} // namespace

TEST_F(AnyOrderTest, SumsOfMultiplesAreTheSame) {
  EXPECT_TRUE(isSame(Combination::Add, {0.25f, 15.5f, -3.75f}));
  EXPECT_TRUE(isSame(Combination::Add, {0.0f, -0.0f}));
  EXPECT_TRUE(isSame(Combination::Add, {8388608.0f, 1.0f, -1.0f}));
  EXPECT_FALSE(isSame(Combination::Add, {16777216.0f, 1.0f, -16777216.0f}));
  EXPECT_FALSE(isSame(Combination::Add, {1e30f, 1.0f}));
  EXPECT_FALSE(isSame(Combination::Add, {3e38f, 3e38f, -3e38f}));
  float infinity = std::numeric_limits<float>::infinity();
  EXPECT_TRUE(isSame(Combination::Add, {infinity, 0.5f, 1.0f}));
}

TEST_F(AnyOrderTest, ProductsOfFewBitsAreTheSame) {
  EXPECT_TRUE(isSame(Combination::Mul, {3.0f, 5.0f, 0.25f}));
  EXPECT_FALSE(isSame(Combination::Mul, {16777215.0f, 3.0f, 0.1f}));
  EXPECT_FALSE(isSame(Combination::Mul, {1e-38f, 1e-38f, 1e38f}));
  EXPECT_TRUE(isSame(Combination::Maximum, {1e30f, 1.0f}));
}

TEST_F(AnyOrderTest, ProductsThatAreRoundedAreNot) {
  AnyOrder exact(Combination::Add, f32), rounded(Combination::Add, f32);
  exact.noteProduct(APFloat(12.25f), APFloat(13.5f));
  EXPECT_TRUE(exact.isSame());
  rounded.noteProduct(APFloat(0.1f), APFloat(0.1f));
  EXPECT_FALSE(rounded.isSame());
}

/// A contraction of two vectors of these two numbers, shown.
static std::string contraction(const std::string &a, const std::string &b) {
  return says("%a = arith.constant dense<[" + a + "]> : vector<3xf32>\n" +
                  "%b = arith.constant dense<[" + b +
                  "]> : vector<3xf32>\n%z = arith.constant 0.0 : f32\n" + R"(
  %r = vector.contract {indexing_maps = [#v, #v, #s],
      iterator_types = ["reduction"], kind = #vector.kind<add>}
      %a, %b, %z : vector<3xf32>, vector<3xf32> into f32
  vector.print %r : f32)",
              "#v = affine_map<(d0) -> (d0)>\n#s = affine_map<(d0) -> ()>");
}

TEST(OrderTest, AContractionIsKnownWhereNothingIsRounded) {
  EXPECT_EQ(contraction("1.0, 2.0, 3.0", "0.5, 0.25, 4.0"), "13\n");
  EXPECT_THAT(contraction("1.0e30, 1.0, 1.0", "1.0, 1.0, 1.0"),
              HasSubstr("unsupported: vector.contract"));
}

TEST(OrderTest, WhatIsNotShownDoesNoHarm) {
  EXPECT_EQ(says(R"(
  %a = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %b = complex.exp %a : complex<f32>
  %i = arith.constant 7 : i32
  vector.print %i : i32)"),
            "7\n");
}
