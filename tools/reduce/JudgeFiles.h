//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Crash files are judged in processes of their own, and their buckets tried
// with stock tools. Each answer is a line of judged.jsonl
// (tools/reduce/JudgedFile.h) at once, so that an ended call goes on.
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

/// Judges all that judged.jsonl does not have, cheapest first. False: it was
/// interrupted, or time is over.
bool judgeFiles(const TriageCall &call, const CrashFiles &files);

/// Asks stock tools about the buckets that they were not asked about. False:
/// likewise.
bool confirmBuckets(const TriageCall &call, const CrashFiles &files);

} // namespace scion

#endif // SCION_TOOLS_REDUCE_JUDGEFILES_H
