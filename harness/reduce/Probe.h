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

/// The result of the test case. `goal` is the wanted one: as soon as it is
/// clear that the result is another one, the answer says so and nothing more.
/// Without a goal, `wanted` has the kind of the answer, and the culprit. May
/// crash: for a copy of the process (Trial.h). Does not change the module.
TestResult probe(ParsedInput &input, const TestCase &subject,
                 const Goal &wanted, bool isFirst);

/// The same for a process that ended in the middle of it.
TestResult evidenceOf(const Death &death, const TestCase &subject,
                      const Goal &wanted, bool isFirst);

/// The kinds for which the way that is right matters.
bool comparesTwoWays(const Goal &goal);

/// Kinds whose expected result is the interpreter's: no other pipeline is run.
bool isJudgedByInterpreter(const Goal &goal);

} // namespace scion

#endif // SCION_HARNESS_REDUCE_PROBE_H
