//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The memory of a program: bytes, and for each whether it was ever written.
// Addresses are numbers: each allocation has a range of its own, far from the
// next one, so that an access out of bounds reaches no other. Addresses are not
// reused, so accesses of freed memory are detected.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_SEMANTICS_MEMORY_H
#define SCION_HARNESS_SEMANTICS_MEMORY_H

#include "harness/semantics/Datum.h"

#include <memory>

namespace scion::semantics {

class Conflicts;

/// How long an allocation lives.
enum class Lifetime : uint8_t { Heap, Stack, Static };

class Memory {
public:
  explicit Memory(uint64_t cap) : cap(cap) {}
  ~Memory();

  /// Returns the address, or 0 if the cap leaves too little. Even 0 bytes get a
  /// unique address. `maker` is returned by makerAt().
  uint64_t allocate(uint64_t size, Lifetime lifetime,
                    mlir::Operation *maker = nullptr);

  /// The error, or null. Freeing address 0 does nothing.
  const char *release(uint64_t address);

  /// The op that allocated what an address lies in; null if there is none.
  mlir::Operation *makerAt(uint64_t address) const;

  /// Stack allocations made since the mark end.
  size_t stackMark() const { return stack.size(); }
  void popStack(size_t mark);
  /// Exchanges the stack allocations with those of another thread.
  void swapStack(std::vector<uint64_t> &other) { stack.swap(other); }

  /// Returns the error of an access, or null. An access of no bytes is never an
  /// error.
  const char *check(uint64_t address, uint64_t size) const;

  // Both return the error or null.
  const char *read(uint64_t address, unsigned size, Element &element);
  /// Writes zeros into the bits beyond the width of the element.
  const char *write(uint64_t address, unsigned size, const Element &element);
  /// Copies bytes as they are, written or not; they may overlap.
  const char *copy(uint64_t to, uint64_t from, uint64_t size);
  const char *fill(uint64_t address, uint8_t byte, uint64_t size);
  /// Makes the bytes as if they were never written.
  const char *forget(uint64_t address, uint64_t size);

  /// Makes later writes to this allocation an error.
  void setReadOnly(uint64_t address);

  /// How many bytes the allocation that begins at `address` has, if it lives.
  std::optional<uint64_t> sizeAt(uint64_t address) const;

  uint64_t liveBytes() const { return live; }

  /// Null, or notified of every access (a parallel loop).
  Conflicts *conflicts = nullptr;
  /// Null, or where the terms of stored elements are.
  class Symbolic *symbolic = nullptr;
  /// Atomic accesses do not conflict with each other.
  bool isAtomic = false;

private:
  struct Block {
    uint64_t size = 0;
    Lifetime lifetime = Lifetime::Heap;
    mlir::Operation *maker = nullptr;
    bool isFreed = false, isReadOnly = false;
    std::unique_ptr<uint8_t[]> bytes;
    std::unique_ptr<uint8_t[]> states;
  };
  const char *access(uint64_t address, uint64_t size, bool isWrite,
                     Block *&block, uint64_t &offset);
  const Block *find(uint64_t address) const;
  void drop(Block &block);

  uint64_t cap, live = 0;
  std::vector<Block> blocks; // by number, which is in the address
  std::vector<uint64_t> stack;
};

/// The accesses of one parallel loop: two iterations that touch the same byte,
/// one of them writing, race.
class Conflicts {
public:
  explicit Conflicts(Conflicts *outer) : outer(outer) {}

  void startIteration() { ++iteration; }
  /// Starts or continues the iteration with this number. Numbers begin at 1.
  void startIteration(uint32_t number) { iteration = number; }
  void note(uint64_t address, uint64_t size, bool isWrite, bool isAtomic);
  bool found() const { return hasConflict; }
  /// Called when all iterations have met: later accesses cannot race with
  /// earlier ones.
  void forget() { bytes.clear(); }
  Conflicts *outerOne() const { return outer; }

private:
  struct Byte {
    uint32_t writer = 0, reader = 0, atomic = 0; // 0: none, ~0: several
  };
  Conflicts *outer;
  uint32_t iteration = 0;
  bool hasConflict = false;
  llvm::DenseMap<uint64_t, Byte> bytes;
};

/// Bytes from one element to the next in a lowered memref. The size is rounded
/// up to a power of two, above 16 bytes to a multiple of 16.
uint64_t strideOf(mlir::Type elementType);
/// Bytes that a number takes.
unsigned storedBytes(mlir::Type numberType);

} // namespace scion::semantics

#endif // SCION_HARNESS_SEMANTICS_MEMORY_H
