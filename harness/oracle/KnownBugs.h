//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Findings that are already known: a campaign counts them and goes on, else it
// drowns in its shallowest bug. One line of a known-bugs file is
//
//   <kind> <culprit> <pattern> "<part of the summary>"   # why, or where
//   reported
//
// where culprit and pattern may hold one `*` for any text, a pattern of `-` and
// a part of "" match anything. corpus/known-bugs.txt is compiled into every
// target;
// --scion-known=FILE adds one.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ORACLE_KNOWNBUGS_H
#define SCION_HARNESS_ORACLE_KNOWNBUGS_H

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace scion {

struct Finding;

class KnownBugs {
public:
  struct Entry {
    std::string kind, culprit, pattern, part, why;
    unsigned line;
    uint64_t hits = 0;
  };

  /// Adds the entries of a known-bugs file; "NAME:3: …" for each bad line.
  std::vector<std::string> add(std::string_view text, std::string_view name);

  /// Whether the finding is known; counts it.
  bool absorb(const Finding &finding);

  /// Goes on behind a finding: from now on its pattern is known. One that names
  /// no pattern is not learned; it would keep paths off the whole pass.
  void learn(const Finding &finding);

  std::span<const Entry> entries() const { return list; }

  /// "kind culprit: hits" for each entry that was hit.
  std::string statistics() const;

private:
  std::vector<Entry> list;
};

/// The text of corpus/known-bugs.txt of this build.
std::string_view shippedKnownBugs();

/// The known bugs of this process: the shipped ones and what options add.
KnownBugs &knownBugs();

} // namespace scion

#endif // SCION_HARNESS_ORACLE_KNOWNBUGS_H
