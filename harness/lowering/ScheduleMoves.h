//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The transformations that generated transform-dialect schedules are made of:
// read from schedules.rules, which says what its lines mean.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_LOWERING_SCHEDULEMOVES_H
#define SCION_HARNESS_LOWERING_SCHEDULEMOVES_H

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace scion {

struct ScheduleMove {
  /// The name in records of known bugs; variants with the same bugs share a
  /// name.
  std::string name;

  /// Selectors of the payload ops that the move works on, and of ops that
  /// exclude it (see known/Selectors.h).
  std::vector<std::string> ops, notWith;

  /// Whether the move changes the order of floating-point sums; it is then used
  /// only if results do not depend on that.
  bool reordersFloats = false;

  /// Whether the move lowers ops that no pass lowers, on the reference path
  /// too.
  bool isConversion = false;

  /// The weight of the move when one is drawn.
  unsigned weight = 1;

  /// Ops of the sequence. `%root` is the module, `$op` becomes one of the op
  /// names that `ops` selects, each `$n` a small size of its own.
  std::string body;
};

/// The compiled-in table.
std::span<const ScheduleMove> scheduleMoves();

/// `errors` gets "schedules.rules:12: …" for each error.
std::vector<ScheduleMove> parseMoves(std::string_view text,
                                     std::vector<std::string> &errors);

} // namespace scion

#endif // SCION_HARNESS_LOWERING_SCHEDULEMOVES_H
