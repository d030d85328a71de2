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

TEST(ComplexSemanticsTest, Arithmetic) {
  EXPECT_EQ(says(R"(
  %a = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %x = arith.constant 3.0 : f32
  %y = arith.constant -1.0 : f32
  %b = complex.create %x, %y : complex<f32>
  %m = complex.mul %a, %b : complex<f32>
  %mr = complex.re %m : complex<f32>
  %mi = complex.im %m : complex<f32>
  vector.print %mr : f32
  vector.print %mi : f32
  %s = complex.sub %a, %b : complex<f32>
  %c = complex.conj %s : complex<f32>
  %ci = complex.im %c : complex<f32>
  vector.print %ci : f32
  %e = complex.eq %a, %a : complex<f32>
  vector.print %e : i1
  %n = complex.neq %a, %a : complex<f32>
  vector.print %n : i1)"),
            "5\n5\n-3\n1\n0\n");
}

TEST(ComplexSemanticsTest, InMemory) {
  EXPECT_EQ(says(R"(
  %i = arith.constant 1 : index
  %a = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %m = memref.alloc() : memref<2xcomplex<f32>>
  memref.store %a, %m[%i] : memref<2xcomplex<f32>>
  %b = memref.load %m[%i] : memref<2xcomplex<f32>>
  %bi = complex.im %b : complex<f32>
  vector.print %bi : f32)"),
            "2\n");
}

TEST(ComplexSemanticsTest, Quotient) {
  EXPECT_EQ(says(R"(
  %a = complex.constant [5.0 : f32, 5.0 : f32] : complex<f32>
  %b = complex.constant [3.0 : f32, -1.0 : f32] : complex<f32>
  %q = complex.div %a, %b : complex<f32>
  %qr = complex.re %q : complex<f32>
  %qi = complex.im %q : complex<f32>
  vector.print %qr : f32
  vector.print %qi : f32)"),
            "1\n2\n");
}
