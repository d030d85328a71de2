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

/// Whether an interrupt arrived that is not ignored by heedInterrupts(false).
/// Children are then stopped.
bool isInterrupted();

/// After a call with false, work continues in spite of an interrupt:
/// isInterrupted() returns false until the matching call with true. Calls nest.
void heedInterrupts(bool areHeeded);

/// While it exists, handles those of the signals that have no handler. If one
/// arrived, its destructor ends the process.
class InterruptScope {
public:
  InterruptScope();
  ~InterruptScope();
  InterruptScope(const InterruptScope &) = delete;
  InterruptScope &operator=(const InterruptScope &) = delete;

private:
  unsigned installed = 0; // bit i: the i-th of the signals
};

/// For a child: restores the default actions of the signals.
void forgetInterrupts();

} // namespace scion::process

#endif // SCION_BASE_PROCESS_INTERRUPT_H
