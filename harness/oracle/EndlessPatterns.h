//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A pass that tries patterns without end is stopped at a bound. It hangs if
// five times the bound or 300 s are not enough in a fresh process.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ORACLE_ENDLESSPATTERNS_H
#define SCION_HARNESS_ORACLE_ENDLESSPATTERNS_H

#include "harness/lowering/PathStep.h"
#include "harness/oracle/Finding.h"

#include <optional>
#include <string>
#include <vector>

namespace scion {

/// Returns the finding that the last of `steps`, which hit the bound, hangs.
/// Returns none, with the reason in `why`, if it ends after all.
std::optional<Finding>
confirmEndlessPatterns(const std::string &program,
                       const std::vector<PathStep> &steps, std::string &why);

} // namespace scion

#endif // SCION_HARNESS_ORACLE_ENDLESSPATTERNS_H
