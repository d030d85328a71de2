//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/engine/Mutation.h"

#include "harness/engine/SeedPrograms.h"
#include "harness/input/ChoiceStream.h"

#include <algorithm>
#include <cstring>

using namespace scion;

static bool isBlank(std::string_view text) {
  return text.find_first_not_of(" \t\r\n") == text.npos;
}

static size_t replace(uint8_t *data, std::string_view text) {
  std::memcpy(data, text.data(), text.size());
  return text.size();
}

/// A shipped program that fits; none fits into a tiny limit.
static std::string_view pickSeed(size_t maxSize, ChoiceStream &choices) {
  std::span<const SeedProgram> seeds = seedPrograms();
  if (seeds.empty())
    return {};
  // From a random start on, so that the choice is even and the search ends.
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

size_t scion::mutateInput(uint8_t *data, size_t size, size_t maxSize,
                          uint64_t seed, ByteMutator bytes) {
  ChoiceStream choices(seed);
  std::string_view input(reinterpret_cast<char *>(data), size);
  if (!isBlank(input))
    if (size_t mutated = bytes(data, size, maxSize))
      return std::min(mutated, maxSize);
  if (std::string_view text = pickSeed(maxSize, choices); !text.empty())
    return replace(data, text);
  return replace(data, smallestModule(maxSize));
}
