//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/hunt/Variations.h"

#include "harness/input/ParsedInput.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Verifier.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion;
using namespace scion::hunt;

namespace {
class VariationsTest : public testing::Test {
protected:
  void read(std::string_view text) {
    std::optional<ParsedInput> parsed = parseInput(text);
    ASSERT_TRUE(parsed);
    input.emplace(std::move(*parsed));
  }
  bool change(Variation variation, uint64_t seed = 1) {
    ChoiceStream choices(seed);
    return vary(*input->module, variation, choices);
  }
  template <typename Op>
  Op only() {
    Op found;
    input->module->walk([&](Op op) { found = op; });
    return found;
  }
  unsigned countOf(llvm::StringRef name) {
    unsigned count = 0;
    input->module->walk([&](mlir::Operation *op) {
      count += op->getName().getStringRef() == name;
    });
    return count;
  }
  bool isValid() { return mlir::succeeded(mlir::verify(*input->module)); }
  std::optional<ParsedInput> input;
};
} // namespace

TEST_F(VariationsTest, ComparesAreMirrored) {
  read("func.func @f(%a: i32, %b: i32) -> i1 {\n"
       "  %r = arith.cmpi slt, %a, %b : i32\n  return %r : i1\n}\n");
  mlir::Value left = only<mlir::arith::CmpIOp>().getLhs();
  ASSERT_TRUE(change(Variation::Commute));
  auto op = only<mlir::arith::CmpIOp>();
  EXPECT_EQ(op.getRhs(), left);
  EXPECT_EQ(op.getPredicate(), mlir::arith::CmpIPredicate::sgt);
}

TEST_F(VariationsTest, WhatDoesNotCommuteStays) {
  read("func.func @f(%a: i32, %b: i32) -> i32 {\n"
       "  %r = arith.subi %a, %b : i32\n  return %r : i32\n}\n");
  EXPECT_FALSE(change(Variation::Commute));
}

TEST_F(VariationsTest, AValueGetsAUse) {
  read("func.func @f(%a: i32) -> i32 {\n"
       "  %r = arith.addi %a, %a : i32\n  return %r : i32\n}\n");
  ASSERT_TRUE(change(Variation::UseTwice));
  EXPECT_EQ(countOf("scion.use"), 1u);
  EXPECT_FALSE(only<mlir::arith::AddIOp>().getResult().hasOneUse());
}

TEST_F(VariationsTest, FlagsChange) {
  read("func.func @f(%a: i32) -> i32 {\n"
       "  %r = arith.addi %a, %a : i32\n  return %r : i32\n}\n");
  bool sawFlag = false;
  for (uint64_t seed = 1; seed <= 8; ++seed)
    if (change(Variation::Flags, seed))
      sawFlag |= only<mlir::arith::AddIOp>().getOverflowFlags() !=
                 mlir::arith::IntegerOverflowFlags::none;
  EXPECT_TRUE(sawFlag);
  EXPECT_TRUE(isValid());
}

TEST_F(VariationsTest, AnAccessGoesThroughAnotherName) {
  read("func.func @f(%m: memref<4xi32>, %i: index) -> i32 {\n"
       "  %v = memref.load %m[%i] : memref<4xi32>\n  return %v : i32\n}\n");
  mlir::Value before = only<mlir::memref::LoadOp>().getMemRef();
  ASSERT_TRUE(change(Variation::Alias));
  EXPECT_NE(only<mlir::memref::LoadOp>().getMemRef(), before);
  EXPECT_TRUE(isValid());
}

TEST_F(VariationsTest, WithoutMemoryThereIsNoOtherName) {
  read("func.func @f() {\n  return\n}\n");
  EXPECT_FALSE(change(Variation::Alias));
}

TEST(VarySizes, OneSizeChangesEverywhere) {
  ChoiceStream choices(3);
  std::optional<std::string> varied =
      varySizes("tensor<4x4xf32>, vector<4xi32>", choices);
  ASSERT_TRUE(varied);
  EXPECT_EQ(varied->find('4'), std::string::npos);
}

TEST(VarySizes, OtherNumbersStay) {
  for (uint64_t seed = 0; seed < 20; ++seed) {
    ChoiceStream choices(seed);
    std::optional<std::string> varied =
        varySizes("\"op\"(%4, %a4) : (tensor<4xi4>, i4)", choices);
    ASSERT_TRUE(varied);
    EXPECT_TRUE(varied->starts_with("\"op\"(%4, %a4) : (tensor<")) << *varied;
    EXPECT_TRUE(varied->ends_with("xi4>, i4)")) << *varied;
  }
}

TEST(VarySizes, WithoutShapesThereIsNothingToChange) {
  ChoiceStream choices(1);
  EXPECT_FALSE(varySizes("func.func @f(%a: i32) { return }", choices));
}

TEST(ShrinkNumbers, KeepsTheOrderAndTheRemainder) {
  EXPECT_EQ(shrinkNumbers("memref<1024x33xf32> 1024 33 7 i64 %100"),
            "memref<16x9xf32> 16 9 7 i64 %100");
}

TEST(ShrinkNumbers, SmallNumbersStay) {
  EXPECT_EQ(shrinkNumbers("memref<31xf32>"), std::nullopt);
}
