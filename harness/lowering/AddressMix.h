//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A quick 64 bit hash of addresses and numbers, in their order. Attributes,
// types and names of ops are unique in a context, so they are hashed by
// address: hashes must not be compared across contexts, nor be printed.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_LOWERING_ADDRESSMIX_H
#define SCION_HARNESS_LOWERING_ADDRESSMIX_H

#include <cstdint>

namespace scion {

class AddressMix {
public:
  explicit AddressMix(uint64_t seed = 0) : hash(seed) {}

  /// Mixes both halves of a product, as wyhash does. This is cheaper than
  /// combineHash, whose values must never change because seeds are made of
  /// them.
  void add(uint64_t value) {
    auto product =
        static_cast<unsigned __int128>(hash ^ value ^ 0xa0761d6478bd642full) *
        0xe7037ed1a0b428dbull;
    hash =
        static_cast<uint64_t>(product) ^ static_cast<uint64_t>(product >> 64);
  }
  void add(const void *address) { add(reinterpret_cast<uint64_t>(address)); }

  uint64_t value() const { return hash; }

private:
  uint64_t hash;
};

} // namespace scion

#endif // SCION_HARNESS_LOWERING_ADDRESSMIX_H
