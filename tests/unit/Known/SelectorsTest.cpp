//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/known/Selectors.h"

#include "harness/input/ParsedInput.h"

#include "gtest/gtest.h"

#include <vector>

using namespace scion;

TEST(Selectors, TellTensorsFromTheRest) {
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

TEST(Selectors, NamePredicatesAsAWhole) {
  EXPECT_TRUE(selects("@affine.for-step", "@affine.for-step"));
  EXPECT_FALSE(selects("@affine.for-step", "@affine.for-step-access"));
  EXPECT_FALSE(selects("*", "@affine.for-step"));
  EXPECT_FALSE(selects("@affine.*", "@affine.for-step"));
}

static mlir::Operation *find(ParsedInput &input, llvm::StringRef name) {
  mlir::Operation *found = nullptr;
  input.module->walk([&](mlir::Operation *op) {
    if (op->getName().getStringRef() == name)
      found = op;
  });
  return found;
}

TEST(Selectors, KindsTellWhereTensorsAre) {
  auto input = parseInput(R"(
    func.func @in(%t: tensor<2xi32>) {
      %c = arith.constant 1 : index
      %r = tensor.rank %t : tensor<2xi32>
      scf.for %i = %c to %c step %c {
      }
      return
    })");
  ASSERT_TRUE(input);
  EXPECT_EQ(kindOf(find(*input, "func.func")), "func.func:tensor");
  EXPECT_EQ(kindOf(find(*input, "tensor.rank")), "tensor.rank:tensor");
  EXPECT_EQ(kindOf(find(*input, "arith.constant")), "arith.constant");
  EXPECT_EQ(kindOf(find(*input, "scf.for")), "scf.for");
  EXPECT_EQ(kindOf(find(*input, "builtin.module")), "builtin.module");
}

TEST(Selectors, HoldOfOneOp) {
  auto input = parseInput(R"(
    func.func @f() -> memref<2xi32> {
      %0 = memref.alloc() : memref<2xi32>
      return %0 : memref<2xi32>
    })");
  ASSERT_TRUE(input);
  auto holds = [&](std::vector<std::string> selectors, llvm::StringRef op) {
    return holdsOf(selectors, find(*input, op));
  };
  EXPECT_TRUE(holds({"scf.for", "memref.*"}, "memref.alloc"));
  EXPECT_FALSE(holds({"memref.*:tensor"}, "memref.alloc"));
  EXPECT_TRUE(holds({"@returns-buffer"}, "func.func"));
  EXPECT_FALSE(holds({"@returns-buffer"}, "func.return"));
}
