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

using namespace scion;

process::Job scion::selfJob(const std::vector<std::string> &arguments,
                            unsigned seconds) {
  process::Job job;
  job.command = {llvm::sys::fs::getMainExecutable(nullptr, nullptr)};
  job.command.insert(job.command.end(), arguments.begin(), arguments.end());
  job.limits = process::Limits::cpu(seconds);
  return job;
}

ChildResult scion::childResult(process::Result end) {
  using process::End;
  ChildResult result;
  result.ending = end.ending.str();
  result.output = std::move(end.output);
  result.errors = std::move(end.errors);
  // As a shell has it, so that no child that was killed counts as fine.
  result.exitCode = end.ending.how == End::Exited && end.ending.signal == 0
                        ? end.ending.code
                        : 128 + end.ending.signal;
  result.signal = end.ending.signal;
  bool isInterrupted = end.ending.how == End::Interrupted;
  result.signalled = end.ending.signal != 0 || isInterrupted;
  result.timedOut = end.ending.how == End::TimedOut;
  result.killed = end.ending.how == End::Killed || isInterrupted;
  if (end.ending.how == End::NotStarted) {
    result.exitCode = exitUsage;
    result.errors = "scion: cannot start a process: " + result.ending + "\n";
  }
  return result;
}

ChildResult scion::runSelf(const std::vector<std::string> &arguments,
                           unsigned seconds) {
  return childResult(process::run(selfJob(arguments, seconds)));
}
