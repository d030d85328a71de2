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
  /// Its name in records of known bugs; variants share a name where they share
  /// their bugs.
  std::string name;

  /// Selectors of payload ops it works on, and of those that keep it off (see
  /// known/Selectors.h).
  std::vector<std::string> ops, notWith;

  /// Another order of floating-point sums: only where that is no difference.
  bool reordersFloats = false;

  /// No pass lowers these ops: this does, on the reference path too.
  bool isConversion = false;

  /// How many other moves it counts as when one is drawn.
  unsigned weight = 1;

  /// Ops of the sequence. `%root` is the module, `$op` becomes one of the op
  /// names that `ops` selects, each `$n` a small size of its own.
  std::string body;
};

/// The compiled-in table.
std::span<const ScheduleMove> scheduleMoves();

/// `errors` gets "schedules.rules:12: …" for whatever cannot be understood.
std::vector<ScheduleMove> parseMoves(std::string_view text,
                                     std::vector<std::string> &errors);

} // namespace scion

#endif // SCION_HARNESS_LOWERING_SCHEDULEMOVES_H
