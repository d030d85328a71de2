//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/hunt/RunLines.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion;
using namespace scion::hunt;
using testing::ElementsAre;
using testing::IsEmpty;

/// The only command of a test with this line.
static RunCommand commandOf(const std::string &line) {
  std::vector<RunCommand> commands = readRunLines("// RUN: " + line + "\n");
  EXPECT_EQ(commands.size(), 1u);
  return commands.empty() ? RunCommand() : commands.front();
}

static std::vector<std::string> pipelinesOf(const std::string &line) {
  std::vector<std::string> texts;
  for (const PathStep &step : commandOf(line).steps)
    texts.push_back(step.pipeline);
  return texts;
}

TEST(RunLines, AFlagNamesAPassWhereItCanRun) {
  EXPECT_THAT(pipelinesOf("mlir-opt %s -cse | FileCheck %s"),
              ElementsAre("cse"));
  EXPECT_THAT(pipelinesOf("mlir-opt --affine-loop-tile %s"),
              ElementsAre("func.func(affine-loop-tile)"));
}

TEST(RunLines, OptionsOfAFlag) {
  EXPECT_THAT(pipelinesOf("mlir-opt %s -affine-loop-unroll=\"unroll-factor=3 "
                          "unroll-up-to-factor=true\""),
              ElementsAre("func.func(affine-loop-unroll{unroll-factor=3 "
                          "unroll-up-to-factor=true})"));
}

TEST(RunLines, APipelineStandsAsItIs) {
  EXPECT_THAT(
      pipelinesOf("mlir-opt %s -pass-pipeline='builtin.module("
                  "func.func(canonicalize{top-down=false},cse),inline)'"),
      ElementsAre("func.func(canonicalize{top-down=false})", "func.func(cse)",
                  "inline"));
}

TEST(RunLines, LinesThatGoOnAreOne) {
  std::vector<RunCommand> commands =
      readRunLines("// RUN: mlir-opt %s -cse \\\n"
                   "// RUN:   -split-input-file -canonicalize\n");
  ASSERT_EQ(commands.size(), 1u);
  EXPECT_EQ(commands[0].steps.size(), 2u);
  EXPECT_TRUE(commands[0].splitsInput);
}

TEST(RunLines, OnlyWhoReadsTheTestCounts) {
  std::vector<RunCommand> commands = readRunLines(
      "// RUN: mlir-opt %s -cse | mlir-opt -canonicalize | FileCheck %s\n");
  ASSERT_EQ(commands.size(), 1u);
  ASSERT_EQ(commands[0].steps.size(), 1u);
  EXPECT_EQ(commands[0].steps[0].pass, "cse");
}

TEST(RunLines, WhatIsNoPassIsSaid) {
  RunCommand command = commandOf("mlir-opt %s -cse -no-such-pass=a");
  EXPECT_EQ(command.steps.size(), 1u);
  EXPECT_THAT(command.ignored, ElementsAre("-no-such-pass=a"));
}

TEST(RunLines, APipelineWithAPassThatIsNotThereIsNoPipeline) {
  RunCommand command =
      commandOf("mlir-opt %s -pass-pipeline='builtin.module(cse,no-such)'");
  EXPECT_THAT(command.steps, IsEmpty());
  EXPECT_EQ(command.ignored.size(), 1u);
}

TEST(RunLines, ErrorsThatAreWanted) {
  EXPECT_TRUE(commandOf("not mlir-opt %s -cse").wantsErrors);
  EXPECT_TRUE(commandOf("mlir-opt %s -verify-diagnostics").wantsErrors);
  EXPECT_FALSE(commandOf("mlir-opt %s -cse").wantsErrors);
}

TEST(RunLines, WordsAsAShellTakesThem) {
  EXPECT_THAT(shellWords("a -b='c d' \"e|f\"g|h"),
              ElementsAre("a", "-b=c d", "e|fg", "|", "h"));
}
