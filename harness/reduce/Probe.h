//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs a test case: whether its two pipelines differ, how, and which pass is
// the culprit.
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

/// The most ops that the interpreter executes, as in fuzz targets.
inline constexpr uint64_t meaningFuel = 300'000;

/// Returns the result of the test case. Stops as soon as the result differs
/// from `wanted`. With `isFirst`, only the kind and the culprit in `wanted` are
/// given. May crash, so call it in a copy of the process (Trial.h). Does not
/// change the module.
TestResult probe(ParsedInput &input, const TestCase &subject,
                 const Goal &wanted, bool isFirst);

/// The result for a process that crashed or hung in probe().
TestResult evidenceOf(const Death &death, const TestCase &subject,
                      const Goal &wanted, bool isFirst);

/// Whether findings of this kind need an expected result.
bool comparesTwoWays(const Goal &goal);

/// Whether the expected result is the interpreter's. Then no right pipeline is
/// run.
bool isJudgedByInterpreter(const Goal &goal);

} // namespace scion

#endif // SCION_HARNESS_REDUCE_PROBE_H
