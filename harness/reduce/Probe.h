//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a case shows: whether its two ways differ, how, and by whose fault.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_REDUCE_PROBE_H
#define SCION_HARNESS_REDUCE_PROBE_H

#include "harness/reduce/TestCase.h"

#include <cstdint>
#include <optional>

namespace scion {

struct Death;
struct ParsedInput;

/// Ops that the interpreter executes at most: what targets give it.
inline constexpr uint64_t meaningFuel = 300'000;

/// What the case shows. `goal` is what is hoped for: as soon as it is clear
/// that something else is shown, the answer says so and nothing more. Without a
/// goal, `wanted` says of which kind the answer is, and who is to blame. May
/// crash: for a copy of the process (Trial.h). Leaves the module as it is.
TestResult probe(ParsedInput &input, const TestCase &subject,
                 const Goal &wanted, bool isFirst);

/// The same for a process that ended in the middle of it.
TestResult evidenceOf(const Death &death, const TestCase &subject,
                      const Goal &wanted, bool isFirst);

/// The kinds for which the way that is right matters.
bool comparesTwoWays(const Goal &goal);

/// Those of which the meaning of the ops says what is right: no other way is
/// walked.
bool asksMeaning(const Goal &goal);

} // namespace scion

#endif // SCION_HARNESS_REDUCE_PROBE_H
