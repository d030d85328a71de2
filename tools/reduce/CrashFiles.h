//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the crash files of fuzzing engines: the files in a folder that are
// inputs which crashed a process, and their content.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_REDUCE_CRASHFILES_H
#define SCION_TOOLS_REDUCE_CRASHFILES_H

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace scion {

struct CrashFiles {
  /// The files with each content, by its hash; in the order of their names.
  std::map<uint64_t, std::vector<std::string>> byContent;

  std::vector<std::string> empty, unreadable;

  /// Skipped files of an engine that are no crashes: queues, statistics.
  unsigned passedBy = 0;

  unsigned count() const;      // that are judged, duplicates too
  unsigned duplicates() const; // beyond the first of each content
};

/// The files in places, recursively. Of AFL++'s output folders only `crashes`
/// and `hangs`.
CrashFiles findCrashFiles(const std::vector<std::string> &places);

} // namespace scion

#endif // SCION_TOOLS_REDUCE_CRASHFILES_H
