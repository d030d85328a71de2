//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The transformations that generated transform-dialect schedules are made of,
// as data.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_LOWERING_SCHEDULEMOVES_H
#define SCION_HARNESS_LOWERING_SCHEDULEMOVES_H

#include <span>
#include <string_view>
#include <vector>

namespace scion {

struct ScheduleMove {
  /// What it is called in records of known bugs; variants share a name where
  /// they share their bugs.
  std::string_view name;

  /// Selectors of payload ops it works on (see known/Selectors.h).
  std::vector<std::string_view> ops;

  /// Another order of floating-point sums: only where that is no difference.
  bool reordersFloats;

  /// Ops of the sequence. `%root` is the module, `$op` becomes one of the op
  /// names that `ops` selects, each `$n` a small size of its own.
  std::string_view body;

  /// No pass lowers these ops: this does, on the quiet path too.
  bool isConversion = false;
};

std::span<const ScheduleMove> scheduleMoves();

} // namespace scion

#endif // SCION_HARNESS_LOWERING_SCHEDULEMOVES_H
