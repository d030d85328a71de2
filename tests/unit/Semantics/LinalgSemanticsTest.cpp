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

/// Shows a tensor<2x2xi32> called %r.
static const std::string show = R"(
  %sz = arith.constant 0 : index
  %sp = arith.constant 0 : i32
  %sv = vector.transfer_read %r[%sz, %sz], %sp
    : tensor<2x2xi32>, vector<2x2xi32>
  vector.print %sv : vector<2x2xi32>)";

static const std::string linalgNumbers = R"(
  %a = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %b = arith.constant dense<[[5, 6], [7, 8]]> : tensor<2x2xi32>
  %one = arith.constant 1 : i32
  %e = tensor.empty() : tensor<2x2xi32>
  %f = linalg.fill ins(%one : i32) outs(%e : tensor<2x2xi32>)
    -> tensor<2x2xi32>
)";

TEST(LinalgSemanticsTest, NamedOps) {
  EXPECT_EQ(says(linalgNumbers + R"(
  %r = linalg.matmul ins(%a, %b : tensor<2x2xi32>, tensor<2x2xi32>)
    outs(%f : tensor<2x2xi32>) -> tensor<2x2xi32>)" +
                 show),
            "( ( 20, 23 ), ( 44, 51 ) )\n");
  EXPECT_EQ(says(linalgNumbers + R"(
  %r = linalg.transpose ins(%a : tensor<2x2xi32>) outs(%e : tensor<2x2xi32>)
    permutation = [1, 0])" +
                 show),
            "( ( 1, 3 ), ( 2, 4 ) )\n");
  EXPECT_EQ(says(linalgNumbers + R"(
  %r = "linalg.elementwise"(%b, %a, %e) <{
      indexing_maps = [affine_map<(i, j) -> (i, j)>,
        affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      kind = #linalg.elementwise_kind<sub>,
      operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%x: i32, %y: i32, %z: i32):
      %d = arith.subi %x, %y : i32
      linalg.yield %d : i32
    }) : (tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>)
      -> tensor<2x2xi32>)" +
                 show),
            "( ( 4, 4 ), ( 4, 4 ) )\n");
}

TEST(LinalgSemanticsTest, Generic) {
  EXPECT_EQ(says(linalgNumbers + R"(
  %r = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> ()>,
                     affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]}
    ins(%a, %one : tensor<2x2xi32>, i32) outs(%f : tensor<2x2xi32>) {
  ^bb0(%x: i32, %y: i32, %z: i32):
    %i = linalg.index 0 : index
    %k = arith.index_cast %i : index to i32
    %p = arith.addi %x, %y : i32
    %q = arith.muli %p, %k : i32
    %s = arith.addi %q, %z : i32
    linalg.yield %s : i32
  } -> tensor<2x2xi32>)" +
                 show),
            "( ( 1, 1 ), ( 4, 6 ) )\n");
}

TEST(LinalgSemanticsTest, MapAndReduce) {
  EXPECT_EQ(says(linalgNumbers + R"(
  %m = linalg.map { arith.muli }
    ins(%a, %b : tensor<2x2xi32>, tensor<2x2xi32>) outs(%e : tensor<2x2xi32>)
  %z = arith.constant dense<0> : tensor<2xi32>
  %s = linalg.reduce { arith.addi } ins(%m : tensor<2x2xi32>)
    outs(%z : tensor<2xi32>) dimensions = [0]
  %r = linalg.broadcast ins(%s : tensor<2xi32>) outs(%e : tensor<2x2xi32>)
    dimensions = [0])" +
                 show),
            "( ( 26, 44 ), ( 26, 44 ) )\n");
}

TEST(LinalgSemanticsTest, Buffers) {
  EXPECT_EQ(says(R"(
  %m = memref.alloc() : memref<2xi32>
  %x = arith.constant 3 : i32
  linalg.fill ins(%x : i32) outs(%m : memref<2xi32>)
  %n = memref.alloc() : memref<3xi32>
  %c = memref.cast %n : memref<3xi32> to memref<?xi32>
  %d = memref.cast %m : memref<2xi32> to memref<?xi32>
  linalg.copy ins(%d : memref<?xi32>) outs(%c : memref<?xi32>))"),
            "undefined: operands of different sizes");
}

