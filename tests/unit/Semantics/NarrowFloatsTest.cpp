//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Floats of less than 16 bits: all numbers of each format, and what a format
// cannot hold.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Floats.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/MLIRContext.h"

#include "gtest/gtest.h"

#include <functional>

using namespace scion::semantics;
using llvm::APFloat;
using llvm::APInt;

namespace {
class NarrowFloats : public ::testing::Test {
protected:
  mlir::MLIRContext context;
  mlir::Type f32 = mlir::Builder(&context).getF32Type();
  mlir::Type e5m2 = mlir::Float8E5M2Type::get(&context);
  mlir::Type e4m3 = mlir::Float8E4M3Type::get(&context);
  mlir::Type e4m3fn = mlir::Float8E4M3FNType::get(&context);
  mlir::Type e5m2fnuz = mlir::Float8E5M2FNUZType::get(&context);
  mlir::Type e4m3fnuz = mlir::Float8E4M3FNUZType::get(&context);
  mlir::Type e3m4 = mlir::Float8E3M4Type::get(&context);
  mlir::Type e8m0 = mlir::Float8E8M0FNUType::get(&context);
  mlir::Type e2m1 = mlir::Float4E2M1FNType::get(&context);
  mlir::Type e2m3 = mlir::Float6E2M3FNType::get(&context);
  mlir::Type e3m2 = mlir::Float6E3M2FNType::get(&context);

  std::vector<APFloat> allOf(mlir::Type type) {
    std::vector<APFloat> all;
    for (unsigned bits = 0; bits < 1u << widthOf(type); ++bits)
      all.push_back(asFloat(APInt(widthOf(type), bits), type));
    return all;
  }
  bool isDefined(float value, mlir::Type type) {
    return convert(APFloat(value), type).isDefined();
  }
};
} // namespace

TEST_F(NarrowFloats, ComeBackFromWiderOnes) {
  for (mlir::Type type :
       {e5m2, e4m3, e4m3fn, e5m2fnuz, e4m3fnuz, e3m4, e8m0, e2m1, e2m3, e3m2}) {
    EXPECT_TRUE(isNarrowFloat(type));
    for (const APFloat &value : allOf(type)) {
      Element wide = convert(value, f32);
      ASSERT_TRUE(wide.isDefined());
      EXPECT_EQ(convert(asFloat(wide, f32), type), ofFloat(value));
    }
  }
}

TEST_F(NarrowFloats, AreComputedAsTheirFormatRounds) {
  for (mlir::Type type : {e5m2, e4m3, e3m4})
    for (const APFloat &x : allOf(type))
      for (const APFloat &y : allOf(type)) {
        EXPECT_EQ(computeIn(type, x, y, std::plus<APFloat>()), ofFloat(x + y));
        EXPECT_EQ(computeIn(type, x, y, std::multiplies<APFloat>()),
                  ofFloat(x * y));
        EXPECT_EQ(computeIn(type, x, y, std::divides<APFloat>()),
                  ofFloat(x / y));
      }
}

TEST_F(NarrowFloats, AreUndefinedWhereTheFormatHasNoNumber) {
  EXPECT_TRUE(isDefined(1e9f, e5m2)); // infinity
  EXPECT_FALSE(isDefined(1e9f, e4m3fn));
  EXPECT_TRUE(isDefined(448, e4m3fn));
  EXPECT_FALSE(isDefined(449, e4m3fn));
  EXPECT_FALSE(isDefined(6.5f, e2m1));
  EXPECT_TRUE(isDefined(-5, e2m1)); // rounded
  EXPECT_FALSE(isDefined(NAN, e2m1));
  EXPECT_TRUE(isDefined(NAN, e4m3fn));
  EXPECT_TRUE(isDefined(0, e4m3fnuz));
}

TEST_F(NarrowFloats, ArePowersOfTwoInE8M0) {
  EXPECT_TRUE(isDefined(0.5f, e8m0));
  EXPECT_TRUE(isDefined(NAN, e8m0));
  EXPECT_FALSE(isDefined(0, e8m0));
  EXPECT_FALSE(isDefined(3, e8m0));
  EXPECT_FALSE(isDefined(-2, e8m0));
  APFloat two = asFloat(convert(APFloat(2.0f), e8m0), e8m0);
  EXPECT_FALSE(computeIn(e8m0, two, two, std::plus<APFloat>()).isDefined());
}

TEST_F(NarrowFloats, TakeIntegers) {
  EXPECT_EQ(fromInteger(APInt(32, 17), true, e5m2),
            convert(APFloat(16.0f), e5m2));
  EXPECT_FALSE(fromInteger(APInt(32, 1000), true, e4m3fn).isDefined());
  // 2^53 + 1 is no power of two, although its double is one.
  EXPECT_FALSE(
      fromInteger(APInt(64, (1ull << 53) + 1), true, e8m0).isDefined());
}
