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

TEST(AffineSemanticsTest, MapsRoundDown) {
  EXPECT_EQ(says(R"(
  %a = arith.constant -7 : index
  %f = affine.apply affine_map<(d0) -> (d0 floordiv 2)>(%a)
  %c = affine.apply affine_map<(d0) -> (d0 ceildiv 2)>(%a)
  %m = affine.apply affine_map<(d0) -> (d0 mod 4)>(%a)
  %l = affine.min affine_map<(d0)[s0] -> (d0 + 1, s0, 3)>(%a)[%f]
  %g = affine.max affine_map<(d0)[s0] -> (d0 + 1, s0)>(%a)[%f]
  %fi = arith.index_cast %f : index to i64
  %ci = arith.index_cast %c : index to i64
  %li = arith.index_cast %l : index to i64
  %gi = arith.index_cast %g : index to i64
  vector.print %fi : i64
  vector.print %ci : i64
  vector.print %m : index
  vector.print %li : i64
  vector.print %gi : i64)"),
            "-4\n-3\n1\n-6\n-4\n");
}

TEST(AffineSemanticsTest, OverflowIsPoison) {
  EXPECT_EQ(says(R"(
  %a = arith.constant 4611686018427387904 : index
  %f = affine.apply affine_map<(d0) -> (d0 * 4)>(%a)
  vector.print %f : index)"),
            "undefined: poison is shown");
  EXPECT_EQ(says(R"(
  %a = arith.constant 0 : index
  %f = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%a)[%a])"),
            "undefined: an affine divisor that is not positive");
}

TEST(AffineSemanticsTest, Loops) {
  EXPECT_EQ(says(R"(
  %n = arith.constant 9 : index
  %s = arith.constant 0 : index
  %r = affine.for %i = 1 to min affine_map<(d0) -> (d0, 8)>(%n) step 3
      iter_args(%x = %s) -> index {
    %y = affine.apply affine_map<(d0, d1) -> (d0 * 10 + d1)>(%x, %i)
    affine.yield %y : index
  }
  vector.print %r : index
  %p = affine.parallel (%i, %j) = (0, 0) to (2, 3) reduce ("addi") -> i32 {
    %y = affine.apply affine_map<(d0, d1) -> (d0 * 3 + d1)>(%i, %j)
    %k = arith.index_cast %y : index to i32
    affine.yield %k : i32
  }
  vector.print %p : i32)"),
            "147\n15\n");
}

TEST(AffineSemanticsTest, IterationsThatRace) {
  EXPECT_EQ(says(R"(
  %x = arith.constant 1 : i32
  %m = memref.alloc() : memref<2xi32>
  affine.parallel (%i) = (0) to (2) {
    affine.store %x, %m[0] : memref<2xi32>
  })"),
            "undefined: iterations of a parallel loop race");
}

TEST(AffineSemanticsTest, Conditions) {
  EXPECT_EQ(says(R"(
  affine.for %i = 0 to 4 {
    %r = affine.if affine_set<(d0) : (d0 - 1 >= 0, d0 mod 2 - 1 == 0)>(%i)
        -> index {
      affine.yield %i : index
    } else {
      %z = arith.constant 9 : index
      affine.yield %z : index
    }
    vector.print %r : index
  })"),
            "9\n1\n9\n3\n");
}

TEST(AffineSemanticsTest, Access) {
  EXPECT_EQ(says(R"(
  %m = memref.alloc() : memref<6xi32>
  affine.for %i = 0 to 6 {
    %v = arith.index_cast %i : index to i32
    affine.store %v, %m[-%i + 5] : memref<6xi32>
  }
  %i = arith.constant 2 : index
  %v = affine.load %m[%i * 2] : memref<6xi32>
  vector.print %v : i32
  %w = affine.vector_load %m[%i] : memref<6xi32>, vector<3xi32>
  vector.print %w : vector<3xi32>
  affine.vector_store %w, %m[0] : memref<6xi32>, vector<3xi32>
  %u = affine.vector_load %m[%i * 2] : memref<6xi32>, vector<3xi32>)"),
            "1\n( 3, 2, 1 )\nundefined: access out of bounds");
}

TEST(AffineSemanticsTest, LinearIndices) {
  EXPECT_EQ(says(R"(
  %a = arith.constant 23 : index
  %n = arith.constant -1 : index
  %d:3 = affine.delinearize_index %a into (2, 3, 5) : index, index, index
  vector.print %d#0 : index
  vector.print %d#1 : index
  vector.print %d#2 : index
  %e:2 = affine.delinearize_index %n into (5) : index, index
  %e0 = arith.index_cast %e#0 : index to i64
  vector.print %e0 : i64
  vector.print %e#1 : index
  %l = affine.linearize_index [%d#0, %d#1, %d#2] by (2, 3, 5) : index
  vector.print %l : index
  %k = affine.linearize_index disjoint [%d#0, %a] by (3) : index
  vector.print %k : index)"),
            "1\n1\n3\n-1\n4\n23\nundefined: poison is shown");
}
