//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/engine/Watchdog.h"

#include <csignal>
#include <cstdint>
#include <ctime>

using namespace scion;

// The timer ticks ten times within the limit, and work is late at the tenth
// tick that sees it: after 0.9 to 1.0 of the limit, so before libFuzzer's
// alarm, which does not report the stage. No clock is read around each input.
static constexpr unsigned ticksUntilLate = 10;

static volatile uint64_t piece = 0; // odd while work goes on
static uint64_t seenPiece = 0;
static unsigned ticksSeen = 0;
static void (*onLate)() = nullptr;

static void onTick(int) {
  if (piece % 2 == 0 || piece != seenPiece) {
    seenPiece = piece;
    ticksSeen = 1;
    return;
  }
  if (++ticksSeen == ticksUntilLate)
    onLate();
}

void scion::startWatchdog(unsigned seconds, void (*late)()) {
  if (seconds == 0 || onLate)
    return;
  onLate = late;
  // A signal that no engine uses.
  int number = SIGRTMIN + 5;
  struct sigaction action = {};
  action.sa_handler = onTick;
  action.sa_flags = SA_RESTART | SA_ONSTACK;
  sigaction(number, &action, nullptr);
  sigevent event = {};
  event.sigev_notify = SIGEV_SIGNAL;
  event.sigev_signo = number;
  timer_t timer;
  if (timer_create(CLOCK_MONOTONIC, &event, &timer) != 0)
    return;
  int64_t nanoseconds = int64_t(seconds) * 1'000'000'000 / ticksUntilLate;
  itimerspec times = {};
  times.it_interval.tv_sec = nanoseconds / 1'000'000'000;
  times.it_interval.tv_nsec = nanoseconds % 1'000'000'000;
  times.it_value = times.it_interval;
  timer_settime(timer, 0, &times, nullptr);
}

void scion::watchedWorkBegins() { piece = piece + 1; }
void scion::watchedWorkEnds() { piece = piece + 1; }
