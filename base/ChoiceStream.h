//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The one source of randomness. A stream is a pure function of its seed: the
// same seed gives the same choices on every machine, compiler and standard
// library (std distributions do not promise that).
//
// Streams are forked by label, so that one part drawing more choices does not
// shift the choices of another.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_BASE_CHOICESTREAM_H
#define SCION_BASE_CHOICESTREAM_H

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>

namespace scion {

/// 64-bit FNV-1a with a final avalanche: the hash for everything that must be
/// the same in every process.
uint64_t stableHash(std::string_view bytes, uint64_t seed = 0);

/// Mixes `value` into `hash`, order-sensitively.
uint64_t combineHash(uint64_t hash, uint64_t value);

class ChoiceStream {
public:
  explicit ChoiceStream(uint64_t seed);

  /// 64 fresh bits.
  uint64_t next();

  /// Uniform in [0, bound); 0 when bound is 0. Unbiased.
  uint64_t below(uint64_t bound);

  /// Uniform in [low, high], both included.
  int64_t between(int64_t low, int64_t high);

  /// True with probability `numerator` / `denominator`.
  bool chance(uint64_t numerator, uint64_t denominator);

  /// Index drawn with probability proportional to its weight; weights.size()
  /// when all weights are 0.
  size_t pickWeighted(std::span<const uint64_t> weights);

  /// An element of a non-empty container with operator[] and size().
  template <typename Container>
  decltype(auto) pick(Container &&container) {
    assert(container.size() != 0 && "pick from nothing");
    return container[below(container.size())];
  }

  /// Fisher-Yates.
  template <typename Container>
  void shuffle(Container &container) {
    for (size_t i = container.size(); i > 1; --i)
      std::swap(container[i - 1], container[below(i)]);
  }

  /// An independent stream for the part called `label`. Does not draw from this
  /// stream, so a fork does not depend on when it is made.
  ChoiceStream fork(std::string_view label, uint64_t index = 0) const;

private:
  uint64_t seed;
  uint64_t state[4];
};

} // namespace scion

#endif // SCION_BASE_CHOICESTREAM_H
