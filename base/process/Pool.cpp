//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "base/process/Pool.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>

#include <fcntl.h>
#include <poll.h>
#include <sys/syscall.h>

using namespace scion::process;
using Clock = std::chrono::steady_clock;

/// Defined if a sanitizer is linked: sets a function that the sanitizer calls
/// before it ends the process.
extern "C" __attribute__((weak)) void
__sanitizer_set_death_callback(void (*callback)());

/// Only this much of a stream is kept, so that endless output does not fill the
/// memory.
static constexpr size_t maxKept = size_t(32) << 20;

/// The longest delay until a signal that arrives right before poll() is
/// noticed.
static constexpr std::chrono::milliseconds longestPoll(250);

struct Pool::Task {
  Job job;
  Ended ended, itemDone;
};

struct Pool::Child {
  explicit Child(Task task) : task(std::move(task)) {}

  Task task;
  const Job &job = this->task.job;
  Result result;
  pid_t process = -1;
  Descriptor handle, channel, output, errors;
  std::string wire; // received, not yet a whole message
  Clock::time_point deadline = Clock::time_point::max();
  bool isLate = false, hasCompany = false, isSecondTry = false;

  void restartClock() {
    if (unsigned seconds = job.limits.wallSeconds)
      deadline = Clock::now() + std::chrono::seconds(seconds);
  }
};

Pool::Pool(unsigned jobs) : jobs(std::max(1u, jobs)) {}

Pool::~Pool() { stop(); }

bool Pool::isFull() const {
  return running.size() >= jobs ||
         (!running.empty() && running.front()->isSecondTry);
}

void Pool::stop() {
  rusage usage;
  for (auto &child : running)
    if (child->process > 0) {
      killAll(child->process);
      reap(child->process, usage);
    }
  running.clear();
  late.clear();
}

//===----------------------------------------------------------------------===//
// Starting
//===----------------------------------------------------------------------===//

/// Removes the crash handlers of the engine, which would report a crash of the
/// child as one of the engine.
static void forgetCrashHandlers() {
  for (int signal : {SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGILL, SIGTRAP})
    std::signal(signal, SIG_DFL);
  if (&__sanitizer_set_death_callback)
    __sanitizer_set_death_callback(nullptr);
}

static int destination(Stream stream, Descriptor &file) {
  if (stream != Stream::Captured)
    return stream == Stream::Inherited ? ForkSetup::inherited
                                       : ForkSetup::nowhere;
  file = makeMemoryFile();
  return file.get();
}

static pid_t forkJob(const Job &job, const ForkSetup &setup, int channel) {
  if (job.work)
    return forkFunction(setup, [&] {
      if (job.errors == Stream::Discarded)
        forgetCrashHandlers();
      Words words(channel, job.limits.cpuSeconds);
      job.work(words);
    });
  if (job.program.path)
    return forkProgram(setup, job.program, channel);
  std::vector<char *> arguments;
  arguments.reserve(job.command.size() + 1);
  for (const std::string &argument : job.command)
    arguments.push_back(const_cast<char *>(argument.c_str()));
  arguments.push_back(nullptr);
  return forkProgram(setup, {arguments.front(), arguments.data()}, channel);
}

void Pool::launch(std::unique_ptr<Child> child) {
  const Job &job = child->job;
  ForkSetup setup;
  setup.output = destination(job.output, child->output);
  setup.errors = job.isErrorsInOutput ? setup.output
                                      : destination(job.errors, child->errors);
  setup.cpuSeconds = job.limits.cpuSeconds;
  setup.megabytes = job.limits.megabytes;
  setup.fileMegabytes = job.limits.fileMegabytes;
  setup.folder = job.folder.empty() ? nullptr : job.folder.c_str();
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) == 0) {
    child->channel = Descriptor(ends[0]);
    Descriptor theirs(ends[1]);
    fcntl(ends[0], F_SETFL, O_NONBLOCK);
    child->process = forkJob(job, setup, ends[1]);
  }
  if (child->process > 0)
    child->handle = Descriptor(int(syscall(SYS_pidfd_open, child->process, 0)));
  if (child->handle.get() < 0) {
    child->result.ending.problem = std::strerror(errno);
    if (child->process > 0)
      killAll(child->process); // wait() finishes a child without a handle
  }
  child->restartClock();
  for (auto &other : running)
    other->hasCompany = child->hasCompany = true;
  running.push_back(std::move(child));
}

void Pool::start(Job job, Ended ended, Ended itemDone) {
  launch(std::make_unique<Child>(
      Task{std::move(job), std::move(ended), std::move(itemDone)}));
}

//===----------------------------------------------------------------------===//
// Waiting
//===----------------------------------------------------------------------===//

