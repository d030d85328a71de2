//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/input/ForkedChild.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <csignal>
#include <cstdio>
#include <string>
#include <unistd.h>

using namespace scion;

TEST(ForkedChild, SaysWhatItFound) {
  int here = 1;
  ChildEnd end = runForked(
      [&](ChildWords &words) {
        here = 2;
        words.about("the first step");
        words.about("the next");
        words.found("something");
      },
      60);
  EXPECT_TRUE(end.started);
  EXPECT_TRUE(end.finished);
  EXPECT_FALSE(end.timedOut);
  EXPECT_EQ(end.signal, 0);
  EXPECT_EQ(end.about, "the next");
  EXPECT_EQ(end.found, "something");
  EXPECT_EQ(here, 1); // it was a copy
}

TEST(ForkedChild, WordsOutliveACrash) {
  ChildEnd end = runForked(
      [](ChildWords &words) {
        words.about("a bad step");
        raise(SIGSEGV);
        words.found("nothing");
      },
      60);
  EXPECT_TRUE(end.started);
  EXPECT_FALSE(end.finished);
  EXPECT_FALSE(end.timedOut);
  EXPECT_EQ(end.signal, SIGSEGV);
  EXPECT_EQ(end.about, "a bad step");
  EXPECT_EQ(end.found, "");
}

TEST(ForkedChild, AnExitIsNoEnd) {
  ChildEnd end = runForked([](ChildWords &) { _exit(3); }, 60);
  EXPECT_TRUE(end.started);
  EXPECT_FALSE(end.finished);
  EXPECT_EQ(end.signal, 0);
}

TEST(ForkedChild, EndsWhenItsTimeIsUp) {
  ChildEnd end = runForked(
      [](ChildWords &words) {
        words.about("a loop");
        while (true)
          pause();
      },
      1);
  EXPECT_TRUE(end.timedOut);
  EXPECT_FALSE(end.finished);
  EXPECT_EQ(end.about, "a loop");
}

TEST(ForkedChild, WordsAreCutToWhatThereIsRoomFor) {
  ChildEnd end = runForked(
      [](ChildWords &words) {
        words.about(std::string(100000, 'a'));
        words.found(std::string(65536, 'f') + "g");
      },
      60);
  EXPECT_TRUE(end.finished);
  EXPECT_EQ(end.about, std::string(65536, 'a'));
  EXPECT_EQ(end.found, std::string(65536, 'f'));
}

TEST(ForkedChild, NothingThatItPrintsIsSeen) {
  testing::internal::CaptureStdout();
  testing::internal::CaptureStderr();
  ChildEnd end = runForked(
      [](ChildWords &) {
        std::puts("to stdout");
        std::fflush(stdout);
        std::fputs("to stderr\n", stderr);
      },
      60);
  EXPECT_EQ(testing::internal::GetCapturedStdout(), "");
  EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
  EXPECT_TRUE(end.finished);
}

TEST(ForkedChild, HandlersOfTheEngineDoNotHearOfIt) {
  auto before = std::signal(SIGABRT, [](int) { _exit(0); });
  ChildEnd end = runForked([](ChildWords &) { raise(SIGABRT); }, 60);
  std::signal(SIGABRT, before);
  EXPECT_FALSE(end.finished);
  EXPECT_EQ(end.signal, SIGABRT);
}
