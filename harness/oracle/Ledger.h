//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The findings of a campaign so far, bucket by bucket, in a file that all of
// its processes map: how often, how much of it was saved, how much time it
// took. It decides which findings are saved and explained, and which passes run
// in a copy of the process or not at all, so that a frequent bug neither ends
// processes nor takes the time of the others.
//
// Draws may depend on it. A saved finding never does: it holds the program and
// the passes (FindingFile.h). Without a ledger, as in tests of determinism and
// in replays, nothing is left out.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ORACLE_LEDGER_H
#define SCION_HARNESS_ORACLE_LEDGER_H

#include "harness/lowering/PathStep.h"
#include "harness/oracle/Bucket.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace scion {

/// One bucket's line of the table.
struct LedgerEntry {
  std::string name;
  uint64_t hits = 0, saved = 0, microseconds = 0;
  bool crashes = false;
};

class Ledger {
public:
  /// The file, made if need be; null if that fails.
  static std::unique_ptr<Ledger> open(const std::string &file);
  ~Ledger();
  Ledger(const Ledger &) = delete;
  Ledger &operator=(const Ledger &) = delete;

  /// The ledger of this process; null: there is none.
  static Ledger *active();
  static void activate(std::unique_ptr<Ledger> ledger);

  /// A bucket may take this part of the campaign's time, one in so many.
  static constexpr uint64_t timeShare = 20;

  /// Before the share is spent: an estimate for the first minute.
  static constexpr uint64_t graceMicroseconds = 1'000'000;

  /// Of what exceeds the share, one in so many is let through all the same.
  static constexpr uint64_t sampled = 64;

  /// Files of a bucket after which new features alone do not make another one.
  /// (Without a bound, 240 s from 1,580 programs saved 1,700 files, up to 266
  /// of a bucket.)
  static constexpr uint64_t savedForNew = 12;

  /// The same for rare effects of the pass: two bugs of one pass without
  /// patterns differ in nothing else.
  static constexpr uint64_t savedForEffects = 64;

  /// The first findings of so many effects of a bucket are explained whatever
  /// time is spent: early in a campaign one explanation takes the whole share.
  static constexpr uint64_t firstEffects = 8;

  /// Time inside of inputs, of which buckets have their shares.
  void noteInput(std::chrono::microseconds time);

  /// Counts a finding. True if it is to be saved: it is the 1st, 2nd, 4th … of
  /// its bucket, or of those on which the pass had this effect, or brings a
  /// kind that the bucket has not had. `kinds`: of the culprit's input;
  /// `effect`: of the culprit (PassEffect.h).
  bool meet(const BucketKey &bucket, const PathStep &step,
            const std::vector<std::string> &kinds,
            const std::vector<std::string> &effect = {});

  /// The pass that suspect() was last asked about does not come back. Safe in a
  /// signal handler.
  void noteHang(const char *pass);

  /// It was saved. A bucket is throttled once one of it is.
  void noteSaved(const BucketKey &bucket);

  bool isSaved(const BucketKey &bucket) const;

  /// Work went into the bucket.
  void charge(const BucketKey &bucket, std::chrono::microseconds time);

  /// Whether a finding is to be explained that so far is known by the rough
  /// bucket: without a pattern, say. Not if the bucket's share of the time is
  /// spent, unless the finding brings a new kind, or is the 1st, 2nd, 4th …
  /// with this effect: such findings may take as much again.
  bool mayExplain(const BucketKey &rough, const std::vector<std::string> &kinds,
                  const std::vector<std::string> &effect = {});

  /// How to run a pass on a module of these kinds. Called before each pass.
  enum class Advice : unsigned char {
    Run,
    RunInCopy, // it has crashed on modules that had all of this
    Skip,      // it would show a bucket whose share of the time is spent
  };
  struct Suspicion {
    Advice advice = Advice::Run;
    uint64_t entry = 0; // to charge
  };
  Suspicion suspect(const PathStep &step,
                    const std::vector<std::string> &kinds);
  void charge(const Suspicion &suspicion, std::chrono::microseconds time);

  /// The buckets in the order in which they came.
  std::vector<LedgerEntry> entries() const;
  uint64_t microseconds() const;

private:
  struct File;
  struct Entry;
  explicit Ledger(File *file);
  File *file;

  /// The arguments of the last call of suspect().
  struct Running;
  std::unique_ptr<Running> running;

  Entry *entryOf(uint64_t hash, std::string_view name,
                 std::string_view more = "");
  const Entry *find(uint64_t hash) const;
  bool isOver(const Entry &entry, uint64_t share) const;
};

/// While it lives, work is charged to a bucket.
class LedgerTime {
public:
  explicit LedgerTime(BucketKey bucket)
      : bucket(std::move(bucket)), begin(Clock::now()) {}
  ~LedgerTime() {
    if (Ledger *ledger = Ledger::active())
      ledger->charge(bucket,
                     std::chrono::duration_cast<std::chrono::microseconds>(
                         Clock::now() - begin));
  }
  LedgerTime(const LedgerTime &) = delete;

private:
  using Clock = std::chrono::steady_clock;
  BucketKey bucket;
  Clock::time_point begin;
};

} // namespace scion

#endif // SCION_HARNESS_ORACLE_LEDGER_H
