//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A line of a table that holds only for some versions of MLIR: it begins with
// `since N` or `until N` (or both), major versions that are meant too.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_COMPAT_VERSIONEDLINE_H
#define SCION_HARNESS_COMPAT_VERSIONEDLINE_H

#include "llvm/ADT/StringRef.h"

namespace scion {

enum class VersionedLine : unsigned char { Holds, ForOthers, Wrong };

/// Takes the versions off the line.
inline VersionedLine readVersions(llvm::StringRef &line, unsigned version) {
  bool holds = true;
  while (line.starts_with("since ") || line.starts_with("until ")) {
    bool isSince = line.starts_with("since");
    auto [number, rest] = line.split(' ').second.ltrim().split(' ');
    unsigned bound = 0;
    if (number.getAsInteger(10, bound) || rest.trim().empty())
      return VersionedLine::Wrong;
    holds &= isSince ? version >= bound : version <= bound;
    line = rest.trim();
  }
  return holds ? VersionedLine::Holds : VersionedLine::ForOthers;
}

} // namespace scion

#endif // SCION_HARNESS_COMPAT_VERSIONEDLINE_H
