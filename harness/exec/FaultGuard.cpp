//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/exec/FaultGuard.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iterator>
#include <sys/mman.h>
#include <ucontext.h>

#if __has_feature(address_sanitizer)
#include <sanitizer/asan_interface.h>
#endif

#if !defined(__x86_64__) || !defined(__linux__)
#error                                                                         \
    "Executing programs needs x86-64 Linux: port FaultGuard.cpp (the stack \
switch and the program counter in the signal context) to add another target."
#endif

using namespace scion;

//===----------------------------------------------------------------------===//
// The stack switch
//===----------------------------------------------------------------------===//
//
// Assembly instead of setjmp/longjmp, because AddressSanitizer intercepts
// longjmp and unpoisons the memory that it takes for the thread's stack.
// Leaving a signal handler this way is fine because the handlers block no
// signals (SA_NODEFER) and an alternate signal stack counts as in use only
// while the stack pointer is in it.

extern "C" {
/// Saves this context in *saved, calls function() on the stack that ends at
/// `top`, returns when the function returns or when scionLeave(*saved) is
/// called.
void scionEnter(void (*function)(), void *top, void **saved);
void scionLeave(void *saved);
}

asm(R"(
  .text
  .p2align 4
  .type scionEnter,@function
scionEnter:
  pushq %rbp
  pushq %rbx
  pushq %r12
  pushq %r13
  pushq %r14
  pushq %r15
  subq $8, %rsp
  stmxcsr (%rsp)
  fnstcw 4(%rsp)
  movq %rsp, (%rdx)
  movq %rdx, %rbx
  movq %rsi, %rsp
  xorl %ebp, %ebp
  callq *%rdi
  movq (%rbx), %rdi
  .type scionLeave,@function
scionLeave:
  movq %rdi, %rsp
  cld
  fninit
  ldmxcsr (%rsp)
  fldcw 4(%rsp)
  addq $8, %rsp
  popq %r15
  popq %r14
  popq %r13
  popq %r12
  popq %rbx
  popq %rbp
  retq
  .size scionEnter, .-scionEnter
)");

//===----------------------------------------------------------------------===//
// Signals
//===----------------------------------------------------------------------===//

static constexpr int signals[] = {SIGSEGV, SIGBUS,  SIGFPE,
                                  SIGILL,  SIGTRAP, SIGABRT};
static constexpr size_t signalCount = std::size(signals);
static constexpr size_t signalStackSize = 64u << 10;
static constexpr size_t guardSize = 64u << 10;

/// How much of the stack is filled anew for each run. Small programs use less
/// than 4 KB; filling costs 1 us per 64 KB.
static constexpr size_t filledSize = 64u << 10;

/// The functions of the runtime run on the stack, too, and need this much.
static constexpr size_t minStackSize = 128u << 10;

namespace {
/// State that a signal handler may read and write.
struct Running {
  volatile bool active = false;
  void *saved = nullptr;
  uintptr_t stackBegin = 0, stackEnd = 0;
  uintptr_t lowestUnclean = 0; // frames that were left: from here up
  GuardedExit exit;
};
} // namespace

static Running running;

struct FaultGuard::Handlers {
  struct sigaction before[signalCount];
  stack_t stackBefore;

  static void onSignal(int signal, siginfo_t *info, void *context) {
    if (!running.active) {
      // The program is not running, but this handler is installed: raise the
      // signal again with the default action.
      struct sigaction standard = {};
      standard.sa_handler = SIG_DFL;
      sigaction(signal, &standard, nullptr);
      raise(signal);
      return;
    }
    auto *registers = static_cast<ucontext_t *>(context)->uc_mcontext.gregs;
    uintptr_t stackPointer = uintptr_t(registers[REG_RSP]);
    uintptr_t address = uintptr_t(info->si_addr);
    running.exit.how = GuardedExit::How::Signal;
    running.exit.signal = signal;
    bool hasAddress = signal == SIGSEGV || signal == SIGBUS;
    // The kernel does not report the address of a non-canonical access.
    if (info->si_code == SI_KERNEL)
      address = ~uintptr_t(0);
    running.exit.address = hasAddress ? address : 0;
    // Stack probes touch each page from the top, so a stack overflow faults in
    // the guard below the stack, or while the stack pointer is in the guard.
    if (hasAddress && ((address >= running.stackBegin - guardSize &&
                        address < running.stackBegin) ||
                       (stackPointer >= running.stackBegin - guardSize &&
                        stackPointer < running.stackBegin)))
      running.exit.how = GuardedExit::How::StackExhausted;
    running.lowestUnclean = stackPointer;
    running.active = false;
    scionLeave(running.saved);
  }

