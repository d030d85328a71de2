//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Who says what the right values are: the meaning of the ops
// (harness/semantics) where it is known, else the way that is right.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_REDUCE_EXPECTEDVALUES_H
#define SCION_HARNESS_REDUCE_EXPECTEDVALUES_H

#include "harness/reduce/TestCase.h"

#include <string>

namespace scion {

/// Half a sentence. `isInterpretedResult`: the interpreter prints the same
/// values as the way that is right.
std::string sourceOfExpectedValues(const TestCase &subject, const Goal &goal,
                                   bool isInterpretedResult);

} // namespace scion

#endif // SCION_HARNESS_REDUCE_EXPECTEDVALUES_H
