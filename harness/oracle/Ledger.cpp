//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/Ledger.h"

#include "base/ChoiceStream.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstring>
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

using namespace scion;

static constexpr uint64_t magic = 0x3430726765646c53; // "Sldger04"

namespace {
using Word = std::atomic<uint64_t>;
static_assert(Word::is_always_lock_free);

/// A set of hashed features. Two features may share a bit: then suspect()
/// matches more modules and meet() saves fewer findings.
struct FeatureSet {
  static constexpr unsigned bits = 2048;
  Word words[bits / 64];
};

struct Features {
  uint64_t words[FeatureSet::bits / 64] = {};
  Features() = default;
  explicit Features(const std::vector<std::string> &list) { add(list); }

  void addOne(std::string_view feature) {
    uint64_t bit = stableHash(feature) % FeatureSet::bits;
    words[bit / 64] |= uint64_t(1) << bit % 64;
  }
  void add(const std::vector<std::string> &list) {
    for (const std::string &feature : list)
      addOne(feature);
  }

  /// Uses the names of the ops only. With types and predicates, it took up to
  /// nine crashes of a bucket until their common features were those that the
  /// bug needs.
  static Features opsOf(const std::vector<std::string> &kinds) {
    Features ops;
    for (std::string_view kind : kinds)
      if (!kind.starts_with("@"))
        ops.addOne(kind.substr(0, kind.find(':')));
    return ops;
  }
};
} // namespace

struct Ledger::Running {
  uint64_t step = 0;
  Features features;
};

/// Memory of a new file is 0, which is the empty entry.
struct Ledger::Entry {
  Word hash;

  /// The passes that had the finding (hashOfStep); a bug on record may show in
  /// several.
  static constexpr unsigned passes = 8;
  Word steps[passes];

  bool hasStep(uint64_t step) const { return llvm::is_contained(steps, step); }

  /// A ninth pass is not noted.
  void addStep(uint64_t step) {
    for (Word &place : steps) {
      uint64_t there = 0;
      if (place.compare_exchange_strong(there, step) || there == step)
        return;
    }
  }

  Word hits, saved, microseconds, skipped;
  Word crashes, hasCommon;
  FeatureSet common; // that all inputs had
  FeatureSet seen;   // that any input had

  /// How many findings had an effect, by its hash: two effects may share a
  /// count, which makes both look more frequent.
  static constexpr unsigned effects = 256;
  std::atomic<uint32_t> found[effects]; // by meet()
  std::atomic<uint32_t> asked[effects]; // by mayExplain()
  Word distinct;                        // of `asked`

  /// Counts the finding and returns how many had this effect so far.
  static uint32_t count(std::atomic<uint32_t> (&counts)[effects],
                        const std::vector<std::string> &effect) {
    uint64_t hash = stableHash("effect");
    for (const std::string &change : effect)
      hash = stableHash(change, hash);
    return ++counts[hash % effects];
  }

  char name[224];
};

struct Ledger::File {
  static constexpr unsigned capacity = 4096;
  Word magic, count, microseconds;
  Word read[maxRead];                    // hashes of programs, by noteRead()
  std::atomic<uint32_t> order[capacity]; // indices + 1, in order of arrival
  Entry entries[capacity];
};

std::unique_ptr<Ledger> Ledger::open(const std::string &name) {
  int descriptor = ::open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
  if (descriptor < 0)
    return nullptr;
  off_t size = lseek(descriptor, 0, SEEK_END);
  bool fits = size == off_t(sizeof(File)) ||
              (size == 0 && ftruncate(descriptor, sizeof(File)) == 0);
  void *memory = fits ? mmap(nullptr, sizeof(File), PROT_READ | PROT_WRITE,
                             MAP_SHARED, descriptor, 0)
                      : MAP_FAILED;
  close(descriptor);
  if (memory == MAP_FAILED)
    return nullptr;
  auto *file = static_cast<File *>(memory);
  uint64_t none = 0;
  if (!file->magic.compare_exchange_strong(none, magic) && none != magic) {
    munmap(memory, sizeof(File));
    return nullptr;
  }
  return std::unique_ptr<Ledger>(new Ledger(file));
}

