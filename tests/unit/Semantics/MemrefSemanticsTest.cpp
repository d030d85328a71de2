//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Says.h"

#include "gtest/gtest.h"

using namespace scion::semantics;

static const std::string constantBuffer =
    "memref.global \"private\" constant @numbers : memref<2x3xi32> = "
    "dense<[[1, 2, 3], [4, 5, 6]]>\n"
    "memref.global \"private\" @raw : memref<2xi32> = uninitialized\n";

/// Shows a memref<?x?xi32, strided<[?, ?], offset: ?>> called %m.
static const std::string show2 = R"(
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %h = memref.dim %m, %z : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %w = memref.dim %m, %o : memref<?x?xi32, strided<[?, ?], offset: ?>>
  scf.for %i = %z to %h step %o {
    scf.for %j = %z to %w step %o {
      %v = memref.load %m[%i, %j] : memref<?x?xi32, strided<[?, ?], offset: ?>>
      vector.print %v : i32 punctuation <comma>
    }
    vector.print punctuation <newline>
  })";

TEST(MemrefSemanticsTest, StoresAreLoaded) {
  EXPECT_EQ(says(R"(
  %i = arith.constant 1 : index
  %v = arith.constant 42 : i32
  %m = memref.alloc() : memref<2xi32>
  memref.store %v, %m[%i] : memref<2xi32>
  %r = memref.load %m[%i] : memref<2xi32>
  vector.print %r : i32
  memref.dealloc %m : memref<2xi32>)"),
            "42\n");
}

TEST(MemrefSemanticsTest, WhatWasNeverWrittenIsNotShown) {
  EXPECT_EQ(says(R"(
  %i = arith.constant 0 : index
  %m = memref.alloca() : memref<2xi32>
  %r = memref.load %m[%i] : memref<2xi32>
  vector.print %r : i32)"),
            "undefined: a value that was never written or settled is shown");
}

TEST(MemrefSemanticsTest, AccessOutOfBounds) {
  EXPECT_EQ(says(R"(
  %i = arith.constant 2 : index
  %m = memref.alloc() : memref<2xi32>
  %r = memref.load %m[%i] : memref<2xi32>)"),
            "undefined: access out of bounds");
  // In the memory, but out of its dimension.
  EXPECT_EQ(says(R"(
  %i = arith.constant 0 : index
  %j = arith.constant 3 : index
  %m = memref.alloc() : memref<2x3xi32>
  %r = memref.load %m[%i, %j] : memref<2x3xi32>)"),
            "undefined: access out of bounds");
}

TEST(MemrefSemanticsTest, FreedMemory) {
  EXPECT_EQ(says(R"(
  %i = arith.constant 0 : index
  %m = memref.alloc() : memref<2xi32>
  memref.dealloc %m : memref<2xi32>
  %r = memref.load %m[%i] : memref<2xi32>)"),
            "undefined: use after free");
  EXPECT_EQ(says(R"(
  %m = memref.alloc() : memref<2xi32>
  memref.dealloc %m : memref<2xi32>
  memref.dealloc %m : memref<2xi32>)"),
            "undefined: freed twice");
  EXPECT_EQ(says(R"(
  %i = arith.constant 0 : index
  %m = memref.alloca_scope -> (memref<2xi32>) {
    %a = memref.alloca() : memref<2xi32>
    memref.alloca_scope.return %a : memref<2xi32>
  }
  %r = memref.load %m[%i] : memref<2xi32>)"),
            "undefined: use after free");
}

TEST(MemrefSemanticsTest, Globals) {
  EXPECT_EQ(says(R"(
  %g = memref.get_global @numbers : memref<2x3xi32>
  %m = memref.cast %g : memref<2x3xi32>
    to memref<?x?xi32, strided<[?, ?], offset: ?>>)" +
                     show2,
                 constantBuffer),
            "1, 2, 3, \n4, 5, 6, \n");
  EXPECT_EQ(says(R"(
  %i = arith.constant 0 : index
  %v = arith.constant 0 : i32
  %g = memref.get_global @numbers : memref<2x3xi32>
  memref.store %v, %g[%i, %i] : memref<2x3xi32>)",
                 constantBuffer),
            "undefined: write to a constant");
}

TEST(MemrefSemanticsTest, Subviews) {
  EXPECT_EQ(says(R"(
  %g = memref.get_global @numbers : memref<2x3xi32>
  %s = memref.subview %g[0, 1] [2, 2] [1, 1]
    : memref<2x3xi32> to memref<2x2xi32, strided<[3, 1], offset: 1>>
  %m = memref.cast %s : memref<2x2xi32, strided<[3, 1], offset: 1>>
    to memref<?x?xi32, strided<[?, ?], offset: ?>>)" +
                     show2,
                 constantBuffer),
            "2, 3, \n5, 6, \n");
  // A column, which leaves out a dimension.
  EXPECT_EQ(says(R"(
  %i = arith.constant 1 : index
  %g = memref.get_global @numbers : memref<2x3xi32>
  %s = memref.subview %g[0, 2] [2, 1] [1, 1]
    : memref<2x3xi32> to memref<2xi32, strided<[3], offset: 2>>
  %v = memref.load %s[%i] : memref<2xi32, strided<[3], offset: 2>>
  vector.print %v : i32)",
                 constantBuffer),
            "6\n");
  EXPECT_EQ(says(R"(
  %n = arith.constant 3 : index
  %g = memref.get_global @numbers : memref<2x3xi32>
  %s = memref.subview %g[0, 1] [2, %n] [1, 1]
    : memref<2x3xi32> to memref<2x?xi32, strided<[3, 1], offset: 1>>)",
                 constantBuffer),
            "undefined: subview out of bounds");
}

