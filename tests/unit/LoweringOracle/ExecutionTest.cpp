//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/experiment/Execution.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion;
using testing::HasSubstr;

static Outcome finished(std::initializer_list<uint64_t> values) {
  Outcome outcome;
  outcome.kind = Outcome::Kind::Finished;
  for (uint64_t value : values)
    outcome.trace.addInteger(64, value);
  return outcome;
}

static Outcome limited(Limit limit, std::initializer_list<uint64_t> values) {
  Outcome outcome = finished(values);
  outcome.kind = Outcome::Kind::Poisoned;
  outcome.limit = limit;
  outcome.message = "a limit";
  return outcome;
}

TEST(Comparison, EqualResultsAgree) {
  EXPECT_TRUE(
      compareWithReference(finished({1, 2}), finished({1, 2})).agrees());
}

TEST(Comparison, OtherResultsAndTrapsAreResults) {
  EXPECT_EQ(compareWithReference(finished({1}), finished({2})).what,
            Disagreement::Results);
  Outcome trap = finished({1});
  trap.kind = Outcome::Kind::Trapped;
  trap.trap = TrapKind::Division;
  EXPECT_EQ(compareWithReference(finished({1}), trap).what,
            Disagreement::Results);
}

TEST(Comparison, ALimitIsASuspicionWhereTheTraceBeganWell) {
  for (Limit limit : {Limit::Fuel, Limit::Memory, Limit::Trace, Limit::Stack}) {
    Comparison comparison =
        compareWithReference(finished({1, 2}), limited(limit, {1}));
    EXPECT_EQ(comparison.what, Disagreement::Endless);
    EXPECT_THAT(comparison.difference, HasSubstr(toString(limit)));
    EXPECT_FALSE(comparison.agrees());
  }
}

TEST(Comparison, ALimitBehindWrongOutputIsAnotherResult) {
  Comparison wrong =
      compareWithReference(finished({1, 2}), limited(Limit::Fuel, {1, 3}));
  EXPECT_EQ(wrong.what, Disagreement::Results);
  EXPECT_THAT(wrong.difference, HasSubstr("entry 2"));
  // More than there is to show: it prints without end.
  Comparison more =
      compareWithReference(finished({1}), limited(Limit::Trace, {1, 1, 1}));
  EXPECT_EQ(more.what, Disagreement::Results);
  EXPECT_THAT(more.difference, HasSubstr("the end against i64 1"));
}

TEST(Comparison, WhatCannotBeTranslatedIsInvalidAndTheRestIsCounted) {
  for (NotRunReason reason :
       {NotRunReason::Untranslatable, NotRunReason::InvalidLLVMIR})
    EXPECT_EQ(
        compareWithReference(finished({1}), Outcome::notRun(reason, "why"))
            .what,
        Disagreement::InvalidIR);
  for (NotRunReason reason :
       {NotRunReason::Codegen, NotRunReason::Link, NotRunReason::OutOfScope}) {
    Comparison comparison =
        compareWithReference(finished({1}), Outcome::notRun(reason, "why"));
    EXPECT_EQ(comparison.what, Disagreement::None);
    EXPECT_EQ(comparison.unknown, "why");
    EXPECT_FALSE(comparison.agrees());
  }
}

TEST(Comparison, MoreRoomIsAThousandTimesAndBounded) {
  Outcome small = finished({1}), large = finished({1});
  small.fuelUsed = 1;
  large.fuelUsed = 900'000;
  EXPECT_EQ(moreRoom(small).fuel, 100'000'000u);
  EXPECT_EQ(moreRoom(large).fuel, 900'000'000u);
  large.fuelUsed = 9'000'000;
  EXPECT_EQ(moreRoom(large).fuel, 1'000'000'000u);
  EXPECT_EQ(roomForBlame(large).fuel, 90'000'000u);
  EXPECT_EQ(roomForBlame(small).fuel, RunOptions().fuel);
}
