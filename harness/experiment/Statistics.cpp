//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/experiment/Statistics.h"

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

/// The most reasons that are counted separately; later ones are "other
/// reasons".
static constexpr size_t maxReasons = 200;

/// Reasons printed while a campaign runs; `withPasses` prints all.
static constexpr size_t shownReasons = 8;

std::string LoweringStatistics::classOf(std::string_view reason) {
  std::string key;
  for (size_t i = 0; i < reason.size() && reason[i] != '\''; ++i) {
    bool isDigit = reason[i] >= '0' && reason[i] <= '9';
    // A number after a letter is a part of a name: "i64", "O2".
    bool isNumber = isDigit && (key.empty() || key.back() == ' ' ||
                                key.back() == '(' || key.back() == 'N');
    if (!isNumber)
      key += reason[i];
    else if (key.empty() || key.back() != 'N')
      key += 'N';
  }
  key = key.substr(0, 120);
  while (key.ends_with(' '))
    key.pop_back();
  return key;
}

static void count(std::map<std::string, uint64_t> &reasons, std::string key) {
  if (!reasons.contains(key) && reasons.size() >= maxReasons)
    key = "other reasons";
  ++reasons[key];
}

void LoweringStatistics::noteOutOfScope(std::string_view reason) {
  ++outOfScope;
  // Do not count names of the program as separate reasons.
  std::string key(reason.substr(0, reason.find('\'')));
  while (key.ends_with(' '))
    key.pop_back();
  count(reasons, std::move(key));
}

void LoweringStatistics::noteUncompared(std::string_view reason) {
  count(uncompared, classOf(reason));
}

void LoweringStatistics::noteUninterpreted(std::string_view ending) {
  // "undefined: arith.divsi at a.mlir:3:8: division by zero", without the
  // place.
  std::string key(ending);
  size_t place = key.find(" at "), end = key.find(": ", place);
  if (place != key.npos && end != key.npos)
    key.erase(place, end - place);
  count(uninterpreted, std::move(key));
}

/// The most frequent first; all of them if `withAll`.
static void appendReasons(std::string &text, const char *what,
                          const std::map<std::string, uint64_t> &reasons,
                          bool withAll) {
  std::vector<std::pair<uint64_t, std::string>> sorted;
  sorted.reserve(reasons.size());
  for (const auto &[reason, number] : reasons)
    sorted.emplace_back(number, reason);
  std::sort(sorted.begin(), sorted.end(), [](const auto &a, const auto &b) {
    return a.first != b.first ? a.first > b.first : a.second < b.second;
  });
  for (size_t i = 0; i < sorted.size(); ++i) {
    if (i == shownReasons && !withAll) {
      append(text, "scion: %s for %zu more reasons\n", what, sorted.size() - i);
      break;
    }
    append(text, "scion: %s %8llu: %s\n", what, count(sorted[i].first),
           sorted[i].second.c_str());
  }
}

std::string LoweringStatistics::str(bool withPasses) const {
  std::string text;
  append(text,
         "scion: %llu parsed and verified, %llu reconditioned, %llu out of "
         "scope, %llu with no reference, %llu poisoned, %llu trapped, %llu "
         "needed no guard\n",
         count(inputs), count(rewritten), count(outOfScope),
         count(referenceNotLowered), count(poisoned), count(trapped),
         count(unguarded));
  appendReasons(text, "out of scope", reasons, withPasses);
  append(text,
         "scion: %llu paths: %llu lowered, %llu not, %llu bounded; %llu "
         "executed (%llu at O2), %llu identical, %llu compared, %llu known "
         "bugs, %llu show unwritten memory\n",
         count(paths), count(lowered), count(notLowered), count(exhausted),
         count(executed), count(optimized), count(identical), count(compared),
         count(known), count(uninitialized));
  appendReasons(text, "not compared", uncompared, withPasses);
  if (interpreted || !uninterpreted.empty())
    append(text, "scion: %llu programs interpreted, and after %llu passes\n",
           count(interpreted), count(interpretedSteps));
  appendReasons(text, "not interpreted", uninterpreted, withPasses);
  if (!ops.onPaths().empty())
    append(text, "scion: %s\n", ops.str().c_str());
  uint64_t takenBack = 0;
  for (const auto &[name, counts] : passes)
    takenBack += counts.takenBack;
  if (takenBack)
    append(text, "scion: %llu passes taken back\n", count(takenBack));
  if (withMoreRoom || unstable || unconfirmed || ownDefects)
    append(text,
           "scion: %llu paths run again with more room, %llu unstable, %llu "
           "differ in this process only, %llu defects of reconditioning\n",
           count(withMoreRoom), count(unstable), count(unconfirmed),
           count(ownDefects));
  if (withPasses)
    for (const auto &[name, counts] : passes) {
      if (!counts.applied)
        continue; // known bugs suppressed it on all programs
      append(text,
             "scion: pass %-45s %8llu applied %8llu had effect %6llu failed\n",
             name.c_str(), count(counts.applied), count(counts.hadEffect),
             count(counts.failed));
    }
  else
    text += tellEffects(passes);

  const CostSums &costs = costSums();
  double seconds = double(costs.total()) * 1e-9;
  append(text, "scion: %.1f paths/s, %.2f programs/s; %s\n",
         seconds > 0 ? double(paths) / seconds : 0.0,
         seconds > 0 ? double(inputs) / seconds : 0.0, costs.str().c_str());
  return text;
}
