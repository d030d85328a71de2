//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The facts for a report that the record of the bug holds.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_REDUCE_FROMRECORD_H
#define SCION_TOOLS_REDUCE_FROMRECORD_H

#include "harness/reduce/ReduceReport.h"

#include <string>

namespace scion {

/// Copies what the record says of versions of MLIR and of duplicates. False,
/// and a message on stderr, if there is no such record.
bool takeRecord(const std::string &id, ReportOptions &report);

} // namespace scion

#endif // SCION_TOOLS_REDUCE_FROMRECORD_H
