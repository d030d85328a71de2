//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tests/unit/Known/HoldsIn.h"

using namespace scion;

static std::set<std::string> nests(std::initializer_list<std::string> bodies) {
  std::string text =
      "func.func private @f() func.func @g(%a: memref<4xi32>, %b: "
      "memref<4xi32>, %c: memref<4xi32>, %v: i32) { "
      "%l = memref.alloc() : memref<4xi32> ";
  for (const std::string &body : bodies)
    text += "affine.for %i = 0 to 4 { " + body + " } ";
  return holdsIn(text + "return }");
}

static std::string load(const std::string &place, const std::string &name) {
  return "%" + name + " = affine.load %" + place + " : memref<4xi32> ";
}

static std::string store(const std::string &place) {
  return "affine.store %v, %" + place + " : memref<4xi32> ";
}

TEST(AffineFusionPredicates, TellsWhatIsOverwritten) {
  auto isIn = [](std::initializer_list<std::string> bodies) {
    return nests(bodies).count("@affine-overwrites") != 0;
  };
  std::string copy = load("a[%i]", "x") + store("b[%i]");
  EXPECT_TRUE(isIn({copy, load("b[0]", "x") + store("a[%i]")}));
  EXPECT_FALSE(isIn({copy, load("b[0]", "x") + store("c[%i]")}));
  EXPECT_FALSE(isIn({copy, store("a[%i]")})); // nothing to be fused
  EXPECT_TRUE(isIn({copy, load("b[%i]", "x") + store("c[%i]"),
                    load("c[%i]", "x") + store("a[%i]")}));
}

TEST(AffineFusionPredicates, TellsUpdates) {
  auto isIn = [](std::initializer_list<std::string> bodies) {
    return nests(bodies).count("@affine-updates") != 0;
  };
  std::string update = load("a[%i]", "x") + store("a[%i]");
  EXPECT_TRUE(isIn({update, load("a[%i]", "x")}));
  EXPECT_FALSE(isIn({update, load("b[%i]", "x")}));
  EXPECT_FALSE(isIn({load("a[%i]", "x"), update}));
}

TEST(AffineFusionPredicates, TellsReadsOfSeveralPlaces) {
  auto isIn = [](std::initializer_list<std::string> bodies) {
    return nests(bodies).count("@affine-reads-two-places") != 0;
  };
  std::string two = load("a[%i]", "x") + load("a[0]", "y");
  EXPECT_TRUE(isIn({store("a[%i]"), two}));
  EXPECT_FALSE(isIn({store("a[%i]"), load("a[%i]", "x")}));
  EXPECT_FALSE(isIn({store("a[%i]"), load("a[%i]", "x") + load("a[%i]", "y")}));
  // A buffer that only these two nests know.
  std::string local = load("l[%i]", "x") + load("l[0]", "y");
  EXPECT_FALSE(isIn({store("l[%i]"), local}));
  EXPECT_TRUE(isIn({store("l[%i]"), local, load("l[1]", "x")}));
}

TEST(AffineFusionPredicates, TellsCallsAndHowManyBuffersAreHandedOn) {
  EXPECT_TRUE(
      nests({"func.call @f() : () -> () " + store("a[%i]"), load("a[%i]", "x")})
          .count("@affine-calls-again"));
  EXPECT_FALSE(
      nests({"func.call @f() : () -> () " + store("b[%i]"), load("a[%i]", "x")})
          .count("@affine-calls-again"));
  auto handsOn = [](std::initializer_list<std::string> bodies) {
    return nests(bodies).count("@affine-hands-on-two") != 0;
  };
  std::string both = load("a[%i]", "x") + load("b[%i]", "y");
  EXPECT_TRUE(handsOn({store("a[%i]") + store("b[%i]"), both}));
  EXPECT_FALSE(handsOn({store("a[%i]") + store("b[%i]"), load("a[%i]", "x")}));
  EXPECT_FALSE(handsOn({store("a[%i]"), store("b[%i]"), both}));
  EXPECT_TRUE(
      handsOn({store("a[%i]"), load("a[%i]", "x") + store("b[%i]"), both}));
}
