//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/Schedule.h"

#include "harness/input/ParsedInput.h"
#include "harness/lowering/PathStep.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Verifier.h"

#include "gtest/gtest.h"

using namespace scion;

static bool apply(mlir::ModuleOp program, std::string_view text) {
  auto schedule = Schedule::read(text, *program.getContext());
  return schedule && schedule->apply(program);
}

static constexpr std::string_view cse =
    "transform.named_sequence @scion_cse(%root: !transform.any_op "
    "{transform.readonly}) {\n"
    "  transform.apply_cse to %root : !transform.any_op\n"
    "  transform.yield\n}\n";

static size_t countOps(mlir::ModuleOp module, std::string_view name) {
  size_t count = 0;
  module.walk([&](mlir::Operation *op) {
    count += op->getName().getStringRef() == llvm::StringRef(name);
  });
  return count;
}

TEST(Schedule, ChangesTheProgramAndLeavesNoTrace) {
  auto input = parseInput(R"(
    func.func @f() -> (i32, i32) {
      %a = arith.constant 1 : i32
      %b = arith.constant 1 : i32
      return %a, %b : i32, i32
    })");
  ASSERT_TRUE(input);
  mlir::ModuleOp module = *input->module;
  EXPECT_EQ(countOps(module, "arith.constant"), 2u);
  EXPECT_TRUE(apply(module, cse));
  EXPECT_EQ(countOps(module, "arith.constant"), 1u);
  EXPECT_FALSE(module.lookupSymbol("scion_cse"));
  EXPECT_FALSE(module->hasAttr("transform.with_named_sequence"));
}

TEST(Schedule, LeavesTheSequencesOfTheProgramValid) {
  auto input = parseInput(R"(
    module attributes {transform.with_named_sequence} {
      transform.named_sequence @scion_cse(%root: !transform.any_op) {
        transform.yield
      }
    })");
  ASSERT_TRUE(input);
  mlir::ModuleOp module = *input->module;
  EXPECT_TRUE(apply(module, cse));
  EXPECT_TRUE(module.lookupSymbol("scion_cse"));
  EXPECT_TRUE(mlir::succeeded(mlir::verify(module)));
}

TEST(Schedule, SaysThatItDidNotWork) {
  auto input = parseInput("func.func @f() { return }");
  ASSERT_TRUE(input);
  EXPECT_FALSE(apply(*input->module, "transform.named_sequence @broken("));
  EXPECT_FALSE(apply(*input->module, ""));
  EXPECT_FALSE(apply(*input->module,
                     "transform.named_sequence @of_a_loop(%root: "
                     "!transform.any_op {transform.readonly}) {\n"
                     "  transform.loop.unroll %root {factor = 2} : "
                     "!transform.any_op\n  transform.yield\n}\n"));
}

TEST(Schedule, KnowsWhatNoPassLowers) {
  EXPECT_TRUE(findLowering("linalg.pack:tensor"));
  EXPECT_TRUE(findLowering("linalg.unpack:tensor"));
  EXPECT_FALSE(findLowering("linalg.matmul:tensor"));
  EXPECT_FALSE(findLowering("@linalg-divides"));
}
