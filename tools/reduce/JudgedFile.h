//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What `scion triage` has found out, as lines of judged.jsonl: one for each
// distinct content, and one for each bucket that stock tools were asked about.
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

  /// BucketKey's; the first names folders, too.
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

/// A line that was cut when the process ended is as if it were not there.
JudgedFile readJudged(const std::string &path);

} // namespace scion

#endif // SCION_TOOLS_REDUCE_JUDGEDFILE_H
