//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tests/unit/Known/HoldsIn.h"

using namespace scion;

TEST(ComplexPredicates, TellsFoldsThatAreNotExact) {
  auto isIn = [](const std::string &first, const std::string &second) {
    return holds("@complex-folds-inexact",
                 "func.func @f(%a: complex<f32>, %b: complex<f32>) {\n"
                 "  %zero = complex.constant [0.0 : f32, -0.0 : f32]\n"
                 "    : complex<f32>\n"
                 "  %one = complex.constant [1.0 : f32, 0.0 : f32]\n"
                 "    : complex<f32>\n"
                 "  %two = complex.constant [2.0 : f32, 0.0 : f32]\n"
                 "    : complex<f32>\n"
                 "  %x = complex." +
                     first + " : complex<f32>\n  %y = complex." + second +
                     " : complex<f32>\n  return\n}");
  };
  EXPECT_TRUE(isIn("sub %a, %b", "add %x, %b"));
  EXPECT_TRUE(isIn("sub %a, %b", "add %b, %x"));
  EXPECT_TRUE(isIn("add %a, %b", "sub %x, %b"));
  EXPECT_FALSE(isIn("sub %a, %b", "add %x, %a"));
  EXPECT_FALSE(isIn("add %a, %b", "sub %x, %a"));
  EXPECT_TRUE(isIn("add %a, %zero", "sub %a, %b"));
  EXPECT_TRUE(isIn("sub %a, %zero", "mul %a, %b"));
  EXPECT_TRUE(isIn("mul %a, %one", "mul %a, %b"));
  EXPECT_TRUE(isIn("div %a, %one", "mul %a, %b"));
  EXPECT_FALSE(isIn("mul %a, %two", "div %b, %two"));
  EXPECT_FALSE(isIn("add %a, %one", "mul %one, %zero"));
  EXPECT_TRUE(isIn("exp %a", "log %x"));
  EXPECT_TRUE(isIn("log %a", "exp %x"));
  EXPECT_FALSE(isIn("exp %a", "exp %x"));
}

TEST(ComplexPredicates, TellsNumbersThatLLVMDoesNotHave) {
  auto isIn = [](const std::string &program) {
    return holds("@complex-of-tf32", program);
  };
  EXPECT_TRUE(isIn("func.func private @f(complex<tf32>)"));
  EXPECT_TRUE(isIn("func.func private @f() -> complex<tf32>"));
  EXPECT_TRUE(isIn("func.func @f(%m: memref<complex<tf32>>) {\n"
                   "  %x = memref.load %m[] : memref<complex<tf32>>\n"
                   "  return\n}"));
  EXPECT_FALSE(isIn("func.func @f(%m: memref<complex<tf32>>, %x: tf32,\n"
                    "             %y: complex<f32>) {\n  return\n}"));
}
