//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/LoweringStatistics.h"

#include "harness/input/Cost.h"

#include <algorithm>
#include <cstdarg>
#include <cstdio>
#include <utility>
#include <vector>

using namespace scion;

LoweringStatistics &scion::loweringStatistics() {
  // Leaked on purpose: printed at exit, when statics are gone already.
  static auto *statistics = new LoweringStatistics;
  return *statistics;
}

__attribute__((format(printf, 2, 3))) static void
append(std::string &text, const char *format, ...) {
  char line[512];
  va_list arguments;
  va_start(arguments, format);
  std::vsnprintf(line, sizeof(line), format, arguments);
  va_end(arguments);
  text += line;
}

static unsigned long long count(uint64_t value) { return value; }

/// Reasons kept apart; what comes later is counted as "other reasons".
static constexpr size_t maxReasons = 200;

/// Reasons printed while a campaign runs; `withPasses` prints all.
static constexpr size_t shownReasons = 8;

void LoweringStatistics::noteOutOfScope(std::string_view reason) {
  ++outOfScope;
  // A name of the program is no class of its own.
  std::string key(reason.substr(0, reason.find('\'')));
  while (key.ends_with(' '))
    key.pop_back();
  if (!reasons.contains(key) && reasons.size() >= maxReasons)
    key = "other reasons";
  ++reasons[key];
}

std::string LoweringStatistics::str(bool withPasses) const {
  std::string text;
  append(text,
         "scion: %llu parsed and verified, %llu reconditioned, %llu out of "
         "scope, %llu "
         "with no reference, %llu poisoned, %llu trapped\n",
         count(inputs), count(rewritten), count(outOfScope),
         count(referenceNotLowered), count(poisoned), count(trapped));
  std::vector<std::pair<uint64_t, std::string>> sorted;
  for (const auto &[reason, number] : reasons)
    sorted.emplace_back(number, reason);
  std::sort(sorted.begin(), sorted.end(), [](const auto &a, const auto &b) {
    return a.first != b.first ? a.first > b.first : a.second < b.second;
  });
  for (size_t i = 0; i < sorted.size(); ++i) {
    if (i == shownReasons && !withPasses) {
      append(text, "scion: out of scope for %zu more reasons\n",
             sorted.size() - i);
      break;
    }
    append(text, "scion: out of scope %8llu: %s\n", count(sorted[i].first),
           sorted[i].second.c_str());
  }
  append(text,
         "scion: %llu paths: %llu lowered, %llu not, %llu bounded; %llu "
         "executed (%llu at O2), %llu identical, %llu compared, %llu known "
         "bugs, %llu show unwritten memory\n",
         count(paths), count(lowered), count(notLowered), count(exhausted),
         count(executed), count(optimized), count(identical), count(compared),
         count(known), count(uninitialized));
  if (withPasses)
    for (const auto &[name, counts] : passes)
      append(text,
             "scion: pass %-45s %8llu applied %8llu had effect %6llu failed\n",
             name.c_str(), count(counts.applied), count(counts.hadEffect),
             count(counts.failed));
  else if (!passes.empty()) {
    text += "scion: passes, applied/had effect:";
    for (const auto &[name, counts] : passes)
      append(text, " %s %llu/%llu", name.c_str(), count(counts.applied),
             count(counts.hadEffect));
    text += '\n';
  }

  const CostSums &costs = costSums();
  double seconds = double(costs.total()) * 1e-9;
  append(text, "scion: %.1f paths/s, %.2f programs/s; %s\n",
         seconds > 0 ? double(paths) / seconds : 0.0,
         seconds > 0 ? double(inputs) / seconds : 0.0, costs.str().c_str());
  return text;
}
