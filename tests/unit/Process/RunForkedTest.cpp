//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "base/process/Pool.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <csignal>
#include <cstdio>
#include <string>
#include <unistd.h>

using namespace scion::process;

TEST(RunForked, SaysWhatItFound) {
  int here = 1;
  Result end = runForked(
      [&](Words &words) {
        here = 2;
        words.about("the first step");
        words.about("the next");
        words.found("something");
      },
      60);
  EXPECT_TRUE(end.ending.isFine());
  EXPECT_EQ(end.ending.signal, 0);
  EXPECT_EQ(end.about, "the next");
  EXPECT_EQ(end.found, "something");
  EXPECT_EQ(here, 1); // it was a copy
}

TEST(RunForked, WordsOutliveACrash) {
  Result end = runForked(
      [](Words &words) {
        words.about("a bad step");
        raise(SIGSEGV);
        words.found("nothing");
      },
      60);
  EXPECT_FALSE(end.ending.isFine());
  EXPECT_EQ(end.ending.signal, SIGSEGV);
  EXPECT_EQ(end.about, "a bad step");
  EXPECT_EQ(end.found, "");
}

TEST(RunForked, AnExitIsNoEnd) {
  Result end = runForked([](Words &) { _exit(3); }, 60);
  EXPECT_FALSE(end.ending.isFine());
  EXPECT_EQ(end.ending.signal, 0);
}

TEST(RunForked, EndsWhenItsTimeIsUp) {
  Result end = runForked(
      [](Words &words) {
        words.about("a loop");
        while (true)
          pause();
      },
      1);
  EXPECT_EQ(end.ending.how, End::TimedOut);
  EXPECT_FALSE(end.ending.isFine());
  EXPECT_EQ(end.about, "a loop");
}

TEST(RunForked, WordsMayBeLong) {
  std::string many(5 << 20, 'a');
  Result end = runForked([&](Words &words) { words.found(many); }, 60);
  EXPECT_TRUE(end.ending.isFine());
  EXPECT_TRUE(end.found == many);
}

TEST(RunForked, NothingThatItPrintsIsSeen) {
  testing::internal::CaptureStdout();
  testing::internal::CaptureStderr();
  Result end = runForked(
      [](Words &) {
        std::puts("to stdout");
        std::fflush(stdout);
        std::fputs("to stderr\n", stderr);
      },
      60);
  EXPECT_EQ(testing::internal::GetCapturedStdout(), "");
  EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
  EXPECT_TRUE(end.ending.isFine());
}

TEST(RunForked, HandlersOfTheEngineDoNotHearOfIt) {
  auto before = std::signal(SIGABRT, [](int) { _exit(0); });
  Result end = runForked([](Words &) { raise(SIGABRT); }, 60);
  std::signal(SIGABRT, before);
  EXPECT_FALSE(end.ending.isFine());
  EXPECT_EQ(end.ending.signal, SIGABRT);
}
