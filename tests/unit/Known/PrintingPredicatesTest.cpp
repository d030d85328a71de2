//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tests/unit/Known/HoldsIn.h"

using namespace scion;

static bool isRespelled(const std::string &map, const std::string &operands) {
  std::string types;
  for (char c : operands)
    if (c == '%')
      types += ", index";
  auto inMain = [&](const std::string &access) {
    return holds("@affine.access-respelled",
                 "func.func @f(%m: memref<9xi32>, %x: i32, %i: index, %j: "
                 "index) { " +
                     access + " return }");
  };
  std::string words = operands.empty() ? "" : ", " + operands;
  std::string properties = ") <{map = affine_map<" + map + ">}> : (";
  bool load = inMain("%0 = \"affine.load\"(%m" + words + properties +
                     "memref<9xi32>" + types + ") -> i32");
  bool store = inMain("\"affine.store\"(%x, %m" + words + properties +
                      "i32, memref<9xi32>" + types + ") -> ()");
  EXPECT_EQ(load, store) << map << operands;
  return load;
}

TEST(PrintingPredicates, TellsAccessesThatAreReadWithAnotherMap) {
  EXPECT_FALSE(isRespelled("() -> (0)", ""));
  EXPECT_FALSE(isRespelled("(d0) -> (d0)", "%i"));
  EXPECT_FALSE(isRespelled("(d0, d1) -> (d0 * 2 - d1)", "%j, %i"));
  EXPECT_FALSE(isRespelled("(d0, d1) -> (d0 + d1 - d0 mod 2)", "%i, %j"));
  EXPECT_FALSE(isRespelled("(d0)[s0] -> (d0 + s0)", "%i, %j"));
  EXPECT_TRUE(isRespelled("(d0, d1) -> (d0)", "%i, %j")); // unused
  EXPECT_TRUE(isRespelled("(d0)[s0] -> (d0)", "%i, %j")); // unused
  EXPECT_TRUE(isRespelled("(d0, d1) -> (d1 floordiv 2 + d0)", "%i, %j"));
  EXPECT_TRUE(isRespelled("(d0, d1) -> (d0 + d1)", "%i, %i")); // twice
  EXPECT_TRUE(isRespelled("(d0)[s0] -> (d0 + s0)", "%i, %i")); // twice
}

TEST(PrintingPredicates, TellsForallsWhoseBoundsAreNotNamed) {
  auto isIn = [](const std::string &bounds) {
    return holds("@scf.forall-from-0-by-operands",
                 "func.func @f(%n: index) { %c0 = arith.constant 0 : index %c1 "
                 "= arith.constant 1 : index scf.forall (%i) = " +
                     bounds + " { } return }");
  };
  EXPECT_TRUE(isIn("(%c0) to (%n) step (%c1)"));
  EXPECT_TRUE(isIn("(0) to (%n) step (%c1)"));
  EXPECT_TRUE(isIn("(%c0) to (4) step (1)"));
  EXPECT_FALSE(isIn("(0) to (%n) step (1)"));
  EXPECT_FALSE(isIn("(%c1) to (%n) step (%c1)"));
  EXPECT_FALSE(isIn("(%c0) to (%n) step (2)"));
}

TEST(PrintingPredicates, TellsTerminatorsWithMoreThanPrettySyntaxSays) {
  auto isIn = [](const std::string &end) {
    return holds("@scf.yield-nothing-with-attributes",
                 "func.func @f(%n: index, %x: i32) { %0 = scf.for %i = %n to "
                 "%n step %n iter_args(%y = %x) -> (i32) { scf.yield {a} %y : "
                 "i32 } scf.for %i = %n to %n step %n { " +
                     end + " } return }");
  };
  EXPECT_TRUE(isIn("\"scf.yield\"() {a = 1 : i8} : () -> ()"));
  EXPECT_TRUE(isIn("\"scf.yield\"() {a} : () -> ()"));
  EXPECT_FALSE(isIn("scf.yield"));
}

TEST(PrintingPredicates, TellsKernelsByAttribute) {
  auto isIn = [](const std::string &attributes) {
    return holds("@gpu.func-kernel-attribute",
                 "gpu.module @m { \"gpu.func\"() <{function_type = () -> ()}> "
                 "({ gpu.return }) {" +
                     attributes + "sym_name = \"k\"} : () -> () }");
  };
  EXPECT_TRUE(isIn("gpu.kernel, "));
  EXPECT_FALSE(isIn(""));
}

TEST(PrintingPredicates, TellsWideFloats) {
  auto isIn = [](const std::string &value) {
    return holds("@constant-wide-float",
                 "func.func @f() { %c = arith.constant " + value + " return }");
  };
  EXPECT_TRUE(isIn("1.0 : f80"));
  EXPECT_TRUE(isIn("dense<1.0> : tensor<2xf128>"));
  EXPECT_FALSE(isIn("1.0 : f64"));
  EXPECT_FALSE(isIn("1 : i128"));
}
