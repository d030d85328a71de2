//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How a process ended, as data.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_BASE_PROCESS_ENDING_H
#define SCION_BASE_PROCESS_ENDING_H

#include <string>

namespace scion::process {

enum class End : unsigned char {
  NotStarted,
  Exited,
  Crashed,     // by a signal of its own
  TimedOut,    // used more processor time, or took longer, than it may
  OutOfMemory, // crashed, and its stderr says that memory was used up
  Killed,      // from outside: by a person, or by the kernel for its memory
  Interrupted, // killed because this process was interrupted
};

struct Ending {
  End how = End::NotStarted;
  int code = 0;        // of Exited
  int signal = 0;      // that ended it
  std::string problem; // of NotStarted

  bool isFine() const { return how == End::Exited && code == 0; }

  /// "exit code 1", "signal 11 (Segmentation fault)", "time-out",
  /// "interrupted", "not started: …".
  std::string str() const;
};

/// From a wait status, and what the process printed on stderr.
Ending endingOf(int status, const std::string &errors);

/// Whether stderr says that memory was used up.
bool saysOutOfMemory(const std::string &errors);

} // namespace scion::process

#endif // SCION_BASE_PROCESS_ENDING_H
