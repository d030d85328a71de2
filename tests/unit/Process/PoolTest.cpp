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

#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <new>
#include <sstream>
#include <thread>

#include <sys/wait.h>
#include <unistd.h>

using namespace scion::process;
using testing::ElementsAre;
using testing::HasSubstr;

static Job shell(const std::string &script) {
  Job job;
  job.command = {"/bin/sh", "-c", script};
  return job;
}

static Result runShell(const std::string &script, Limits limits = {}) {
  Job job = shell(script);
  job.limits = limits;
  return run(std::move(job));
}

static double secondsOf(const std::function<void()> &work) {
  auto start = std::chrono::steady_clock::now();
  work();
  std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
  return time.count();
}

/// The argument of a child's sleep: no other process has it.
static const std::string naptime = std::to_string(1000000 + getpid());

/// Whether nobody sleeps any more.
static bool isGone() {
  for (int tries = 0; tries < 100; ++tries) {
    bool isThere = false;
    for (const auto &entry : std::filesystem::directory_iterator("/proc")) {
      std::ifstream stream(entry.path() / "cmdline");
      // A process may end meanwhile; this fails then, and does not throw.
      std::ostringstream line;
      line << stream.rdbuf();
      isThere |= line.str().find(naptime) != std::string::npos;
    }
    if (!isThere)
      return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  return false;
}

static size_t openDescriptors() {
  size_t count = 0;
  for ([[maybe_unused]] const auto &entry :
       std::filesystem::directory_iterator("/proc/self/fd"))
    ++count;
  return count;
}

static bool hasChildren() {
  return waitpid(-1, nullptr, WNOHANG) != -1 || errno != ECHILD;
}

TEST(Pool, TellsHowAProgramEnded) {
  Result fine = runShell("echo out; echo err >&2");
  EXPECT_TRUE(fine.ending.isFine());
  EXPECT_EQ(fine.output, "out\n");
  EXPECT_EQ(fine.errors, "err\n");
  EXPECT_EQ(runShell("exit 3").ending.str(), "exit code 3");
  Result crashed = runShell("kill -SEGV $$");
  EXPECT_EQ(crashed.ending.how, End::Crashed);
  EXPECT_EQ(crashed.ending.str(), "signal 11 (Segmentation fault)");
  EXPECT_EQ(runShell("kill -KILL $$").ending.how, End::Killed);
  EXPECT_EQ(runShell("kill -TERM $$").ending.how, End::Killed);
  Job missing;
  missing.command = {"/no/such/program"};
  EXPECT_EQ(run(missing).ending.str(),
            "not started: No such file or directory");
}

TEST(Pool, KeepsStreamsApartOrTogether) {
  Job job = shell("echo one; echo two >&2; echo three");
  job.isErrorsInOutput = true;
  EXPECT_EQ(run(job).output, "one\ntwo\nthree\n");
  job.isErrorsInOutput = false;
  job.errors = Stream::Discarded;
  Result apart = run(job);
  EXPECT_EQ(apart.output, "one\nthree\n");
  EXPECT_EQ(apart.errors, "");
}

TEST(Pool, KeepsTheEndOfABigOutput) {
  Result big = runShell("head -c 50000000 /dev/zero; echo end; echo err >&2");
  EXPECT_TRUE(big.ending.isFine());
  EXPECT_EQ(big.output.size(), size_t(32) << 20);
  EXPECT_TRUE(big.output.ends_with("end\n"));
  EXPECT_EQ(big.errors, "err\n");
}

TEST(Pool, LimitsWhatAFileMayHold) {
  Limits limits;
  limits.fileMegabytes = 1;
  Result endless = runShell("exec cat /dev/zero", limits);
  EXPECT_EQ(endless.ending.signal, SIGXFSZ);
  EXPECT_EQ(endless.output.size(), size_t(1) << 20);
}

TEST(Pool, AGrandchildThatKeepsTheStreamsIsNotWaitedFor) {
  EXPECT_LT(secondsOf([] {
              EXPECT_EQ(runShell("sleep " + naptime + " & echo here").output,
                        "here\n");
            }),
            60);
  EXPECT_TRUE(isGone());
}

TEST(Pool, ATimeOutEndsGrandchildrenToo) {
  Limits limits;
  limits.wallSeconds = 1;
  Result late = runShell("sleep " + naptime + "; true", limits);
  EXPECT_EQ(late.ending.how, End::TimedOut);
  EXPECT_EQ(late.ending.str(), "time-out");
  EXPECT_TRUE(isGone());
}

TEST(Pool, ProcessorTimeIsLimited) {
  Limits limits;
  limits.cpuSeconds = 1;
  EXPECT_EQ(runShell("while :; do :; done", limits).ending.how, End::TimedOut);
  // One that does not heed the signal.
  EXPECT_EQ(runShell("trap '' XCPU; while :; do :; done", limits).ending.how,
            End::TimedOut);
}

#if !__has_feature(address_sanitizer)
TEST(Pool, MemoryIsLimited) {
  Job job;
  job.limits.megabytes = 512;
  job.work = [](Words &) {
    for (std::vector<std::string> all;;)
      all.emplace_back(size_t(16) << 20, 'x');
  };
  Result greedy = run(job);
  EXPECT_EQ(greedy.ending.how, End::OutOfMemory) << greedy.ending.str();
  EXPECT_THAT(greedy.errors, HasSubstr("bad_alloc"));
}
#endif

TEST(Pool, AProgramHasNoDescriptorButTheStreams) {
  int open[2];
  ASSERT_EQ(pipe(open), 0); // without O_CLOEXEC
  std::string listed = runShell("ls /proc/$$/fd").output;
  EXPECT_EQ(listed.find("3\n"), listed.npos) << listed;
  close(open[0]);
  close(open[1]);
}

TEST(Pool, WorksInAFolder) {
  Job job = shell("pwd");
  job.folder = "/usr";
  EXPECT_EQ(run(job).output, "/usr\n");
}

TEST(Pool, ResultsAreInTheOrderOfTheList) {
  std::vector<Job> list;
  for (int i = 0; i < 20; ++i)
    list.push_back(shell("sleep 0." + std::to_string(i % 3) + "; echo " +
                         std::to_string(i)));
  std::vector<Result> results = runAll(std::move(list), 7);
  ASSERT_EQ(results.size(), 20u);
  for (int i = 0; i < 20; ++i)
    EXPECT_EQ(results[i].output, std::to_string(i) + "\n");
}

TEST(Pool, ALateChildIsTriedAgainAlone) {
  std::string file =
      testing::TempDir() + "scion-late-" + std::to_string(getpid());
  std::vector<Job> list{shell("sleep 0.2"),
                        shell("echo >>" + file + "; [ $(wc -l <" + file +
                              ") = 2 ] || exec sleep 60; echo second try")};
  list[1].limits = {/*cpuSeconds=*/1, /*wallSeconds=*/1};
  std::vector<Result> results = runAll(std::move(list), 2);
  EXPECT_EQ(results[1].output, "second try\n");
  EXPECT_TRUE(results[1].ending.isFine());
  // Nobody was beside this one.
  std::filesystem::remove(file);
  EXPECT_EQ(runShell("exec sleep 60", {1, 1}).ending.how, End::TimedOut);
}

TEST(Pool, LeavesNoProcessAndNoDescriptor) {
  size_t before = openDescriptors();
  Job job;
  job.work = [](Words &words) { words.found("x"); };
  for (int i = 0; i < 50; ++i) {
    std::vector<Job> list(20, job);
    for (const Result &result : runAll(std::move(list), 20))
      ASSERT_EQ(result.found, "x");
  }
  {
    Pool pool(2); // whose children are not waited for
    pool.start(shell("sleep " + naptime), {});
    pool.start(shell("sleep " + naptime), {});
  }
  EXPECT_EQ(openDescriptors(), before);
  EXPECT_FALSE(hasChildren());
  EXPECT_TRUE(isGone());
}

TEST(Pool, ATemporaryFileIsReadByChildrenWhileItLives) {
  TemporaryFile file("content");
  EXPECT_EQ(runShell("cat " + file.path()).output, "content");
}
