//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Feedback from a compiler that is not instrumented: features of the input and
// of what MLIR did with it, counted in a bounded array that every engine reads
// (libFuzzer as extra counters, AFL++ through guards of our own).
//
// A feature is a kind and a hash. Its place is a pure function of both, so an
// input touches the same places in every process.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_BASE_FEATUREMAP_H
#define SCION_BASE_FEATUREMAP_H

#include <cstdint>
#include <span>
#include <string_view>

namespace scion {

enum class FeatureKind : uint8_t {
  Op,            // an operation name
  AttributeKind, // op name and attribute kind
  TypeKind,      // a type's kind, with its element kind and rank
  ControlPair,   // op nested in op
  DataPair,      // result of op used by op
  Shape,         // nesting depth, block and use counts, in powers of two
  Outcome,       // how far the input came
  Pass,          // a pass that ran, and whether it had an effect
  Pattern,       // a rewrite pattern that may have been applied
};

/// Counts one occurrence (saturating) of a feature of the current input.
void noteFeature(FeatureKind kind, uint64_t hash);
void noteFeature(FeatureKind kind, std::string_view name);

/// All counters, for the engine glue and for tests.
std::span<uint8_t> featureCounters();

/// Places touched since the last reset, each once, in order of first touch.
std::span<const uint32_t> touchedFeatures();

/// Forgets the current input. The engine glue calls it before each input.
void resetFeatures();

} // namespace scion

#endif // SCION_BASE_FEATUREMAP_H
