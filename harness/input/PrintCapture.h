//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Keeps the output of MLIR and LLVM out of Scion's own output: while a capture
// is on, stdout and stderr are a file in memory. Reports of crashes go to
// realStderr().
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_INPUT_PRINTCAPTURE_H
#define SCION_HARNESS_INPUT_PRINTCAPTURE_H

#include <cstddef>
#include <string>

namespace scion {

/// The file descriptor of the real stderr; 2 while no capture is on. Safe to
/// call from a signal handler.
int realStderr();

/// Ends the capture before the process ends: restores stdout and stderr and
/// copies the captured text to stderr. The text may contain a sanitizer's
/// report, because sanitizers do not know of the capture. Safe to call from a
/// signal handler; does nothing without a capture.
///
/// Called automatically when the process exits during a capture, and before a
/// handler of SIGALRM, SIGINT or SIGTERM that was installed before the first
/// capture, such as an engine's handler that reports a time-out. If another
/// thread ends the process (libFuzzer's limit on memory), its message goes into
/// the capture and is lost; the engine's crash file is not.
void giveBackPrints();

/// One capture at a time, one thread.
class PrintCapture {
public:
  /// The bytes that one capture keeps.
  static constexpr size_t maxKept = 4096;

  /// Starts a capture; does nothing if there is no memory for it. The caller
  /// must flush llvm::outs() before start() and stop().
  void start();

  /// Restores stdout and stderr. Returns the first maxKept bytes of what was
  /// printed since start(), and a line that says so if there was more.
  std::string stop();
};

} // namespace scion

#endif // SCION_HARNESS_INPUT_PRINTCAPTURE_H
