//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One bug of MLIR (or of LLVM), as data: its title, the versions that show it,
// how a finding is recognised, and how the bug is suppressed on paths. One file
// of corpus/known/ holds one record; all of them are compiled in, and a user's
// own file (--records=FILE) has the same form. docs/KnownBugs.md explains each
// key with an example.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_KNOWN_RECORD_H
#define SCION_HARNESS_KNOWN_RECORD_H

#include "harness/known/Glob.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace scion {

enum class BugKind : uint8_t {
  RoundTrip,
  Miscompile,
  Crash,
  InvalidIR,
  Hang,
  Nondeterminism,
};

/// How a user of the compiler notices the bug.
enum class BugSeverity : uint8_t {
  Silent, // a wrong or nondeterministic result
  Loud,   // a crash, a rejected program, a hang
  Text,   // only what is printed and read back
};

/// Something that applies to some versions of MLIR only: others do not parse
/// it, use another name, or show another bug with it.
struct ForVersions {
  unsigned since = 0; // the first major version; 0: no lower limit
  unsigned until = 0; // the last major version; 0: no upper limit

  bool isFor(unsigned version) const {
    return version >= since && (!until || version <= until);
  }
};

/// A program of corpus/regressions that shows the bug.
struct Regression : ForVersions {
  std::string program;

  /// The steps that show it, as `scion run --through` takes them; "" for a
  /// round trip, and where the plain lowering shows it.
  std::string through;

  /// The result of replaying the program if that is not this bug: "nothing", if
  /// comparing paths cannot show it, or "culprit.kind" of another finding.
  std::string shows;
};

/// The conditions by which a finding is recognised as this bug. All fields that
/// are not empty must match.
struct Recognition : ForVersions {
  std::string kind;    // as in a report: "miscompile", "round-trip" …
  Glob culprit;        // the pass, or the pass with options
  Glob pattern;        // the rewrite pattern
  std::string summary; // a part of the report's first sentence
  std::string reason;  // as in a finding: "poison-branch"
  std::string bucket;  // the family of its bucket (oracle/Bucket.h)
  /// Selectors (known/Selectors.h) of which one must hold in the input of the
  /// culprit.
  std::vector<std::string> where;
  /// Transform ops of which one must occur in the schedule that ran, or in the
  /// input of the culprit.
  std::vector<std::string> runs;
};

/// `SuppressRule::pass` for any pass.
inline constexpr std::string_view anyPass = "*";

/// One way to suppress the bug on paths. One of `pass`, `move`, `step`,
/// `pattern` and `behaviour` is what is suppressed; the rest is the condition.
struct SuppressRule : ForVersions {
  std::string pass;          // a pass of the rules; "*": any
  std::vector<Glob> options; // only with one of these sets of its options; '-'
                             // is the empty set
  std::string move;          // a transformation of generated schedules, by name
  Glob step;                 // a step as it is drawn: "pass{options}"
  Glob pattern;              // a rewrite pattern, in every pass
  std::string behaviour;     // something that the harness replaces or vetoes

  /// Selectors of which one must hold; none: always.
  std::vector<std::string> where;
};

struct Record {
  std::string id;
  std::vector<std::string> aliases; // ids that were found to be the same bug
  std::string title;
  BugKind kind = BugKind::Miscompile;
  std::vector<std::string> culprits; // passes that show it
  std::vector<std::string> patterns; // rewrite patterns to blame
  std::string family;                // the root cause, shared with others
  BugSeverity severity = BugSeverity::Loud;
  std::vector<std::string> live;  // versions of MLIR that show it, "22.1.8"
  std::vector<std::string> fixed; // versions that do not
  bool asserts = false;           // only where MLIR has assertions
  std::string upstream;           // an issue or PR, or "none found, DATE"
  std::string filed;              // the issue that our report became, or ""
  std::string filedState;         // "reported", "confirmed", "fixed"; or ""
  std::vector<Regression> regressions;
  std::vector<std::string> nearMisses; // files of corpus/near-misses
  std::vector<Recognition> recognised;
  std::vector<SuppressRule> suppressRules;

  /// For readers of the record, such as why it suppresses as much as it does,
  /// or why it has no regression.
  std::string note;
};

/// A difference that is not a bug, because MLIR may do either. See
/// docs/LegalDifferences.md.
struct LegalDifference {
  std::string because;
  std::vector<Recognition> recognised;
  std::vector<SuppressRule> suppressRules;
};

std::string_view toString(BugKind kind);
std::string_view toString(BugSeverity severity);

/// Reads records, one YAML document each. `problems` gets "NAME:LINE: …" for
/// each error; records with errors are left out.
std::vector<Record> readRecords(std::string_view text, std::string_view name,
                                std::vector<std::string> &problems);

std::vector<LegalDifference>
readLegalDifferences(std::string_view text, std::string_view name,
                     std::vector<std::string> &problems);

/// The record as its file holds it.
std::string writeRecord(Record record);

} // namespace scion

#endif // SCION_HARNESS_KNOWN_RECORD_H