TEST(MemrefSemanticsTest, OtherShapes) {
  EXPECT_EQ(says(R"(
  %g = memref.get_global @numbers : memref<2x3xi32>
  %t = memref.transpose %g (i, j) -> (j, i)
    : memref<2x3xi32> to memref<3x2xi32, strided<[1, 3]>>
  %m = memref.cast %t : memref<3x2xi32, strided<[1, 3]>>
    to memref<?x?xi32, strided<[?, ?], offset: ?>>)" +
                     show2,
                 constantBuffer),
            "1, 4, \n2, 5, \n3, 6, \n");
  EXPECT_EQ(says(R"(
  %g = memref.get_global @numbers : memref<2x3xi32>
  %c = memref.collapse_shape %g [[0, 1]] : memref<2x3xi32> into memref<6xi32>
  %e = memref.expand_shape %c [[0, 1]] output_shape [3, 2]
    : memref<6xi32> into memref<3x2xi32>
  %m = memref.cast %e : memref<3x2xi32>
    to memref<?x?xi32, strided<[?, ?], offset: ?>>)" +
                     show2,
                 constantBuffer),
            "1, 2, \n3, 4, \n5, 6, \n");
  // To a memref of no known rank, too.
  EXPECT_EQ(says(R"(
  %g = memref.get_global @numbers : memref<2x3xi32>
  %at0 = arith.constant 0 : index
  %at1 = arith.constant 1 : index
  %two = arith.constant 2 : index
  %three = arith.constant 3 : index
  %s = memref.alloca() : memref<2xindex>
  memref.store %three, %s[%at0] : memref<2xindex>
  memref.store %two, %s[%at1] : memref<2xindex>
  %d = memref.cast %s : memref<2xindex> to memref<?xindex>
  %u = memref.reshape %g(%d)
    : (memref<2x3xi32>, memref<?xindex>) -> memref<*xi32>
  %m = memref.cast %u : memref<*xi32>
    to memref<?x?xi32, strided<[?, ?], offset: ?>>)" +
                     show2,
                 constantBuffer),
            "1, 2, \n3, 4, \n5, 6, \n");
  EXPECT_EQ(says(R"(
  %n = arith.constant 2 : index
  %a = memref.alloc(%n) : memref<?xi32>
  %c = memref.cast %a : memref<?xi32> to memref<3xi32>)"),
            "undefined: a cast to other sizes");
}

TEST(MemrefSemanticsTest, BytesAsNumbers) {
  EXPECT_EQ(says(R"(
  %i = arith.constant 0 : index
  %s = arith.constant 4 : index
  %b = memref.alloc() : memref<8xi8>
  %v = memref.view %b[%s][] : memref<8xi8> to memref<1xi32>
  %x = arith.constant 258 : i32
  memref.store %x, %v[%i] : memref<1xi32>
  %r = memref.load %b[%s] : memref<8xi8>
  vector.print %r : i8
  %o = arith.constant 5 : index
  %w = memref.view %b[%o][] : memref<8xi8> to memref<1xi32>)"),
            "2\nundefined: view out of bounds");
}

TEST(MemrefSemanticsTest, CopyAndRealloc) {
  EXPECT_EQ(says(R"(
  %g = memref.get_global @numbers : memref<2x3xi32>
  %a = memref.alloc() : memref<2x3xi32>
  memref.copy %g, %a : memref<2x3xi32> to memref<2x3xi32>
  %c = memref.collapse_shape %a [[0, 1]] : memref<2x3xi32> into memref<6xi32>
  %r = memref.realloc %c : memref<6xi32> to memref<4xi32>
  %i = arith.constant 3 : index
  %v = memref.load %r[%i] : memref<4xi32>
  vector.print %v : i32
  %w = memref.load %c[%i] : memref<6xi32>)",
                 constantBuffer),
            "4\nundefined: use after free");
  EXPECT_EQ(says(R"(
  %a = memref.alloc() : memref<4xi32>
  %x = memref.subview %a[0] [3] [1] : memref<4xi32> to memref<3xi32>
  %y = memref.subview %a[1] [3] [1]
    : memref<4xi32> to memref<3xi32, strided<[1], offset: 1>>
  memref.copy %x, %y
    : memref<3xi32> to memref<3xi32, strided<[1], offset: 1>>)"),
            "undefined: copy between memrefs that overlap");
}

