//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A function that is being written: an op that ends the run is as if it had
// never been tried, and the run goes on after it.
//
//===----------------------------------------------------------------------===//

#include "harness/input/ParsedInput.h"
#include "harness/semantics/Evaluation.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion;
using namespace scion::semantics;
using ::testing::HasSubstr;

TEST(TryOutTest, WhatEndsTheRunWasNeverTried) {
  auto input = parseInput(R"(
func.func @main() {
  %zero = arith.constant 0 : i32
  %seven = arith.constant 7 : i32
  %bad = arith.divsi %seven, %zero : i32
  %loop = scf.while (%i = %seven) : (i32) -> i32 {
    %true = arith.constant true
    scf.condition(%true) %i : i32
  } do {
  ^bb0(%i: i32):
    scf.yield %i : i32
  }
  %good = arith.addi %seven, %seven : i32
  return
})");
  ASSERT_TRUE(input);
  auto main = input->module->lookupSymbol<mlir::func::FuncOp>("main");
  EvaluationOptions options;
  options.fuel = 1000;
  Evaluation evaluation(*input->module, options);
  evaluation.open(main);
  std::vector<std::string> ends;
  mlir::Value good;
  for (mlir::Operation &op : main.getBody().front().without_terminator()) {
    uint64_t before = evaluation.executedOps();
    Ending why;
    if (evaluation.tryOut(op, why) == Flow::Stop) {
      EXPECT_EQ(evaluation.executedOps(), before);
      ends.push_back(why.why);
    } else {
      good = op.getResult(0);
    }
    EXPECT_FALSE(evaluation.isOver());
    EXPECT_EQ(evaluation.currentOp(), nullptr);
  }
  ASSERT_EQ(ends.size(), 2u);
  EXPECT_THAT(ends[0], HasSubstr("division by zero"));
  EXPECT_THAT(ends[1], HasSubstr("fuel"));
  EXPECT_EQ(evaluation.get(good).element().asSigned(), 14);
}
