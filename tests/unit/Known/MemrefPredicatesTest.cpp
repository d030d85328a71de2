//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tests/unit/Known/HoldsIn.h"

using namespace scion;

TEST(MemrefPredicates, BuffersThatDoNotBecomeFlat) {
  auto isUnflat = [](const std::string &type, const std::string &sizes) {
    return holds("@memref-unflat", "func.func @f(%n: index) {\n"
                                   "  %0 = memref.alloc(" +
                                       sizes + ") : memref<" + type +
                                       ">\n  return\n}");
  };
  EXPECT_FALSE(isUnflat("2x3xi32", ""));
  EXPECT_FALSE(isUnflat("6xindex", ""));
  EXPECT_FALSE(isUnflat("?xi32", "%n"));
  EXPECT_TRUE(isUnflat("2x3xindex", ""));
  EXPECT_TRUE(isUnflat("2x3xvector<2xi32>", ""));
  EXPECT_TRUE(isUnflat("?x3xi32", "%n"));
}

TEST(MemrefPredicates, VectorAccessesAreFlattenedToo) {
  EXPECT_TRUE(holds("@memref-unflat", R"(
    func.func @f(%m: memref<2x4xindex>, %i: index, %v: vector<4xindex>) {
      vector.store %v, %m[%i, %i] : memref<2x4xindex>, vector<4xindex>
      return
    })"));
}

TEST(MemrefPredicates, RowsThatInterleave) {
  auto isIn = [](const std::string &outer, const std::string &inner) {
    return holds("@memref-interleaved",
                 "func.func @f(%m: memref<12xi32>) {\n"
                 "  %r = memref.reinterpret_cast %m to offset: [0], sizes: "
                 "[2, 3], strides: [" +
                     outer + ", " + inner +
                     "] : memref<12xi32> to memref<2x3xi32, strided<[" + outer +
                     ", " + inner + "]>>\n  return\n}");
  };
  EXPECT_TRUE(isIn("4", "3"));
  EXPECT_FALSE(isIn("6", "2"));
}

TEST(MemrefPredicates, LeastStride) {
  auto isIn = [](const std::string &offset, const std::string &stride) {
    return holds("@memref-least-stride",
                 "func.func @f(%m: memref<4xi32>, %n: index) {\n"
                 "  %least = arith.constant -9223372036854775808 : index\n"
                 "  %r = memref.reinterpret_cast %m to offset: [" +
                     offset + "], sizes: [%n], strides: [" + stride +
                     "] : memref<4xi32> to memref<?xi32, strided<[?], offset: "
                     "?>>\n  return\n}");
  };
  EXPECT_TRUE(isIn("%n", "%least"));
  EXPECT_FALSE(isIn("%least", "%n"));
}

TEST(MemrefPredicates, StridesOfSingleElements) {
  auto isIn = [](const std::string &shape, const std::string &before,
                 const std::string &after) {
    std::string from = "memref<" + shape + "xi32, strided<[" + before + "]>>",
                to = "memref<" + shape + "xi32, strided<[" + after + "]>>";
    return holds("@memref.cast-unit-stride",
                 "func.func @f(%m: " + from + ") {\n  %c = memref.cast %m : " +
                     from + " to " + to + "\n  return\n}");
  };
  EXPECT_TRUE(isIn("1x3", "?, 1", "3, 1"));
  EXPECT_FALSE(isIn("1x3", "3, 1", "?, 1"));
  EXPECT_FALSE(isIn("1x3", "3, ?", "3, 1"));
  EXPECT_FALSE(isIn("2x3", "?, 1", "3, 1"));
}

TEST(MemrefPredicates, ReallocOfOwnMemory) {
  auto reallocOf = [](const std::string &source) {
    return holds("@memref.realloc-of-own",
                 "func.func @f(%arg: memref<?xi32>, %n: index) {\n"
                 "  %alloc = memref.alloc() : memref<1xi32>\n"
                 "  %cast = memref.cast %alloc : memref<1xi32> to "
                 "memref<?xi32>\n"
                 "  %r = memref.realloc " +
                     source +
                     "(%n) : memref<?xi32> to memref<?xi32>\n  return\n}");
  };
  EXPECT_TRUE(reallocOf("%cast"));
  EXPECT_FALSE(reallocOf("%arg"));
}

TEST(MemrefPredicates, GlobalsThatAreResources) {
  auto isIn = [](const std::string &value) {
    return holds("@memref.global-resource",
                 "memref.global \"private\" @g : memref<i8> = " + value);
  };
  EXPECT_TRUE(isIn("dense_resource<blob>"));
  EXPECT_FALSE(isIn("dense<3>"));
  EXPECT_FALSE(holds("@memref.global-resource",
                     "memref.global \"private\" @g : memref<i8>"));
}
