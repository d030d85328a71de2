//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Counts the findings of a campaign, the saved ones, and the time they took,
// bucket by bucket, in a file that all of its processes map. It decides which
// findings are saved and explained, and which passes run in a copy of the
// process or not at all, so that a frequent bug neither ends processes nor
// takes the time of the others.
//
// Random choices may depend on the ledger. A saved finding never does: it holds
// the program and the passes (FindingFile.h). Without a ledger, as in tests of
// determinism and in replays, no finding is skipped.
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
  /// Opens the file, or creates it. Returns null on failure.
  static std::unique_ptr<Ledger> open(const std::string &file);
  ~Ledger();
  Ledger(const Ledger &) = delete;
  Ledger &operator=(const Ledger &) = delete;

  /// The ledger of this process; null: there is none.
  static Ledger *active();
  static void activate(std::unique_ptr<Ledger> ledger);

  /// A bucket may take one part in this many of the campaign's time.
  static constexpr uint64_t timeShare = 20;

  /// Time that every bucket may take in addition to its share.
  static constexpr uint64_t graceMicroseconds = 1'000'000;

  /// One in this many findings or passes is let through although the bucket's
  /// share is spent.
  static constexpr uint64_t sampled = 64;

  /// Files of a bucket after which new features alone do not make another one.
  /// (Without a bound, 240 s from 1,580 programs saved 1,700 files, up to 266
  /// of a bucket.)
  static constexpr uint64_t savedForNew = 12;

  /// The same limit for rare effects of the pass, the only difference between
  /// two bugs of a pass without patterns.
  static constexpr uint64_t savedForEffects = 64;

  /// For this many effects of a bucket, the first finding is explained even if
  /// the share is spent: early in a campaign one explanation takes the whole
  /// share.
  static constexpr uint64_t firstEffects = 8;

  /// A campaign notes that it has read so many programs.
  static constexpr unsigned maxRead = 16384;

  /// Notes that the program was read from the corpus. False if it was before,
  /// or if maxRead programs were.
  bool noteRead(uint64_t program);

  /// Adds the time that an input took. Buckets have shares of the sum.
  void noteInput(std::chrono::microseconds time);

  /// Counts a finding. Returns true if it should be saved: it is the 1st, 2nd,
  /// 4th … of its bucket or with this effect, or has a kind that is new in the
  /// bucket. `kinds` are those of the culprit's input, `effect` is that of the
  /// culprit (PassEffect.h).
  bool meet(const BucketKey &bucket, const PathStep &step,
            const std::vector<std::string> &kinds,
            const std::vector<std::string> &effect = {});

  /// Records that the pass of the last suspect() call hangs. Signal-safe.
  void noteHang(const char *pass);

  /// Records that a finding was saved. Only then is its bucket throttled.
  void noteSaved(const BucketKey &bucket);

  bool isSaved(const BucketKey &bucket) const;

  /// Adds time that was spent on the bucket.
  void charge(const BucketKey &bucket, std::chrono::microseconds time);

  /// Whether to explain a finding of which only the rough bucket is known
  /// (roughBucket). Not if the bucket's share of the time is spent, unless the
  /// finding has a new kind, or is the 1st, 2nd, 4th … with this effect: such
  /// findings may take a second share.
  bool mayExplain(const BucketKey &rough, const std::vector<std::string> &kinds,
                  const std::vector<std::string> &effect = {});

  /// How to run a pass on a module of these kinds. Called before each pass.
  enum class Advice : unsigned char {
    Run,
    RunInCopy, // the module has most ops common to those it crashed on
    Skip,      // it would hit a bucket whose share of the time is spent
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

/// Charges the time of its lifetime to a bucket.
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
