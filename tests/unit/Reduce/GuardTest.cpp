//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/Guard.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion;
using testing::HasSubstr;
using Outcome = Neighbour::Outcome;

/// Judged as a bug would have it.
static std::vector<Variation> judged(std::initializer_list<int64_t> values,
                                     int64_t own, unsigned width,
                                     bool (*isWrong)(int64_t)) {
  std::vector<Variation> tried;
  for (int64_t value : values)
    tried.push_back({"operand #1 of `a.b`", width, value, value == own,
                     isWrong(value) ? Outcome::Shows : Outcome::Fine, ""});
  return tried;
}

/// The words, or "".
static std::string textOf(const std::vector<Variation> &tried) {
  std::optional<Condition> condition = conditionOf(tried);
  return condition ? condition->text : "";
}

TEST(Guard, ABoundIsNamedByTheWidth) {
  EXPECT_EQ(textOf(judged({0, 1, 31, 32, 33, 64}, 33, 32,
                          [](int64_t v) { return v >= 32; })),
            "is at least 32, the width");
  EXPECT_EQ(textOf(judged({-1, 0, 1, 31, 32, 33}, 33, 32,
                          [](int64_t v) { return v < 0 || v >= 32; })),
            "is at least 32, the width (unsigned)");
  EXPECT_EQ(textOf(judged({-9, -3, 4, 7, 9}, -3, 32,
                          [](int64_t v) { return v <= 4; })),
            ""); // two right values are too few
}

TEST(Guard, WhatWasNotTriedIsSaid) {
  EXPECT_EQ(textOf(judged({1, 2, 3, 40, 41}, 40, 32,
                          [](int64_t v) { return v >= 40; })),
            "is at least 40 (right up to 3)");
}

TEST(Guard, SignsAndZero) {
  EXPECT_EQ(textOf(judged({-5, -1, 0, 1, 5}, -1, 32,
                          [](int64_t v) { return v < 0; })),
            "is negative");
  EXPECT_EQ(
      textOf(judged({-5, -1, 0, 1, 5}, 5, 32, [](int64_t v) { return v > 0; })),
      "is positive");
  EXPECT_EQ(textOf(judged({-5, -1, 0, 1, 5}, 5, 32,
                          [](int64_t v) { return v == 5; })),
            "is 5");
}

TEST(Guard, WhatNoConditionSeparatesIsNotStated) {
  EXPECT_EQ(textOf(judged({-5, 0, 1, 2, 5, 6, 7, 9, 11}, 0, 32,
                          [](int64_t v) { return v == 0 || v == 7; })),
            "");
  EXPECT_EQ(textOf(judged({1, 2, 3, 4}, 1, 32, [](int64_t) { return true; })),
            "");
}

TEST(Guard, AScoreCountsWhatWasNotMined) {
  auto tried =
      judged({0, 1, 31, 32, 33}, 33, 32, [](int64_t v) { return v >= 32; });
  // In truth the bound is 40.
  auto fresh = judged({2, 20, 35, 39, 40, 50}, 99, 32,
                      [](int64_t v) { return v >= 40; });
  GuardScore score = scoreOf(tried, fresh);
  EXPECT_EQ(score.judged, 6u);
  EXPECT_EQ(score.wrong, 2u);
  EXPECT_EQ(score.said, 4u);
  EXPECT_EQ(score.saidRight, 2u);
}

TEST(Guard, ConstantsAreVariedByTheirUse) {
  std::vector<Variation> tried = variationsOf(
      "\"builtin.module\"() ({\n"
      "  %0 = \"arith.constant\"() <{value = 40 : i32}> : () -> i32\n"
      "  %1 = \"arith.shli\"(%9, %0) : (i32, i32) -> i32\n"
      "}) : () -> ()\n");
  ASSERT_FALSE(tried.empty());
  EXPECT_EQ(tried[0].place, "operand #1 of `arith.shli`");
  EXPECT_TRUE(tried[0].isOwn);
  bool hasWidth = false, hasType = false;
  for (const Variation &each : tried) {
    hasWidth |= each.value == 32 && each.place == tried[0].place;
    hasType |= each.place.empty() && each.width == 16;
    EXPECT_TRUE(each.isOwn || each.program != tried[0].program);
  }
  EXPECT_TRUE(hasWidth);
  EXPECT_TRUE(hasType);
  // The sentence counts what was judged.
  for (Variation &each : tried)
    if (!each.isOwn)
      each.outcome = each.place.empty() ? Outcome::Inconclusive
                     : each.value >= 32 ? Outcome::Shows
                                        : Outcome::Fine;
  EXPECT_THAT(guardOf(tried),
              HasSubstr("Wrong when operand #1 of `arith.shli` is at least 32, "
                        "the width"));
  EXPECT_THAT(guardOf(tried), HasSubstr("; right with the others of "));
}
