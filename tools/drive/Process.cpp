//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/drive/Process.h"

#include "harness/reduce/Trial.h"

#include <cerrno>
#include <csignal>
#include <cstring>
#include <string_view>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace scion;
using namespace scion::drive;

/// What of a stream is kept: a tool that prints without end fills no memory.
static constexpr off_t maxKept = off_t(32) << 20;

/// What a child may write into one file, its streams included.
static constexpr rlim_t maxFile = rlim_t(256) << 20;

namespace {
struct Child {
  pid_t process = -1;
  size_t index = 0;
  int output = -1, errors = -1;
};
} // namespace

static std::string contentOf(int descriptor) {
  std::string content;
  if (descriptor < 0)
    return content;
  char buffer[1 << 16];
  ssize_t got;
  for (off_t at = 0;
       at < maxKept && (got = pread(descriptor, buffer, sizeof buffer, at)) > 0;
       at += got)
    content.append(buffer, size_t(got));
  close(descriptor);
  return content;
}

static void limit(int resource, rlim_t soft, rlim_t hard) {
  rlimit limits = {soft, hard};
  setrlimit(resource, &limits);
}

/// In the child, up to its new program: only what a signal handler may call.
[[noreturn]] static void become(char *const *command, const Limits &limits,
                                pid_t parent, int output, int errors) {
  setpgid(0, 0);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  int input = open("/dev/null", O_RDONLY);
  if (getppid() != parent || input < 0 || dup2(input, STDIN_FILENO) < 0 ||
      dup2(output, STDOUT_FILENO) < 0 || dup2(errors, STDERR_FILENO) < 0 ||
      (!limits.folder.empty() && chdir(limits.folder.c_str()) != 0))
    _exit(127);
  for (int signal : {SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGXCPU, SIGALRM})
    std::signal(signal, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
  limit(RLIMIT_CORE, 0, 0);
  limit(RLIMIT_FSIZE, maxFile, maxFile);
  limit(RLIMIT_CPU, limits.seconds, limits.seconds + 2);
  if (limits.megabytes) {
    rlim_t bytes = rlim_t(limits.megabytes) << 20;
    limit(RLIMIT_AS, bytes, bytes);
  }
  // A loaded machine gives it its CPU seconds late; one that sleeps uses none.
  alarm(limits.seconds * 10);
  execv(command[0], command);
  const char *why = std::strerror(errno);
  [[maybe_unused]] ssize_t ignored = write(errors, why, std::strlen(why));
  _exit(127);
}

static Child start(const Command &command, size_t index, const Limits &limits) {
  Child child;
  child.index = index;
  child.output = memfd_create("output", MFD_CLOEXEC);
  child.errors = memfd_create("errors", MFD_CLOEXEC);
  std::vector<char *> arguments;
  for (const std::string &argument : command)
    arguments.push_back(const_cast<char *>(argument.c_str()));
  arguments.push_back(nullptr);
  pid_t parent = getpid();
  child.process = fork();
  if (child.process == 0)
    become(arguments.data(), limits, parent, child.output, child.errors);
  if (child.process > 0)
    setpgid(child.process, child.process); // whoever of the two comes first
  return child;
}

static bool says(const Run &run, std::string_view words) {
  return run.errors.find(words) != run.errors.npos;
}

/// What became of it, from the wait status and what it said. A script that
/// wraps the tool ends with 128 and the tool's signal.
static void classify(Run &run, int status) {
  int code = WIFEXITED(status) ? WEXITSTATUS(status) : 0;
  int signal = WIFSIGNALED(status)                    ? WTERMSIG(status)
               : code > 128 && code - 128 <= SIGRTMAX ? code - 128
                                                      : 0;
  run.code = code;
  run.signal = signal;
  switch (signal) {
  case SIGXCPU:
  case SIGALRM:
    run.end = End::TimedOut;
    return;
  case SIGKILL: // behind the soft limit, by the kernel, or by a person
  case SIGTERM:
  case SIGINT:
  case SIGHUP:
    run.end = signal == SIGKILL && !isInterrupted() ? End::OutOfMemory
                                                    : End::Interrupted;
    return;
  default:
    break;
  }
  if (signal || says(run, "Sanitizer: ")) {
    run.end = says(run, "out of memory") || says(run, "bad_alloc") ||
                      says(run, "Allocation failed")
                  ? End::OutOfMemory
                  : End::Crashed;
    return;
  }
  run.end = code == 127 && run.output.empty() && !says(run, "error")
                ? End::NotStarted
                : End::Exited;
}

std::vector<Run> drive::runAll(const std::vector<Command> &commands,
                               const Limits &limits, unsigned jobs) {
  std::vector<Run> runs(commands.size());
  std::vector<Child> children;
  size_t next = 0;
  while (next < commands.size() || !children.empty()) {
    if (isInterrupted()) {
      next = commands.size();
      for (const Child &child : children)
        kill(-child.process, SIGKILL);
    }
    if (next < commands.size() && children.size() < jobs) {
      Child child = start(commands[next], next, limits);
      ++next;
      if (child.process > 0) {
        children.push_back(child);
      } else {
        contentOf(child.output);
        contentOf(child.errors);
        runs[child.index].errors = "cannot start a process";
      }
      continue;
    }
    if (children.empty())
      break;
    int status = 0;
    pid_t ended = waitpid(-1, &status, 0); // ends early when interrupted
    for (size_t i = 0; i < children.size(); ++i) {
      if (children[i].process != ended)
        continue;
      Child child = children[i];
      children.erase(children.begin() + ptrdiff_t(i));
      kill(-child.process, SIGKILL); // what it started and left
      Run &run = runs[child.index];
      run.output = contentOf(child.output);
      run.errors = contentOf(child.errors);
      classify(run, status);
      if (isInterrupted())
        run.end = End::Interrupted;
      break;
    }
  }
  for (size_t i = 0; isInterrupted() && i < runs.size(); ++i)
    if (runs[i].end == End::NotStarted)
      runs[i].end = End::Interrupted;
  return runs;
}

Run drive::runOne(const Command &command, const Limits &limits) {
  return runAll({command}, limits, 1).front();
}
