//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "base/process/Fork.h"

#include "base/process/Interrupt.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>

#include <fcntl.h>
#include <linux/close_range.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>

using namespace scion::process;

/// Sets a limit, as far as the hard limit of this process allows.
static void limit(int resource, rlim_t soft, rlim_t hard) {
  rlimit now = {};
  getrlimit(resource, &now);
  hard = std::min(hard, now.rlim_max);
  rlimit limits = {std::min(soft, hard), hard};
  setrlimit(resource, &limits);
}

/// Whether this process is a copy (forkFunction). Its children stay in its
/// process group, so that they are killed with it.
static bool isCopy = false;

static void unblockSignals() {
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
}

static void redirect(int stream, int to, int nowhere) {
  if (to != ForkSetup::inherited &&
      dup2(to == ForkSetup::nowhere ? nowhere : to, stream) < 0)
    _exit(exitNoProgram);
}

/// Sets up the child before it runs its work or its program.
static void prepare(const ForkSetup &setup, pid_t parent) {
  if (!isCopy)
    setpgid(0, 0);
  // Kill this process when the parent ends, which may have happened already.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent)
    _exit(exitNoProgram);
  forgetInterrupts();
  for (int signal : {SIGPIPE, SIGALRM, SIGXCPU, SIGXFSZ, SIGUSR1, SIGUSR2})
    std::signal(signal, SIG_DFL);
  unblockSignals();
  int nowhere = open("/dev/null", O_RDWR | O_CLOEXEC);
  redirect(STDIN_FILENO, ForkSetup::nowhere, nowhere);
  redirect(STDOUT_FILENO, setup.output, nowhere);
  redirect(STDERR_FILENO, setup.errors, nowhere);
  if (setup.folder && chdir(setup.folder) != 0)
    _exit(exitNoProgram);
  limit(RLIMIT_CORE, 0, 0);
  limit(RLIMIT_CPU, RLIM_INFINITY,
        RLIM_INFINITY); // not the limit of a copy
  if (rlim_t bytes = rlim_t(setup.fileMegabytes) << 20)
    limit(RLIMIT_FSIZE, bytes, bytes);
  if (rlim_t bytes = rlim_t(setup.megabytes) << 20)
    limit(RLIMIT_AS, bytes, bytes);
}

/// Runs the program in the child with only the standard streams: through an
/// inherited pipe, it could answer afl-fuzz in place of the parent.
static void execute(const Program &program) {
  if (program.addresses != Program::AsHere)
    personality(program.addresses == Program::Fixed ? ADDR_NO_RANDOMIZE : 0);
  syscall(SYS_close_range, STDERR_FILENO + 1, ~0u, CLOSE_RANGE_CLOEXEC);
  execve(program.path, program.arguments, program.environment);
}

void scion::process::allowCpu(unsigned seconds) {
  rusage used = {};
  getrusage(RUSAGE_SELF, &used);
  // The limit is in whole seconds: round up, but ignore less than a tenth.
  rlim_t tenths = rlim_t(used.ru_utime.tv_sec + used.ru_stime.tv_sec) * 10 +
                  (used.ru_utime.tv_usec + used.ru_stime.tv_usec) / 100000;
  limit(RLIMIT_CPU, (tenths + 9) / 10 + seconds, RLIM_INFINITY);
}

pid_t scion::process::forkFunction(const ForkSetup &setup,
                                   const std::function<void()> &work) {
  // Otherwise, both processes would print the buffered text.
  std::fflush(stdout);
  std::fflush(stderr);
  pid_t parent = getpid(), child = fork();
  if (child == 0) {
    prepare(setup, parent);
    isCopy = true;
    if (setup.cpuSeconds)
      allowCpu(setup.cpuSeconds);
    [&]() noexcept { work(); }(); // an exception ends in this process
    std::fflush(stdout);
    _exit(0);
  }
  if (child > 0 && !isCopy)
    setpgid(child, child); // both do it: either may run first
  return child;
}

pid_t scion::process::forkProgram(const ForkSetup &setup,
                                  const Program &program, int report) {
  pid_t parent = getpid(), child = fork();
  if (child == 0) {
    prepare(setup, parent);
    if (setup.cpuSeconds)
      limit(RLIMIT_CPU, setup.cpuSeconds, setup.cpuSeconds + 2);
    execute(program);
    int why = errno;
    [[maybe_unused]] ssize_t ignored = write(report, &why, sizeof(why));
    _exit(exitNoProgram);
  }
  if (child > 0 && !isCopy)
    setpgid(child, child);
  return child;
}

int scion::process::runFromHandler(const Program &program) {
  // Not fork(): its handlers take locks that the interrupted code may hold.
  pid_t child = pid_t(syscall(SYS_fork));
  if (child == 0) {
    unblockSignals();
    execute(program);
    _exit(exitNoProgram);
  }
  rusage usage;
  return child > 0 ? reap(child, usage) : -1;
}

void scion::process::forkDetached(const std::function<void()> &work) {
  pid_t child = fork();
  if (child == 0) {
    if (fork() != 0)
      _exit(0);
    setsid();
    work();
    _exit(0);
  }
  rusage usage;
  if (child > 0)
    reap(child, usage);
}

void scion::process::killAll(pid_t child) {
  kill(isCopy ? child : -child, SIGKILL);
}

int scion::process::reap(pid_t child, rusage &usage) {
  int status = -1;
  while (wait4(child, &status, 0, &usage) < 0 && errno == EINTR) {
  }
  return status;
}
