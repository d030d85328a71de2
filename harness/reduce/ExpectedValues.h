//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The source of the expected values, for a report: the interpreter
// (harness/semantics), the correct pipeline, or both.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_REDUCE_EXPECTEDVALUES_H
#define SCION_HARNESS_REDUCE_EXPECTEDVALUES_H

#include "harness/reduce/TestCase.h"

#include <string>

namespace scion {

/// The source of the expected values, as the end of a sentence.
/// `isInterpretedResult`: the interpreter prints the same values as the correct
/// pipeline.
std::string sourceOfExpectedValues(const TestCase &subject, const Goal &goal,
                                   bool isInterpretedResult);

} // namespace scion

#endif // SCION_HARNESS_REDUCE_EXPECTEDVALUES_H
