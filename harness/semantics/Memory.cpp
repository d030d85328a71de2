//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Memory.h"

#include "harness/semantics/Symbolic.h"

#include "llvm/Support/MathExtras.h"

#include <cstring>

using namespace scion::semantics;

/// An address consists of the number of a block, from 1, and the offset in it.
/// No block has 2^36 bytes, so an offset that is out of bounds is in no other
/// block.
static constexpr unsigned placeBits = 36;

Memory::~Memory() = default;

uint64_t Memory::allocate(uint64_t size, Lifetime lifetime,
                          mlir::Operation *maker) {
  if (size > cap || live + size > cap)
    return 0;
  live += size;
  Block block;
  block.size = size;
  block.lifetime = lifetime;
  block.maker = maker;
  block.bytes.reset(new uint8_t[size]);
  block.states.reset(new uint8_t[size]);
  std::memset(block.bytes.get(), 0, size);
  std::memset(block.states.get(), int(State::Undef), size);
  blocks.push_back(std::move(block));
  uint64_t address = uint64_t(blocks.size()) << placeBits;
  if (lifetime == Lifetime::Stack)
    stack.push_back(address);
  return address;
}

const Memory::Block *Memory::find(uint64_t address) const {
  uint64_t number = address >> placeBits;
  return number == 0 || number > blocks.size() ? nullptr : &blocks[number - 1];
}

mlir::Operation *Memory::makerAt(uint64_t address) const {
  const Block *block = find(address);
  return block ? block->maker : nullptr;
}

void Memory::drop(Block &block) {
  block.isFreed = true;
  block.bytes.reset();
  block.states.reset();
  live -= block.size;
}

const char *Memory::release(uint64_t address) {
  if (address == 0)
    return nullptr;
  auto *block = const_cast<Block *>(find(address));
  if (!block || (address & ((uint64_t(1) << placeBits) - 1)) != 0)
    return "what is freed was not allocated";
  if (block->isFreed)
    return "freed twice";
  if (block->lifetime != Lifetime::Heap)
    return "what is freed is not on the heap";
  drop(*block);
  return nullptr;
}

void Memory::popStack(size_t mark) {
  while (stack.size() > mark) {
    auto *block = const_cast<Block *>(find(stack.back()));
    stack.pop_back();
    if (!block->isFreed)
      drop(*block);
  }
}

std::optional<uint64_t> Memory::sizeAt(uint64_t address) const {
  const Block *block = find(address);
  if (!block || block->isFreed ||
      (address & ((uint64_t(1) << placeBits) - 1)) != 0)
    return std::nullopt;
  return block->size;
}

void Memory::setReadOnly(uint64_t address) {
  if (auto *block = const_cast<Block *>(find(address)))
    block->isReadOnly = true;
}

const char *Memory::check(uint64_t address, uint64_t size) const {
  if (size == 0)
    return nullptr;
  const Block *block = find(address);
  if (!block)
    return address < 65536 ? "null access" : "access outside of any allocation";
  if (block->isFreed)
    return "use after free";
  uint64_t place = address & ((uint64_t(1) << placeBits) - 1);
  if (place > block->size || size > block->size - place)
    return "access out of bounds";
  return nullptr;
}

const char *Memory::access(uint64_t address, uint64_t size, bool isWrite,
                           Block *&block, uint64_t &offset) {
  if (const char *problem = check(address, size))
    return problem;
  block = const_cast<Block *>(find(address));
  offset = address & ((uint64_t(1) << placeBits) - 1);
  if (isWrite && block->isReadOnly)
    return "write to a constant";
  if (conflicts) {
    conflicts->note(address, size, isWrite, isAtomic);
    if (conflicts->found())
      return "iterations of a parallel loop race";
  }
  return nullptr;
}

const char *Memory::read(uint64_t address, unsigned size, Element &element) {
  Block *block;
  uint64_t offset;
  if (const char *problem = access(address, size, false, block, offset))
    return problem;
  if (LLVM_UNLIKELY(symbolic) && symbolic->read(address, size, element))
    return nullptr;
  unsigned width = element.width();
  State state = State::Defined;
  for (unsigned i = 0; i < size; ++i)
    state = worse(state, State(block->states[offset + i]));
  if (state != State::Defined) {
    element = Element::bad(width, state);
    return nullptr;
  }
  if (size <= 8) {
    uint64_t word = 0;
    std::memcpy(&word, block->bytes.get() + offset, size);
    if (width < 64)
      word &= (uint64_t(1) << width) - 1;
    element = Element(llvm::APInt(width, word));
    return nullptr;
  }
  llvm::APInt bits(size * 8, 0);
  for (unsigned i = 0; i < size; ++i)
    bits.insertBits(block->bytes[offset + i], i * 8, 8);
  element = Element(bits.trunc(width));
  return nullptr;
}

