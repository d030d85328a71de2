//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/generate/Survive.h"

#include <csetjmp>
#include <csignal>
#include <iterator>

using namespace scion;

static sigjmp_buf wayBack;

static void goBack(int) { siglongjmp(wayBack, 1); }

bool scion::survives(llvm::function_ref<void()> work) {
  constexpr int signals[] = {SIGSEGV, SIGBUS, SIGFPE};
  struct sigaction before[std::size(signals)];
  struct sigaction action = {};
  action.sa_handler = goBack;
  sigemptyset(&action.sa_mask);
  for (size_t i = 0; i < std::size(signals); ++i)
    sigaction(signals[i], &action, &before[i]);
  // The mask is kept: the signal is blocked in its handler.
  bool survived = sigsetjmp(wayBack, 1) == 0;
  if (survived)
    work();
  for (size_t i = 0; i < std::size(signals); ++i)
    sigaction(signals[i], &before[i], nullptr);
  return survived;
}
