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

using namespace scion;

static sigjmp_buf wayBack;

static void goBack(int) { siglongjmp(wayBack, 1); }

bool scion::survives(llvm::function_ref<void()> work) {
  constexpr int signals[] = {SIGSEGV, SIGBUS};
  struct sigaction before[2];
  struct sigaction action = {};
  action.sa_handler = goBack;
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < 2; ++i)
    sigaction(signals[i], &action, &before[i]);
  // The mask is kept: the signal is blocked in its handler.
  bool survived = sigsetjmp(wayBack, 1) == 0;
  if (survived)
    work();
  for (int i = 0; i < 2; ++i)
    sigaction(signals[i], &before[i], nullptr);
  return survived;
}
