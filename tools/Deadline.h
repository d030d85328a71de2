//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The early end of a long command: `--time S` or Ctrl-C.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_DEADLINE_H
#define SCION_TOOLS_DEADLINE_H

#include "base/process/Interrupt.h"

#include <chrono>
#include <optional>

namespace scion {

struct Deadline {
  std::optional<unsigned> seconds; // none: no limit
  std::chrono::steady_clock::time_point start =
      std::chrono::steady_clock::now();

  /// The seconds left; also 0 if there is no limit.
  unsigned left() const {
    auto used = std::chrono::duration_cast<std::chrono::seconds>(
                    std::chrono::steady_clock::now() - start)
                    .count();
    return seconds && *seconds > used ? unsigned(*seconds - used) : 0;
  }

  /// Whether no more work may begin.
  bool isOver() const {
    return process::isInterrupted() ||
           (seconds && std::chrono::steady_clock::now() - start >=
                           std::chrono::seconds(*seconds));
  }
};

} // namespace scion

#endif // SCION_TOOLS_DEADLINE_H
