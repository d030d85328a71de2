//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The results of `scion triage`, as lines of judged.jsonl: one for each
// distinct content, and one for each bucket that was tried with stock tools.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_REDUCE_JUDGEDFILE_H
#define SCION_TOOLS_REDUCE_JUDGEDFILE_H

#include <cstdint>
#include <map>
#include <string>

namespace scion {

/// The result of one content, a line of judged.jsonl.
struct Judged {
  std::string kind, culprit, detail, known, how;
  std::string nothing; // why there is no finding
  std::string reason;  // of a finding: Finding::reason

  /// From BucketKey. `bucket` also names folders.
  std::string bucket = {}, family = {};

  /// Ranks below the others.
  bool isMinor() const { return reason == "poison-branch"; }

  bool isFinding() const { return !kind.empty(); }
};

/// The whole file.
struct JudgedFile {
  std::map<uint64_t, Judged> contents;
  std::map<std::string, std::string> confirmed; // of buckets
};

std::string lineOf(uint64_t content, const Judged &judged);
std::string lineOfBucket(const std::string &bucket,
                         const std::string &confirmed);

/// Ignores a line that was truncated when the process ended.
JudgedFile readJudged(const std::string &path);

} // namespace scion

#endif // SCION_TOOLS_REDUCE_JUDGEDFILE_H
