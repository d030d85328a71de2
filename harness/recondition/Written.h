//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which elements of a fresh buffer are written when something reads from it.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_RECONDITION_WRITTEN_H
#define SCION_HARNESS_RECONDITION_WRITTEN_H

#include "mlir/IR/Value.h"

namespace scion {

class Facts;

/// Whether every read from `buffer`, the result of an allocation, meets
/// elements that were written before, or the first `initial` ones (in row-major
/// order).
bool readsOnlyWritten(mlir::Value buffer, Facts &facts, int64_t initial = 0);

} // namespace scion

#endif // SCION_HARNESS_RECONDITION_WRITTEN_H
