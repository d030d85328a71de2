//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/engine/Mutation.h"

#include "base/ChoiceStream.h"
#include "base/Lane.h"
#include "harness/engine/Options.h"
#include "harness/engine/SeedPrograms.h"
#include "harness/lowering/HybridPool.h"
#include "harness/lowering/RuleRounds.h"

#include <algorithm>
#include <cstring>

using namespace scion;

/// One call in this many mutates bytes although structure could be mutated:
/// enough for dictionary words and compare hints to reach MLIR's parser, while
/// nearly all inputs stay valid.
static constexpr uint64_t bytesOneIn = 16;

GraftOptions scion::graftOptions(Options &options) {
  GraftOptions graft;
  for (auto [name, value] :
       {std::pair("k", &graft.ancestors), std::pair("l", &graft.left),
        std::pair("r", &graft.right)})
    *value = unsigned(options.getNumber(name, *value));
  if (options.get("insert"))
    graft.insertPercent =
        unsigned(std::min<uint64_t>(options.getNumber("insert", 0), 100));
  return graft;
}

static bool isBlank(std::string_view text) {
  return text.find_first_not_of(" \t\r\n") == text.npos;
}

static size_t replace(uint8_t *data, std::string_view text) {
  std::memcpy(data, text.data(), text.size());
  return text.size();
}

/// A shipped program that fits; "" if `maxSize` is too small for all of them.
static std::string_view pickSeed(size_t maxSize, ChoiceStream &choices) {
  std::span<const SeedProgram> seeds = seedPrograms();
  if (seeds.empty())
    return {};
  // Search from a random start, so that every program can be chosen and the
  // search ends.
  size_t start = choices.below(seeds.size());
  for (size_t i = 0; i < seeds.size(); ++i) {
    std::string_view text = seeds[(start + i) % seeds.size()].text;
    if (text.size() <= maxSize)
      return text;
  }
  return {};
}

static std::string_view smallestModule(size_t maxSize) {
  constexpr std::string_view spelled = "module {}\n";
  // A blank line is an empty module too.
  return spelled.size() <= maxSize ? spelled : std::string_view("\n");
}

static bool isMutator(std::string_view name) {
  return std::ranges::any_of(allMutators(), [&](const MutatorEntry &entry) {
    return entry.mutator->name() == name;
  });
}

std::optional<MutationMix> scion::mutationMix(std::string_view word) {
  if (word == "structured")
    return MutationMix{};
  if (word == "naive")
    return MutationMix{MutationStyle::Naive, {}};
  if (word == "bytes")
    return MutationMix{MutationStyle::Bytes, {}};
  MutationMix mix;
  while (!word.empty()) {
    std::string_view one = word.substr(0, word.find(','));
    word.remove_prefix(std::min(word.size(), one.size() + 1));
    if (!one.starts_with('-') || !isMutator(one.substr(1)))
      return std::nullopt;
    mix.without.emplace_back(one.substr(1));
  }
  if (mix.without.empty())
    return std::nullopt;
  return mix;
}

std::string scion::explainMutationMix(std::string_view word) {
  std::string text = "'" + std::string(word) +
                     "' is none of structured, naive and bytes, and no list of "
                     "mutators to go without (-NAME,-NAME):";
  for (const MutatorEntry &entry : allMutators())
    text += " " + std::string(entry.mutator->name());
  return text;
}

static MutationOptions optionsFor(const MutationMix &mix,
                                  MutationOptions options) {
  options.without = mix.without;
  if (mix.style == MutationStyle::Naive) {
    options.only = "graft-fragment";
    options.graft.parameters = options.graft.context = false;
    options.graft.typeBinding = options.graft.slices = false;
  }
  return options;
}

MutationLadder::MutationLadder(MutantCheck check, MutationOptions options,
                               const MutationMix &mix)
    : structured(optionsFor(mix, std::move(options))), check(std::move(check)),
      style(mix.style) {
  for (const SeedProgram &seed : seedPrograms())
    structured.addDonor(seed.text);
}

void MutationLadder::generateWith(Generator with, uint64_t oneIn) {
  generator = with;
  generateOneIn = oneIn;
}

