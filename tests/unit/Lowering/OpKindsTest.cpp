//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/OpKinds.h"

#include "harness/input/ParsedInput.h"

#include "gtest/gtest.h"

using namespace scion;

TEST(OpKinds, SelectorsTellTensorsFromTheRest) {
  EXPECT_TRUE(selects("*", "arith.addf"));
  EXPECT_TRUE(selects("*", "arith.addf:tensor"));
  EXPECT_TRUE(selects("arith.*", "arith.addf"));
  EXPECT_FALSE(selects("arith.*", "arith.addf:tensor"));
  EXPECT_FALSE(selects("arith.*", "arithx.addf"));
  EXPECT_TRUE(selects("arith.*:tensor", "arith.addf:tensor"));
  EXPECT_FALSE(selects("arith.*:tensor", "arith.addf"));
  EXPECT_TRUE(selects("scf.for:any", "scf.for"));
  EXPECT_TRUE(selects("scf.for:any", "scf.for:tensor"));
  EXPECT_FALSE(selects("scf.for:any", "scf.forall"));
  EXPECT_TRUE(selects("*:tensor", "scf.for:tensor"));
  EXPECT_FALSE(selects("*:tensor", "scf.for"));
}

TEST(OpKinds, ScansEachKindOnce) {
  auto input = parseInput(R"(
    func.func @main() {
      %a = arith.constant dense<1> : tensor<2xi32>
      %b = arith.addi %a, %a : tensor<2xi32>
      %c = arith.constant 1 : i32
      %d = arith.constant 2 : i32
      return
    })");
  ASSERT_TRUE(input);
  OpKinds kinds = scanKinds(*input->module);
  EXPECT_EQ(kinds.kinds,
            (std::vector<std::string>{"arith.addi:tensor", "arith.constant",
                                      "arith.constant:tensor", "func.func",
                                      "func.return"}));
  EXPECT_FALSE(kinds.lowered);
}

TEST(OpKinds, LoweredIsLLVMAndNothingElse) {
  auto input = parseInput(R"(
    llvm.func @main() {
      llvm.return
    })");
  ASSERT_TRUE(input);
  EXPECT_TRUE(scanKinds(*input->module).lowered);
}
