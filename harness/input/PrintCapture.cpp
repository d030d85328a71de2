//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/input/PrintCapture.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

using namespace scion;

/// The file in memory, made by the first capture; -1 where there is none.
static int file = -1;

/// The real stdout and stderr while a capture is on.
static int savedOut = -1, savedErr = -1;
static std::atomic<bool> isOn = false;
static_assert(std::atomic<bool>::is_always_lock_free);

int scion::realStderr() { return isOn ? savedErr : STDERR_FILENO; }

/// Restores `standard` from `saved`; closes it if it was closed before.
static void restore(int standard, int saved) {
  if (saved < 0) {
    close(standard);
    return;
  }
  dup2(saved, standard);
  close(saved);
}

static bool endCapture() {
  if (!isOn.exchange(false))
    return false;
  restore(STDOUT_FILENO, savedOut);
  restore(STDERR_FILENO, savedErr);
  return true;
}

void scion::giveBackPrints() {
  int errorBefore = errno;
  if (endCapture()) {
    char piece[4096];
    off_t at = 0;
    for (ssize_t size; (size = pread(file, piece, sizeof(piece), at)) > 0;
         at += size)
      if (write(STDERR_FILENO, piece, size_t(size)) != size)
        break;
  }
  errno = errorBefore;
}

//===----------------------------------------------------------------------===//
// Ends of the process
//===----------------------------------------------------------------------===//

namespace {
struct EndingSignal {
  int number;
  struct sigaction previous;
};
} // namespace

static EndingSignal endingSignals[] = {
    {SIGALRM, {}}, {SIGINT, {}}, {SIGTERM, {}}};

static void onEndingSignal(int number, siginfo_t *info, void *context) {
  giveBackPrints();
  for (EndingSignal &signal : endingSignals) {
    if (signal.number != number)
      continue;
    if (signal.previous.sa_flags & SA_SIGINFO)
      return signal.previous.sa_sigaction(number, info, context);
    return signal.previous.sa_handler(number);
  }
}

/// Whether the signal has a handler. One without ends the process without
/// output.
static bool hasHandler(const struct sigaction &action) {
  return (action.sa_flags & SA_SIGINFO) ||
         (action.sa_handler != SIG_DFL && action.sa_handler != SIG_IGN);
}

static void watchEnds() {
  std::atexit([] {
    std::fflush(stdout);
    giveBackPrints();
  });
  for (EndingSignal &signal : endingSignals) {
    sigaction(signal.number, nullptr, &signal.previous);
    if (!hasHandler(signal.previous))
      continue;
    struct sigaction action = signal.previous;
    action.sa_sigaction = onEndingSignal;
    action.sa_flags |= SA_SIGINFO;
    sigaction(signal.number, &action, nullptr);
  }
}

//===----------------------------------------------------------------------===//
// PrintCapture
//===----------------------------------------------------------------------===//

void PrintCapture::start() {
  static bool isReady = [] {
    file = memfd_create("scion-prints", MFD_CLOEXEC);
    watchEnds();
    return file >= 0;
  }();
  if (!isReady || isOn)
    return;
  std::fflush(stdout);
  std::fflush(stderr);
  if (ftruncate(file, 0) != 0)
    return;
  lseek(file, 0, SEEK_SET);
  savedOut = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
  savedErr = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  dup2(file, STDOUT_FILENO);
  dup2(file, STDERR_FILENO);
  isOn = true;
}

std::string PrintCapture::stop() {
  std::fflush(stdout);
  std::fflush(stderr);
  if (!endCapture())
    return "";
  off_t size = lseek(file, 0, SEEK_CUR);
  std::string text(std::min(size_t(std::max<off_t>(size, 0)), maxKept), '\0');
  ssize_t kept = pread(file, text.data(), text.size(), 0);
  text.resize(size_t(std::max<ssize_t>(kept, 0)));
  if (size_t(size) > maxKept)
    text += "\n[and more: " + std::to_string(size) + " bytes in all]\n";
  return text;
}
