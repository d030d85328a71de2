//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The guard that a reduced case suggests, for its report.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_REDUCE_GUARDFOR_H
#define SCION_TOOLS_REDUCE_GUARDFOR_H

#include "harness/reduce/TestCase.h"

#include <string>

namespace scion {

struct ShrinkOptions;

/// "" if nothing is to be said. `check`: prints on stdout how the guard does on
/// so many variations that it was not mined from (tests/tools/check-guards).
std::string guardFor(const TestCase &subject, const Goal &goal,
                     const ShrinkOptions &options, unsigned check);

} // namespace scion

#endif // SCION_TOOLS_REDUCE_GUARDFOR_H
