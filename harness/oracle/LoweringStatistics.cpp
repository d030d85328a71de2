//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/LoweringStatistics.h"

#include "harness/exec/Executor.h"

#include <cstdarg>
#include <cstdio>

using namespace scion;

LoweringStatistics &scion::loweringStatistics() {
  static LoweringStatistics statistics;
  return statistics;
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

std::string LoweringStatistics::str(bool withPasses) const {
  std::string text;
  append(text,
         "scion: %llu verified, %llu out of scope, %llu with no reference, "
         "%llu poisoned, %llu trapped\n",
         count(inputs), count(outOfScope), count(referenceNotLowered),
         count(poisoned), count(trapped));
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

  const ExecStatistics &exec = Executor::global().statistics();
  double seconds = totalTime * 1e-9;
  auto share = [&](uint64_t time) {
    return totalTime ? 100.0 * time / totalTime : 0.0;
  };
  append(
      text,
      "scion: %.1f paths/s; passes %.0f %%, translate %.0f %%, optimise "
      "%.0f %%, codegen %.0f %%, link %.0f %%, run %.0f %%, remove %.0f %%\n",
      seconds > 0 ? paths / seconds : 0.0, share(passTime),
      share(exec.translateTime), share(exec.optimizeTime),
      share(exec.codegenTime), share(exec.linkTime), share(exec.runTime),
      share(exec.removeTime));
  return text;
}
