//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs an untrusted program, several runs at a time, each with limits on time,
// memory and the files that it writes. The results do not depend on how many
// run at a time. All of them end with this process, and when
// process::isInterrupted().
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_DRIVE_PROCESS_H
#define SCION_TOOLS_DRIVE_PROCESS_H

#include "base/process/Ending.h"

#include <string>
#include <vector>

namespace scion::drive {

struct Limits {
  /// CPU seconds; ten times as much real time. fir-opt takes 0.06 s for a test
  /// of Flang. Finding the culprit of a hang costs at least five times this
  /// limit.
  unsigned seconds = 5;
  unsigned megabytes = 4096; // of address space; 0: any (sanitizers need it)
  std::string folder;        // to work in: what a pass writes lands there
};

/// Crashed: by its own signal or with a report of a sanitizer. OutOfMemory:
/// reported by the process, or killed by the kernel. Killed does not occur.
using process::End;

struct Run {
  End end = End::NotStarted;
  int code = 0;   // of Exited
  int signal = 0; // of Crashed, where it is known
  std::string output, errors;

  bool isFine() const { return end == End::Exited && code == 0; }
};

using Command = std::vector<std::string>; // program and arguments

/// In the order of `commands`, at most `jobs` at a time.
std::vector<Run> runAll(const std::vector<Command> &commands,
                        const Limits &limits, unsigned jobs);

Run runOne(const Command &command, const Limits &limits);

} // namespace scion::drive

#endif // SCION_TOOLS_DRIVE_PROCESS_H
