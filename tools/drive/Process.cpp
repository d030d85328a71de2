//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/drive/Process.h"

#include "base/process/Pool.h"

#include <csignal>
#include <string_view>

using namespace scion;
using namespace scion::drive;

/// What a child may write into one file, its streams included.
static constexpr unsigned maxFileMegabytes = 256;

/// A loaded machine gives a child its CPU seconds late; one that sleeps uses
/// none.
static constexpr unsigned patience = 10;

static process::Job jobOf(const Command &command, const Limits &limits) {
  process::Job job;
  job.command = command;
  job.limits.cpuSeconds = limits.seconds;
  job.limits.wallSeconds = limits.seconds * patience;
  job.limits.megabytes = limits.megabytes;
  job.limits.fileMegabytes = maxFileMegabytes;
  job.folder = limits.folder;
  return job;
}

static bool says(const Run &run, std::string_view words) {
  return run.errors.find(words) != run.errors.npos;
}

/// A script that wraps the tool ends with 128 and the tool's signal.
static End endOf(Run &run, process::End how) {
  bool isOfScript = run.code > 128 && run.code - 128 <= SIGRTMAX;
  if (isOfScript)
    run.signal = run.code - 128;
  switch (how) {
  case process::End::Exited:
    break;
  case process::End::Crashed:
    return End::Crashed;
  case process::End::TimedOut:
    return End::TimedOut;
  case process::End::OutOfMemory:
    return End::OutOfMemory;
  case process::End::Killed:
    return run.signal == SIGKILL ? End::OutOfMemory : End::Interrupted;
  case process::End::Interrupted:
    return End::Interrupted;
  case process::End::NotStarted:
    return End::NotStarted;
  }
  if (run.signal == SIGXCPU || run.signal == SIGALRM)
    return End::TimedOut;
  if (run.signal == SIGTERM || run.signal == SIGINT || run.signal == SIGHUP)
    return End::Interrupted;
  if (run.signal == SIGKILL)
    return End::OutOfMemory;
  if (isOfScript || says(run, "Sanitizer: "))
    return process::saysOutOfMemory(run.errors) ? End::OutOfMemory
                                                : End::Crashed;
  return run.code == 127 && run.output.empty() && !says(run, "error")
             ? End::NotStarted
             : End::Exited;
}

std::vector<Run> drive::runAll(const std::vector<Command> &commands,
                               const Limits &limits, unsigned jobs) {
  std::vector<process::Job> list;
  for (const Command &command : commands)
    list.push_back(jobOf(command, limits));
  std::vector<Run> runs;
  for (process::Result &result : process::runAll(std::move(list), jobs)) {
    Run &run = runs.emplace_back();
    run.code = result.ending.code;
    run.signal = result.ending.signal;
    run.output = std::move(result.output);
    run.errors = std::move(result.errors);
    if (result.ending.how == process::End::NotStarted)
      run.errors = result.ending.problem;
    run.end = endOf(run, result.ending.how);
  }
  return runs;
}

Run drive::runOne(const Command &command, const Limits &limits) {
  return runAll({command}, limits, 1).front();
}
