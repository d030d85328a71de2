//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "base/process/Ending.h"

#include <csignal>
#include <cstring>

#include <sys/wait.h>

using namespace scion::process;

std::string Ending::str() const {
  switch (how) {
  case End::NotStarted:
    return "not started: " + problem;
  case End::TimedOut:
    return "time-out";
  case End::Interrupted:
    return "interrupted";
  case End::Exited:
    return "exit code " + std::to_string(code);
  default:
    return "signal " + std::to_string(signal) + " (" + strsignal(signal) + ")";
  }
}

bool scion::process::saysOutOfMemory(const std::string &errors) {
  for (const char *words : {"out of memory", "bad_alloc", "Allocation failed"})
    if (errors.find(words) != errors.npos)
      return true;
  return false;
}

Ending scion::process::endingOf(int status, const std::string &errors) {
  Ending ending;
  if (WIFEXITED(status)) {
    ending.how = End::Exited;
    ending.code = WEXITSTATUS(status);
    return ending;
  }
  ending.signal = WTERMSIG(status);
  switch (ending.signal) {
  case SIGKILL:
  case SIGTERM:
  case SIGINT:
  case SIGHUP:
    ending.how = End::Killed;
    break;
  default:
    ending.how = saysOutOfMemory(errors) ? End::OutOfMemory : End::Crashed;
  }
  return ending;
}
