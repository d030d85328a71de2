//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs a function on a stack of its own, between guard pages, and returns when
// the function returns, when runtime code that it calls leaves the run, or when
// it raises a signal. Its signal handlers and alternate signal stack are
// installed only while the function runs, so those of the fuzzing engine and of
// AddressSanitizer handle all other signals.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_EXEC_FAULTGUARD_H
#define SCION_HARNESS_EXEC_FAULTGUARD_H

#include <cstddef>
#include <cstdint>

namespace scion {

struct GuardedExit {
  enum class How : uint8_t {
    Returned,
    Left,
    Signal,
    StackExhausted,
    NoStack, // not called: a stack of that size cannot be had
  };
  How how = How::Returned;
  int signal = 0;
  uintptr_t address = 0; // of the access, where the signal has one
};

class FaultGuard {
public:
  /// The guard of this process. One function at a time, one thread.
  static FaultGuard &get();

  /// The size of the stack that is always mapped.
  static constexpr size_t usualStackSize = 8u << 20;

  /// Calls `function` with the upper part of the stack filled with `fill`. A
  /// stack of another size is mapped for this call only (of whole pages, 128 KB
  /// at least).
  GuardedExit call(void (*function)(), uint8_t fill,
                   size_t stackSize = usualStackSize);

  /// Called by runtime code on the guarded stack: ends call() with How::Left.
  /// Does not return. Not declared [[noreturn]], because AddressSanitizer's
  /// instrumentation of such calls assumes the thread's own stack.
  void leave();

  FaultGuard(const FaultGuard &) = delete;
  FaultGuard &operator=(const FaultGuard &) = delete;

  struct Handlers;

private:
  static void callOn(unsigned char *stack, size_t stackSize,
                     unsigned char *signalStack, void (*function)(),
                     uint8_t fill);
  FaultGuard();
  ~FaultGuard() = delete;

  unsigned char *stack = nullptr; // lowest usable byte
  unsigned char *signalStack = nullptr;
};

} // namespace scion

#endif // SCION_HARNESS_EXEC_FAULTGUARD_H
