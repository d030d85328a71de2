//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "base/process/Interrupt.h"

#include <csignal>
#include <cstdint>
#include <ctime>
#include <iterator>
#include <string_view>

#include <unistd.h>

using namespace scion::process;

static constexpr int endingSignals[] = {SIGINT, SIGTERM, SIGHUP};

/// The exit code of a shell for an interrupted command.
static constexpr int exitInterrupted = 130;

static volatile std::sig_atomic_t interrupted = 0;
static unsigned holds = 0;

/// timeout(1) and some shells send a signal twice at once, to the process and
/// to its group: a second one that comes within this time is the same one.
static constexpr int64_t sameMilliseconds = 200;

static int64_t firstAt = 0; // in milliseconds; of the first interrupt

static void onInterrupt(int signal) {
  timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  int64_t milliseconds = int64_t(now.tv_sec) * 1000 + now.tv_nsec / 1'000'000;
  if (!interrupted) {
    interrupted = 1;
    firstAt = milliseconds;
  } else if (milliseconds - firstAt > sameMilliseconds) {
    std::signal(signal, SIG_DFL);
    raise(signal);
  }
}

/// Without SA_RESTART: a system call that waits ends early.
static void install(int signal) {
  struct sigaction action = {};
  action.sa_handler = onInterrupt;
  sigaction(signal, &action, nullptr);
}

static bool hasHandler(int signal, void (*handler)(int)) {
  struct sigaction now = {};
  sigaction(signal, nullptr, &now);
  return now.sa_handler == handler;
}

void scion::process::handleInterrupts() {
  for (int signal : endingSignals)
    if (!hasHandler(signal, SIG_IGN))
      install(signal);
}

bool scion::process::isInterrupted() { return interrupted && holds == 0; }

void scion::process::heedInterrupts(bool areHeeded) {
  areHeeded ? --holds : ++holds;
}

InterruptScope::InterruptScope() {
  if (interrupted)
    return; // the next one ends the process
  for (size_t i = 0; i < std::size(endingSignals); ++i)
    if (hasHandler(endingSignals[i], SIG_DFL)) {
      install(endingSignals[i]);
      installed |= 1u << i;
    }
}

InterruptScope::~InterruptScope() {
  for (size_t i = 0; i < std::size(endingSignals); ++i)
    if (installed >> i & 1)
      std::signal(endingSignals[i], SIG_DFL);
  if (!installed || !interrupted)
    return;
  static constexpr std::string_view message = "scion: interrupted\n";
  [[maybe_unused]] ssize_t ignored =
      write(STDERR_FILENO, message.data(), message.size());
  _exit(exitInterrupted);
}

void scion::process::forgetInterrupts() {
  for (int signal : endingSignals)
    std::signal(signal, SIG_DFL);
  interrupted = 0;
  holds = 0;
}