  Handlers(unsigned char *signalStack) {
    stack_t stack = {};
    stack.ss_sp = signalStack;
    stack.ss_size = signalStackSize;
    sigaltstack(&stack, &stackBefore);
    struct sigaction action = {};
    action.sa_sigaction = onSignal;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
    for (size_t i = 0; i < signalCount; ++i)
      sigaction(signals[i], &action, &before[i]);
  }
  ~Handlers() {
    for (size_t i = 0; i < signalCount; ++i)
      sigaction(signals[i], &before[i], nullptr);
    sigaltstack(&stackBefore, nullptr);
  }
};

//===----------------------------------------------------------------------===//
// FaultGuard
//===----------------------------------------------------------------------===//

/// The lowest usable byte; null if there is no memory.
static unsigned char *mapGuarded(size_t size) {
  void *map = mmap(nullptr, size + 2 * guardSize, PROT_NONE,
                   MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (map == MAP_FAILED)
    return nullptr;
  auto *begin = static_cast<unsigned char *>(map) + guardSize;
  if (mprotect(begin, size, PROT_READ | PROT_WRITE) == 0)
    return begin;
  munmap(map, size + 2 * guardSize);
  return nullptr;
}

static void unmapGuarded(unsigned char *begin, size_t size) {
  munmap(begin - guardSize, size + 2 * guardSize);
}

FaultGuard::FaultGuard()
    : stack(mapGuarded(usualStackSize)),
      signalStack(mapGuarded(signalStackSize)) {
  if (!stack || !signalStack) {
    std::fprintf(stderr, "scion: no memory for the stack of programs: %s\n",
                 std::strerror(errno));
    __builtin_trap();
  }
}

FaultGuard &FaultGuard::get() {
  static FaultGuard *guard = new FaultGuard;
  return *guard;
}

GuardedExit FaultGuard::call(void (*function)(), uint8_t fill,
                             size_t stackSize) {
  if (stackSize == usualStackSize) {
    callOn(stack, stackSize, signalStack, function, fill);
    // Discard deep frames, so that the next run does not see them.
    madvise(stack, stackSize - filledSize, MADV_DONTNEED);
    return running.exit;
  }
  constexpr size_t page = 4096;
  // The upper bound exceeds any address space, but can still be rounded up.
  size_t size = std::clamp(stackSize, minStackSize, size_t(1) << 48);
  size = (size + page - 1) & ~(page - 1);
  unsigned char *own = mapGuarded(size);
  if (!own)
    return {GuardedExit::How::NoStack, 0, 0};
  callOn(own, size, signalStack, function, fill);
  unmapGuarded(own, size);
  return running.exit;
}

void FaultGuard::callOn(unsigned char *stack, size_t stackSize,
                        unsigned char *signalStack, void (*function)(),
                        uint8_t fill) {
  unsigned char *top = stack + stackSize;
  running.exit = {};
  running.stackBegin = uintptr_t(stack);
  running.stackEnd = uintptr_t(top);
  running.lowestUnclean = 0;
  std::memset(top - filledSize, fill, filledSize);
  {
    Handlers handlers(signalStack);
    running.active = true;
    scionEnter(function, top, &running.saved);
    running.active = false;
  }
#if __has_feature(address_sanitizer)
  // The frames that were left are still poisoned. If the stack pointer is
  // outside of the stack, their depth is unknown: unpoison the whole stack.
  if (running.exit.how != GuardedExit::How::Returned) {
    uintptr_t low = running.lowestUnclean;
    if (low < running.stackBegin || low >= running.stackEnd)
      low = running.stackBegin;
    __asan_unpoison_memory_region(reinterpret_cast<void *>(low & ~uintptr_t(7)),
                                  running.stackEnd - (low & ~uintptr_t(7)));
  }
#endif
}

void FaultGuard::leave() {
  if (!running.active) {
    std::fprintf(stderr, "scion: runtime code was called from outside\n");
    __builtin_trap();
  }
  running.exit.how = GuardedExit::How::Left;
  running.lowestUnclean = uintptr_t(__builtin_frame_address(0));
  running.active = false;
  scionLeave(running.saved);
}
