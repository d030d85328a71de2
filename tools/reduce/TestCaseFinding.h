//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Converts a reduced case to a finding, for `scion digest`.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_REDUCE_TESTCASEFINDING_H
#define SCION_TOOLS_REDUCE_TESTCASEFINDING_H

#include "harness/oracle/Finding.h"
#include "harness/reduce/TestCase.h"

namespace scion {

/// `found` is the finding that was reduced.
Finding findingOfCase(const Finding &found, const TestCase &subject,
                      const Goal &goal);

} // namespace scion

#endif // SCION_TOOLS_REDUCE_TESTCASEFINDING_H
