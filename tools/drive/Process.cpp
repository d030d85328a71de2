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

/// The limit of one file that a child writes, its streams included.
static constexpr unsigned maxFileMegabytes = 256;

/// Real time allowed per CPU second: a loaded machine delays a child, and a
/// sleeping child uses no CPU time.
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

static Run runOf(process::Result result) {
  process::Ending end = result.ending;
  // A script that wraps the tool ends with 128 and the tool's signal.
  if (end.code > 128 && end.code - 128 <= SIGRTMAX)
    end = process::endingOf(end.code - 128, result.errors);
  bool isTimeLimit = end.signal == SIGXCPU || end.signal == SIGALRM;
  Run run{end.how, result.ending.code, end.signal, std::move(result.output),
          std::move(result.errors)};
  if (end.how == End::Killed)
    run.end = end.signal == SIGKILL ? End::OutOfMemory : End::Interrupted;
  else if (end.how == End::NotStarted)
    run.errors = end.problem;
  else if (isTimeLimit)
    run.end = End::TimedOut;
  else if (end.how != End::Exited)
    return run;
  else if (says(run, "Sanitizer: "))
    run.end =
        process::saysOutOfMemory(run.errors) ? End::OutOfMemory : End::Crashed;
  else if (end.code == 127 && run.output.empty() && !says(run, "error"))
    run.end = End::NotStarted;
  return run;
}

std::vector<Run> drive::runAll(const std::vector<Command> &commands,
                               const Limits &limits, unsigned jobs) {
  std::vector<process::Job> list;
  for (const Command &command : commands)
    list.push_back(jobOf(command, limits));
  std::vector<Run> runs;
  for (process::Result &result : process::runAll(std::move(list), jobs))
    runs.push_back(runOf(std::move(result)));
  return runs;
}

Run drive::runOne(const Command &command, const Limits &limits) {
  return runAll({command}, limits, 1).front();
}
