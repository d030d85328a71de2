//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tests/unit/Known/HoldsIn.h"

using namespace scion;

TEST(AffineJamPredicates, TellsNestsWhoseTurnsMayNotBeMixed) {
  // A function that begins with a nest, and how it is called.
  auto scan = [](const std::string &body, const std::string &given = "%a, %b",
                 const std::string &bounds = "0 to 4") {
    return holdsIn(R"(
      func.func private @g(%a: memref<9x9xi32>, %b: memref<9x9xi32>) {
        affine.for %i = )" +
                   bounds + " { affine.for %j = 0 to 4 { " + body + R"( } }
        return
      }
      memref.global @c : memref<9x9xi32>
      func.func @main(%x: memref<9x9xi32>) {
        %a = memref.alloc() : memref<9x9xi32>
        %b = memref.get_global @c : memref<9x9xi32>
        %c = memref.get_global @c : memref<9x9xi32>
        call @g()" +
                   given + R"() : (memref<9x9xi32>, memref<9x9xi32>) -> ()
        return
      })");
  };
  auto depends = [&](const std::string &from, const std::string &to,
                     const std::string &given = "%a, %b") {
    auto kinds = scan("%x = affine.load %" + from +
                          " : memref<9x9xi32> affine.store %x, %" + to +
                          " : memref<9x9xi32>",
                      given);
    EXPECT_TRUE(kinds.count("@affine-jam"));
    EXPECT_FALSE(kinds.count("@affine-jam-backwards"));
    EXPECT_FALSE(kinds.count("@affine-jam-carries"));
    return kinds.count("@affine-jam-depends") != 0;
  };
  // Each turn has elements of its own.
  EXPECT_FALSE(depends("a[%i, %j]", "b[%i, %j]"));
  EXPECT_FALSE(depends("b[%i + 1, %j + 1]", "b[%i + 1, 2]"));
  EXPECT_FALSE(depends("b[%j, %i * 2 + 1]", "b[0, %i * 2 + 1]"));
  // All turns touch the same ones, in the same order as before.
  EXPECT_FALSE(depends("b[0, %j]", "b[0, %j]"));
  // M65: what one turn writes, the next one reads or writes elsewhere.
  EXPECT_TRUE(depends("b[0, %j + 1]", "b[0, %j]"));
  EXPECT_TRUE(depends("b[0, (%j + 1) mod 4]", "b[0, %j]"));
  EXPECT_TRUE(depends("b[%i, %j]", "b[%i + 1, %j]"));
  EXPECT_TRUE(depends("b[%i, %j]", "b[%j, %i]"));
  EXPECT_TRUE(depends("a[0, 0]", "b[0, 0]"));
  EXPECT_TRUE(depends("b[%i + %j, 0]", "b[%i + %j, 0]"));
  EXPECT_TRUE(depends("b[%i floordiv 2, %j]", "b[%i floordiv 2, 0]"));
  // Two names of what may be one buffer.
  EXPECT_TRUE(depends("a[%i, %j]", "b[%i, %j]", "%a, %a"));
  EXPECT_TRUE(depends("a[%i, %j]", "b[%i, %j]", "%c, %b"));
  EXPECT_TRUE(depends("a[%i, %j]", "b[%i, %j]", "%x, %b"));
  EXPECT_FALSE(depends("b[%i, %j]", "b[%i, %j]", "%x, %b"));

  auto dependsIf = [&](const std::string &body) {
    return scan(body).count("@affine-jam-depends") != 0;
  };
  std::string load = "%x = affine.load %b[0, %j] : memref<9x9xi32> ";
  std::string store = "affine.store %x, %b[0, %j] : memref<9x9xi32> ";
  std::string loop = "affine.for %k = 0 to 2 { %y = affine.load %a[%k, %k] : "
                     "memref<9x9xi32> } ";
  EXPECT_FALSE(dependsIf(load + store));
  EXPECT_TRUE(dependsIf(load + loop + store)); // two groups of ops
  EXPECT_FALSE(dependsIf("%x = arith.muli %i, %j : index"));
  EXPECT_TRUE(dependsIf("vector.print %i : index"));
  // A vector goes along the last dimension.
  auto vectors = [&](const std::string &place) {
    return dependsIf("%v = affine.vector_load %a" + place +
                     " : memref<9x9xi32>, vector<2xi32> affine.vector_store "
                     "%v, %b" +
                     place + " : memref<9x9xi32>, vector<2xi32>");
  };
  EXPECT_FALSE(vectors("[%i, %j]"));
  EXPECT_FALSE(vectors("[%j, %i]"));
  EXPECT_TRUE(vectors("[0, %i]"));
  // Other loads do no harm to what is not written.
  std::string other = "%y = memref.load %a[%i, %j] : memref<9x9xi32> ";
  EXPECT_FALSE(dependsIf(other + load + store));
  EXPECT_TRUE(dependsIf("%y = memref.load %b[%i, %j] : memref<9x9xi32> " +
                        load + store));
  EXPECT_TRUE(
      dependsIf("%s = memref.subview %b[%i, 0] [2, 9] [1, 1] : "
                "memref<9x9xi32> to memref<2x9xi32, strided<[9, 1], offset: "
                "?>> %x = arith.constant 1 : i32 affine.store %x, %s[0, 0] : "
                "memref<2x9xi32, strided<[9, 1], offset: ?>>"));

  auto isBackwards = [&](const std::string &body, const std::string &given) {
    return holds("@affine-jam-backwards",
                 "func.func private @g(%n: index) { affine.for %i = " + body +
                     " { affine.for %j = 0 to 4 { } } return } func.func "
                     "@main() { %c = arith.constant " +
                     given + " : index call @g(%c) : (index) -> () return }");
  };
  EXPECT_FALSE(isBackwards("0 to 0", "0"));
  EXPECT_FALSE(isBackwards("0 to %n", "0"));
  EXPECT_TRUE(isBackwards("0 to %n", "-1"));
  EXPECT_FALSE(scan("affine.for %k = 0 to affine_map<(d0) -> (d0)>(%i) { }")
                   .count("@affine-jam"));
  EXPECT_FALSE(holdsIn("func.func @main() { %c = arith.constant 0 : index "
                       "affine.for %i = 0 to 4 { affine.for %j = 0 to 4 { } } "
                       "return }")
                   .count("@affine-jam"));
  EXPECT_TRUE(
      holdsIn("func.func @main(%x: i32) -> i32 { %r = affine.for %i = 0 "
              "to 4 iter_args(%s = %x) -> i32 { %t = arith.addi %s, %x : "
              "i32 affine.yield %t : i32 } return %r : i32 }")
          .count("@affine-jam-carries"));
}
