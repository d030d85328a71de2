//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "base/process/Interrupt.h"
#include "base/process/Items.h"

#include "gtest/gtest.h"

#include <csignal>
#include <filesystem>
#include <fstream>
#include <thread>

#include <unistd.h>

using namespace scion::process;

/// Presses Ctrl-C in a copy of this process, once a child of it has begun.
static Result interrupted(const std::function<void(Words &)> &work) {
  Job job;
  job.limits.wallSeconds = 60;
  job.work = work;
  return run(std::move(job));
}

/// The argument of a child's sleep: no other process has it.
static const std::string napTime = std::to_string(2000000 + getpid());

static Job sleeper(const std::string &signal = "INT") {
  Job job;
  job.command = {"/bin/sh", "-c",
                 "kill -" + signal + " $PPID; exec sleep " + napTime};
  return job;
}

/// Whether a child still does after two seconds.
static bool sleepsOn(int tries = 100) {
  for (const auto &entry : std::filesystem::directory_iterator("/proc")) {
    std::ifstream stream(entry.path() / "cmdline");
    std::string line((std::istreambuf_iterator<char>(stream)), {});
    if (line.find(napTime) == line.npos)
      continue;
    if (tries == 0)
      return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    return sleepsOn(tries - 1);
  }
  return false;
}

TEST(Interrupt, EndsChildrenAndThenTheProcess) {
  Result end = interrupted([](Words &words) {
    run(sleeper());
    words.found("goes on");
  });
  EXPECT_EQ(end.ending.str(), "exit code 130");
  EXPECT_EQ(end.errors, "scion: interrupted\n");
  EXPECT_EQ(end.found, "");
  EXPECT_FALSE(sleepsOn());
}

TEST(Interrupt, WhoHandlesItGoesOn) {
  Result end = interrupted([](Words &words) {
    handleInterrupts();
    words.add(run(sleeper()).ending.str());
    words.add(isInterrupted() ? ", noted, " : "");
    words.add(run(sleeper()).ending.str());
  });
  EXPECT_EQ(end.ending.str(), "exit code 0");
  EXPECT_EQ(end.found, "interrupted, noted, interrupted");
}

TEST(Interrupt, TheSecondOneEndsTheProcess) {
  Result end = interrupted([](Words &) {
    handleInterrupts();
    raise(SIGINT);
    std::this_thread::sleep_for(std::chrono::milliseconds(250));
    raise(SIGINT);
  });
  EXPECT_EQ(end.ending.signal, SIGINT);
}

TEST(Interrupt, TwoAtOnceAreOne) { // of timeout(1)
  Result end = interrupted([](Words &words) {
    handleInterrupts();
    raise(SIGINT);
    raise(SIGINT);
    words.add(isInterrupted() ? "noted" : "not noted");
  });
  EXPECT_EQ(end.found, "noted");
}

TEST(Interrupt, IsNotHeededForAWhile) {
  Result end = interrupted([](Words &words) {
    handleInterrupts();
    heedInterrupts(false);
    Job job;
    job.command = {"/bin/sh", "-c", "kill -INT $PPID; echo done"};
    words.add(run(job).output);
    words.add(isInterrupted() ? "too early" : "");
    heedInterrupts(true);
    words.add(isInterrupted() ? "later" : "never");
  });
  EXPECT_EQ(end.found, "done\nlater");
}

TEST(Interrupt, IsIgnoredWhereItWas) {
  Result end = interrupted([](Words &words) {
    std::signal(SIGINT, SIG_IGN); // nohup
    Job job;
    job.command = {"/bin/sh", "-c", "kill -INT $PPID; echo done"};
    words.add(run(job).output);
    handleInterrupts();
    raise(SIGINT);
    words.add(isInterrupted() ? "noted" : "ignored");
  });
  EXPECT_EQ(end.found, "done\nignored");
}

TEST(Interrupt, ItemsThatAreDoneAreTold) {
  Result end = interrupted([](Words &words) {
    handleInterrupts();
    Items items;
    items.count = items.batch = 5;
    items.work = [](size_t item, Words &own) {
      own.found(std::to_string(item));
      if (item < 3)
        return;
      kill(getppid(), SIGINT);
      while (true)
        pause();
    };
    items.done = [&](size_t, Result result) {
      words.add(result.found);
      return Next::GoOn;
    };
    words.add(workThrough(items) ? " all" : " interrupted");
  });
  EXPECT_EQ(end.found, "012 interrupted");
}

TEST(Interrupt, AKilledParentTakesItsChildrenAlong) {
  Result end = interrupted([](Words &) { run(sleeper("KILL")); });
  EXPECT_EQ(end.ending.how, End::Killed);
  EXPECT_FALSE(sleepsOn());
}
