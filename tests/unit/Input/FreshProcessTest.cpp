//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Here the processes are forks: the binaries that run jobs after exec are
// tested where they are used (tests/lit/targets/deaths.test).
//
//===----------------------------------------------------------------------===//

#include "harness/input/FreshProcess.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <csignal>
#include <cstdio>
#include <unistd.h>

using namespace scion;

static const FreshJob job("test-job", [](const char *file) -> int {
  std::string what = contentOf(file);
  std::fprintf(stderr, "told %s\n", what.c_str());
  if (what == "kill")
    raise(SIGKILL);
  while (what == "hang")
    pause();
  return what == "fail" ? 5 : 0;
});

static FreshResult run(std::string_view what, unsigned seconds = 0) {
  JobFile file(what);
  FreshOptions options;
  options.seconds = seconds;
  options.heapNoise = 10;
  return runFresh(job, file.path(), options);
}

TEST(FreshProcess, TellsHowItEnded) {
  FreshResult fine = run("something");
  EXPECT_TRUE(fine.isFine());
  EXPECT_EQ(fine.text, "told something\n");
  EXPECT_EQ(fine.ending(), "exit code 0");

  FreshResult failed = run("fail");
  EXPECT_FALSE(failed.isFine());
  EXPECT_EQ(failed.ending(), "exit code 5");

  FreshResult killed = run("kill");
  EXPECT_FALSE(killed.isFine());
  EXPECT_EQ(killed.ending(), "signal 9");
}

TEST(FreshProcess, EndsWhenItsTimeIsUp) {
  FreshResult late = run("hang", 1);
  EXPECT_TRUE(late.timedOut);
  EXPECT_FALSE(late.isFine());
  EXPECT_EQ(late.ending(), "time-out");
}

TEST(FreshProcess, AJobsFileGoesWithIt) {
  std::string path;
  {
    JobFile file("content");
    path = file.path();
    EXPECT_EQ(contentOf(path), "content");
  }
  EXPECT_NE(access(path.c_str(), F_OK), 0);
  EXPECT_EQ(contentOf(path), "");
}

TEST(FreshProcess, ThisIsNone) { EXPECT_FALSE(isFreshJob()); }
