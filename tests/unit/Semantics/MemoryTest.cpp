//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Memory: uninitialized reads, lifetimes, races, and the layout of elements.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Memory.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/MLIRContext.h"

#include "gtest/gtest.h"

using namespace scion::semantics;

static Element word(uint64_t value, unsigned width = 64) {
  return llvm::APInt(width, value);
}

static Element readFrom(Memory &memory, uint64_t address, unsigned width) {
  Element made = Element::undef(width);
  EXPECT_STREQ(memory.read(address, (width + 7) / 8, made), nullptr);
  return made;
}

TEST(MemoryTest, WhatWasWrittenIsRead) {
  Memory memory(1 << 20);
  uint64_t at = memory.allocate(64, Lifetime::Heap);
  EXPECT_STREQ(memory.write(at + 3, 5, word(0x1ffffffff, 33)), nullptr);
  EXPECT_EQ(readFrom(memory, at + 3, 33), word(0x1ffffffff, 33));
  llvm::APInt wide(128, {0x0123456789abcdefULL, 0xfedcba9876543210ULL});
  EXPECT_STREQ(memory.write(at + 16, 16, Element(wide)), nullptr);
  EXPECT_EQ(readFrom(memory, at + 16, 128), Element(wide));
  EXPECT_EQ(readFrom(memory, at + 16, 64), word(0x0123456789abcdef));
}

TEST(MemoryTest, OneUnwrittenByteMakesANumberUndefined) {
  Memory memory(1 << 20);
  uint64_t at = memory.allocate(8, Lifetime::Heap);
  EXPECT_EQ(readFrom(memory, at, 64).state(), State::Undef);
  EXPECT_STREQ(memory.fill(at, 0, 7), nullptr);
  EXPECT_EQ(readFrom(memory, at, 64).state(), State::Undef);
  EXPECT_STREQ(memory.fill(at + 7, 0, 1), nullptr);
  EXPECT_EQ(readFrom(memory, at, 64), word(0));
}

TEST(MemoryTest, PoisonIsCopiedAsSuch) {
  Memory memory(1 << 20);
  uint64_t at = memory.allocate(16, Lifetime::Heap);
  EXPECT_STREQ(memory.write(at, 8, Element::poison(64)), nullptr);
  EXPECT_STREQ(memory.copy(at + 8, at, 8), nullptr);
  EXPECT_EQ(readFrom(memory, at + 8, 64).state(), State::Poison);
}

TEST(MemoryTest, WrongAccessesAreTold) {
  Memory memory(1 << 20);
  uint64_t at = memory.allocate(16, Lifetime::Heap);
  uint64_t other = memory.allocate(16, Lifetime::Heap);
  EXPECT_STREQ(memory.check(at + 9, 8), "access out of bounds");
  EXPECT_STREQ(memory.check(at - 1, 1), "access outside of any allocation");
  EXPECT_STREQ(memory.check(other - 1, 1), "access out of bounds");
  EXPECT_STREQ(memory.check(8, 8), "null access");
  EXPECT_STREQ(memory.check(at + 16, 0), nullptr);
  EXPECT_STREQ(memory.release(at + 8), "what is freed was not allocated");
  EXPECT_STREQ(memory.release(at), nullptr);
  EXPECT_STREQ(memory.release(at), "freed twice");
  EXPECT_STREQ(memory.check(at, 8), "use after free");
  EXPECT_STREQ(memory.release(0), nullptr);
  memory.setReadOnly(other);
  EXPECT_STREQ(memory.write(other, 8, word(1)), "write to a constant");
}

TEST(MemoryTest, StackMemoryDiesAtItsMark) {
  Memory memory(1 << 20);
  uint64_t first = memory.allocate(8, Lifetime::Stack);
  size_t mark = memory.stackMark();
  uint64_t second = memory.allocate(8, Lifetime::Stack);
  EXPECT_STREQ(memory.release(second), "what is freed is not on the heap");
  memory.popStack(mark);
  EXPECT_STREQ(memory.check(second, 8), "use after free");
  EXPECT_STREQ(memory.check(first, 8), nullptr);
}

TEST(MemoryTest, TheCapCountsLiveBytes) {
  Memory memory(100);
  uint64_t at = memory.allocate(80, Lifetime::Heap);
  EXPECT_NE(at, 0u);
  EXPECT_EQ(memory.allocate(40, Lifetime::Heap), 0u);
  EXPECT_STREQ(memory.release(at), nullptr);
  EXPECT_NE(memory.allocate(40, Lifetime::Heap), 0u);
}

TEST(ConflictsTest, TwoIterationsAndAWriteRace) {
  auto races = [](bool firstWrites, bool secondWrites, uint64_t distance,
                  bool areAtomic = false) {
    Conflicts conflicts(nullptr);
    conflicts.startIteration();
    conflicts.note(100, 4, firstWrites, areAtomic);
    conflicts.startIteration();
    conflicts.note(100 + distance, 4, secondWrites, areAtomic);
    return conflicts.found();
  };
  EXPECT_TRUE(races(true, true, 0));
  EXPECT_TRUE(races(true, false, 3));
  EXPECT_TRUE(races(false, true, 0));
  EXPECT_FALSE(races(false, false, 0));
  EXPECT_FALSE(races(true, true, 4));
  EXPECT_FALSE(races(true, true, 0, /*areAtomic=*/true));
}

TEST(ConflictsTest, OneIterationMayDoAsItLikes) {
  Conflicts outer(nullptr), inner(&outer);
  outer.startIteration();
  inner.startIteration();
  inner.note(100, 8, true, false);
  inner.note(100, 8, false, false);
  inner.note(100, 8, true, false);
  EXPECT_FALSE(inner.found());
  inner.startIteration();
  inner.note(100, 1, false, false);
  EXPECT_TRUE(inner.found());
  EXPECT_FALSE(outer.found());
}

TEST(LayoutTest, ElementsAreAsFarApartAsWhenLowered) {
  mlir::MLIRContext context;
  mlir::Builder builder(&context);
  auto integer = [&](unsigned width) {
    return strideOf(builder.getIntegerType(width));
  };
  EXPECT_EQ(integer(1), 1u);
  EXPECT_EQ(integer(24), 4u);
  EXPECT_EQ(integer(33), 8u);
  EXPECT_EQ(integer(65), 16u);
  EXPECT_EQ(integer(129), 32u);
  EXPECT_EQ(strideOf(builder.getIndexType()), 8u);
  EXPECT_EQ(strideOf(mlir::ComplexType::get(builder.getF32Type())), 8u);
  EXPECT_EQ(strideOf(mlir::VectorType::get({3}, builder.getF32Type())), 16u);
  EXPECT_EQ(strideOf(mlir::VectorType::get({2, 3}, builder.getF32Type())), 32u);
  EXPECT_EQ(strideOf(mlir::VectorType::get({8}, builder.getI1Type())), 1u);
}
