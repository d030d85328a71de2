//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tracks the stage of the process ("parse", "print-generic", or a pass name),
// so that a crash is attributed to the part of MLIR that was running and not to
// the frame that happened to fault.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_BASE_STAGE_H
#define SCION_BASE_STAGE_H

#include <string_view>

namespace scion {

/// The current stage outside of all stages.
inline constexpr std::string_view outsideOfStages = "scion";

/// The innermost running stage, or outsideOfStages if there is none. Safe to
/// call from a signal handler. NUL-terminated.
const char *currentStage();

/// Sets a function that is called when a stage ends, while it is still the
/// current one.
void onStageEnd(void (*check)());

/// Names the stage until the end of the scope.
class StageScope {
public:
  explicit StageScope(std::string_view name);
  ~StageScope();
  StageScope(const StageScope &) = delete;
  StageScope &operator=(const StageScope &) = delete;

private:
  /// Long enough for every registered pass name; longer names are cut.
  static constexpr unsigned capacity = 96;
  friend const char *currentStage();
  char name[capacity];
  const StageScope *outer;
};

} // namespace scion

#endif // SCION_BASE_STAGE_H
