//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tests/unit/Known/HoldsIn.h"

#include "llvm/Config/llvm-config.h"

using namespace scion;

/// A loop in @main; `n` is not known, `size` is a size, `two` is 2.
static std::string inMain(const std::string &body) {
  return R"(
    memref.global @n : memref<index> = dense<3>
    memref.global @r : memref<4xi32> = dense<0>
    func.func @main(%n: index, %v: i32, %d: memref<?xi32>, %k: index) {
      %c0 = arith.constant 0 : index
      %two = arith.constant 2 : index
      %size = memref.dim %d, %c0 : memref<?xi32>
      %m = memref.get_global @r : memref<4xi32>
      )" +
         body + "\n return }";
}

TEST(AffineLoopPredicates, TellsLoopsThatMayRunBackwards) {
  auto isIn = [](const std::string &bounds) {
    return holds("@affine.for-backwards",
                 inMain("affine.for %i = " + bounds + " { }"));
  };
  EXPECT_TRUE(isIn("0 to %n"));
  EXPECT_TRUE(isIn("%size to %n"));
  EXPECT_FALSE(isIn("0 to 4"));
  EXPECT_FALSE(isIn("4 to 0")); // trips are counted right
  EXPECT_FALSE(isIn("0 to %size"));
  EXPECT_TRUE(isIn("1 to %size"));
  EXPECT_FALSE(isIn("%n to affine_map<(d0) -> (d0 + 3)>(%n)"));
  EXPECT_TRUE(isIn("%n to affine_map<(d0) -> (d0 - 3)>(%n)"));
  EXPECT_FALSE(isIn("0 to affine_map<(d0) -> (d0 mod 5)>(%n)"));
  EXPECT_FALSE(isIn("0 to min affine_map<(d0) -> (d0, 8)>(%size)"));
  EXPECT_TRUE(isIn("0 to min affine_map<(d0) -> (d0, 8)>(%n)"));
  EXPECT_FALSE(isIn("max affine_map<(d0) -> (d0, 0)>(%two) to 9"));
  // Tiles: no further than the loop around them.
  EXPECT_FALSE(isIn("0 to 10 step 4 { affine.for %j = "
                    "affine_map<(d0) -> (d0)>(%i) to min "
                    "affine_map<(d0) -> (d0 + 4, 10)>(%i) { } }\n"
                    "affine.for %l = 0 to 3"));
  EXPECT_TRUE(isIn("0 to 10 step 4 { affine.for %j = "
                   "affine_map<(d0) -> (d0)>(%i) to min "
                   "affine_map<(d0) -> (d0 + 4, 7)>(%i) { } }\n"
                   "affine.for %l = 0 to 3"));
}

TEST(AffineLoopPredicates, TellsNestsThatRunBackwards) {
  auto isIn = [](const std::string &inner, const std::string &between = "") {
    return holds("@affine.for-backwards-nest",
                 inMain("affine.for %i = 0 to %n { " + between +
                        " affine.for %j = " + inner + " { } }"));
  };
  EXPECT_TRUE(isIn("0 to %n"));
  EXPECT_FALSE(isIn("0 to 4"));
  EXPECT_FALSE(isIn("0 to %n", "vector.print %v : i32"));
}

TEST(AffineLoopPredicates, ArgumentsAreWhatCallsGive) {
  auto isIn = [](const std::string &calls, const std::string &more = "") {
    return holds("@affine.for-backwards", R"(
      memref.global @few : memref<2xindex> = dense<[4, -4]>
      func.func private @f(%n: index) {
        affine.for %i = 0 to %n { }
        return
      }
      func.func @main() {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %minus = arith.constant -1 : index
        %g = memref.get_global @few : memref<2xindex>
        %four = memref.load %g[%c0] : memref<2xindex>
        %less = memref.load %g[%c1] : memref<2xindex>
        )" + calls + " return }" + more);
  };
  auto call = [](const std::string &argument) {
    return "func.call @f(" + argument + ") : (index) -> ()\n";
  };
  EXPECT_FALSE(isIn("")); // never runs
  EXPECT_FALSE(isIn(call("%c1")));
  EXPECT_TRUE(isIn(call("%minus")));
  EXPECT_TRUE(isIn(call("%c1") + call("%minus")));
  EXPECT_TRUE(isIn("%f = func.constant @f : (index) -> ()\n" + call("%c1")));
}

