//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the guard that a reduced case suggests, for its report.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_REDUCE_GUARDFOR_H
#define SCION_TOOLS_REDUCE_GUARDFOR_H

#include "harness/reduce/TestCase.h"

#include <string>

namespace scion {

struct ShrinkOptions;

/// Returns the text for the report, or "". If `check` is not 0, prints how well
/// the guard does on that many variations that it was not mined from
/// (tests/tools/check-guards).
std::string guardFor(const TestCase &subject, const Goal &goal,
                     const ShrinkOptions &options, unsigned check);

} // namespace scion

#endif // SCION_TOOLS_REDUCE_GUARDFOR_H
