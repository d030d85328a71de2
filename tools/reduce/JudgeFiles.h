//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Judges crash files in separate processes and tries their buckets with stock
// tools. Each result is appended to judged.jsonl (tools/reduce/JudgedFile.h) at
// once, so that an interrupted call can be continued.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_REDUCE_JUDGEFILES_H
#define SCION_TOOLS_REDUCE_JUDGEFILES_H

#include "tools/Deadline.h"
#include "tools/reduce/CrashFiles.h"

#include <string>
#include <vector>

namespace scion {

/// The arguments of `scion triage`.
struct TriageCall {
  std::vector<std::string> places;
  std::string folder, target;
  unsigned jobs = 2;
  bool json = false, reduce = false, isQuiet = false;
  Deadline deadline;
  std::vector<std::string> settings; // of the whole command, for its children

  std::string judgedFile() const { return folder + "/judged.jsonl"; }
};

/// A step that takes more CPU time hangs. The slowest of the recorded programs
/// takes 20 s in all, on two busy cores with AddressSanitizer.
constexpr unsigned triageHangSeconds = 10;

/// Why no target has this name; "" if one has.
std::string problemOfTarget(const std::string &target);

/// Judges all files that judged.jsonl lacks, cheapest first. Returns false if
/// interrupted or out of time.
bool judgeFiles(const TriageCall &call, const CrashFiles &files);

/// Tries the buckets with stock tools that were not tried yet. Returns false in
/// the same cases.
bool confirmBuckets(const TriageCall &call, const CrashFiles &files);

} // namespace scion

#endif // SCION_TOOLS_REDUCE_JUDGEFILES_H
