//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Well-defined programs get no guards.
//
//===----------------------------------------------------------------------===//

#include "harness/experiment/Defined.h"

#include "harness/experiment/Prepare.h"
#include "harness/input/ParsedInput.h"
#include "harness/lowering/PrintModule.h"
#include "harness/recondition/Recondition.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion;
using testing::HasSubstr;

/// A division whose divisor nobody can see.
static std::string division(std::string_view divisor) {
  return R"(
    memref.global @divisors : memref<1xi32> = dense<)" +
         std::string(divisor) + R"(>
    func.func @main() {
      %x = arith.constant 7 : i32
      %zero = arith.constant 0 : index
      %divisors = memref.get_global @divisors : memref<1xi32>
      %first = memref.load %divisors[%zero] : memref<1xi32>
      %square = arith.muli %first, %first : i32
      memref.store %square, %divisors[%zero] : memref<1xi32>
      %hidden = memref.load %divisors[%zero] : memref<1xi32>
      %r = arith.divsi %x, %hidden : i32
      vector.print %r : i32
      return
    })";
}

static size_t rewritesOf(std::string_view text, bool guardAll = false) {
  auto input = parseInput(text);
  EXPECT_TRUE(input);
  ReconditionOptions options;
  options.guardAll = guardAll;
  ReconditionResult result =
      makeWellDefined(*input->module, input->seed, options);
  EXPECT_TRUE(result.inScope);
  return result.rewrites.size();
}

TEST(Defined, ADefinedProgramStaysAsItIs) {
  EXPECT_EQ(rewritesOf(division("3")), 0u);
  EXPECT_GT(rewritesOf(division("3"), /*guardAll=*/true), 0u);
}

TEST(Defined, AnUndefinedOneGetsItsGuards) {
  EXPECT_GT(rewritesOf(division("0")), 0u);
}

TEST(Defined, WhatACompilerMayChooseIsSettledAllTheSame) {
  EXPECT_GT(rewritesOf(R"(
    func.func @main() {
      %x = arith.constant 7.0 : f32
      %r = arith.divf %x, %x fastmath<arcp> : f32
      vector.print %r : f32
      return
    })"),
            0u);
}

TEST(Defined, PoisonThatNobodyUsesIsNotShown) {
  // Nobody uses the sum, so that it may be poison.
  auto input = parseInput(R"(
    func.func @hide(%x: i32) -> i32 attributes {no_inline} {
      return %x : i32
    }
    func.func @main() {
      %x = arith.constant 2147483647 : i32
      %hidden = func.call @hide(%x) : (i32) -> i32
      %r = arith.addi %hidden, %hidden overflow<nsw> : i32
      return
    })");
  ASSERT_TRUE(input);
  ASSERT_TRUE(runsDefined(*input->module));
  EXPECT_FALSE(prepareProgram(*input->module, input->seed, {}));
  EXPECT_THAT(printModule(*input->module), HasSubstr("overflow<nsw>"));
  EXPECT_TRUE(runsDefined(*input->module));
}
