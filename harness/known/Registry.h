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
//   avoid    every live record is suppressed, and recognised findings are
//   counted meet     the same on most paths; on some, one record that would
//   have been
//            suppressed is enabled. A finding there is a hit of that record if
//            it is recognised, else it is new
//   report   nothing is suppressed, and every finding is reported, known or not
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
  bool isSuppressed = false; // paths did not do what it names
  unsigned findings = 0;     // recognised as it, and not reported

  /// The id, with its findings in brackets if it has any.
  std::string str() const;
};

/// "; suppressed: ID (1 finding), ID", "" if there are none.
std::string tellSuppressed(const std::vector<Suppression> &suppressed);

/// A record's counts in this process.
struct RecordCounts {
  uint64_t programs = 0;            // on which it kept a path off something
  uint64_t paths = 0;               // likewise
  uint64_t enables = 0;             // paths on which it was enabled
  uint64_t hits = 0;                // findings that were recognised as it
  std::chrono::nanoseconds time{0}; // of the work in which it was met last
};

class Registry {
public:
  /// The registry of this process: the records of this build, and what options
  /// add.
  static Registry &global();

  Registry() = default;
  Registry(const Registry &) = delete;

  // The records.

  /// Adds records in the form of corpus/known/*.yaml. One with the id of a
  /// record that is there takes its place. "NAME:LINE: …" for each problem.
  std::vector<std::string> add(std::string_view text, std::string_view name);

  std::vector<std::string> addLegal(std::string_view text,
                                    std::string_view name);

  /// Goes on after a finding: from now on it is known by its pattern. One
  /// without a pattern is not learned; it would suppress the whole pass.
  void learn(std::string_view kind, std::string_view culprit,
             std::string_view pattern);

  /// From now on the pattern is suppressed, even in a pass that was asked for:
  /// it was to blame often enough.
  void suppressPattern(std::string_view pattern);

  /// The end of all that.
  void suppressNoPattern();

  const std::deque<Record> &records() const { return list; }
  const std::deque<LegalDifference> &legalDifferences() const { return legal; }

  /// By id or alias.
  std::optional<unsigned> find(std::string_view id) const;

  /// Changes whenever records join: for users that keep an index of them.
  unsigned generation() const { return changes; }

  // How it is set.

  void setMode(KnownMode mode) { this->mode = mode; }
  KnownMode getMode() const { return mode; }

  /// Those records, and no others, are as if they were not there. Returns ids
  /// that are unknown.
  std::vector<std::string> setWithout(std::string_view ids);

  /// Reads the output of `scion known check -o`: which records are live with
  /// this MLIR. Without it, the records' own versions decide. Returns the
  /// problem, or "".
  std::string readState(std::string_view text, std::string_view name);

  /// Everything that options have set, as one text for another process.
  std::string settings() const;
  void adopt(std::string_view settings);

  // Suppressions.

  /// A bug that this MLIR has, as far as is known, and nobody switched off.
  bool isLive(unsigned record) const { return states[record].isLive; }

  /// Switched off with setWithout.
  bool isWithout(unsigned record) const { return states[record].isWithout; }

  /// A record applies to the path's next pass: whether to suppress it. Notes
  /// that it did.
  bool suppress(unsigned record);

  /// The same for several records that apply at once: whether any of them
  /// suppresses. One is enabled only if no other applies.
  bool suppress(std::span<const unsigned> records);

  /// Whether the harness works around a bug. `op` is matched with the record's
  /// `where`.
  bool replaces(std::string_view behaviour, mlir::Operation *op = nullptr);

  /// A program begins; the ids (with commas) are enabled for all of it.
  void startProgram(std::string_view enabled = "");

  /// A program ends: nothing stays enabled, and its suppressions can be read.
  void endProgram();

  /// A path begins. With `meet` and a seed, the first record that is drawn by
  /// it and would suppress something is enabled.
  void startPath(std::optional<uint64_t> seed);

  /// The path is built: from here on it is run again, and nothing else is
  /// enabled.
  void settlePath() { pathSeed.reset(); }

  /// Records that were enabled on this path; that suppressed something on it,
  /// or in the program.
  const std::set<unsigned> &enabled() const { return enables; }
  const std::set<unsigned> &suppressedOfPath() const { return pathSuppressed; }
  const std::set<unsigned> &suppressedOfProgram() const {
    return programSuppressed;
  }

  /// A record that the path would have enabled, but that may crash: only a
  /// forked process enables it, with enableHere.
  std::optional<unsigned> wantsChild() const { return wanted; }
  void enableHere(unsigned record) { enables.insert(record); }

  /// Whether the bug may end or corrupt the process that meets it.
  bool endsProcess(unsigned record) const;

  /// A finding about the program was recognised, and is not reported. `record`
  /// may be isLegal.
  void noteSuppressed(unsigned record, unsigned findings = 1) {
    if (findings)
      programFindings[record] += findings;
  }

  /// All that was suppressed for the program, by id.
  std::vector<Suppression> suppressed() const;

  /// A different number for each set of enabled records, 0 for none.
  uint64_t enabledHash() const;

  /// The ids of such a set, with commas between them.
  std::string idsOf(const std::set<unsigned> &records) const;

  void noteHit(unsigned record) {
    ++counted[record].hits;
    ++allHits;
    lastHit = record;
  }
  void noteEnabled(unsigned record) { ++counted[record].enables; }
  const RecordCounts &counts(unsigned record) const { return counted[record]; }

  /// Findings that were recognised, together.
  uint64_t hits() const { return allHits; }

  /// While it lives, work is done: if a known bug is met in it, the time was
  /// that bug's.
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

  /// The records' counts in this process: one line, and one for each of those
  /// with the highest (or for all).
  std::string statistics(bool withAll = false) const;

  /// While it exists, nothing is suppressed: for a pass that was asked for.
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

  /// In place of a record: a legal difference, which is always suppressed.
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
  std::vector<std::string> files; // that were added, for other processes
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