Ledger::Ledger(File *file) : file(file), running(new Running) {}

Ledger::~Ledger() { munmap(file, sizeof(File)); }

/// Leaked on purpose: read at exit.
static Ledger *activeLedger = nullptr;

Ledger *Ledger::active() { return activeLedger; }

void Ledger::activate(std::unique_ptr<Ledger> ledger) {
  delete activeLedger;
  activeLedger = ledger.release();
}

/// The entry of the hash, made if need be; null if the file is full.
Ledger::Entry *Ledger::entryOf(uint64_t hash, std::string_view name,
                               std::string_view more) {
  hash = std::max<uint64_t>(hash, 1);
  for (unsigned i = 0; i < File::capacity; ++i) {
    unsigned place = unsigned((hash + i) % File::capacity);
    Entry &entry = file->entries[place];
    uint64_t there = 0;
    if (entry.hash.compare_exchange_strong(there, hash)) {
      size_t size = std::min(name.size(), sizeof(entry.name) - 1);
      std::memcpy(entry.name, name.data(), size);
      size_t rest = std::min(more.size(), sizeof(entry.name) - 1 - size);
      std::memcpy(entry.name + size, more.data(), rest);
      uint64_t number = file->count++;
      if (number < File::capacity)
        file->order[number] = place + 1;
      return &entry;
    }
    if (there == hash)
      return &entry;
  }
  return nullptr;
}

/// The key for suspect(): the pass without its options and anchor, which seldom
/// decide whether it crashes, with the ops of its schedule.
static uint64_t hashOfStep(const PathStep &step) {
  BucketKey key;
  key.culprit = step.pass;
  if (!step.schedule.empty())
    key.transform = llvm::join(transformsOf(step.schedule), " ");
  return std::max<uint64_t>(key.hash(), 1);
}

bool Ledger::noteRead(uint64_t program) {
  program = std::max<uint64_t>(program, 1);
  for (unsigned i = 0; i < maxRead; ++i) {
    Word &place = file->read[(program + i) % maxRead];
    uint64_t there = 0;
    if (place.compare_exchange_strong(there, program))
      return true;
    if (there == program)
      return false;
  }
  return false;
}

void Ledger::noteInput(std::chrono::microseconds time) {
  file->microseconds += uint64_t(time.count());
}

bool Ledger::meet(const BucketKey &bucket, const PathStep &step,
                  const std::vector<std::string> &kinds,
                  const std::vector<std::string> &effect) {
  Entry *entry = entryOf(bucket.hash(), bucket.name());
  if (!entry)
    return true;
  entry->addStep(hashOfStep(step));
  entry->crashes =
      bucket.kind == FindingKind::Crash || bucket.kind == FindingKind::Hang;
  uint64_t number = ++entry->hits;
  Features given = Features::opsOf(kinds), all(kinds);
  bool isFirst = entry->hasCommon.exchange(1) == 0, isNew = false;
  for (unsigned i = 0; i < std::size(all.words); ++i) {
    if (isFirst)
      entry->common.words[i] = given.words[i];
    else
      entry->common.words[i] &= given.words[i];
    isNew |= (all.words[i] & ~entry->seen.words[i].fetch_or(all.words[i])) != 0;
  }
  bool isRare = !effect.empty() &&
                std::has_single_bit(Entry::count(entry->found, effect));
  return std::has_single_bit(number) || (isNew && entry->saved < savedForNew) ||
         (isRare && entry->saved < savedForEffects);
}

void Ledger::noteHang(const char *pass) {
  if (!running->step)
    return;
  Entry *entry = entryOf(running->step ^ magic, pass, ".hang");
  if (!entry)
    return;
  entry->addStep(running->step);
  entry->crashes = 1;
  ++entry->hits;
  ++entry->saved; // the caller saves it
  bool isFirst = entry->hasCommon.exchange(1) == 0;
  for (unsigned i = 0; i < std::size(running->features.words); ++i) {
    if (isFirst)
      entry->common.words[i] = running->features.words[i];
    else
      entry->common.words[i] &= running->features.words[i];
  }
}

void Ledger::noteSaved(const BucketKey &bucket) {
  if (Entry *entry = entryOf(bucket.hash(), bucket.name()))
    ++entry->saved;
}

