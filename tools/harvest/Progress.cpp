//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/harvest/Progress.h"

#include <cstdio>
#include <unistd.h>

using namespace scion::harvest;

/// Fits beside the numbers in 80 columns.
static constexpr size_t barWidth = 30;

Progress::Progress(size_t total, bool quiet, const char *what)
    : total(total), what(what), quiet(quiet), terminal(isatty(STDERR_FILENO)) {}

void Progress::show(size_t done, const std::string &note) {
  // A terminal is redrawn at most 200 times; fewer lines go into a log.
  size_t steps = terminal ? 200 : 10;
  size_t step = total ? done * steps / total : steps;
  if (quiet || (step == lastStep && (drawn || !terminal)))
    return;
  lastStep = step;
  if (!terminal) {
    std::fprintf(stderr, "%3zu %%  %zu of %zu %s, %s\n", step * 10, done, total,
                 what, note.c_str());
    return;
  }
  size_t filled = total ? done * barWidth / total : barWidth;
  std::string bar(filled, '#');
  bar.resize(barWidth, '.');
  std::fprintf(stderr, "\r\033[K[%s] %zu of %zu %s, %s", bar.c_str(), done,
               total, what, note.c_str());
  std::fflush(stderr);
  drawn = true;
}

void Progress::clear() {
  if (drawn)
    std::fputs("\r\033[K", stderr);
  drawn = false;
}
