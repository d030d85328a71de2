//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/exec/Arena.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <sys/mman.h>

#ifdef SCION_SANITIZED_PROGRAMS
#include <sanitizer/asan_interface.h>
static constexpr bool hasShadow = true;
#else
static constexpr bool hasShadow = false;
#endif

using namespace scion;

/// The least space after each block. Vector code writes up to 64 bytes at once.
static constexpr uint64_t redzone = 64;
static constexpr uint8_t redzoneByte = 0xFA;

/// The contents of freed memory, so that a use after free shows as a wrong
/// value if AddressSanitizer does not report it.
static constexpr uint8_t freedByte = 0xDD;

/// The memory beyond this size is returned to the system after each run.
static constexpr uint64_t keptSize = 1u << 20;

/// Null if the system has no such address space.
static unsigned char *mapRegion(uint64_t size) {
  void *map = mmap(nullptr, size, PROT_READ | PROT_WRITE,
                   MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  return map == MAP_FAILED ? nullptr : static_cast<unsigned char *>(map);
}

Arena::Arena() : usual(mapRegion(usualCapacity)), base(usual) {
  if (!usual) {
    std::fprintf(stderr,
                 "scion: no address space for the heap of programs: %s\n",
                 std::strerror(errno));
    __builtin_trap();
  }
}

void Arena::poison(uint64_t offset, uint64_t size) const {
#ifdef SCION_SANITIZED_PROGRAMS
  __asan_poison_memory_region(base + offset, size);
#endif
}

void Arena::unpoison(uint64_t offset, uint64_t size) const {
#ifdef SCION_SANITIZED_PROGRAMS
  __asan_unpoison_memory_region(base + offset, size);
#endif
}

void Arena::giveBack() {
  blocks.clear();
  if (base != usual) {
    unpoison(0, touched);
    munmap(base, capacity);
    base = usual;
    capacity = usualCapacity;
  } else if (touched > keptSize) {
    unpoison(keptSize, touched - keptSize);
    madvise(base + keptSize, touched - keptSize, MADV_DONTNEED);
  }
  touched = 0;
}

/// Maps a larger region for a larger cap. If that fails, the usual region
/// remains, and runs reach Limit::Memory earlier.
void Arena::chooseRegion() {
  if (cap <= usualCapacity / 4)
    return;
  uint64_t wanted = std::min(cap, maxCapacity / 4) * 4;
  if (unsigned char *larger = mapRegion(wanted)) {
    base = larger;
    capacity = wanted;
  }
}

void Arena::reset(uint64_t newCap, uint8_t newFill) {
  giveBack();
  next = redzone;
  live = peak = 0;
  cap = newCap;
  fill = newFill;
  chooseRegion();
  // Leave space before the first block, too, to detect accesses below it.
  unpoison(0, redzone);
  std::memset(base, redzoneByte, redzone);
  poison(0, redzone);
}

void *Arena::allocate(uint64_t size, uint64_t alignment) {
  alignment = std::max<uint64_t>(alignment, 16);
  if (!hasRoomFor(size) || size > capacity || alignment > capacity / 4)
    return nullptr;
  uint64_t offset = (next + alignment - 1) & ~(alignment - 1);
  uint64_t end = (offset + size + 15 + redzone) & ~uint64_t(15);
  if (end > (cap < capacity / 4 ? 4 * cap : capacity))
    return nullptr;
  unpoison(next, end - next);
  std::memset(base + next, redzoneByte, offset - next);
  std::memset(base + offset, fill, size);
  std::memset(base + offset + size, redzoneByte, end - offset - size);
  if (hasShadow) {
    poison(next, end - next);
    unpoison(offset, size);
  }
  next = end;
  touched = std::max(touched, end);
  live += size;
  peak = std::max(peak, live);
  blocks.push_back({offset, size, true});
  return base + offset;
}

const Arena::Block *Arena::find(uint64_t offset) const {
  auto after =
      std::upper_bound(blocks.begin(), blocks.end(), offset,
                       [](uint64_t a, const Block &b) { return a < b.offset; });
  return after == blocks.begin() ? nullptr : &*--after;
}

bool Arena::isIntact(const Block &block) const {
  if (hasShadow)
    return true; // AddressSanitizer reports writes there
  const unsigned char *byte = base + block.offset + block.size;
  return std::all_of(byte, byte + redzone,
                     [](unsigned char c) { return c == redzoneByte; });
}

bool Arena::isIntact() const {
  return std::all_of(blocks.begin(), blocks.end(),
                     [this](const Block &block) { return isIntact(block); });
}

bool Arena::release(void *pointer) {
  auto *block = const_cast<Block *>(
      contains(uintptr_t(pointer)) ? find(uintptr_t(pointer) - uintptr_t(base))
                                   : nullptr);
  if (!block || !block->live || base + block->offset != pointer)
    return false;
  std::memset(pointer, freedByte, block->size);
  poison(block->offset, block->size);
  block->live = false;
  live -= block->size;
  return true;
}

bool Arena::sizeOf(void *pointer, uint64_t &size) const {
  if (!contains(uintptr_t(pointer)))
    return false;
  const Block *block = find(uintptr_t(pointer) - uintptr_t(base));
  if (!block || !block->live || base + block->offset != pointer)
    return false;
  size = block->size;
  return true;
}

Arena::Place Arena::placeOf(uintptr_t address) const {
  if (!contains(address))
    return Place::Elsewhere;
  uint64_t offset = address - uintptr_t(base);
  const Block *block = find(offset);
  if (!block || offset - block->offset >= block->size)
    return Place::Between;
  return block->live ? Place::Live : Place::Freed;
}
