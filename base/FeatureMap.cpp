//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "base/FeatureMap.h"

#include "base/ChoiceStream.h"

#include <bit>

using namespace scion;

// libFuzzer clears whole 8-byte words, so size and alignment are multiples of
// 8; AFL++'s default map has 65536 places, of which we take half.
static constexpr uint32_t size = 1u << 15;
static_assert(std::has_single_bit(size));

// libFuzzer finds this section by its name; without libFuzzer it is just data.
__attribute__((section("__libfuzzer_extra_counters"), used,
               aligned(64))) static uint8_t counters[size];

static uint32_t touched[size];
static uint32_t touchedCount = 0;

void scion::noteFeature(FeatureKind kind, uint64_t hash) {
  uint64_t mixed = combineHash(hash, static_cast<uint64_t>(kind));
  uint32_t place = static_cast<uint32_t>(mixed) & (size - 1);
  uint8_t &counter = counters[place];
  // libFuzzer may have cleared the counters: 0 means "not touched" to it.
  if (counter == 0 && touchedCount < size)
    touched[touchedCount++] = place;
  if (counter != 255)
    ++counter;
}

void scion::noteFeature(FeatureKind kind, std::string_view name) {
  noteFeature(kind, stableHash(name));
}

std::span<uint8_t> scion::featureCounters() { return counters; }

std::span<const uint32_t> scion::touchedFeatures() {
  return {touched, touchedCount};
}

void scion::resetFeatures() {
  for (uint32_t place : touchedFeatures())
    counters[place] = 0;
  touchedCount = 0;
}
