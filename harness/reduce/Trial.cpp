//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/Trial.h"

#include "base/Stage.h"
#include "base/process/Items.h"
#include "harness/oracle/CrashFrame.h"
#include "harness/oracle/NormalizedMessage.h"

#include "llvm/Support/ErrorHandling.h"

#include <csignal>
#include <cstdlib>
#include <cstring>

#include <unistd.h>

using namespace scion;

/// The number of candidates for one copy. Making a copy costs 3 ms (without
/// sanitizers), a candidate some 10 ms.
static constexpr size_t batch = 8;

/// The mark before an answer, which may be empty.
static constexpr char answerMark = '=';

/// The marks before the name of a signal, and before that of the function.
static constexpr std::string_view signalMark = "signal ", frameMark = " in ";

static process::Words *own = nullptr; // in a copy

void scion::noteForParent(const std::string &text) {
  if (own)
    own->about(text);
}

//===----------------------------------------------------------------------===//
// In the copy
//===----------------------------------------------------------------------===//

/// Sends the stage of MLIR and, after it, why the copy crashes.
static void sendStage() {
  own->found(currentStage());
  own->add("\n");
}

static void sendFrame() {
  bool isFirst = true;
  nameCrashFrame([&](std::string_view piece) {
    own->add(std::exchange(isFirst, false) ? frameMark : "");
    own->add(piece);
  });
}

static void onDeath(int number) {
  static bool hasSent = false; // a second fault, while the first is sent
  if (!std::exchange(hasSent, true)) {
    sendStage();
    own->add(signalMark);
    own->add(strsignal(number));
    sendFrame();
  }
  std::signal(number, SIG_DFL);
  raise(number);
}

static void onFatalError(void *, const char *reason, bool) {
  sendStage();
  own->add(normalizedMessage(std::string("LLVM ERROR: ") + reason));
  std::signal(SIGABRT, SIG_DFL);
  std::raise(SIGABRT);
}

static void prepareCopy() {
  prepareCrashFrame();
  llvm::remove_fatal_error_handler();
  llvm::install_fatal_error_handler(onFatalError);
  // Handlers of a stack overflow need another stack.
  static char *stack = static_cast<char *>(std::malloc(1 << 18));
  stack_t other = {};
  other.ss_sp = stack;
  other.ss_size = 1 << 18;
  sigaltstack(&other, nullptr);
  struct sigaction action = {};
  action.sa_handler = onDeath;
  action.sa_flags = SA_ONSTACK | SA_NODEFER;
  for (int signal : {SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGILL, SIGTRAP})
    sigaction(signal, &action, nullptr);
}

//===----------------------------------------------------------------------===//
// In the parent
//===----------------------------------------------------------------------===//

static Death deathOf(const process::Result &result) {
  Death death;
  death.isHang = result.ending.how == process::End::TimedOut;
  size_t end = std::min(result.found.find('\n'), result.found.size());
  death.stage = result.found.substr(0, end);
  death.words = lastWordsOf(result.errors);
  if (death.words.empty() && end < result.found.size()) {
    death.words = result.found.substr(end + 1);
    if (size_t at = death.words.find(frameMark);
        death.words.starts_with(signalMark) && at != death.words.npos)
      death.frame = death.words.substr(at + frameMark.size());
  }
  if (death.words.empty())
    death.words = result.ending.signal
                      ? std::string("signal ") + strsignal(result.ending.signal)
                      : "exit code " + std::to_string(result.ending.code);
  return death;
}

std::optional<FirstAnswer> scion::firstAnswer(const Trials &trials, size_t from,
                                              size_t to) {
  std::optional<FirstAnswer> best;
  process::Items items;
  items.count = from < to ? to - from : 0;
  items.jobs = trials.jobs;
  items.batch = batch;
  items.limits.cpuSeconds = trials.seconds;
  items.output = process::Stream::Discarded;
  items.errors = process::Stream::Captured;
  items.work = [&](size_t i, process::Words &words) {
    if (!std::exchange(own, &words))
      prepareCopy();
    Answer answer = trials.work(from + i);
    if (!answer)
      return;
    words.found(answerMark + *answer);
    _exit(0); // later candidates are not needed
  };
  items.done = [&](size_t i, process::Result result) {
    size_t candidate = from + i;
    if (best && best->candidate < candidate)
      return process::Next::Enough;
    Answer answer;
    if (!result.ending.isFine())
      answer = trials.died(candidate, deathOf(result), result.about);
    else if (result.found.starts_with(answerMark))
      answer = result.found.substr(1);
    if (!answer)
      return process::Next::GoOn;
    best = FirstAnswer{candidate, std::move(*answer)};
    return process::Next::Enough;
  };
  if (!process::workThrough(items))
    return std::nullopt;
  return best;
}
