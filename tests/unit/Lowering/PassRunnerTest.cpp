//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/PassRunner.h"

#include "harness/input/ParsedInput.h"
#include "harness/lowering/PathStep.h"

#include "mlir/IR/BuiltinOps.h"

#include "llvm/Config/llvm-config.h"
#include "gtest/gtest.h"

#include <fstream>

using namespace scion;

static PathStep stepOf(std::string pass, std::string pipeline) {
  PathStep step;
  step.pass = std::move(pass);
  step.pipeline = std::move(pipeline);
  return step;
}

TEST(PassRunner, SaysWhatCannotBeRead) {
  auto input = parseInput("func.func @f() { return }");
  ASSERT_TRUE(input);
  PassRunner &runner = PassRunner::of(input->context);
  StepResult result = runner.run(
      *input->module, stepOf("no-such-pass", "no-such-pass"), input->context);
  EXPECT_EQ(result.status, StepStatus::Unknown);
  EXPECT_NE(result.message.find("no-such-pass"), std::string::npos)
      << result.message;
  PathStep broken = stepOf("broken", "transform-interpreter");
  broken.schedule = "transform.named_sequence @broken(";
  result = runner.run(*input->module, broken, input->context);
  EXPECT_EQ(result.status, StepStatus::Unknown);
  EXPECT_FALSE(result.message.empty());
}

static std::string regression(std::string_view name) {
  std::ifstream stream(SCION_SOURCE_DIR "/corpus/regressions/" +
                       std::string(name));
  return std::string(std::istreambuf_iterator<char>(stream), {});
}

/// H1: mlir-opt does not come back.
TEST(PassRunner, ComesBackWhereALoopIsCutOff) {
  auto input = parseInput(regression("hang-canonicalize-f0b277f5.mlir"));
  ASSERT_TRUE(input);
  StepResult result =
      PassRunner::of(input->context)
          .run(*input->module, stepOf("canonicalize", "canonicalize"),
               input->context);
  EXPECT_EQ(result.status, StepStatus::Effect) << result.message;
}

/// M74: stock mlir-opt of 22 crashes on the first and makes invalid IR of the
/// second; 23 is right about both, and nothing is suppressed.
TEST(PassRunner, LeavesSlicesWhoseUnitDimensionsAreMixedUp) {
  for (const char *name : {"crash-canonicalize-91691b82.mlir",
                           "invalid-ir-canonicalize-af9d4f08.mlir"}) {
    auto input = parseInput(regression(name));
    ASSERT_TRUE(input) << name;
    StepResult result =
        PassRunner::of(input->context)
            .run(*input->module, stepOf("canonicalize", "canonicalize"),
                 input->context);
    EXPECT_EQ(result.status, LLVM_VERSION_MAJOR < 23 ? StepStatus::NoEffect
                                                     : StepStatus::Effect)
        << name << result.message;
  }
}
