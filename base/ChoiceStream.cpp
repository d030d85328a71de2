//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "base/ChoiceStream.h"

using namespace scion;

/// The finaliser of splitmix64 (Steele, Lea and Flood, 2014).
static uint64_t avalanche(uint64_t x) {
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ull;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebull;
  return x ^ (x >> 31);
}

static uint64_t rotateLeft(uint64_t x, int by) {
  return (x << by) | (x >> (64 - by));
}

uint64_t scion::stableHash(std::string_view bytes, uint64_t seed) {
  uint64_t hash = 0xcbf29ce484222325ull ^ avalanche(seed);
  for (unsigned char byte : bytes)
    hash = (hash ^ byte) * 0x100000001b3ull;
  return avalanche(hash);
}

uint64_t scion::combineHash(uint64_t hash, uint64_t value) {
  return avalanche(hash * 0x9e3779b97f4a7c15ull + value);
}

ChoiceStream::ChoiceStream(uint64_t seed) : seed(seed) {
  for (uint64_t &word : state) {
    seed += 0x9e3779b97f4a7c15ull;
    word = avalanche(seed);
  }
}

// xoshiro256** (Blackman and Vigna, 2018).
uint64_t ChoiceStream::next() {
  uint64_t result = rotateLeft(state[1] * 5, 7) * 9;
  uint64_t shifted = state[1] << 17;
  state[2] ^= state[0];
  state[3] ^= state[1];
  state[1] ^= state[2];
  state[0] ^= state[3];
  state[2] ^= shifted;
  state[3] = rotateLeft(state[3], 45);
  return result;
}

// Lemire's multiply-and-reject: one multiplication in nearly every draw.
uint64_t ChoiceStream::below(uint64_t bound) {
  if (bound == 0)
    return 0;
  auto product = static_cast<unsigned __int128>(next()) * bound;
  auto low = static_cast<uint64_t>(product);
  if (low < bound) {
    uint64_t threshold = (0 - bound) % bound;
    while (low < threshold) {
      product = static_cast<unsigned __int128>(next()) * bound;
      low = static_cast<uint64_t>(product);
    }
  }
  return static_cast<uint64_t>(product >> 64);
}

int64_t ChoiceStream::between(int64_t low, int64_t high) {
  assert(low <= high && "empty range");
  uint64_t size = static_cast<uint64_t>(high) - static_cast<uint64_t>(low) + 1;
  uint64_t offset = size == 0 ? next() : below(size);
  return static_cast<int64_t>(static_cast<uint64_t>(low) + offset);
}

bool ChoiceStream::chance(uint64_t numerator, uint64_t denominator) {
  return below(denominator) < numerator;
}

size_t ChoiceStream::pickWeighted(std::span<const uint64_t> weights) {
  uint64_t total = 0;
  for (uint64_t weight : weights)
    total += weight;
  if (total == 0)
    return weights.size();
  uint64_t ticket = below(total);
  for (size_t i = 0; i < weights.size(); ++i) {
    if (ticket < weights[i])
      return i;
    ticket -= weights[i];
  }
  return weights.size();
}

ChoiceStream ChoiceStream::fork(std::string_view label, uint64_t index) const {
  return ChoiceStream(combineHash(stableHash(label, seed), index));
}
