//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/Child.h"

#include "tools/Tool.h"

#include "llvm/Support/FileSystem.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace scion;

//===----------------------------------------------------------------------===//
// Interruption
//===----------------------------------------------------------------------===//

/// A process group of its own, so that what the child starts goes too.
static volatile pid_t runningChild = 0;

static constexpr int endingSignals[] = {SIGINT, SIGTERM, SIGHUP};

static void onInterrupt(int) {
  if (runningChild > 0) {
    kill(-runningChild, SIGKILL);
    waitpid(runningChild, nullptr, 0);
  }
  static constexpr char message[] = "scion: interrupted\n";
  [[maybe_unused]] ssize_t ignored =
      write(STDERR_FILENO, message, sizeof message - 1);
  _exit(exitInterrupted);
}

namespace {
/// Handles the ending signals that are not ignored (nohup) while it lives.
class InterruptScope {
public:
  InterruptScope() {
    struct sigaction action = {};
    action.sa_handler = onInterrupt;
    for (size_t i = 0; i < std::size(endingSignals); ++i) {
      sigaction(endingSignals[i], nullptr, &before[i]);
      if (before[i].sa_handler != SIG_IGN)
        sigaction(endingSignals[i], &action, nullptr);
    }
  }
  ~InterruptScope() { restore(); }

  void restore() {
    for (size_t i = 0; i < std::size(endingSignals); ++i)
      sigaction(endingSignals[i], &before[i], nullptr);
  }

private:
  struct sigaction before[std::size(endingSignals)];
};

/// Keeps the ending signals waiting while it lives.
class BlockScope {
public:
  BlockScope() {
    sigset_t set;
    sigemptyset(&set);
    for (int signal : endingSignals)
      sigaddset(&set, signal);
    sigprocmask(SIG_BLOCK, &set, &before);
  }
  ~BlockScope() { restore(); }
  void restore() { sigprocmask(SIG_SETMASK, &before, nullptr); }

private:
  sigset_t before;
};
} // namespace

//===----------------------------------------------------------------------===//
// The child
//===----------------------------------------------------------------------===//

static int makeTemporary() {
  int descriptor = memfd_create("scion", MFD_CLOEXEC);
  if (descriptor < 0)
    std::fprintf(stderr, "scion: cannot make a temporary file: %s\n",
                 std::strerror(errno));
  return descriptor;
}

/// Reads from the begin and closes.
static std::string contentOf(int descriptor) {
  std::string content;
  if (descriptor < 0)
    return content;
  char buffer[1 << 16];
  ssize_t got;
  for (off_t at = 0; (got = pread(descriptor, buffer, sizeof buffer, at)) > 0;
       at += got)
    content.append(buffer, size_t(got));
  close(descriptor);
  return content;
}

/// How much longer than its limit of processor time a child may be there: on
/// two cores with four busy processes one gets a third of a core.
static constexpr unsigned waitingFactor = 4;

/// In the child, up to its new program: only what a signal handler may call.
[[noreturn]] static void become(const char *self, char *const *command,
                                pid_t parent, unsigned seconds, int output,
                                int errors) {
  setpgid(0, 0);
  // However the parent ends; it may have ended already.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  int input = open("/dev/null", O_RDONLY);
  if (getppid() != parent || input < 0 || dup2(input, STDIN_FILENO) < 0 ||
      dup2(output, STDOUT_FILENO) < 0 || dup2(errors, STDERR_FILENO) < 0)
    _exit(exitUsage);
  // Both go over to the new program. Time of the processor, for on a loaded
  // machine all takes longer; a process that only waits ends later.
  if (seconds) {
    rlimit limit = {seconds, seconds + 1};
    setrlimit(RLIMIT_CPU, &limit);
    alarm(seconds * waitingFactor);
  }
  execv(self, command);
  const char *why = std::strerror(errno);
  [[maybe_unused]] ssize_t ignored = write(errors, why, std::strlen(why));
  _exit(exitUsage);
}

ChildResult scion::runSelf(const std::vector<std::string> &arguments,
                           unsigned seconds) {
  std::string self = llvm::sys::fs::getMainExecutable(nullptr, nullptr);
  std::vector<char *> command{self.data()};
  for (const std::string &argument : arguments)
    command.push_back(const_cast<char *>(argument.c_str()));
  command.push_back(nullptr);

  ChildResult result;
  int output = makeTemporary(), errors = makeTemporary();
  int status = 0;
  pid_t parent = getpid(), child = -1;
  if (output >= 0 && errors >= 0) {
    InterruptScope interrupts;
    {
      BlockScope block;
      child = fork();
      if (child == 0) {
        interrupts.restore();
        block.restore();
        become(self.c_str(), command.data(), parent, seconds, output, errors);
      }
      if (child > 0) {
        setpgid(child, child); // whoever of the two comes first
        runningChild = child;
      }
    }
    while (child > 0 && waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    runningChild = 0;
  }
  if (child < 0) {
    result.exitCode = exitUsage;
    result.ending = std::string("not started: ") + std::strerror(errno);
    result.errors = "scion: cannot start a process: " + result.ending + "\n";
  } else if (WIFSIGNALED(status)) {
    int signal = WTERMSIG(status);
    result.signalled = true;
    result.timedOut = seconds && (signal == SIGALRM || signal == SIGXCPU);
    result.killed =
        !result.timedOut && (signal == SIGKILL || signal == SIGTERM ||
                             signal == SIGINT || signal == SIGHUP);
    result.ending = result.timedOut ? "time-out"
                                    : "signal " + std::to_string(signal) +
                                          " (" + strsignal(signal) + ")";
  } else {
    result.exitCode = WEXITSTATUS(status);
    result.ending = "exit code " + std::to_string(result.exitCode);
  }
  result.output = contentOf(output);
  result.errors += contentOf(errors);
  return result;
}

std::string scion::lineWith(std::string_view text, std::string_view part) {
  size_t at = text.find(part);
  if (at == text.npos)
    return "";
  size_t start = text.rfind('\n', at);
  start = start == text.npos ? 0 : start + 1;
  size_t end = text.find('\n', at);
  return std::string(text.substr(start, end - start));
}

TemporaryFile::TemporaryFile(std::string_view content)
    : descriptor(makeTemporary()) {
  if (descriptor < 0)
    return;
  name =
      "/proc/" + std::to_string(getpid()) + "/fd/" + std::to_string(descriptor);
  if (!writeOutput(name, content))
    name.clear();
}

TemporaryFile::~TemporaryFile() {
  if (descriptor >= 0)
    close(descriptor);
}

SharedCounter::SharedCounter() {
  void *memory = mmap(nullptr, sizeof(*counter), PROT_READ | PROT_WRITE,
                      MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (memory != MAP_FAILED)
    counter = new (memory) std::atomic<size_t>(0);
}

SharedCounter::~SharedCounter() {
  if (counter)
    munmap(counter, sizeof(*counter));
}
