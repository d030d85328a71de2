//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Processor time of this thread: other work on the machine does not count.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_BENCHMARKS_THREADTIME_H
#define SCION_BENCHMARKS_THREADTIME_H

#include <ctime>

namespace scion {

inline double threadMilliseconds() {
  timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return double(now.tv_sec) * 1e3 + double(now.tv_nsec) / 1e6;
}

} // namespace scion

#endif // SCION_BENCHMARKS_THREADTIME_H
