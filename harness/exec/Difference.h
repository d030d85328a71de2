//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The first entry in which two traces differ, as data.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_EXEC_DIFFERENCE_H
#define SCION_HARNESS_EXEC_DIFFERENCE_H

#include <cstdint>
#include <string>

namespace scion {

/// One entry of a trace: "i64" and "42", "f32" and "1.5 (0x3fc00000)", "shape"
/// and "2x3", "text" and "\", \"". At the end of a trace: "end", and how the
/// run ended.
struct Observed {
  std::string type, value;
};

struct Difference {
  /// The number of the entry, from 1. Text is not counted and belongs to the
  /// entry before it. 0: a text before the first entry differs, or the traces
  /// are equal and the runs ended differently.
  uint64_t observation = 0;
  Observed expected, actual;

  /// "observation 3: i64 42 against 41", "after observation 3: text …", "end:
  /// finished against trap: …".
  std::string str() const;
};

} // namespace scion

#endif // SCION_HARNESS_EXEC_DIFFERENCE_H