TEST(AffineLoopPredicates, ElementsOfGlobalsThatNothingWrites) {
  auto isIn = [](const std::string &element, const std::string &more) {
    return holds("@affine.for-backwards", R"(
      memref.global @few : memref<2xindex> = dense<[4, -4]>
      func.func @main() {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %g = memref.get_global @few : memref<2xindex>
        %n = memref.load %g[)" + element +
                                              R"(] : memref<2xindex>
        affine.for %i = 0 to %n { }
        )" + more + " return }");
  };
  EXPECT_FALSE(isIn("%c0", ""));
  EXPECT_TRUE(isIn("%c1", ""));
  EXPECT_TRUE(isIn("%c0", "memref.store %n, %g[%c1] : memref<2xindex>"));
}

TEST(AffineLoopPredicates, TellsWhatLeavesLoopsWithoutTurns) {
  auto isIn = [](const std::string &body, const std::string &to = "%size") {
    return holds("@affine.for-hoists",
                 inMain("affine.for %i = 0 to " + to + " { " + body + " }"));
  };
  std::string store = "affine.store %v, %m[0] : memref<4xi32> ";
  EXPECT_TRUE(isIn(store));
  EXPECT_TRUE(isIn(store, "0"));
  EXPECT_FALSE(isIn(store, "4"));
  EXPECT_FALSE(isIn("affine.store %v, %d[%i] : memref<?xi32>"));
  // The pass leaves stores where something else accesses the buffer.
  EXPECT_FALSE(isIn(store + "%x = affine.load %m[1] : memref<4xi32>"));
  EXPECT_TRUE(isIn("%x = arith.divsi %v, %v : i32"));
  EXPECT_FALSE(isIn("%x = arith.index_cast %i : index to i32 "
                    "%y = arith.divsi %v, %x : i32"));
  EXPECT_FALSE(isIn("%x = arith.addi %v, %v : i32"));
  // A load may go, if there is such an element.
  EXPECT_FALSE(isIn("%x = affine.load %m[3] : memref<4xi32>"));
  EXPECT_TRUE(isIn("%x = affine.load %d[3] : memref<?xi32>"));
  // An inner loop, too.
  EXPECT_TRUE(isIn("affine.for %j = 0 to 4 { "
                   "affine.store %v, %m[%j] : memref<4xi32> }"));
  EXPECT_FALSE(isIn("affine.for %j = 0 to 4 { "
                    "affine.store %v, %d[%i] : memref<?xi32> }"));
}

TEST(AffineLoopPredicates, TellsWhatLoopsCarry) {
  auto scan = [](const std::string &carried, const std::string &types,
                 const std::string &yielded) {
    return holdsIn(inMain("%r:2 = affine.for %i = 0 to 4 iter_args(" + carried +
                          ") -> (" + types + ") { affine.yield " + yielded +
                          " : " + types + " }"));
  };
  auto two = scan("%a = %v, %b = %v", "i32, i32", "%a, %b");
  EXPECT_TRUE(two.count("@affine.for-carries-2"));
  EXPECT_FALSE(two.count("@affine.for-yields-variable"));
  auto variable = scan("%a = %k, %b = %v", "index, i32", "%i, %b");
  EXPECT_TRUE(variable.count("@affine.for-yields-variable"));
  auto one = holdsIn(inMain("%r = affine.for %i = 0 to 4 iter_args(%a = %v) -> "
                            "i32 { affine.yield %a : i32 }"));
  EXPECT_FALSE(one.count("@affine.for-carries-2"));
}

TEST(AffineLoopPredicates, TellsUnknownBounds) {
  auto scan = [](const std::string &loop) {
    return holdsIn(inMain("affine.for %i = " + loop + " { }"));
  };
  EXPECT_FALSE(scan("0 to 4").count("@affine.for-unknown-bounds"));
  EXPECT_TRUE(scan("0 to %n").count("@affine.for-unknown-bounds"));
  EXPECT_TRUE(scan("%n to 4").count("@affine.for-unknown-bounds"));
}

TEST(AffineLoopPredicates, TellsBoundsWithOperandsThatTheirMapsHaveNot) {
  auto isIn = [](const std::string &operand, const std::string &counts,
                 const std::string &map) {
    return holds("@affine.for-miscounted-operands",
                 inMain("\"affine.for\"(" + operand +
                        ") <{lowerBoundMap = affine_map<() -> (0)>, "
                        "operandSegmentSizes = array<i32: 0, " +
                        counts +
                        ", 0>, step = 1 : index, upperBoundMap = "
                        "affine_map<" +
                        map +
                        ">}> ({ ^bb0(%i: index): \"affine.yield\"() : () -> () "
                        "}) : (" +
                        (operand.empty() ? "" : "index") + ") -> ()"));
  };
  EXPECT_TRUE(isIn("%n", "1", "() -> (8)"));
  EXPECT_TRUE(isIn("", "0", "()[s0] -> (s0)"));
  EXPECT_FALSE(isIn("", "0", "() -> (8)"));
  EXPECT_FALSE(isIn("%n", "1", "()[s0] -> (s0)"));
}
