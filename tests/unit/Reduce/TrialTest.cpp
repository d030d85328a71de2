//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/Trial.h"

#include "base/Stage.h"

#include "gtest/gtest.h"

#include <csignal>
#include <cstdlib>

using namespace scion;

static Trials trialsOf(std::function<Answer(size_t)> work, unsigned jobs = 1) {
  Trials trials;
  trials.work = std::move(work);
  trials.died = [](size_t, const Death &, const std::string &) -> Answer {
    return std::nullopt;
  };
  trials.jobs = jobs;
  return trials;
}

TEST(Trial, TheFirstInOrderWinsWhateverTheNumberOfJobs) {
  for (unsigned jobs : {1u, 2u, 5u}) {
    auto answer = firstAnswer(trialsOf(
                                  [](size_t i) -> Answer {
                                    if (i % 10 != 7 || i < 20)
                                      return std::nullopt;
                                    return "number " + std::to_string(i);
                                  },
                                  jobs),
                              3, 100);
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->candidate, 27u);
    EXPECT_EQ(answer->text, "number 27");
  }
}

TEST(Trial, NoAnswerIsNone) {
  EXPECT_FALSE(firstAnswer(
      trialsOf([](size_t) -> Answer { return std::nullopt; }, 2), 0, 30));
  EXPECT_FALSE(
      firstAnswer(trialsOf([](size_t) -> Answer { return "x"; }), 4, 4));
}

TEST(Trial, ACrashCostsOneTry) {
  auto answer = firstAnswer(trialsOf(
                                [](size_t i) -> Answer {
                                  if (i < 5)
                                    std::raise(SIGSEGV);
                                  return std::to_string(i);
                                },
                                2),
                            0, 20);
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->text, "5");
}

TEST(Trial, TheParentHearsHowItEnded) {
  Trials trials = trialsOf([](size_t i) -> Answer {
    if (i != 2)
      return std::nullopt;
    noteForParent("the third");
    StageScope stage("some-pass");
    std::abort();
  });
  Death seen;
  trials.died = [&](size_t i, const Death &death, const std::string &note) {
    seen = death;
    return Answer(std::to_string(i) + " " + note);
  };
  auto answer = firstAnswer(trials, 0, 9);
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->text, "2 the third");
  EXPECT_EQ(seen.stage, "some-pass");
  EXPECT_FALSE(seen.words.empty());
  EXPECT_FALSE(seen.isHang);
}

TEST(Trial, WhatDoesNotEndHangs) {
  Trials trials = trialsOf([](size_t) -> Answer {
    for (volatile bool forever = true; forever;) {
    }
    return std::nullopt;
  });
  trials.seconds = 1;
  trials.died = [](size_t, const Death &death, const std::string &) {
    return Answer(death.isHang ? "hangs" : "ends");
  };
  auto answer = firstAnswer(trials, 0, 1);
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->text, "hangs");
}
