//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The bug registry: all known bugs, and how they are treated in this process.
// Lowering, reconditioning, execution and the oracles consult it before they
// suppress anything. Its modes:
//
//   - avoid: every live record is suppressed, and recognised findings are
//     counted.
//   - meet: the same on most paths. Some paths enable one record that would
//     have been suppressed; a finding there is a hit of that record if it is
//     recognised, and else a new bug.
//   - report: nothing is suppressed, and all findings are reported.
//
// Every suppression is counted: each record counts the programs and paths on
// which it was suppressed, and the verdict on a program names them.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_KNOWN_REGISTRY_H
#define SCION_HARNESS_KNOWN_REGISTRY_H

#include "harness/known/Record.h"

#include "llvm/ADT/StringMap.h"

#include <chrono>
#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mlir {
class Operation;
} // namespace mlir

namespace scion {

enum class KnownMode : uint8_t { Avoid, Meet, Report };

std::string_view toString(KnownMode mode);
std::optional<KnownMode> readKnownMode(std::string_view text);

/// A record's suppressions in one program.
struct Suppression {
  std::string id;            // of the record, or "a legal difference"
  bool isSuppressed = false; // it suppressed something on a path
  unsigned findings = 0;     // recognised, and not reported

  /// The id, with its findings in brackets if it has any.
  std::string str() const;
};

/// "; suppressed: ID (1 finding), ID", "" if there are none.
std::string tellSuppressed(const std::vector<Suppression> &suppressed);

/// A record's counts in this process.
struct RecordCounts {
  uint64_t programs = 0;            // in which it suppressed something
  uint64_t paths = 0;               // on which it suppressed something
  uint64_t enables = 0;             // paths on which it was enabled
  uint64_t hits = 0;                // findings that it recognised
  std::chrono::nanoseconds time{0}; // of the work that ended with a hit of it
};

class Registry {
public:
  /// The registry of this process: the records of this build, and what options
  /// add.
  static Registry &global();

  Registry() = default;
  Registry(const Registry &) = delete;

  // The records.

  /// Adds records in the form of corpus/known/*.yaml. A record replaces an
  /// existing one with the same id. "NAME:LINE: …" for each problem.
  std::vector<std::string> add(std::string_view text, std::string_view name);

  std::vector<std::string> addLegal(std::string_view text,
                                    std::string_view name);

  /// Adds a record that suppresses the pattern of a finding and recognises the
  /// finding by it, so that the run can continue. Does nothing without a
  /// pattern: the record would suppress the whole pass.
  void learn(std::string_view kind, std::string_view culprit,
             std::string_view pattern);

  /// Suppresses a pattern with enough findings from now on, even in a pass that
  /// was asked for.
  void suppressPattern(std::string_view pattern);

  /// Ends the effect of all calls of suppressPattern().
  void suppressNoPattern();

  const std::deque<Record> &records() const { return list; }
  const std::deque<LegalDifference> &legalDifferences() const { return legal; }

  /// The index of the record with this id or alias.
  std::optional<unsigned> find(std::string_view id) const;

  /// A number that changes whenever records are added, so that users can keep
  /// an index of the records.
  unsigned generation() const { return changes; }

  // Settings.

  void setMode(KnownMode mode) { this->mode = mode; }
  KnownMode getMode() const { return mode; }

  /// Ignores these records, and no others, from now on. Returns the unknown
  /// ids.
  std::vector<std::string> setWithout(std::string_view ids);

  /// Reads the output of `scion known check -o`: which records are live with
  /// this MLIR. Without it, the records' own versions decide. Returns the
  /// problem, or "".
  std::string readState(std::string_view text, std::string_view name);

  /// All settings as one text, which another process can adopt.
  std::string settings() const;
  void adopt(std::string_view settings);

  // Suppressions.

  /// Whether this MLIR has the bug, as far as is known.
  bool isLive(unsigned record) const { return states[record].isLive; }

  /// Whether setWithout() ignores the record.
  bool isWithout(unsigned record) const { return states[record].isWithout; }

  /// Whether to suppress the path's next pass, to which the record applies.
  /// Counts the suppression.
  bool suppress(unsigned record);

  /// The same for several records that apply at once. One of them is enabled
  /// only if no other applies.
  bool suppress(std::span<const unsigned> records);

  /// Whether the harness replaces this behaviour to work around a bug. The
  /// record's `where` must hold for `op`.
  bool replaces(std::string_view behaviour, mlir::Operation *op = nullptr);

  /// Begins a program, for all of which the records `enabled` (ids with commas)
  /// are enabled.
  void startProgram(std::string_view enabled = "");

  /// Ends a program: no record stays enabled. Its suppressions can still be
  /// read.
  void endProgram();

