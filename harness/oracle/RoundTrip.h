//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The round-trip oracle: a verified module printed (generic, pretty, bytecode)
// and read back must be the same module.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ORACLE_ROUNDTRIP_H
#define SCION_HARNESS_ORACLE_ROUNDTRIP_H

#include "harness/oracle/Finding.h"

#include <optional>

namespace mlir {
class ModuleOp;
} // namespace mlir

namespace scion {

/// Two modules are the same when their generic text with locations is the
/// same. Crashes of the printer or reader end the process with the stage
/// "print-generic", "print-pretty" or "bytecode" as culprit.
std::optional<Finding> checkRoundTrip(mlir::ModuleOp module);

} // namespace scion

#endif // SCION_HARNESS_ORACLE_ROUNDTRIP_H
