//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Running this same program again as a child process, for work that may crash.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_CHILD_H
#define SCION_TOOLS_CHILD_H

#include "base/process/Pool.h"

#include <string>
#include <vector>

namespace scion {

struct ChildResult {
  int exitCode = 0;
  int signal = 0; // that ended it, or 0
  bool signalled = false;
  bool timedOut = false;
  bool killed = false; // by somebody else: no crash of its own
  std::string ending;  // process::Ending::str()
  std::string output, errors;
};

/// Runs `scion ARGUMENTS…` to its end. If `seconds` is not 0, kills it after
/// that much processor time, or four times as much real time. An interrupt
/// kills the child and its own children (base/process/Interrupt.h).
ChildResult runSelf(const std::vector<std::string> &arguments,
                    unsigned seconds = 0);

/// The same in two parts, for a process::Pool.
process::Job selfJob(const std::vector<std::string> &arguments,
                     unsigned seconds);
ChildResult childResult(process::Result end);

using process::TemporaryFile;

} // namespace scion

#endif // SCION_TOOLS_CHILD_H
