//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/outcomes/Compare.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion::outcomes;

static const PassVerdict right{PassVerdict::Refines, "a", ""},
    wrong{PassVerdict::Refuted, "b", "1 against 2"},
    otherwise{PassVerdict::Refuted, "c", "1 against 3"},
    alsoRight{PassVerdict::Refines, "d", ""}, unknown{};

static PipelineRun runOf(std::vector<PassVerdict> verdicts,
                         Ended ended = Ended::Finished, size_t at = 0) {
  return {{"x", "y", "z"}, ended, at, "words", "a", std::move(verdicts)};
}

static Group groupOf(const PipelineRun &before, const PipelineRun &now) {
  std::optional<Change> change = compare(before, now);
  EXPECT_TRUE(change.has_value());
  return change ? change->group : Group::Own;
}

TEST(OutcomesCompare, TheFirstPassThatDiffersIsBlamed) {
  std::optional<Change> change =
      compare(runOf({right, right, right}), runOf({right, wrong, wrong}));
  ASSERT_TRUE(change);
  EXPECT_EQ(change->group, Group::Regression);
  EXPECT_EQ(change->pass, "y");
  EXPECT_THAT(change->passes, testing::ElementsAre("x", "y"));
  EXPECT_EQ(change->words, "right -> wrong: 1 against 2");
}

TEST(OutcomesCompare, VerdictsDecideTheGroup) {
  EXPECT_EQ(groupOf(runOf({wrong}), runOf({right})), Group::Mended);
  EXPECT_EQ(groupOf(runOf({wrong}), runOf({otherwise})), Group::OtherwiseWrong);
  EXPECT_EQ(groupOf(runOf({right}), runOf({alsoRight})),
            Group::LegalDifference);
  EXPECT_FALSE(compare(runOf({right}), runOf({right})));
  EXPECT_FALSE(compare(runOf({unknown}), runOf({wrong})));
}

TEST(OutcomesCompare, EndsDecideIt) {
  PipelineRun fine = runOf({right, right, right}),
              crash = runOf({right}, Ended::Crashed, 1),
              failed = runOf({right}, Ended::Failed, 1),
              gone = runOf({right}, Ended::Unknown, 1),
              late = runOf({right, right}, Ended::Crashed, 2);
  EXPECT_EQ(groupOf(fine, crash), Group::Regression);
  EXPECT_EQ(groupOf(failed, crash), Group::Regression);
  EXPECT_EQ(groupOf(crash, fine), Group::Mended);
  EXPECT_EQ(groupOf(crash, late), Group::Mended);
  EXPECT_EQ(groupOf(late, crash), Group::Regression);
  EXPECT_EQ(groupOf(fine, failed), Group::Refused);
  EXPECT_EQ(groupOf(failed, fine), Group::Accepted);
  EXPECT_EQ(groupOf(fine, gone), Group::UnknownOption);
  EXPECT_FALSE(compare(crash, crash));
}

TEST(OutcomesCompare, TheProgramItselfIsNoMatterOfAPass) {
  PipelineRun own = runOf({right});
  own.start = "q";
  EXPECT_EQ(groupOf(runOf({right}), own), Group::Own);
  EXPECT_EQ(groupOf(runOf({right}), runOf({}, Ended::Unparsed)),
            Group::UnreadableSyntax);
}

TEST(OutcomesFile, IsReadAsItWasWritten) {
  Outcomes outcomes;
  outcomes.mlir = "22.1.8";
  outcomes.programs.push_back(
      {"a.mlir",
       "text \"quoted\"\n",
       true,
       {runOf({right, wrong, unknown}, Ended::Failed, 2)}});
  std::string problem, text = write(outcomes);
  std::optional<Outcomes> again = read(text, problem);
  ASSERT_TRUE(again) << problem;
  EXPECT_EQ(write(*again), text);
  EXPECT_EQ(again->programs[0].runs[0].verdicts[1].words, "1 against 2");
  EXPECT_FALSE(read(text + "{}\n", problem));
  EXPECT_THAT(problem, testing::StartsWith("3: "));
}
