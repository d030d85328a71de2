//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `scion known sync`: writes the states of filed issues into the records.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_KNOWN_SYNC_H
#define SCION_TOOLS_KNOWN_SYNC_H

#include <string>

namespace scion {

/// Writes the list into the records in `folder`. Returns the exit code: 0
/// written, 2 a line is invalid and nothing is written, 3 usage.
int syncRecords(const std::string &list, const std::string &folder);

} // namespace scion

#endif // SCION_TOOLS_KNOWN_SYNC_H
