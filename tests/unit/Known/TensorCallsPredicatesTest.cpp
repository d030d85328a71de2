//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tests/unit/Known/HoldsIn.h"

using namespace scion;

TEST(TensorCallPredicates, ConstantsThatFunctionsReturnThroughBlocks) {
  auto isIn = [](const std::string &given) {
    return holds("@call-writes-read-only",
                 "func.func private @f(%v: tensor<2xi32>) -> tensor<2xi32> {\n"
                 "  %k = arith.constant dense<1> : tensor<2xi32>\n"
                 "  cf.br ^bb1(" +
                     given +
                     " : tensor<2xi32>)\n"
                     "^bb1(%x: tensor<2xi32>):\n"
                     "  return %x : tensor<2xi32>\n}\n"
                     "func.func @g(%t: tensor<2xi32>, %i: index, %n: i32) {\n"
                     "  %r = call @f(%t) : (tensor<2xi32>) -> tensor<2xi32>\n"
                     "  %w = tensor.insert %n into %r[%i] : tensor<2xi32>\n"
                     "  return\n}\n");
  };
  EXPECT_TRUE(isIn("%k"));
  EXPECT_FALSE(isIn("%v"));
}
