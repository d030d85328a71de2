//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/ReconcileCasts.h"

#include "harness/input/ParsedInput.h"
#include "harness/lowering/PassRunner.h"
#include "harness/lowering/PathStep.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"

#include "gtest/gtest.h"

using namespace scion;

static PathStep stepOf(std::string pipeline) {
  PathStep step;
  step.pass = "reconcile-unrealized-casts";
  step.pipeline = std::move(pipeline);
  return step;
}

/// There, back and there again, in a function of each kind.
static constexpr std::string_view chains = R"(
  func.func @high(%a: i64) -> (index, index) {
    %0 = builtin.unrealized_conversion_cast %a : i64 to index
    %1 = builtin.unrealized_conversion_cast %0 : index to i64
    %2 = builtin.unrealized_conversion_cast %1 : i64 to index
    return %0, %2 : index, index
  }
  llvm.func @low(%a: i64) -> i64 {
    %0 = builtin.unrealized_conversion_cast %a : i64 to index
    %1 = builtin.unrealized_conversion_cast %0 : index to i64
    llvm.return %1 : i64
  })";

template <typename Function>
static size_t castsIn(mlir::ModuleOp module) {
  size_t count = 0;
  for (auto function : module.getOps<Function>())
    function->walk([&](mlir::UnrealizedConversionCastOp) { ++count; });
  return count;
}

TEST(ReconcileCasts, GoesByTheOrderOfTheOps) {
  auto input = parseInput(chains);
  ASSERT_TRUE(input);
  PassRunner &runner = PassRunner::of(input->context);
  struct {
    const char *pipeline;
    size_t castsLeftLow;
  } forms[] = {{"reconcile-unrealized-casts", 0},
               {"func.func(reconcile-unrealized-casts)", 2}};
  // MLIR's pass depends on addresses, and leaves two casts in @high every third
  // time. All modules are kept, so that each has other addresses.
  std::vector<mlir::OwningOpRef<mlir::ModuleOp>> all;
  for (unsigned round = 0; round < 64; ++round)
    for (const auto &[pipeline, castsLeftLow] : forms) {
      all.push_back(input->module->clone());
      mlir::ModuleOp module = *all.back();
      PathStep step = stepOf(pipeline);
      EXPECT_EQ(runner.run(module, step, input->context).status,
                StepStatus::Effect);
      EXPECT_EQ(castsIn<mlir::func::FuncOp>(module), 1u);
      EXPECT_EQ(castsIn<mlir::LLVM::LLVMFuncOp>(module), castsLeftLow);
      EXPECT_EQ(runner.run(module, step, input->context).status,
                StepStatus::NoEffect);
    }
}

static std::string textOf(mlir::ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  module->print(stream);
  return text;
}

/// Where the order of the casts does not matter, the result is that of MLIR's
/// pass.
TEST(ReconcileCasts, IsThePass) {
  const char *programs[] = {
      "func.func @dead(%a: i64) {\n"
      "  %0 = builtin.unrealized_conversion_cast %a : i64 to index\n"
      "  %1 = builtin.unrealized_conversion_cast %0 : index to i32\n"
      "  return }",
      "func.func @of_one_type(%a: i64) -> i64 {\n"
      "  %0 = builtin.unrealized_conversion_cast %a : i64 to i64\n"
      "  return %0 : i64 }",
      "func.func @there_and_back(%a: i64) -> i64 {\n"
      "  %0 = builtin.unrealized_conversion_cast %a : i64 to index\n"
      "  %1 = builtin.unrealized_conversion_cast %0 : index to i32\n"
      "  %2 = builtin.unrealized_conversion_cast %1 : i32 to i64\n"
      "  return %2 : i64 }",
      "func.func @in_use_between(%a: i64) -> (i64, index) {\n"
      "  %0 = builtin.unrealized_conversion_cast %a : i64 to index\n"
      "  %1 = builtin.unrealized_conversion_cast %0 : index to i64\n"
      "  return %1, %0 : i64, index }",
      "func.func @several(%a: i64, %b: i32) -> (i64, i32) {\n"
      "  %0 = builtin.unrealized_conversion_cast %a, %b : i64, i32 to index\n"
      "  %1:2 = builtin.unrealized_conversion_cast %0 : index to i64, i32\n"
      "  return %1#0, %1#1 : i64, i32 }",
      "func.func @swapped(%a: index) -> (i64, i64) {\n"
      "  %0:2 = builtin.unrealized_conversion_cast %a : index to i64, i64\n"
      "  %1 = builtin.unrealized_conversion_cast %0#1, %0#0 : i64, i64 to "
      "index\n"
      "  %2:2 = builtin.unrealized_conversion_cast %1 : index to i64, i64\n"
      "  return %2#0, %2#1 : i64, i64 }",
      "func.func @never_reached() {\n"
      "  return\n"
      "^bb1:\n"
      "  %0 = builtin.unrealized_conversion_cast %1 : index to i64\n"
      "  %1 = builtin.unrealized_conversion_cast %0 : i64 to index\n"
      "  %2 = arith.addi %1, %1 : index\n"
      "  cf.br ^bb1 }",
  };
  for (const char *program : programs) {
    auto input = parseInput(program);
    ASSERT_TRUE(input) << program;
    mlir::OwningOpRef<mlir::ModuleOp> expected = input->module->clone();
    mlir::PassManager manager(&*input->context);
    ASSERT_TRUE(mlir::succeeded(
        mlir::parsePassPipeline("reconcile-unrealized-casts", manager)));
    ASSERT_TRUE(mlir::succeeded(manager.run(*expected)));
    PathStep step = stepOf("reconcile-unrealized-casts");
    ASSERT_TRUE(reconcilesCasts(step));
    reconcileCastsInOrder(*input->module, step);
    EXPECT_EQ(textOf(*input->module), textOf(*expected));
  }
}

TEST(ReconcileCasts, EndsWhereChainsHaveNoBeginning) {
  auto input = parseInput(R"(
    func.func @never_reached() {
      return
    ^bb1:
      %0 = builtin.unrealized_conversion_cast %1 : index to i64
      %1 = builtin.unrealized_conversion_cast %0 : i64 to index
      %2 = builtin.unrealized_conversion_cast %1 : index to i32
      %3 = arith.addi %2, %2 : i32
      cf.br ^bb1
    })");
  ASSERT_TRUE(input);
  reconcileCastsInOrder(*input->module, stepOf("reconcile-unrealized-casts"));
  EXPECT_EQ(castsIn<mlir::func::FuncOp>(*input->module), 3u);
  EXPECT_TRUE(mlir::succeeded(mlir::verify(*input->module)));
}
