//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Says.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion::semantics;

TEST(VectorSemanticsTest, AVectorOfTooManyElementsIsNotMade) {
  std::string huge = R"(
  %c = arith.constant 1 : index
  %m = vector.create_mask %c, %c : vector<140429328513600x140429207833965xi1>
)";
  EXPECT_THAT(says(huge), testing::HasSubstr("a vector of too many elements"));
  huge = "%m = arith.constant dense<true> : vector<8x140429328513600xi1>";
  EXPECT_THAT(says(huge), testing::HasSubstr("a vector of too many elements"));
}

TEST(VectorSemanticsTest, Prints) {
  EXPECT_EQ(says(R"(
  %a = arith.constant dense<5> : vector<i32>
  %b = arith.constant dense<[[1, -2], [3, 4]]> : vector<2x2xi8>
  %c = arith.constant dense<true> : vector<1xi1>
  %d = arith.constant 1.5 : f16
  vector.print %a : vector<i32>
  vector.print %b : vector<2x2xi8>
  vector.print %c : vector<1xi1>
  vector.print %d : f16 punctuation <comma>
  vector.print str "text"
  vector.print punctuation <newline>)"),
            "( 5 )\n( ( 1, -2 ), ( 3, 4 ) )\n( 1 )\n1.5, text\n");
}

TEST(VectorSemanticsTest, Shapes) {
  EXPECT_EQ(says(R"(
  %a = arith.constant dense<[[1], [2]]> : vector<2x1xi32>
  %b = vector.broadcast %a : vector<2x1xi32> to vector<2x2x3xi32>
  vector.print %b : vector<2x2x3xi32>
  %c = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  %d = vector.transpose %c, [1, 0] : vector<2x3xi32> to vector<3x2xi32>
  vector.print %d : vector<3x2xi32>
  %e = vector.shape_cast %c : vector<2x3xi32> to vector<6xi32>
  vector.print %e : vector<6xi32>)"),
            "( ( ( 1, 1, 1 ), ( 2, 2, 2 ) ), ( ( 1, 1, 1 ), ( 2, 2, 2 ) ) )\n"
            "( ( 1, 4 ), ( 2, 5 ), ( 3, 6 ) )\n"
            "( 1, 2, 3, 4, 5, 6 )\n");
}

TEST(VectorSemanticsTest, Moves) {
  EXPECT_EQ(says(R"(
  %a = arith.constant dense<[1, 2]> : vector<2xi32>
  %b = arith.constant dense<[3, 4]> : vector<2xi32>
  %s = vector.shuffle %a, %b [3, 0, 0] : vector<2xi32>, vector<2xi32>
  vector.print %s : vector<3xi32>
  %i = vector.interleave %a, %b : vector<2xi32> -> vector<4xi32>
  vector.print %i : vector<4xi32>
  %d, %e = vector.deinterleave %i : vector<4xi32> -> vector<2xi32>
  vector.print %e : vector<2xi32>
  %x = arith.constant dense<[258, 3]> : vector<2xi16>
  %y = vector.bitcast %x : vector<2xi16> to vector<4xi8>
  vector.print %y : vector<4xi8>
  %p = vector.shuffle %a, %b [0, -1] : vector<2xi32>, vector<2xi32>
  vector.print %p : vector<2xi32>)"),
            "( 4, 1, 1 )\n( 1, 3, 2, 4 )\n( 3, 4 )\n( 2, 1, 3, 0 )\n"
            "( 1, undefined: poison is shown");
}

TEST(VectorSemanticsTest, BitsOfElementsThatLieAcrossOthers) {
  // Bits 0, 3, 6, … are set.
  EXPECT_EQ(says(R"(
  %x = arith.constant dense<1> : vector<16xi3>
  %y = vector.bitcast %x : vector<16xi3> to vector<3xi16>
  vector.print %y : vector<3xi16>
  %z = vector.bitcast %y : vector<3xi16> to vector<16xi3>
  %w = arith.extui %z : vector<16xi3> to vector<16xi8>
  vector.print %w : vector<16xi8>)"),
            "( -28087, 18724, 9362 )\n"
            "( 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 )\n");
}

