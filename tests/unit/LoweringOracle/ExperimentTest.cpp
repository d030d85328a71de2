//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/experiment/Experiment.h"

#include "BlamedPasses.h"
#include "harness/experiment/Refinement.h"
#include "harness/input/ParsedInput.h"
#include "harness/lowering/PrintModule.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <memory>

using namespace scion;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

static PathStep pass(std::string_view name) {
  return makeStep(StepKind::Optimization, name, "", /*onFunction=*/false);
}

namespace {
/// `blame-break` makes 43 of 42; `blame-ruin` leaves invalid IR.
class ExperimentTest : public testing::Test {
protected:
  void SetUp() override {
    registerBlamedPasses();
    std::optional<ParsedInput> parsed = parseInput(R"(
      func.func private @ruin_me() { return }
      func.func @main() {
        %wanted = arith.constant 42 : i32
        %again = arith.constant 42 : i32
        vector.print %wanted : i32
        return
      })");
    ASSERT_TRUE(parsed);
    input = std::make_unique<ParsedInput>(std::move(*parsed));
    subject.emplace(*input->module, input->context);
    refinement.emplace(interpretLimited(*input->module, 1000), 1000);
    subject->refinement = &*refinement;
  }

  std::unique_ptr<ParsedInput> input;
  std::optional<Subject> subject;
  std::optional<RefinementCheck> refinement;
  LoweredPath path;
};
} // namespace

TEST_F(ExperimentTest, AWrongPassIsTakenBackAndTheOthersStay) {
  Experiment experiment(*subject, path, Judging::TakeBack);
  EXPECT_EQ(experiment.apply(pass("cse")), StepStatus::Effect);
  EXPECT_EQ(experiment.apply(pass("blame-break")), StepStatus::Refuted);
  EXPECT_FALSE(experiment.ended);
  EXPECT_EQ(experiment.apply(pass("convert-arith-to-llvm")),
            StepStatus::Effect);
  EXPECT_THAT(path.steps, SizeIs(2));
  ASSERT_THAT(path.setbacks, SizeIs(1));
  EXPECT_EQ(path.setbacks[0].status, StepStatus::Refuted);
  EXPECT_THAT(path.setbacks[0].steps, SizeIs(2));
  EXPECT_THAT(path.setbacks[0].refutation->text, HasSubstr("42"));
  EXPECT_THAT(printModule(*path.module), HasSubstr("42 : i32"));
}

TEST_F(ExperimentTest, SoIsOneThatLeavesInvalidIR) {
  Experiment experiment(*subject, path, Judging::TakeBack);
  EXPECT_EQ(experiment.apply(pass("blame-ruin")), StepStatus::InvalidIR);
  EXPECT_EQ(experiment.apply(pass("cse")), StepStatus::Effect);
  ASSERT_THAT(path.setbacks, SizeIs(1));
  EXPECT_EQ(path.setbacks[0].status, StepStatus::InvalidIR);
}

TEST_F(ExperimentTest, PassesBesideEachOtherSeeTheSameModule) {
  Experiment experiment(*subject, path, Judging::TakeBack);
  EXPECT_EQ(experiment.apply(pass("symbol-dce")), StepStatus::Effect);
  std::string before = printModule(*path.module);
  uint64_t hash = path.hash;
  EXPECT_EQ(experiment.applyBeside(pass("cse")), StepStatus::Effect);
  EXPECT_EQ(experiment.applyBeside(pass("blame-break")), StepStatus::Refuted);
  EXPECT_EQ(experiment.applyBeside(pass("convert-arith-to-llvm")),
            StepStatus::Effect);
  EXPECT_EQ(printModule(*path.module), before);
  EXPECT_EQ(path.hash, hash);
  EXPECT_THAT(path.steps, SizeIs(1));
  ASSERT_THAT(path.setbacks, SizeIs(1));
  ASSERT_THAT(path.setbacks[0].steps, SizeIs(2));
  EXPECT_EQ(path.setbacks[0].steps[1].pass, "blame-break");
  EXPECT_EQ(experiment.apply(pass("cse")), StepStatus::Effect);
  EXPECT_NE(printModule(*path.module), before);
}

TEST_F(ExperimentTest, ReplaysEndAtAWrongPass) {
  Experiment experiment(*subject, path, Judging::Interpret);
  EXPECT_EQ(experiment.apply(pass("blame-break")), StepStatus::Refuted);
  EXPECT_TRUE(experiment.ended);
  EXPECT_EQ(path.end, PathEnd::Wrong);
  EXPECT_THAT(path.steps, SizeIs(1));
}

TEST_F(ExperimentTest, VerifyingAloneDoesNotAskTheInterpreter) {
  Experiment experiment(*subject, path, Judging::Verify);
  EXPECT_EQ(experiment.apply(pass("blame-break")), StepStatus::Effect);
  EXPECT_THAT(path.setbacks, IsEmpty());
}

TEST_F(ExperimentTest, AWrongPassIsNotRunAgainOnTheSameModule) {
  for (unsigned i = 0; i < 2; ++i) {
    LoweredPath each;
    Experiment experiment(*subject, each, Judging::TakeBack);
    EXPECT_EQ(experiment.apply(pass("blame-break")), StepStatus::Refuted);
    EXPECT_THAT(each.setbacks, SizeIs(i ? 0 : 1));
  }
  EXPECT_EQ(subject->counts["blame-break"].takenBack, 1u);
}

TEST_F(ExperimentTest, TooManySetbacksEndThePath) {
  Experiment experiment(*subject, path, Judging::TakeBack);
  for (unsigned i = 0; i <= Experiment::maxTakenBack; ++i) {
    EXPECT_FALSE(experiment.ended);
    subject->refused.clear();
    experiment.apply(pass("blame-break"));
  }
  EXPECT_TRUE(experiment.ended);
  EXPECT_EQ(path.end, PathEnd::Wrong);
  EXPECT_THAT(path.setbacks, SizeIs(Experiment::maxTakenBack + 1));
}

TEST_F(ExperimentTest, PassesThatAreAvoidedAreNotRun) {
  subject->avoided.insert(Subject::nameOf({pass("cse")}));
  Experiment experiment(*subject, path, Judging::TakeBack);
  EXPECT_EQ(experiment.apply(pass("cse")), StepStatus::Crashed);
  EXPECT_EQ(subject->counts["cse"].applied, 0u);
}
