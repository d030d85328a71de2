//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A function that can pause and continue later. It has its own stack and runs
// in the thread that calls resume().
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_SEMANTICS_FIBER_H
#define SCION_HARNESS_SEMANTICS_FIBER_H

#include <functional>
#include <ucontext.h>

namespace scion::semantics {

class Fiber {
public:
  explicit Fiber(std::function<void()> body);
  /// The fiber must have ended or never been resumed.
  ~Fiber();
  Fiber(const Fiber &) = delete;

  /// Runs until it pauses or ends.
  void resume();
  /// Called in the fiber: returns to the caller of resume().
  void pause();
  bool hasEnded() const { return ended; }

private:
  std::function<void()> body;
  void *stack;
  ucontext_t inside, outside;
  bool ended = false;
  // AddressSanitizer's state of the two stacks.
  [[maybe_unused]] void *insideFake = nullptr, *outsideFake = nullptr;
  [[maybe_unused]] const void *outsideStack = nullptr;
  [[maybe_unused]] size_t outsideSize = 0;

  static void enter(unsigned high, unsigned low);
};

} // namespace scion::semantics

#endif // SCION_HARNESS_SEMANTICS_FIBER_H
