//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tries that may crash: a copy of this process works on numbered candidates in
// order, until one succeeds. If a candidate ends the copy, another copy
// continues after it.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_REDUCE_TRIAL_H
#define SCION_HARNESS_REDUCE_TRIAL_H

#include "base/process/Interrupt.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>

namespace scion {

/// How a process ended in the middle of a candidate.
struct Death {
  std::string stage; // of MLIR, that was running (base/Stage.h)
  std::string words; // normalized message, or signal and function
  std::string frame; // of a signal without a message: that function
  bool isHang = false;
};

/// The result of a candidate; none if it does not succeed.
using Answer = std::optional<std::string>;

struct Trials {
  /// In the copy: works on one candidate.
  std::function<Answer(size_t)> work;

  /// In this process: called if a candidate ended the copy. `note` is the last
  /// text of noteForParent().
  std::function<Answer(size_t, const Death &, const std::string &note)> died;

  /// Processes at a time; the answer does not depend on it.
  unsigned jobs = 1;

  /// CPU seconds for a candidate.
  unsigned seconds = 20;
};

struct FirstAnswer {
  size_t candidate;
  std::string text;
};

/// The first candidate of [from, to) with an answer, and the answer. None if
/// there is no answer, or after an interrupt.
std::optional<FirstAnswer> firstAnswer(const Trials &trials, size_t from,
                                       size_t to);

/// Called in the copy: keeps a text for Trials::died.
void noteForParent(const std::string &text);

using process::handleInterrupts;
using process::heedInterrupts;
using process::isInterrupted;

} // namespace scion

#endif // SCION_HARNESS_REDUCE_TRIAL_H
