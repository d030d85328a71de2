//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "base/Stage.h"

#include <cstring>

using namespace scion;

// The harness runs in one thread, and a signal handler can read a plain
// pointer.
static const StageScope *volatile innermost = nullptr;

const char *scion::currentStage() {
  const StageScope *stage = innermost;
  return stage ? stage->name : outsideOfStages.data();
}

StageScope::StageScope(std::string_view text) : outer(innermost) {
  size_t size = text.size() < capacity ? text.size() : capacity - 1;
  std::memcpy(name, text.data(), size);
  name[size] = '\0';
  innermost = this;
}

static void (*stageEndCheck)() = nullptr;

void scion::onStageEnd(void (*check)()) { stageEndCheck = check; }

StageScope::~StageScope() {
  if (stageEndCheck)
    stageEndCheck();
  innermost = outer;
}