  /// Begins a path. In mode `meet` and with a seed, enables the first record
  /// that the seed selects and that would suppress something.
  void startPath(std::optional<uint64_t> seed);

  /// Ends the construction of a path: it is only replayed from here on, and no
  /// further record is enabled.
  void settlePath() { pathSeed.reset(); }

  /// Records that are enabled on this path, that suppressed something on it,
  /// and that did so anywhere in the program.
  const std::set<unsigned> &enabled() const { return enables; }
  const std::set<unsigned> &suppressedOfPath() const { return pathSuppressed; }
  const std::set<unsigned> &suppressedOfProgram() const {
    return programSuppressed;
  }

  /// A record that the path would have enabled, but that may crash: only a
  /// forked process enables it, with enableHere.
  std::optional<unsigned> wantsChild() const { return wanted; }
  void enableHere(unsigned record) { enables.insert(record); }

  /// Whether the bug may end or corrupt the process.
  bool endsProcess(unsigned record) const;

  /// Counts findings that were recognised and are not reported. `record` may be
  /// isLegal.
  void noteSuppressed(unsigned record, unsigned findings = 1) {
    if (findings)
      programFindings[record] += findings;
  }

  /// All records with suppressions or findings in the program.
  std::vector<Suppression> suppressed() const;

  /// A different number for each set of enabled records, 0 for none.
  uint64_t enabledHash() const;

  /// The ids of a set of records, with commas between them.
  std::string idsOf(const std::set<unsigned> &records) const;

  void noteHit(unsigned record) {
    ++counted[record].hits;
    ++allHits;
    lastHit = record;
  }
  void noteEnabled(unsigned record) { ++counted[record].enables; }
  const RecordCounts &counts(unsigned record) const { return counted[record]; }

  /// The number of findings that were recognised.
  uint64_t hits() const { return allHits; }

  /// Measures the time of its scope, and adds it to the last record that was
  /// hit in the scope, if any.
  class Timed {
  public:
    explicit Timed(Registry &registry)
        : registry(registry), hits(registry.hits()), begin(Clock::now()) {}
    ~Timed() {
      if (registry.hits() != hits)
        registry.counted[registry.lastHit].time += Clock::now() - begin;
    }
    Timed(const Timed &) = delete;

  private:
    using Clock = std::chrono::steady_clock;
    Registry &registry;
    uint64_t hits;
    Clock::time_point begin;
  };

  /// The counts of this process: one line of sums, and a line for each of the
  /// records with the highest counts (or for all).
  std::string statistics(bool withAll = false) const;

  /// While it exists, records suppress nothing, because a pass was asked for.
  class AsAsked {
  public:
    explicit AsAsked(Registry &registry, bool isAsked = true)
        : registry(registry), isAsked(isAsked) {
      registry.asked += isAsked;
    }
    ~AsAsked() { registry.asked -= isAsked; }
    AsAsked(const AsAsked &) = delete;

  private:
    Registry &registry;
    bool isAsked;
  };

  /// Stands for a legal difference, which is always suppressed, instead of a
  /// record.
  static constexpr unsigned isLegal = ~0u;

  /// One in this many paths enables a record that would have suppressed
  /// something. See docs/KnownBugs.md for what was measured.
  static constexpr uint64_t meetShare = 16;

private:
  struct State {
    bool isLive = true, isWithout = false, isAlwaysOn = false;
  };

  std::deque<Record> list;
  std::deque<LegalDifference> legal;
  std::vector<State> states;
  std::vector<RecordCounts> counted;
  uint64_t allHits = 0;
  unsigned lastHit = 0;
  std::vector<std::string> files; // text of added records, for other processes
  std::string state;              // what readState has read
  unsigned changes = 0, asked = 0, indexed = 0;
  struct Replacement {
    unsigned record;
    const std::vector<std::string> *where;
  };
  llvm::StringMap<std::vector<Replacement>> behaviours; // as of `indexed`
  KnownMode mode = KnownMode::Avoid;

  std::set<unsigned> enables, pathSuppressed, programSuppressed, programEnables;
  std::map<unsigned, unsigned> programFindings; // that were not reported
  std::optional<unsigned> wanted;
  std::optional<uint64_t> pathSeed;

  unsigned place(Record record);
  void refresh();
  bool isOn(unsigned record) const;
  bool mayEnable(unsigned record) const;
  void note(unsigned record);
};

/// corpus/known/*.yaml and corpus/legal-differences.yaml of this build.
std::string_view shippedRecords();
std::string_view shippedLegalDifferences();

} // namespace scion

#endif // SCION_HARNESS_KNOWN_REGISTRY_H
