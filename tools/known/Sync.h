//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `scion known sync`: what became of reports, into the records.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_KNOWN_SYNC_H
#define SCION_TOOLS_KNOWN_SYNC_H

#include <string>

namespace scion {

/// Writes a list into the records of `folder`. The exit code: 0 written, 2 a
/// line cannot be understood, and nothing is written, 3 usage.
int syncRecords(const std::string &list, const std::string &folder);

} // namespace scion

#endif // SCION_TOOLS_KNOWN_SYNC_H