TEST(VectorSemanticsTest, Parts) {
  EXPECT_EQ(says(R"(
  %c = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  %k = arith.constant 1 : index
  %r = vector.extract %c[%k] : vector<3xi32> from vector<2x3xi32>
  vector.print %r : vector<3xi32>
  %i = vector.insert %r, %c[0] : vector<3xi32> into vector<2x3xi32>
  vector.print %i : vector<2x3xi32>
  %e = "vector.extract_strided_slice"(%c)
    <{offsets = [0, 1], sizes = [2, 2], strides = [1, 1]}>
    : (vector<2x3xi32>) -> vector<2x2xi32>
  vector.print %e : vector<2x2xi32>
  %s = arith.constant dense<[8, 9]> : vector<2xi32>
  %n = "vector.insert_strided_slice"(%s, %c)
    <{offsets = [1, 0], strides = [1]}>
    : (vector<2xi32>, vector<2x3xi32>) -> vector<2x3xi32>
  vector.print %n : vector<2x3xi32>
  %o = arith.constant 2 : index
  %w = vector.extract %c[%o] : vector<3xi32> from vector<2x3xi32>)"),
            "( 4, 5, 6 )\n( ( 4, 5, 6 ), ( 4, 5, 6 ) )\n"
            "( ( 2, 3 ), ( 5, 6 ) )\n( ( 1, 2, 3 ), ( 8, 9, 6 ) )\n"
            "undefined: there is no such element");
}

// MLIR's verifier compares neither the shape nor the number of elements.
TEST(VectorSemanticsTest, InsertedVectorsOfAnotherShapeAreNotSupported) {
  for (std::string type : {"vector<4xi32>", "vector<1xi32>"}) {
    std::string said =
        says("  %d = arith.constant dense<0> : vector<2x2xi32>\n"
             "  %v = arith.constant dense<1> : " +
             type + "\n  %r = vector.insert %v, %d [1] : " + type +
             " into vector<2x2xi32>");
    EXPECT_THAT(said,
                testing::HasSubstr(
                    "unsupported: vector.insert at says:5:8: the inserted "
                    "vector has another shape"))
        << type;
  }
}

// One that is poison, too.
TEST(VectorSemanticsTest, DivisionsByZeroAreUndefinedWhateverIsDivided) {
  for (const char *op : {"divsi", "divui", "ceildivsi", "floordivsi", "remui"})
    EXPECT_EQ(says(std::string("  %p = ub.poison : i32\n  %z = arith.constant "
                               "0 : i32\n  %r = arith.") +
                   op + " %p, %z : i32"),
              "undefined: division by zero")
        << op;
}

