//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The heap of a program: one region of address space, allocated upwards, never
// reused within a run. So a program can corrupt only its own memory, addresses
// are the same in every run, nothing leaks, and every address belongs to a live
// block, a freed block, or the space between two blocks. In AddressSanitizer
// builds everything but the live blocks is poisoned. In other builds, the space
// after each block is checked for writes when the program has finished.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_EXEC_ARENA_H
#define SCION_HARNESS_EXEC_ARENA_H

#include <cstddef>
#include <cstdint>
#include <vector>

namespace scion {

class Arena {
public:
  Arena();

  Arena(const Arena &) = delete;
  Arena &operator=(const Arena &) = delete;

  /// Forgets all blocks. `cap` bounds the live bytes; all bytes allocated in
  /// one run, freed ones included, are bounded by four times `cap` and by 16
  /// GiB. Up to a cap of 256 MiB, addresses are the same in all runs.
  void reset(uint64_t cap, uint8_t fill);

  /// Forgets all blocks and returns their memory to the system.
  void giveBack();

  /// Whether `size` more bytes may be live.
  bool hasRoomFor(uint64_t size) const {
    return size <= cap && live <= cap - size;
  }

  /// Null when a bound is reached.
  void *allocate(uint64_t size, uint64_t alignment);

  uint64_t liveBytes() const { return live; }

  /// Frees a block. False if no live block begins at `pointer`.
  bool release(void *pointer);

  /// The size of the live block that begins there; false if there is none.
  bool sizeOf(void *pointer, uint64_t &size) const;

  enum class Place : uint8_t { Elsewhere, Live, Freed, Between };
  Place placeOf(uintptr_t address) const;

  /// The most live bytes at once since the last reset.
  uint64_t peakBytes() const { return peak; }

  /// Whether the space after each block is untouched, freed blocks included.
  bool isIntact() const;

  bool contains(uintptr_t address) const {
    return address - uintptr_t(base) < capacity;
  }

private:
  struct Block {
    uint64_t offset, size;
    bool live;
  };
  const Block *find(uint64_t offset) const;
  bool isIntact(const Block &block) const;
  void poison(uint64_t offset, uint64_t size) const;
  void unpoison(uint64_t offset, uint64_t size) const;
  void chooseRegion();

  unsigned char *usual; // the region of all runs with the usual cap
  unsigned char *base;
  uint64_t capacity = usualCapacity;
  uint64_t next = 0, live = 0, peak = 0, cap = 0, touched = 0;
  uint8_t fill = 0;
  std::vector<Block> blocks; // by offset

  static constexpr uint64_t usualCapacity = uint64_t(1) << 30;
  static constexpr uint64_t maxCapacity = uint64_t(16) << 30;
};

} // namespace scion

#endif // SCION_HARNESS_EXEC_ARENA_H
