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

TEST(BufferizationSemanticsTest, TensorsAreCopies) {
  EXPECT_EQ(says(R"(
  %i = arith.constant 0 : index
  %x = arith.constant 9 : i32
  %t = arith.constant dense<[1, 2]> : tensor<2xi32>
  %m = bufferization.to_buffer %t : tensor<2xi32> to memref<2xi32>
  %u = bufferization.to_tensor %m restrict : memref<2xi32> to tensor<2xi32>
  memref.store %x, %m[%i] : memref<2xi32>
  %a = tensor.extract %t[%i] : tensor<2xi32>
  %b = tensor.extract %u[%i] : tensor<2xi32>
  %c = memref.load %m[%i] : memref<2xi32>
  vector.print %a : i32
  vector.print %b : i32
  vector.print %c : i32)"),
            "1\n1\n9\n");
}

TEST(BufferizationSemanticsTest, Destinations) {
  EXPECT_EQ(
      says(R"(
  %i = arith.constant 1 : index
  %t = arith.constant dense<[1, 2]> : tensor<2xi32>
  %m = memref.alloc() : memref<2xi32>
  bufferization.materialize_in_destination %t in restrict writable %m
    : (tensor<2xi32>, memref<2xi32>) -> ()
  %a = memref.load %m[%i] : memref<2xi32>
  vector.print %a : i32
  %k = bufferization.clone %m : memref<2xi32> to memref<2xi32>
  memref.dealloc %m : memref<2xi32>
  %b = memref.load %k[%i] : memref<2xi32>
  vector.print %b : i32
  %e = bufferization.alloc_tensor() : tensor<2xi32>
  %c = tensor.extract %e[%i] : tensor<2xi32>
  vector.print %c : i32)"),
      "2\n2\nundefined: a value that was never written or settled is shown");
}

TEST(BufferizationSemanticsTest, Ownership) {
  // A retained buffer stays; one that is owned twice is freed once.
  EXPECT_EQ(says(R"(
  %i = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %yes = arith.constant true
  %no = arith.constant false
  %a = memref.alloc() : memref<1xi32>
  %b = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i] : memref<1xi32>
  %r = bufferization.dealloc (%a, %b, %b
      : memref<1xi32>, memref<1xi32>, memref<1xi32>)
    if (%yes, %no, %yes) retain (%a : memref<1xi32>)
  vector.print %r : i1
  %v = memref.load %a[%i] : memref<1xi32>
  vector.print %v : i32
  %w = memref.load %b[%i] : memref<1xi32>)"),
            "1\n7\nundefined: use after free");
}

TEST(BufferizationSemanticsTest, ACloneHasTheSizesOfItsInput) {
  // The verifier accepts both.
  EXPECT_EQ(says(R"(
  %m = memref.alloc() : memref<2x2xf64>
  %k = bufferization.clone %m : memref<2x2xf64> to memref<2xf64>)"),
            "undefined: a clone of other sizes");
  EXPECT_EQ(says(R"(
  %m = memref.alloc() : memref<2xf64>
  %k = bufferization.clone %m : memref<2xf64> to memref<2xf32>)")
                .find("undefined"),
            std::string::npos);
}
