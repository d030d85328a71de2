//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tries one program of the soak: reconditions it, looks for remaining undefined
// behaviour with run-time checks, different fills of fresh memory, both
// optimisation levels and another path, and measures how the program changed.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TESTS_FUZZ_RECONDITION_TRIAL_H
#define SCION_TESTS_FUZZ_RECONDITION_TRIAL_H

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace scion {

struct TrialOptions {
  /// If false, the program is made executable but not guarded, for comparison.
  bool guards = true;

  /// Only recondition, and recondition the result again.
  bool again = false;

  /// Print what paths that disagree, or end in invalid IR, look like.
  bool explain = false;
};

/// Counts and measures of one program by name. A name that starts with '!' is
/// an alarm. Text goes with a name after a colon: "out of scope: <why>".
using TrialRecord = std::map<std::string, double>;

/// All random choices depend on `seed`.
TrialRecord tryProgram(std::string_view text, uint64_t seed,
                       const TrialOptions &options);

} // namespace scion

#endif // SCION_TESTS_FUZZ_RECONDITION_TRIAL_H
