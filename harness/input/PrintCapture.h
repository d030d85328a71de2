//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Keeps what other people's code prints out of Scion's own output: while a
// capture is on, stdout and stderr are a file in memory. A report of a crash
// inside goes to realStderr().
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_INPUT_PRINTCAPTURE_H
#define SCION_HARNESS_INPUT_PRINTCAPTURE_H

#include <cstddef>
#include <string>

namespace scion {

/// The file descriptor 2 outside of captures; 2 itself while there is none.
/// Safe to call from a signal handler.
int realStderr();

/// Ends a capture that is on, for who is about to end the process: stdout and
/// stderr are the real ones again, and what was captured is copied to stderr
/// (a sanitizer's report is part of it, for the sanitizer knows of no capture).
/// Safe to call from a signal handler; without a capture it does nothing.
///
/// It is called by itself when the process exits from inside a capture, and
/// before a handler of SIGALRM, SIGINT or SIGTERM that was there when the first
/// capture began: an engine's, which says that the time is over. What ends the
/// process from another thread (libFuzzer's bound on memory) says so into the
/// capture, and that is lost; the engine's crash file is not.
void giveBackPrints();

/// One capture at a time, one thread.
class PrintCapture {
public:
  /// The bytes that one capture keeps.
  static constexpr size_t maxKept = 4096;

  /// From here on, what is printed is captured. Without memory for it, nothing
  /// is. Buffers of llvm::outs() are its user's to flush, here and at the end.
  void start();

  /// Gives stdout and stderr back. Returns the first maxKept bytes of what was
  /// printed since start(), and a line that says so if there was more.
  std::string stop();
};

} // namespace scion

#endif // SCION_HARNESS_INPUT_PRINTCAPTURE_H
