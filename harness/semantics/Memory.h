//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The memory of a program, as bytes that know whether they were ever written.
// Addresses are numbers: each allocation has a range of its own, far from the
// next one, so that an access out of bounds reaches no other. Freed memory
// stays known as such.
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

  /// The address, or 0 if the cap does not leave as much. Zero bytes have an
  /// address of their own. `maker`: see makerAt.
  uint64_t allocate(uint64_t size, Lifetime lifetime,
                    mlir::Operation *maker = nullptr);

  /// The error, or null. Freeing address 0 does nothing.
  const char *release(uint64_t address);

  /// The op that allocated what an address lies in; null if there is none.
  mlir::Operation *makerAt(uint64_t address) const;

  /// Stack allocations made since the mark end.
  size_t stackMark() const { return stack.size(); }
  void popStack(size_t mark);
  /// Those of another thread of the program.
  void swapStack(std::vector<uint64_t> &other) { stack.swap(other); }

  /// The error of an access, or null. `alsoBehind`: an access of no bytes may
  /// be past the end.
  const char *check(uint64_t address, uint64_t size) const;

  // Both say what is wrong, or null.
  const char *read(uint64_t address, unsigned size, Element &element);
  /// The bits beyond the element's width are zero.
  const char *write(uint64_t address, unsigned size, const Element &element);
  /// Copies bytes as they are, written or not; they may overlap.
  const char *copy(uint64_t to, uint64_t from, uint64_t size);
  const char *fill(uint64_t address, uint8_t byte, uint64_t size);
  /// As after allocation.
  const char *forget(uint64_t address, uint64_t size);

  /// From here on nothing may write to it.
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
  /// Goes on with one that was started before, or starts it. From 1.
  void startIteration(uint32_t number) { iteration = number; }
  void note(uint64_t address, uint64_t size, bool isWrite, bool isAtomic);
  bool found() const { return hasConflict; }
  /// All iterations have met: what follows comes after what was.
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

/// Bytes from one element to the next in memory, as a lowered memref has them:
/// integers fill up to a power of two of bytes, then to 16.
uint64_t strideOf(mlir::Type elementType);
/// Bytes that a number takes.
unsigned storedBytes(mlir::Type numberType);

} // namespace scion::semantics

#endif // SCION_HARNESS_SEMANTICS_MEMORY_H