TEST(VectorSemanticsTest, Reductions) {
  EXPECT_EQ(says(R"(
  %a = arith.constant dense<[3, 1, 2]> : vector<3xi32>
  %b = arith.constant 10 : i32
  %s = vector.reduction <add>, %a, %b : vector<3xi32> into i32
  vector.print %s : i32
  %m = vector.reduction <minsi>, %a : vector<3xi32> into i32
  vector.print %m : i32
  %on = arith.constant dense<[true, false, true]> : vector<3xi1>
  %k = vector.mask %on {
    vector.reduction <mul>, %a : vector<3xi32> into i32
  } : vector<3xi1> -> i32
  vector.print %k : i32
  %c = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  %z = arith.constant dense<[0, 100]> : vector<2xi32>
  %r = vector.multi_reduction <add>, %c, %z [1]
    : vector<2x3xi32> to vector<2xi32>
  vector.print %r : vector<2xi32>
  %i = arith.constant dense<[7, 7]> : vector<2xi32>
  %d, %l = "vector.scan"(%c, %i)
    <{inclusive = false, kind = #vector.kind<add>, reduction_dim = 1 : i64}>
    : (vector<2x3xi32>, vector<2xi32>) -> (vector<2x3xi32>, vector<2xi32>)
  vector.print %d : vector<2x3xi32>
  vector.print %l : vector<2xi32>)"),
            "16\n1\n6\n( 6, 115 )\n( ( 7, 8, 10 ), ( 7, 11, 16 ) )\n"
            "( 10, 16 )\n");
}

TEST(VectorSemanticsTest, Products) {
  EXPECT_EQ(says(R"(
  %a = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %b = arith.constant dense<[[5, 6], [7, 8]]> : vector<2x2xi32>
  %z = arith.constant dense<1> : vector<2x2xi32>
  %c = vector.contract {
    indexing_maps = [affine_map<(i, j, k) -> (i, k)>,
                     affine_map<(i, j, k) -> (k, j)>,
                     affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %z
    : vector<2x2xi32>, vector<2x2xi32> into vector<2x2xi32>
  vector.print %c : vector<2x2xi32>
  %x = arith.constant dense<[2, 3]> : vector<2xi32>
  %o = vector.outerproduct %x, %x, %z : vector<2xi32>, vector<2xi32>
  vector.print %o : vector<2x2xi32>)"),
            "( ( 20, 23 ), ( 44, 51 ) )\n( ( 5, 7 ), ( 7, 10 ) )\n");
}

static const std::string constantVectors =
    "memref.global \"private\" constant @numbers : memref<2x3xi32> = "
    "dense<[[1, 2, 3], [4, 5, 6]]>\n";

TEST(VectorSemanticsTest, TransfersPad) {
  EXPECT_EQ(says(R"(
  %g = memref.get_global @numbers : memref<2x3xi32>
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %p = arith.constant -1 : i32
  %a = vector.transfer_read %g[%o, %o], %p : memref<2x3xi32>, vector<2x3xi32>
  vector.print %a : vector<2x3xi32>
  %b = vector.transfer_read %g[%z, %o], %p
    {permutation_map = affine_map<(d0, d1) -> (d1, 0, d0)>,
     in_bounds = [false, true, true]} : memref<2x3xi32>, vector<3x2x2xi32>
  vector.print %b : vector<3x2x2xi32>
  %m = arith.constant dense<[true, false, true]> : vector<3xi1>
  %c = vector.transfer_read %g[%o, %z], %p, %m
    {in_bounds = [true]} : memref<2x3xi32>, vector<3xi32>
  vector.print %c : vector<3xi32>
  %d = vector.transfer_read %g[%o, %o], %p
    {in_bounds = [true]} : memref<2x3xi32>, vector<3xi32>)",
                 constantVectors),
            "( ( 5, 6, -1 ), ( -1, -1, -1 ) )\n"
            "( ( ( 2, 5 ), ( 2, 5 ) ), ( ( 3, 6 ), ( 3, 6 ) ), "
            "( ( -1, -1 ), ( -1, -1 ) ) )\n"
            "( 4, -1, 6 )\nundefined: access out of bounds");
}

TEST(VectorSemanticsTest, TransfersWrite) {
  EXPECT_EQ(says(R"(
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %p = arith.constant -1 : i32
  %t = arith.constant dense<0> : tensor<2x3xi32>
  %v = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %w = vector.transfer_write %v, %t[%z, %o]
    {permutation_map = affine_map<(d0, d1) -> (d1, d0)>}
    : vector<2x2xi32>, tensor<2x3xi32>
  %r = vector.transfer_read %w[%z, %z], %p : tensor<2x3xi32>, vector<2x3xi32>
  vector.print %r : vector<2x3xi32>)"),
            "( ( 0, 1, 3 ), ( 0, 2, 4 ) )\n");
}

TEST(VectorSemanticsTest, Accesses) {
  EXPECT_EQ(says(R"(
  %g = memref.get_global @numbers : memref<2x3xi32>
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %a = vector.load %g[%z, %o] : memref<2x3xi32>, vector<2x2xi32>
  vector.print %a : vector<2x2xi32>
  %m = arith.constant dense<[true, false, true]> : vector<3xi1>
  %p = arith.constant dense<-1> : vector<3xi32>
  %b = vector.maskedload %g[%o, %z], %m, %p
    : memref<2x3xi32>, vector<3xi1>, vector<3xi32> into vector<3xi32>
  vector.print %b : vector<3xi32>
  %c = vector.expandload %g[%z, %o], %m, %p
    : memref<2x3xi32>, vector<3xi1>, vector<3xi32> into vector<3xi32>
  vector.print %c : vector<3xi32>
  %i = arith.constant dense<[1, 99, 0]> : vector<3xi32>
  %d = vector.gather %g[%o, %o] [%i], %m, %p
    : memref<2x3xi32>, vector<3xi32>, vector<3xi1>, vector<3xi32>
    into vector<3xi32>
  vector.print %d : vector<3xi32>
  %n = memref.alloc() : memref<2xi32>
  vector.compressstore %n[%z], %m, %d
    : memref<2xi32>, vector<3xi1>, vector<3xi32>
  %e = vector.load %n[%z] : memref<2xi32>, vector<2xi32>
  vector.print %e : vector<2xi32>
  %f = vector.load %n[%o] : memref<2xi32>, vector<2xi32>)",
                 constantVectors),
            "( ( 2, 3 ), ( 5, 6 ) )\n( 4, -1, 6 )\n( 2, -1, 3 )\n( 6, -1, 5 )\n"
            "( 6, 5 )\nundefined: access out of bounds");
}

TEST(VectorSemanticsTest, Masks) {
  EXPECT_EQ(says(R"(
  %a = vector.constant_mask [1, 2] : vector<2x3xi1>
  vector.print %a : vector<2x3xi1>
  %n = arith.constant -3 : index
  %k = arith.constant 9 : index
  %b = vector.create_mask %k, %n : vector<2x2xi1>
  vector.print %b : vector<2x2xi1>
  %s = vector.step : vector<3xindex>
  vector.print %s : vector<3xindex>)"),
            "( ( 1, 1, 0 ), ( 0, 0, 0 ) )\n( ( 0, 0 ), ( 0, 0 ) )\n"
            "( 0, 1, 2 )\n");
}

// Found by tests/fuzz/interp_soak.cpp.
TEST(VectorSemanticsTest, WhatTheVerifierAcceptsAllTheSameIsUndefined) {
  EXPECT_EQ(says(R"(
      %v = arith.constant dense<[1, 2]> : vector<2xi32>
      %m = memref.alloc() : memref<2xi32>
      %s = "vector.contract"(%v, %v, %m) <{
        indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>,
                         affine_map<(d0) -> ()>],
        iterator_types = [#vector.iterator_type<reduction>],
        kind = #vector.kind<add>}>
        : (vector<2xi32>, vector<2xi32>, memref<2xi32>) -> i32)"),
            "undefined: an accumulator of another type");
  EXPECT_EQ(says(R"(
      %v = arith.constant dense<[1, 2]> : vector<2xi32>
      %m = memref.alloc() : memref<2xi32>
      %s = "vector.outerproduct"(%v, %m) <{kind = #vector.kind<add>}>
        : (vector<2xi32>, memref<2xi32>) -> vector<2xi32>)"),
            "undefined: an operand of another type");
  EXPECT_EQ(says(R"(
      %c0 = arith.constant 0 : index
      %r = "scf.index_switch"(%c0) <{cases = array<i64>}> ({
      ^bb0(%x: i32):
        "scf.yield"(%x) : (i32) -> ()
      }) : (index) -> i32)"),
            "undefined: a block has other arguments than it is given");
  EXPECT_EQ(says(R"(
      %t = arith.constant dense<[1, 2]> : tensor<2xi32>
      %r = "tensor.concat"(%t, %t) <{dim = -9223372036854775808 : i64}>
        : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>)"),
            "undefined: there is no such dimension");
}