TEST(LinalgSemanticsTest, PackAndUnpack) {
  const std::string tiles = R"(
  %s = arith.constant dense<[[1, 2, 3]]> : tensor<1x3xi32>
  %p = arith.constant 0 : i32
  %d = tensor.empty() : tensor<2x1x2xi32>
  %t = linalg.pack %s padding_value(%p : i32) outer_dims_perm = [1, 0]
    inner_dims_pos = [1] inner_tiles = [2] into %d
    : tensor<1x3xi32> -> tensor<2x1x2xi32>
)";
  EXPECT_EQ(says(tiles + R"(
  %z = arith.constant 0 : index
  %v = vector.transfer_read %t[%z, %z, %z], %p
    : tensor<2x1x2xi32>, vector<2x1x2xi32>
  vector.print %v : vector<2x1x2xi32>
  %u = tensor.empty() : tensor<1x3xi32>
  %r = linalg.unpack %t outer_dims_perm = [1, 0] inner_dims_pos = [1]
    inner_tiles = [2] into %u : tensor<2x1x2xi32> -> tensor<1x3xi32>
  %w = vector.transfer_read %r[%z, %z], %p : tensor<1x3xi32>, vector<1x3xi32>
  vector.print %w : vector<1x3xi32>)"),
            "( ( ( 1, 2 ) ), ( ( 3, 0 ) ) )\n( ( 1, 2, 3 ) )\n");
}

#if LLVM_VERSION_MAJOR >= 24 // before, they took tensors only
TEST(LinalgSemanticsTest, PackAndUnpackInMemory) {
  EXPECT_EQ(says(R"(
  %z = arith.constant 0 : index
  %p = arith.constant 0 : i32
  %x = arith.constant dense<[[1, 2, 3]]> : vector<1x3xi32>
  %s = memref.alloca() : memref<1x3xi32>
  vector.transfer_write %x, %s[%z, %z] : vector<1x3xi32>, memref<1x3xi32>
  %d = memref.alloca() : memref<1x2x2xi32>
  linalg.pack %s padding_value(%p : i32) inner_dims_pos = [1]
    inner_tiles = [2] into %d : memref<1x3xi32> -> memref<1x2x2xi32>
  %v = vector.transfer_read %d[%z, %z, %z], %p
    : memref<1x2x2xi32>, vector<1x2x2xi32>
  vector.print %v : vector<1x2x2xi32>
  %u = memref.alloca() : memref<1x3xi32>
  linalg.unpack %d inner_dims_pos = [1] inner_tiles = [2] into %u
    : memref<1x2x2xi32> -> memref<1x3xi32>
  %w = vector.transfer_read %u[%z, %z], %p : memref<1x3xi32>, vector<1x3xi32>
  vector.print %w : vector<1x3xi32>)"),
            "( ( ( 1, 2 ), ( 3, 0 ) ) )\n( ( 1, 2, 3 ) )\n");
}
#endif

TEST(LinalgSemanticsTest, Softmax) {
  EXPECT_EQ(says(R"(
  %s = arith.constant dense<[[0.0, 0.0]]> : tensor<1x2xf32>
  %e = tensor.empty() : tensor<1x2xf32>
  %t = linalg.softmax dimension(1) ins(%s : tensor<1x2xf32>)
    outs(%e : tensor<1x2xf32>) -> tensor<1x2xf32>
  %z = arith.constant 0 : index
  %v = tensor.extract %t[%z, %z] : tensor<1x2xf32>
  vector.print %v : f32)"),
            "0.5\n");
}

// A global has its contents from the start: the first access does not race.
TEST(LinalgSemanticsTest, ParallelIterationsReadAGlobal) {
  EXPECT_EQ(says(R"(
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloc() : memref<2xi32>
  scf.parallel (%i) = (%c0) to (%c2) step (%c1) {
    %g = memref.get_global @g : memref<1xi32>
    %x = memref.load %g[%c0] : memref<1xi32>
    memref.store %x, %m[%i] : memref<2xi32>
  }
  %r = memref.load %m[%c1] : memref<2xi32>
  vector.print %r : i32)",
                 "memref.global \"private\" @g : memref<1xi32> = dense<3>"),
            "3\n");
}