const char *Memory::write(uint64_t address, unsigned size,
                          const Element &element) {
  Block *block;
  uint64_t offset;
  if (const char *problem = access(address, size, true, block, offset))
    return problem;
  if (LLVM_UNLIKELY(symbolic))
    symbolic->wrote(address, size, element);
  std::memset(block->states.get() + offset, int(element.condition), size);
  if (element.width() <= 64 && size <= 8) {
    uint64_t word = element.number.getZExtValue();
    std::memcpy(block->bytes.get() + offset, &word, size);
    return nullptr;
  }
  llvm::APInt bits = element.number.zextOrTrunc(size * 8);
  for (unsigned i = 0; i < size; ++i)
    block->bytes[offset + i] = uint8_t(bits.extractBitsAsZExtValue(8, i * 8));
  return nullptr;
}

const char *Memory::copy(uint64_t to, uint64_t from, uint64_t size) {
  if (size == 0)
    return nullptr;
  Block *source, *target;
  uint64_t sourceOffset, targetOffset;
  if (const char *problem = access(from, size, false, source, sourceOffset))
    return problem;
  if (const char *problem = access(to, size, true, target, targetOffset))
    return problem;
  if (LLVM_UNLIKELY(symbolic))
    symbolic->copied(to, from, size);
  std::memmove(target->bytes.get() + targetOffset,
               source->bytes.get() + sourceOffset, size);
  std::memmove(target->states.get() + targetOffset,
               source->states.get() + sourceOffset, size);
  return nullptr;
}

const char *Memory::fill(uint64_t address, uint8_t byte, uint64_t size) {
  if (size == 0)
    return nullptr;
  Block *block;
  uint64_t offset;
  if (const char *problem = access(address, size, true, block, offset))
    return problem;
  if (LLVM_UNLIKELY(symbolic))
    symbolic->overwrote(address, size);
  std::memset(block->bytes.get() + offset, byte, size);
  std::memset(block->states.get() + offset, int(State::Defined), size);
  return nullptr;
}

const char *Memory::forget(uint64_t address, uint64_t size) {
  if (size == 0)
    return nullptr;
  Block *block;
  uint64_t offset;
  if (const char *problem = access(address, size, true, block, offset))
    return problem;
  if (LLVM_UNLIKELY(symbolic))
    symbolic->overwrote(address, size);
  std::memset(block->states.get() + offset, int(State::Undef), size);
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Conflicts
//===----------------------------------------------------------------------===//

void Conflicts::note(uint64_t address, uint64_t size, bool isWrite,
                     bool atomic) {
  if (outer)
    outer->note(address, size, isWrite, atomic);
  hasConflict |= outer && outer->found();
  auto isOther = [&](uint32_t who) { return who != 0 && who != iteration; };
  auto join = [&](uint32_t &who) { who = isOther(who) ? ~0u : iteration; };
  for (uint64_t i = 0; i < size; ++i) {
    Byte &byte = bytes[address + i];
    if (atomic) {
      hasConflict |= isOther(byte.writer) || isOther(byte.reader);
      join(byte.atomic);
      continue;
    }
    hasConflict |= isOther(byte.writer) || isOther(byte.atomic) ||
                   (isWrite && isOther(byte.reader));
    join(isWrite ? byte.writer : byte.reader);
  }
}

//===----------------------------------------------------------------------===//
// Layout
//===----------------------------------------------------------------------===//

unsigned scion::semantics::storedBytes(mlir::Type numberType) {
  return (widthOf(numberType) + 7) / 8;
}

/// Sizes up to 16 bytes are rounded up to a power of two, larger ones to a
/// multiple of 16.
static uint64_t padded(uint64_t bytes) {
  uint64_t alignment = bytes >= 16 ? 16 : llvm::PowerOf2Ceil(bytes);
  return llvm::alignTo(bytes, std::max<uint64_t>(alignment, 1));
}

uint64_t scion::semantics::strideOf(mlir::Type type) {
  if (isNumber(type))
    return padded(storedBytes(type));
  if (auto complex = mlir::dyn_cast<mlir::ComplexType>(type))
    return 2 * strideOf(complex.getElementType());
  if (auto vector = mlir::dyn_cast<mlir::VectorType>(type)) {
    // The last dimension is lowered to a vector, the others to arrays of it.
    uint64_t row = vector.getRank() ? uint64_t(vector.getShape().back()) : 1;
    uint64_t rows = row ? uint64_t(vector.getNumElements()) / row : 0;
    uint64_t bytes = (row * widthOf(vector.getElementType()) + 7) / 8;
    return rows * llvm::alignTo(bytes, llvm::PowerOf2Ceil(bytes));
  }
  if (auto memref = mlir::dyn_cast<mlir::MemRefType>(type))
    return 8 * (3 + 2 * uint64_t(memref.getRank()));
  return 8;
}