TEST(MemrefSemanticsTest, AtomicUpdates) {
  EXPECT_EQ(says(R"(
  %i = arith.constant 0 : index
  %x = arith.constant 40 : i32
  %y = arith.constant 2 : i32
  %m = memref.alloc() : memref<1xi32>
  memref.store %x, %m[%i] : memref<1xi32>
  %old = memref.atomic_rmw addi %y, %m[%i] : (i32, memref<1xi32>) -> i32
  vector.print %old : i32
  %new = memref.generic_atomic_rmw %m[%i] : memref<1xi32> {
  ^bb0(%v: i32):
    %d = arith.addi %v, %v : i32
    memref.atomic_yield %d : i32
  }
  vector.print %new : i32
  %r = memref.load %m[%i] : memref<1xi32>
  vector.print %r : i32)"),
            "40\n42\n84\n");
}

TEST(MemrefSemanticsTest, Metadata) {
  EXPECT_EQ(says(R"(
  %g = memref.get_global @numbers : memref<2x3xi32>
  %s = memref.subview %g[1, 1] [1, 2] [1, 1]
    : memref<2x3xi32> to memref<1x2xi32, strided<[3, 1], offset: 4>>
  %b, %o, %sz:2, %st:2 = memref.extract_strided_metadata %s
    : memref<1x2xi32, strided<[3, 1], offset: 4>>
    -> memref<i32>, index, index, index, index, index
  vector.print %o : index
  vector.print %sz#1 : index
  vector.print %st#0 : index
  %r = memref.reinterpret_cast %b to offset: [%o], sizes: [2], strides: [1]
    : memref<i32> to memref<2xi32, strided<[1], offset: ?>>
  %i = arith.constant 1 : index
  %v = memref.load %r[%i] : memref<2xi32, strided<[1], offset: ?>>
  vector.print %v : i32)",
                 constantBuffer),
            "4\n2\n3\n6\n");
}

TEST(MemrefSemanticsTest, SizesOfAMemrefMayOverflow) {
  const std::string huge = R"(
  %h = arith.constant 4611686018427387904 : index
  %f = arith.constant 4 : index
)";
  EXPECT_EQ(says(huge + R"(
  %a = memref.alloc(%h, %f) : memref<0x?x?xi32>
  %b = memref.collapse_shape %a [[0], [1, 2]]
    : memref<0x?x?xi32> into memref<0x?xi32>
  memref.dealloc %a : memref<0x?x?xi32>)"),
            "");
  EXPECT_EQ(says(huge + R"(
  %a = memref.alloc() : memref<1xi32>
  %s = memref.alloc() : memref<1xindex>
  %i = arith.constant 0 : index
  memref.store %i, %s[%i] : memref<1xindex>
  %r = memref.reinterpret_cast %a to offset: [0], sizes: [%h, %f],
    strides: [%f, 1] : memref<1xi32> to memref<?x?xi32, strided<[?, 1]>>
  %c = memref.cast %r : memref<?x?xi32, strided<[?, 1]>> to memref<?x?xi32>
  %q = memref.reshape %c(%s)
    : (memref<?x?xi32>, memref<1xindex>) -> memref<?xi32>)"),
            "undefined: a reshape to another number of elements");
}

TEST(MemrefSemanticsTest, AParallelLoopStartsWithValuesOfItsResultTypes) {
  // The verifier does not compare them.
  EXPECT_NE(says(R"(
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %x = arith.constant 7 : i32
  %r = "scf.parallel"(%z, %o, %o, %o)
    <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
  ^bb0(%i: index):
    scf.reduce(%x : i32) {
    ^bb0(%a: i32, %b: i32):
      %s = arith.xori %a, %b : i32
      scf.reduce.return %s : i32
    }
  }) : (index, index, index, index) -> i32)")
                .find("initial values of other types than the results"),
            std::string::npos);
}

TEST(MemrefSemanticsTest, APlaceOfALaneThatOverflowsIsOutOfBounds) {
  const std::string last = R"(
  %m = memref.alloc() : memref<4xi32>
  %i = arith.constant 9223372036854775807 : index
)";
  EXPECT_EQ(says(last + "%v = vector.load %m[%i] : memref<4xi32>, "
                        "vector<4xi32>"),
            "undefined: access out of bounds");
  EXPECT_EQ(says(last + "%v = affine.vector_load %m[symbol(%i)] : "
                        "memref<4xi32>, vector<4xi32>"),
            "undefined: access out of bounds");
}

TEST(MemrefSemanticsTest, AParallelLoopMayStepFarIntoThePositive) {
  EXPECT_EQ(says(R"(
  %f = arith.constant -9223372036854775808 : index
  %t = arith.constant 9223372036854775807 : index
  %s = arith.constant 4611686018427387904 : index
  scf.parallel (%i) = (%f) to (%t) step (%s) {
    vector.print %i : index
  })"),
            "9223372036854775808\n13835058055282163712\n0\n"
            "4611686018427387904\n");
}