void Pool::take(Child &child, Words::Kind kind, std::string_view text) {
  Result &result = child.result;
  switch (kind) {
  case Words::About:
    result.about = text;
    return;
  case Words::Found:
    result.found = text;
    return;
  case Words::More:
    result.found += text;
    break;
  case Words::Done:
    result.ending.how = End::Exited;
    if (child.task.itemDone)
      child.task.itemDone(std::exchange(result, {}));
    break;
  }
  child.restartClock();
}

void Pool::receive(Child &child) {
  bool isOpen = receiveWords(child.channel, child.wire,
                             [&](Words::Kind kind, std::string_view text) {
                               take(child, kind, text);
                             });
  if (!isOpen)
    child.channel.close();
}

/// A process may ignore SIGXCPU, the first signal of a limit; SIGKILL follows.
static bool isCpuUsedUp(int signal, unsigned cpuSeconds, const rusage &usage) {
  time_t used = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec;
  return cpuSeconds && (signal == SIGXCPU ||
                        (signal == SIGKILL && used >= time_t(cpuSeconds)));
}

void Pool::finish(Children::iterator place) {
  std::unique_ptr<Child> child = std::move(*place);
  running.erase(place);
  if (child->process > 0) {
    killAll(child->process); // with its children, before its id is free
    if (child->job.work)
      receive(*child);
    rusage usage = {};
    int status = reap(child->process, usage);
    Result &result = child->result;
    result.output = contentOf(child->output, maxKept);
    result.errors = contentOf(child->errors, maxKept);
    Ending &ending = result.ending;
    int why = 0;
    if (!child->job.work &&
        read(child->channel.get(), &why, sizeof(why)) == sizeof(why))
      ending.problem = std::strerror(why);
    else if (child->handle.get() >= 0)
      ending = endingOf(status, result.errors);
    if (ending.signal &&
        (child->isLate ||
         isCpuUsedUp(ending.signal, child->job.limits.cpuSeconds, usage)))
      ending.how = End::TimedOut;
  }
  if (child->isLate && child->job.limits.cpuSeconds && child->hasCompany &&
      child->result.ending.how == End::TimedOut) {
    late.push_back(std::make_unique<Child>(std::move(child->task)));
    late.back()->isSecondTry = true;
    return;
  }
  if (child->task.ended)
    child->task.ended(std::move(child->result));
}

bool Pool::wait() {
  if (running.empty() && !late.empty()) {
    std::unique_ptr<Child> child = std::move(late.front());
    late.pop_front();
    launch(std::move(child));
  }
  std::vector<pollfd> waits;
  auto wake = Clock::now();
  if (!isInterrupted())
    wake += longestPoll;
  for (auto &child : running) {
    bool isSender = child->job.work && child->channel.get() >= 0;
    waits.push_back({child->handle.get(), POLLIN, 0});
    waits.push_back({isSender ? child->channel.get() : -1, POLLIN, 0});
    wake = child->handle.get() < 0 ? Clock::now()
                                   : std::min(wake, child->deadline);
  }
  auto left = std::chrono::ceil<std::chrono::milliseconds>(wake - Clock::now());
  poll(waits.data(), waits.size(), int(std::max<int64_t>(0, left.count())));
  // Callbacks may start children, which are appended after the polled ones.
  auto next = running.begin();
  for (size_t i = 0; i < waits.size(); i += 2) {
    auto child = next++;
    if (waits[i + 1].revents)
      receive(**child);
    if (waits[i].revents || waits[i].fd < 0) {
      finish(child);
    } else if (Clock::now() >= (*child)->deadline) {
      (*child)->isLate = true;
      (*child)->deadline = Clock::time_point::max();
      killAll((*child)->process);
    }
  }
  if (!isInterrupted())
    return true;
  for (auto &child : running)
    if (child->job.work)
      receive(*child); // items that were done
  stop();
  return false;
}

//===----------------------------------------------------------------------===//
// The usual cases
//===----------------------------------------------------------------------===//

std::vector<Result> scion::process::runAll(std::vector<Job> list,
                                           unsigned jobs) {
  std::vector<Result> results(list.size());
  for (Result &result : results)
    result.ending.how = End::Interrupted;
  Pool pool(jobs);
  size_t next = 0;
  while (!isInterrupted() && (next < list.size() || !pool.isEmpty())) {
    for (; next < list.size() && !pool.isFull(); ++next)
      pool.start(std::move(list[next]), [&result = results[next]](Result end) {
        result = std::move(end);
      });
    if (!pool.wait())
      break;
  }
  return results;
}

Result scion::process::run(Job job) {
  std::vector<Job> list;
  list.push_back(std::move(job));
  return std::move(runAll(std::move(list), 1).front());
}

Result scion::process::runForked(std::function<void(Words &)> work,
                                 unsigned seconds) {
  Job job;
  job.work = std::move(work);
  job.limits.wallSeconds = seconds;
  job.output = job.errors = Stream::Discarded;
  return run(std::move(job));
}
