//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "base/process/Interrupt.h"

#include <csignal>
#include <iterator>
#include <string_view>

#include <unistd.h>

using namespace scion::process;

static constexpr int endingSignals[] = {SIGINT, SIGTERM, SIGHUP};

/// As a shell reports an interrupted command.
static constexpr int exitInterrupted = 130;

static volatile std::sig_atomic_t interrupted = 0;
static unsigned holds = 0;

static void onInterrupt(int signal) {
  interrupted = 1;
  std::signal(signal, SIG_DFL);
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
