//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/input/Cost.h"

#include <chrono>
#include <cstdio>

using namespace scion;

static constexpr const char *names[costCount] = {
    "harness",  "parse",   "prepare", "passes", "translate", "instrument",
    "optimise", "codegen", "link",    "run",    "interpret"};

static CostSums sums;
static Cost current = Cost::Harness;
static bool isRunning = false;
static uint64_t since = 0;

static uint64_t now() {
  return uint64_t(std::chrono::duration_cast<std::chrono::nanoseconds>(
                      std::chrono::steady_clock::now().time_since_epoch())
                      .count());
}

CostScope::CostScope(Cost cost) : outer(current), isOutermost(!isRunning) {
  uint64_t time = now();
  if (isRunning)
    sums.time[size_t(current)] += time - since;
  isRunning = true;
  current = cost;
  since = time;
}

CostScope::~CostScope() {
  uint64_t time = now();
  sums.time[size_t(current)] += time - since;
  isRunning = !isOutermost;
  current = outer;
  since = time;
}

const CostSums &scion::costSums() { return sums; }

uint64_t CostSums::total() const {
  uint64_t sum = 0;
  for (uint64_t part : time)
    sum += part;
  return sum;
}

double CostSums::overhead() const {
  CostSums parts = *this;
  uint64_t own =
      parts[Cost::Harness] + parts[Cost::Prepare] + parts[Cost::Instrument];
  return total() ? 100.0 * double(own) / double(total()) : 0;
}

std::string CostSums::str() const {
  std::string text;
  uint64_t all = total();
  for (size_t i = 0; i < costCount; ++i) {
    char part[64];
    std::snprintf(part, sizeof(part), "%s%s %.1f %%", i ? ", " : "", names[i],
                  all ? 100.0 * double(time[i]) / double(all) : 0.0);
    text += part;
  }
  return text;
}
