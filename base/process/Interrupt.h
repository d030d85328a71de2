//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ctrl-C. A command that reports what it has done so far calls
// handleInterrupts() and checks isInterrupted(). In any other process a signal
// that arrives while children run ends them first, then the process, with exit
// code 130.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_BASE_PROCESS_INTERRUPT_H
#define SCION_BASE_PROCESS_INTERRUPT_H

namespace scion::process {

/// From here on the first SIGINT, SIGTERM or SIGHUP only sets isInterrupted,
/// unless it is ignored (nohup); a second one ends the process.
void handleInterrupts();

/// Children are stopped when this becomes true.
bool isInterrupted();

/// False: work goes on after an interrupt, and isInterrupted() returns false
/// until a call with true. Pairs of calls nest.
void heedInterrupts(bool areHeeded);

/// Notes the signals that nobody handles yet while it lives, and ends the
/// process in its destructor if one arrived.
class InterruptScope {
public:
  InterruptScope();
  ~InterruptScope();
  InterruptScope(const InterruptScope &) = delete;
  InterruptScope &operator=(const InterruptScope &) = delete;

private:
  unsigned installed = 0; // bit i: the i-th of the signals
};

/// In a child: the signals have their default actions again.
void forgetInterrupts();

} // namespace scion::process

#endif // SCION_BASE_PROCESS_INTERRUPT_H
