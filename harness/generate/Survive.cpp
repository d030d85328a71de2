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

static constexpr int signals[] = {SIGSEGV, SIGBUS, SIGFPE};

static sigjmp_buf wayBack;
static volatile std::sig_atomic_t isWorking;
static unsigned scopes;
static struct sigaction before[std::size(signals)];

static void restore() {
  for (size_t i = 0; i < std::size(signals); ++i)
    sigaction(signals[i], &before[i], nullptr);
}

static void goBack(int) {
  if (isWorking)
    siglongjmp(wayBack, 1);
  restore(); // the same fault comes again, and is somebody else's
}

SurvivalScope::SurvivalScope() {
  if (scopes++)
    return;
  struct sigaction action = {};
  action.sa_handler = goBack;
  action.sa_flags = SA_NODEFER; // so that no mask has to be put back
  sigemptyset(&action.sa_mask);
  for (size_t i = 0; i < std::size(signals); ++i)
    sigaction(signals[i], &action, &before[i]);
}

SurvivalScope::~SurvivalScope() {
  if (--scopes == 0)
    restore();
}

bool scion::survives(llvm::function_ref<void()> work) {
  SurvivalScope scope;
  bool survived = sigsetjmp(wayBack, 0) == 0;
  isWorking = 1;
  if (survived)
    work();
  isWorking = 0;
  return survived;
}
