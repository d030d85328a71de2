//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs a job in a new process of this program: without state of earlier inputs,
// and with other addresses. Corrupted memory, or a dependence on addresses,
// shows as another answer there.
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

/// If this process was made to run a job: runs it and ends. Else notes that
/// this program can be run anew, with the `--scion-` flags of `argv`.
void runFreshJobIfAsked(int argc, char **argv);

/// Whether this process was made to run a job, or that one (true before the
/// call above too).
bool isFreshJob(std::string_view name = {});

struct FreshOptions {
  /// Killed after so many seconds; 0: never.
  unsigned seconds = 0;

  /// Off: the same addresses in each such process.
  bool randomizeAddresses = true;

  /// So many blocks are allocated, and every other one freed, before the job:
  /// what follows lies at other addresses, in another order.
  unsigned heapNoise = 0;

  /// With the allocator that notices who breaks the heap (HeapCheck.h); not
  /// started where there is none.
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

/// The same for a signal handler: no memory is allocated, nothing is captured,
/// no limit of time; `file` must stay. Returns the wait status; -1 if there was
/// no process. Only after runFreshJobIfAsked().
int runFreshFromHandler(const FreshJob &job, const char *file);

/// A file for the job to read, or to answer in.
using JobFile = process::TemporaryFile;

/// The content of a file; empty if it cannot be read.
std::string contentOf(const std::string &path);

} // namespace scion

#endif // SCION_HARNESS_INPUT_FRESHPROCESS_H
