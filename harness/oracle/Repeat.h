//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs passes a second time on an equal module: the output must be the same.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ORACLE_REPEAT_H
#define SCION_HARNESS_ORACLE_REPEAT_H

#include "harness/experiment/Path.h"
#include "harness/oracle/Finding.h"

#include <optional>
#include <vector>

namespace scion {

/// Runs `passes` again on the builder's program, of which they made `output`.
/// Returns a finding if the new output is another module.
std::optional<Finding> differsAgain(PathBuilder &builder,
                                    const std::vector<PathStep> &passes,
                                    mlir::ModuleOp output);

} // namespace scion

#endif // SCION_HARNESS_ORACLE_REPEAT_H
