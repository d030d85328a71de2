//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/input/PrintCapture.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <sys/stat.h>
#include <unistd.h>

using namespace scion;
using testing::EndsWith;
using testing::StartsWith;

static void writeTo(int file, std::string_view text) {
  ASSERT_EQ(write(file, text.data(), text.size()), ssize_t(text.size()));
}

static ino_t fileBehind(int descriptor) {
  struct stat status;
  EXPECT_EQ(fstat(descriptor, &status), 0);
  return status.st_ino;
}

TEST(PrintCapture, KeepsBothStreamsInTheirOrder) {
  PrintCapture capture;
  for (std::string_view round : {"first", "2nd"}) { // shorter: nothing is left
    capture.start();
    writeTo(STDOUT_FILENO, round);
    std::fprintf(stderr, " on stderr,");
    std::printf(" buffered");
    EXPECT_EQ(capture.stop(), std::string(round) + " on stderr, buffered");
  }
}

TEST(PrintCapture, GivesBothStreamsBack) {
  ino_t out = fileBehind(STDOUT_FILENO), err = fileBehind(STDERR_FILENO);
  EXPECT_EQ(realStderr(), STDERR_FILENO);
  PrintCapture capture;
  capture.start();
  EXPECT_NE(fileBehind(STDOUT_FILENO), out);
  EXPECT_NE(fileBehind(STDERR_FILENO), err);
  EXPECT_EQ(fileBehind(realStderr()), err);
  capture.stop();
  EXPECT_EQ(fileBehind(STDOUT_FILENO), out);
  EXPECT_EQ(fileBehind(STDERR_FILENO), err);
  EXPECT_EQ(realStderr(), STDERR_FILENO);
  EXPECT_EQ(capture.stop(), "") << "there was no capture";
}

TEST(PrintCapture, KeepsTheFirstBytesOfMuch) {
  PrintCapture capture;
  capture.start();
  writeTo(STDERR_FILENO, std::string(PrintCapture::maxKept + 1, 'x'));
  std::string kept = capture.stop();
  EXPECT_THAT(kept, StartsWith(std::string(PrintCapture::maxKept, 'x') + "\n"));
  EXPECT_THAT(kept, EndsWith("[and more: 4097 bytes in all]\n"));
}

TEST(PrintCapture, AReportOfACrashInsideReachesTheRealStderr) {
  EXPECT_EXIT(
      {
        PrintCapture().start();
        writeTo(STDOUT_FILENO, "a pass's words\n");
        writeTo(realStderr(), "the report\n");
        _exit(9);
      },
      testing::ExitedWithCode(9), "^the report\n$");
  EXPECT_EXIT(
      {
        PrintCapture().start();
        writeTo(STDOUT_FILENO, "a pass's words\n");
        giveBackPrints();
        giveBackPrints();
        writeTo(STDERR_FILENO, "the report\n");
        _exit(9);
      },
      testing::ExitedWithCode(9), "^a pass's words\nthe report\n$");
}

TEST(PrintCapture, APassThatEndsTheProcessIsHeard) {
  EXPECT_EXIT(
      {
        PrintCapture().start();
        writeTo(STDERR_FILENO, "fatal: bye\n");
        std::exit(7);
      },
      testing::ExitedWithCode(7), "fatal: bye");
}

/// An engine's handler, which knows of no capture.
static void onAlarm(int) {
  writeTo(STDERR_FILENO, "the time is over\n");
  _exit(70);
}

TEST(PrintCapture, AnEnginesAlarmIsHeard) {
  // In a process that has not captured anything yet.
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  EXPECT_EXIT(
      {
        std::signal(SIGALRM, onAlarm);
        PrintCapture().start();
        raise(SIGALRM);
      },
      testing::ExitedWithCode(70), "the time is over");
}
