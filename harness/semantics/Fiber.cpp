//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Fiber.h"

#include "llvm/Support/ErrorHandling.h"

#include <cstdint>
#include <sys/mman.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#include <sanitizer/common_interface_defs.h>
#define SCION_FIBER_START(SAVE, STACK, SIZE)                                   \
  __sanitizer_start_switch_fiber(SAVE, STACK, SIZE)
#define SCION_FIBER_FINISH(FAKE, STACK, SIZE)                                  \
  __sanitizer_finish_switch_fiber(FAKE, STACK, SIZE)
#endif
#endif
#ifndef SCION_FIBER_START
#define SCION_FIBER_START(SAVE, STACK, SIZE) (void)0
#define SCION_FIBER_FINISH(FAKE, STACK, SIZE) (void)0
#endif

using namespace scion::semantics;

/// Only touched pages take memory. With AddressSanitizer a region takes up to
/// 12 KB, and a fiber may nest 40 of them (Team.cpp).
static constexpr size_t stackSize = size_t(1) << 20;

Fiber::Fiber(std::function<void()> body) : body(std::move(body)) {
  stack = mmap(nullptr, stackSize, PROT_READ | PROT_WRITE,
               MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (stack == MAP_FAILED)
    llvm::report_fatal_error("no memory for the stack of a fiber");
  getcontext(&inside);
  inside.uc_stack.ss_sp = stack;
  inside.uc_stack.ss_size = stackSize;
  inside.uc_link = nullptr;
  auto self = uint64_t(reinterpret_cast<uintptr_t>(this));
  makecontext(&inside, reinterpret_cast<void (*)()>(&Fiber::enter), 2,
              unsigned(self >> 32), unsigned(self));
}

Fiber::~Fiber() { munmap(stack, stackSize); }

void Fiber::enter(unsigned high, unsigned low) {
  auto *fiber =
      reinterpret_cast<Fiber *>(uintptr_t(uint64_t(high) << 32 | low));
  SCION_FIBER_FINISH(nullptr, &fiber->outsideStack, &fiber->outsideSize);
  fiber->body();
  fiber->ended = true;
  SCION_FIBER_START(nullptr, fiber->outsideStack, fiber->outsideSize);
  setcontext(&fiber->outside);
}

void Fiber::resume() {
  SCION_FIBER_START(&outsideFake, stack, stackSize);
  swapcontext(&outside, &inside);
  SCION_FIBER_FINISH(outsideFake, nullptr, nullptr);
}

void Fiber::pause() {
  SCION_FIBER_START(&insideFake, outsideStack, outsideSize);
  swapcontext(&inside, &outside);
  SCION_FIBER_FINISH(insideFake, &outsideStack, &outsideSize);
}
