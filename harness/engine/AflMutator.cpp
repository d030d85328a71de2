//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// libscion-afl-mutator.so: Scion's mutators for afl-fuzz. Needs no instrumented
// target and no MLIR, so it also serves afl-fuzz on any <project>-opt binary:
//   AFL_CUSTOM_MUTATOR_LIBRARY=libscion-afl-mutator.so
//   AFL_CUSTOM_MUTATOR_ONLY=1
//   SCION_DONORS=<folder>     programs that pieces are taken from
//   SCION_MUTATORS=structured (or naive, bytes, -NAME,…: mutationMix)
//   SCION_FAST=20             for a target with lanes (base/Lane.h)
//
//===----------------------------------------------------------------------===//

#include "harness/engine/Mutation.h"
#include "harness/engine/Options.h"
#include "mutators/Trim.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <vector>

using namespace scion;

namespace {
struct AflMutator {
  MutationLadder ladder;
  uint64_t nextSeed; // one a call, so that a run can be repeated
  std::vector<uint8_t> out;
  std::string description;
  std::unique_ptr<Trimmer> trimmer;

  AflMutator(unsigned seed, const MutationMix &mix, MutationOptions options)
      : ladder({}, std::move(options), mix), nextSeed(seed) {}
};
} // namespace

extern "C" {

// AFL++ hands its own state over first; Scion has no use for it.
void *afl_custom_init(void *, unsigned seed) {
  const char *word = std::getenv("SCION_MUTATORS");
  std::optional<MutationMix> mix = mutationMix(word ? word : "structured");
  if (!mix) {
    std::fprintf(stderr, "scion: SCION_MUTATORS: %s\n",
                 explainMutationMix(word).c_str());
    return nullptr;
  }
  // The target reads the other options and reports unknown ones.
  Options options = Options::read(0, nullptr, std::getenv("SCION_OPTIONS"));
  MutationOptions mutation;
  mutation.graft = graftOptions(options);
  auto mutator = std::make_unique<AflMutator>(seed, *mix, std::move(mutation));
  if (const char *share = std::getenv("SCION_FAST"))
    mutator->ladder.drawLanes(std::strtoull(share, nullptr, 10));
  if (const char *folder = std::getenv("SCION_DONORS")) {
    size_t added = mutator->ladder.engine().addDonors(folder);
    std::fprintf(stderr, "scion: %zu donors from %s\n", added, folder);
    if (added == 0) {
      std::fprintf(stderr, "scion: no generic MLIR (*.mlir) there; make some "
                           "with `scion harvest`\n");
      return nullptr; // AFL++ stops with an error
    }
  }
  return mutator.release();
}

void afl_custom_deinit(void *data) {
  auto *mutator = static_cast<AflMutator *>(data);
  std::fprintf(stderr, "%s", mutator->ladder.engine().statisticsText().c_str());
  delete mutator;
}

size_t afl_custom_fuzz(void *data, uint8_t *buffer, size_t size, uint8_t **out,
                       uint8_t *donor, size_t donorSize, size_t maxSize) {
  auto *mutator = static_cast<AflMutator *>(data);
  mutator->out.resize(std::max(maxSize, size));
  std::memcpy(mutator->out.data(), buffer, size);
  size_t mutated = mutator->ladder.mutate(
      mutator->out.data(), std::min(size, maxSize), maxSize,
      mutator->nextSeed++, mutateBytes,
      {reinterpret_cast<const char *>(donor), donor ? donorSize : 0});
  *out = mutator->out.data();
  return mutated;
}

/// The number of mutants made of one program in a row. AFL++'s default, 256 and
/// twice as many after each new one, is for targets that run in microseconds:
/// in 10 minutes two instances reached their first and eighth program and 5,147
/// edges. With 16 they reached their 47th and 276th program and 7,317 edges.
unsigned afl_custom_fuzz_count(void *, const uint8_t *, size_t) { return 16; }

/// Names the queue entry that the last mutant becomes.
const char *afl_custom_describe(void *data, size_t maxSize) {
  auto *mutator = static_cast<AflMutator *>(data);
  mutator->description = mutator->ladder.describeLast().substr(0, maxSize);
  return mutator->description.c_str();
}

unsigned char afl_custom_queue_new_entry(void *data, const char *,
                                         const char *) {
  auto *mutator = static_cast<AflMutator *>(data);
  mutator->ladder.noteUseful(mutator->ladder.lastText());
  return 0; // the file is unchanged
}

int32_t afl_custom_init_trim(void *data, uint8_t *buffer, size_t size) {
  auto *mutator = static_cast<AflMutator *>(data);
  mutator->trimmer = std::make_unique<Trimmer>(
      std::string_view(reinterpret_cast<const char *>(buffer), size));
  return static_cast<int32_t>(mutator->trimmer->steps());
}

size_t afl_custom_trim(void *data, uint8_t **out) {
  auto *mutator = static_cast<AflMutator *>(data);
  const std::string &candidate = mutator->trimmer->candidate();
  mutator->out.assign(candidate.begin(), candidate.end());
  *out = mutator->out.data();
  return candidate.size();
}

int32_t afl_custom_post_trim(void *data, unsigned char success) {
  auto *mutator = static_cast<AflMutator *>(data);
  mutator->trimmer->judge(success);
  return static_cast<int32_t>(mutator->trimmer->step());
}

} // extern "C"
