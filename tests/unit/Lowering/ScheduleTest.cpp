//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/Schedule.h"

#include "harness/input/ParsedInput.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Verifier.h"

#include "gtest/gtest.h"

using namespace scion;

static constexpr const char *idle =
    "transform.named_sequence @scion_idle(%root: !transform.any_op "
    "{transform.readonly}) {\n  transform.yield\n}\n";

/// Applies `idle` to the program; what the interpreter was given verifies.
static void applyIdle(mlir::ModuleOp module) {
  EXPECT_TRUE(applySchedule(module, idle, [&] {
    EXPECT_TRUE(module.lookupSymbol("scion_idle"));
    return mlir::verify(module);
  }));
  EXPECT_FALSE(module.lookupSymbol("scion_idle"));
}

TEST(Schedule, LeavesNoTrace) {
  auto input = parseInput("func.func @f() { return }");
  ASSERT_TRUE(input);
  applyIdle(*input->module);
  EXPECT_FALSE((*input->module)->hasAttr("transform.with_named_sequence"));
}

TEST(Schedule, LeavesTheSequencesOfTheProgramValid) {
  auto input = parseInput(R"(
    module attributes {transform.with_named_sequence} {
      transform.named_sequence @own(%root: !transform.any_op) {
        transform.yield
      }
    })");
  ASSERT_TRUE(input);
  mlir::ModuleOp module = *input->module;
  applyIdle(module);
  EXPECT_TRUE(module.lookupSymbol("own"));
  EXPECT_TRUE(mlir::succeeded(mlir::verify(module)));
}
