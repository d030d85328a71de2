//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The fresh processes of this binary are forks. Passes that go by addresses are
// tested with processes that are new: tests/lit/run/deaths.test.
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/Stability.h"

#include "BlamedPasses.h"
#include "harness/input/ParsedInput.h"
#include "harness/oracle/EndlessPatterns.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion;
using testing::HasSubstr;

static constexpr std::string_view unstable = R"(
  func.func @count_me() {
    %wanted = arith.constant 42 : i32
    return
  })";

static ReplayRequest requestFor(std::string_view pipeline) {
  std::string error;
  ReplayRequest request;
  request.program = unstable;
  request.steps = splitPipeline(pipeline, error);
  EXPECT_EQ(error, "");
  return request;
}

static Stability examine(std::string_view pipeline) {
  registerBlamedPasses();
  auto input = parseInput(unstable);
  EXPECT_TRUE(input);
  ReplayRequest request = requestFor(pipeline);
  std::string expected =
      replayHere(*input->module, input->context, request).outcome;
  return examineStability(*input->module, input->context, request, expected);
}

TEST(Stability, EqualWalksAreStable) {
  Stability stability = examine("cse,blame-break,convert-func-to-llvm");
  EXPECT_EQ(stability.kind, Stability::Kind::Stable);
  EXPECT_EQ(stability.processes, 3u);
  EXPECT_EQ(stability.differing, 0u);
}

TEST(Stability, NamesTheFirstStepThatGivesAnotherModule) {
  Stability stability = examine("blame-break,blame-count,canonicalize");
  EXPECT_EQ(stability.kind, Stability::Kind::Step);
  EXPECT_EQ(stability.step, 1u);
  EXPECT_EQ(stability.processes, 8u);
}

TEST(FreshReplay, TellsWhatAPathLeavesAndWhereItEnds) {
  registerBlamedPasses();
  auto input = parseInput(unstable);
  ReplayRequest request = requestFor("blame-break,convert-func-to-llvm");
  ReplayRecord here = replayHere(*input->module, input->context, request);
  EXPECT_EQ(here.modules.size(), 2u);
  FreshReplay there = replayFresh(request, {.seconds = 60, .heapNoise = 50});
  ASSERT_TRUE(there.answered) << there.process.text;
  EXPECT_EQ(there.record, here);

  request.steps.push_back(requestFor("no-such-pass").steps.front());
  FreshReplay broken = replayFresh(request, {.seconds = 60});
  ASSERT_TRUE(broken.answered);
  EXPECT_EQ(broken.record.modules.size(), 2u);
  EXPECT_EQ(broken.record.status, StepStatus::Unknown);
  EXPECT_THAT(broken.record.message, HasSubstr("no-such-pass"));
}

TEST(FreshReplay, AProgramThatIsNoneIsNotAnswered) {
  ReplayRequest request;
  request.program = "no program";
  EXPECT_FALSE(replayFresh(request, {.seconds = 60}).answered);
}

TEST(Circle, APassThatEndsDoesNotHang) {
  registerBlamedPasses();
  std::string why;
  EXPECT_FALSE(confirmEndlessPatterns(std::string(unstable),
                                      requestFor("blame-break").steps, why));
  EXPECT_THAT(why, HasSubstr("blame-break ends"));
}
