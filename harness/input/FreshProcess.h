//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs a job in a new process of this program, without the state of earlier
// inputs and with other addresses. A result that depends on corrupted memory or
// on addresses differs there.
//
// A FreshJob is registered under a name and reads its input from a file. Each
// main() calls runFreshJobIfAsked() once it can run jobs. Where none does (unit
// tests), the process is a plain fork.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_INPUT_FRESHPROCESS_H
#define SCION_HARNESS_INPUT_FRESHPROCESS_H

#include "base/process/Channel.h"

#include <string>
#include <string_view>

namespace scion {

/// A static object of this type registers the job. `run` gets the name of the
/// file that says what to do, and returns the exit code of the process.
struct FreshJob {
  using Run = int (*)(const char *file);
  FreshJob(const char *name, Run run);

  const char *name;
  Run run;
  const FreshJob *next;
};

/// If this process was started to run a job, runs it and ends. If not, stores
/// the command line for new processes, with the `--scion-` flags of `argv`.
void runFreshJobIfAsked(int argc, char **argv);

/// Whether this process was started to run a job, or, if `name` is given, the
/// job of that name. Works before runFreshJobIfAsked(), too.
bool isFreshJob(std::string_view name = {});

struct FreshOptions {
  /// Killed after so many seconds; 0: never.
  unsigned seconds = 0;

  /// Off: all such processes have the same addresses.
  bool randomizeAddresses = true;

  /// The number of blocks that are allocated before the job. Every other one is
  /// freed, so that later blocks have other addresses, in another order.
  unsigned heapNoise = 0;

  /// Preloads the allocator that finds the pass that corrupts the heap
  /// (HeapCheck.h). The process is not started if that library does not exist.
  bool checkHeap = false;
};

struct FreshResult {
  bool started = false;
  bool timedOut = false;
  int signal = 0;   // that ended it
  int exitCode = 0; // where no signal did
  std::string text; // what it wrote to stdout and stderr, its end if long

  /// Ended by itself with exit code 0.
  bool isFine() const {
    return started && !timedOut && signal == 0 && exitCode == 0;
  }

  /// "signal 11", "exit code 3", "time-out", "not started".
  std::string ending() const;
};

/// Runs the job in a process of its own and waits for it.
FreshResult runFresh(const FreshJob &job, const std::string &file,
                     const FreshOptions &options = {});

/// Like runFresh(), but for signal handlers: allocates no memory, captures no
/// output and has no time limit. `file` must stay valid. Returns the wait
/// status; -1 if no process was started. Call only after runFreshJobIfAsked().
int runFreshFromHandler(const FreshJob &job, const char *file);

/// A file for the job to read, or to answer in.
using JobFile = process::TemporaryFile;

/// The content of a file; empty if it cannot be read.
std::string contentOf(const std::string &path);

} // namespace scion

#endif // SCION_HARNESS_INPUT_FRESHPROCESS_H
