//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Replays records of known bugs with the MLIR in use: `scion known check`. A
// worker process replays many records. If it crashes or hangs, that is the
// answer for the current record, and another worker continues after it.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_KNOWN_CHECK_H
#define SCION_TOOLS_KNOWN_CHECK_H

#include <string>
#include <vector>

namespace scion {

/// The state of a record, by what its programs show now.
enum class RecordState { Live, Fixed, Changed, Unchecked };

std::string_view toString(RecordState state);

struct CheckedRecord {
  std::string id;
  RecordState state = RecordState::Unchecked;
  std::vector<std::string> stories; // of programs that show something else
  bool wasReplayed = true;          // no process failed to come up in time
};

struct KnownCheckOptions {
  std::vector<std::string> ids; // empty: all
  std::string programs;         // the folder of the regressions
  unsigned jobs = 2;
  std::string reports; // a folder for the workers' words, "" for none
};

/// In the order of the ids.
std::vector<CheckedRecord> checkRecords(const KnownCheckOptions &options);

/// Runs in the worker. Replays `items`, a list "ID:NUMBER,…" of records and
/// numbers of their regressions, and prints the result of each.
int replayRecords(const std::string &items, const std::string &programs,
                  const std::string &breadcrumb, const std::string &settings);

} // namespace scion

#endif // SCION_TOOLS_KNOWN_CHECK_H