size_t MutationLadder::mutate(uint8_t *data, size_t size, size_t maxSize,
                              uint64_t seed, ByteMutator bytes,
                              std::string_view donor) {
  if (!owed.empty() &&
      ChoiceStream(seed).fork("full lane").chance(1, fastOf.value_or(0) + 1) &&
      owed.erase(stableHash({reinterpret_cast<char *>(data), size}))) {
    last = {};
    lastFallback = "full lane";
    return size;
  }
  size = mutateInAnyLane(data, size, maxSize, seed, bytes, donor);
  if (!fastOf)
    return size;
  std::string text =
      inDrawnLane({reinterpret_cast<char *>(data), size}, *fastOf);
  if (text.size() > maxSize)
    return size;
  if (!last.mutators.empty())
    last.text = text;
  return replace(data, text);
}

size_t MutationLadder::mutateInAnyLane(uint8_t *data, size_t size,
                                       size_t maxSize, uint64_t seed,
                                       ByteMutator bytes,
                                       std::string_view donor) {
  ChoiceStream choices(seed);
  std::string_view input(reinterpret_cast<char *>(data), size);
  last = {};
  if (generator && generateOneIn &&
      choices.chance(1, isBlank(input) ? 2 : generateOneIn))
    if (std::string text = generator(choices.next(), maxSize); !text.empty()) {
      lastFallback = "generated";
      return replace(data, text);
    }
  if (hybridOneIn && choices.fork("hybrid").chance(1, hybridOneIn))
    if (std::string text = HybridPool::global().take(maxSize); !text.empty()) {
      lastFallback = "hybrid";
      return replace(data, text);
    }
  // A mutant for a rule is made from a program that has ops of the rule.
  std::string chosen;
  if (RuleRounds &rounds = RuleRounds::global(); rounds.isOn()) {
    ChoiceStream drawn = choices.fork("rule");
    if (const RuleRounds::Rule *rule = rounds.next(drawn))
      chosen = structured.pickWith(
          [&](std::string_view name) { return rule->wants(name); }, maxSize,
          drawn);
    if (!chosen.empty())
      if (auto mutant =
              structured.mutate(chosen, donor, maxSize, drawn.next(), check)) {
        last = std::move(*mutant);
        return replace(data, last.text);
      }
  }
  if (!isBlank(input)) {
    if (!choices.chance(1, bytesOneIn) && style != MutationStyle::Bytes)
      if (auto mutant =
              structured.mutate(input, donor, maxSize, choices.next(), check)) {
        last = std::move(*mutant);
        return replace(data, last.text);
      }
    lastFallback = "bytes";
    if (size_t mutated = bytes(data, size, maxSize, choices.next()))
      return std::min(mutated, maxSize);
  }
  lastFallback = "seed";
  if (std::string_view text = pickSeed(maxSize, choices); !text.empty())
    return replace(data, text);
  return replace(data, smallestModule(maxSize));
}

void MutationLadder::noteUseful(std::string_view input) {
  if (!last.mutators.empty() && last.text == input)
    structured.noteUseful(last);
}

std::string MutationLadder::describeLast() const {
  if (last.mutators.empty())
    return lastFallback;
  std::string names;
  for (size_t mutator : last.mutators) {
    if (!names.empty())
      names += ',';
    names += allMutators()[mutator].mutator->name();
  }
  return names;
}

size_t scion::mutateBytes(uint8_t *data, size_t size, size_t maxSize,
                          uint64_t seed) {
  ChoiceStream choices(seed);
  size = std::min(size, maxSize);
  if (size == 0)
    return 0;
  switch (choices.below(5)) {
  case 0:
    data[choices.below(size)] ^= 1u << choices.below(8);
    return size;
  case 1:
    data[choices.below(size)] = static_cast<uint8_t>(choices.below(128));
    return size;
  case 2: { // erase a stretch
    size_t from = choices.below(size);
    size_t count = 1 + choices.below(std::min<size_t>(size - from, 16));
    std::memmove(data + from, data + from + count, size - from - count);
    return size - count;
  }
  default: { // repeat a stretch
    size_t from = choices.below(size);
    size_t count = 1 + choices.below(std::min<size_t>(size - from, 16));
    count = std::min(count, maxSize - size);
    std::memmove(data + from + count, data + from, size - from);
    return size + count;
  }
  }
}
