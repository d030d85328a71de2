//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "base/Uncounted.h"

#include <algorithm>

using namespace scion;

static std::span<uint8_t> (*countersNow)() = nullptr;
static unsigned depth = 0;

void Uncounted::countersAre(std::span<uint8_t> (*counters)()) {
  countersNow = counters;
}

Uncounted::Uncounted() {
  if (depth++ != 0 || !countersNow)
    return;
  std::span<uint8_t> now = countersNow();
  before.assign(now.begin(), now.end());
}

Uncounted::~Uncounted() {
  if (--depth != 0 || before.empty())
    return;
  std::span<uint8_t> now = countersNow();
  if (now.size() == before.size())
    std::ranges::copy(before, now.begin());
}