const Ledger::Entry *Ledger::find(uint64_t hash) const {
  hash = std::max<uint64_t>(hash, 1);
  for (unsigned i = 0; i < File::capacity; ++i) {
    const Entry &entry = file->entries[(hash + i) % File::capacity];
    if (entry.hash == hash)
      return &entry;
    if (entry.hash == 0)
      return nullptr;
  }
  return nullptr;
}

bool Ledger::isSaved(const BucketKey &bucket) const {
  const Entry *entry = find(bucket.hash());
  return entry && entry->saved;
}

void Ledger::charge(const BucketKey &bucket, std::chrono::microseconds time) {
  if (Entry *entry = entryOf(bucket.hash(), bucket.name()))
    entry->microseconds += uint64_t(time.count());
}

void Ledger::charge(const Suspicion &suspicion,
                    std::chrono::microseconds time) {
  if (suspicion.entry)
    file->entries[suspicion.entry - 1].microseconds += uint64_t(time.count());
}

bool Ledger::isOver(const Entry &entry, uint64_t share) const {
  return entry.saved &&
         entry.microseconds >
             graceMicroseconds + share * file->microseconds / timeShare;
}

bool Ledger::mayExplain(const BucketKey &rough,
                        const std::vector<std::string> &kinds,
                        const std::vector<std::string> &effect) {
  Entry *entry = entryOf(rough.hash(), rough.name());
  if (!entry)
    return true;
  uint32_t number = effect.empty() ? 0 : Entry::count(entry->asked, effect);
  bool isAmongFirst = number == 1 && ++entry->distinct <= firstEffects;
  if (isAmongFirst || !isOver(*entry, 1))
    return true;
  bool isNew = std::has_single_bit(number);
  Features all(kinds);
  for (unsigned i = 0; i < std::size(all.words); ++i)
    isNew |= (all.words[i] & ~entry->seen.words[i].fetch_or(all.words[i])) != 0;
  // New features and rare effects may take a second share.
  if (isNew && !isOver(*entry, 2))
    return true;
  if (++entry->skipped % sampled == 0)
    return true;
  ++entry->hits;
  return false;
}

Ledger::Suspicion Ledger::suspect(const PathStep &step,
                                  const std::vector<std::string> &kinds) {
  running->step = hashOfStep(step);
  running->features = Features::opsOf(kinds);
  const Features &features = running->features;
  Suspicion suspicion;
  uint64_t count = std::min<uint64_t>(file->count, File::capacity);
  for (uint64_t i = 0; i < count; ++i) {
    uint32_t place = file->order[i];
    if (!place)
      continue;
    Entry &entry = file->entries[place - 1];
    if (!entry.hasStep(running->step))
      continue;
    unsigned common = 0, missing = 0;
    for (unsigned word = 0; word < std::size(features.words); ++word) {
      uint64_t ops = entry.common.words[word];
      common += unsigned(std::popcount(ops));
      missing += unsigned(std::popcount(ops & ~features.words[word]));
    }
    if (!missing && isOver(entry, 1) && ++entry.skipped % sampled != 0)
      return {Advice::Skip, place};
    // Half of the ops of the first crash are enough, three quarters of those
    // that two had in common, and so on. With all of them 82 processes ended in
    // 240 s, with these 64, and 54 % of the time was spent in inputs instead of
    // 37 % (docs/measurements/Digest.md).
    if (entry.crashes &&
        missing <= common >> std::min<uint64_t>(entry.hits, 63))
      suspicion = {Advice::RunInCopy, place};
  }
  return suspicion;
}

std::vector<LedgerEntry> Ledger::entries() const {
  std::vector<LedgerEntry> list;
  uint64_t count = std::min<uint64_t>(file->count, File::capacity);
  for (uint64_t i = 0; i < count; ++i)
    if (uint32_t place = file->order[i]) {
      const Entry &entry = file->entries[place - 1];
      list.push_back({entry.name, entry.hits, entry.saved, entry.microseconds,
                      entry.crashes != 0});
    }
  return list;
}

uint64_t Ledger::microseconds() const { return file->microseconds; }
