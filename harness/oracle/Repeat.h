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

/// `output` is what the passes made of the builder's program. The finding that
/// it is another module this time, if it is.
std::optional<Finding> differsAgain(PathBuilder &builder,
                                    const std::vector<PathStep> &passes,
                                    mlir::ModuleOp output);

} // namespace scion

#endif // SCION_HARNESS_ORACLE_REPEAT_H
