//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/PathStep.h"

#include "gtest/gtest.h"

using namespace scion;

static std::vector<std::string> pipelines(std::string_view text,
                                          std::string &error) {
  std::vector<std::string> result;
  for (const PathStep &step : splitPipeline(text, error))
    result.push_back(step.pass + " as " + step.pipeline);
  return result;
}

TEST(PathStep, SplitsNestedPipelinesIntoOnePassEach) {
  std::string error;
  EXPECT_EQ(
      pipelines("builtin.module(cse, func.func(canonicalize{top-down=0},"
                "cse),inline{op-pipelines=func.func(cse,sccp)})",
                error),
      (std::vector<std::string>{
          "cse as cse", "canonicalize as func.func(canonicalize{top-down=0})",
          "cse as func.func(cse)",
          "inline as inline{op-pipelines=func.func(cse,sccp)}"}));
  EXPECT_EQ(error, "");
}

TEST(PathStep, RefusesBracketsThatDoNotMatch) {
  std::string error;
  EXPECT_TRUE(splitPipeline("func.func(cse", error).empty());
  EXPECT_NE(error, "");
}

TEST(PathStep, WritesWhatItReads) {
  std::string error;
  std::string text = "builtin.module(func.func(affine-loop-unroll{unroll-factor"
                     "=3}),canonicalize)";
  EXPECT_EQ(pipelineText(splitPipeline(text, error)), text);
}

TEST(PathStep, PutsPassesWhereTheyBelong) {
  EXPECT_EQ(makeStep(StepKind::Optimization, "cse", "", false).pipeline, "cse");
  EXPECT_EQ(
      makeStep(StepKind::Optimization, "affine-loop-tile", "tile-size=2", true)
          .pipeline,
      "func.func(affine-loop-tile{tile-size=2})");
}
