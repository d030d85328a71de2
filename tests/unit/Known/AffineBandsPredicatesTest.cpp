//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tests/unit/Known/HoldsIn.h"

using namespace scion;

/// A band of 8 times 8 turns in @main.
static std::set<std::string> scan(const std::string &body,
                                  const std::string &between = "",
                                  const std::string &bounds = "0 to 8") {
  return holdsIn(R"(
    func.func private @f()
    func.func @main(%m: memref<4xi32>, %s: memref<64x64xi32>, %v: i32,
                    %n: index) {
      affine.for %i = )" +
                 bounds + " { " + between + " affine.for %j = 0 to 8 { " +
                 body + " } } return }");
}

TEST(AffineBandPredicates, TellsOtherEffects) {
  std::string call = "func.call @f() : () -> ()";
  EXPECT_TRUE(scan(call).count("@affine-band-effects"));
  EXPECT_FALSE(
      scan(call, "%c = arith.constant 1 : i32").count("@affine-band-effects"));
  EXPECT_FALSE(scan("%x = affine.load %m[%i mod 4] : memref<4xi32>")
                   .count("@affine-band-effects"));
  std::string load = "%x = memref.load %m[%i] : memref<4xi32> ";
  std::string store = "affine.store %v, %m[%i mod 4] : memref<4xi32> ";
  EXPECT_FALSE(scan(load).count("@affine-band-effects"));
  EXPECT_TRUE(scan(load + store).count("@affine-band-effects"));
  EXPECT_TRUE(scan("memref.store %v, %m[%i] : memref<4xi32>")
                  .count("@affine-band-effects"));
}

/// A load and a store of @main's large buffer.
static bool goesBack(const std::string &load, const std::string &store,
                     const std::string &between = "",
                     const std::string &bounds = "0 to 8") {
  return scan("%x = affine.load %s[" + load +
                  "] : memref<64x64xi32> affine.store %x, %s[" + store +
                  "] : memref<64x64xi32>",
              between, bounds)
             .count("@affine-band-goes-back") != 0;
}

TEST(AffineBandPredicates, TellsTurnsThatGoBack) {
  EXPECT_FALSE(goesBack("%i, %j", "%i, %j"));
  // One turn of %i on, and two of %j back.
  EXPECT_TRUE(goesBack("%i, %j + 2", "%i + 1, %j"));
  EXPECT_TRUE(goesBack("%i + 1, %j", "%i, %j + 2"));
  // Both on, or one of them.
  EXPECT_FALSE(goesBack("%i, %j", "%i + 1, %j + 2"));
  EXPECT_FALSE(goesBack("%i, %j", "%i + 1, %j"));
  EXPECT_FALSE(goesBack("%i, %j", "%i, %j + 2"));
  // With a loop that does not count: once it may go either way.
  EXPECT_FALSE(goesBack("%i, 0", "%i, 0"));
  EXPECT_TRUE(goesBack("%i, 0", "%i + 1, 0"));
  EXPECT_TRUE(goesBack("0, 0", "0, 0"));
  EXPECT_FALSE(goesBack("0, 0", "0, 0", "", "0 to 1"));
  EXPECT_TRUE(goesBack("%i + %j, 0", "%i + %j, 0"));
  // Never the same element.
  EXPECT_FALSE(goesBack("%i, %j + 8", "%i + 1, %j"));
  EXPECT_FALSE(goesBack("%i, %j + 3", "%i + 1, 0"));
  EXPECT_FALSE(goesBack("%i * 2, %j + 2", "%i * 2 + 1, %j"));
  EXPECT_FALSE(goesBack("%i + 1, %j + 2", "%i, %j", "", "0 to 8 step 2"));
  EXPECT_TRUE(goesBack("%i + 2, %j", "%i, %j + 2", "", "0 to 8 step 2"));
  EXPECT_TRUE(goesBack("%i, %j + 2", "%i + 1, %j", "", "0 to %n"));
  // An op between two loops keeps them in order.
  EXPECT_FALSE(
      goesBack("%i, %j + 2", "%i + 1, %j", "%c = arith.constant 1 : i32"));
}

TEST(AffineBandPredicates, GoesByRemaindersAndQuotients) {
  auto isIn = [](const std::string &load) { return goesBack(load, "%i, %j"); };
  EXPECT_TRUE(isIn("%i mod 2, %j mod 2"));
  EXPECT_FALSE(isIn("%i mod 2, %j"));       // only %i moves
  EXPECT_FALSE(isIn("%i mod 8, %j mod 2")); // %i mod 8 is %i
  EXPECT_TRUE(isIn("(%i + %j) floordiv 2, 0"));
  EXPECT_FALSE(isIn("%i, %j floordiv 8 + 9"));
  // A read does not count.
  EXPECT_FALSE(scan("%y = affine.load %m[%i mod 2] : memref<4xi32>")
                   .count("@affine-band-goes-back"));
}

TEST(AffineBandPredicates, TakesVectorsForMoreThanOneElement) {
  auto isIn = [](const std::string &load) {
    return scan("%x = affine.vector_load %s[" + load +
                "] : memref<64x64xi32>, vector<4xi32> affine.vector_store %x, "
                "%s[%i + 1, %j * 4] : memref<64x64xi32>, vector<4xi32>")
               .count("@affine-band-goes-back") != 0;
  };
  EXPECT_TRUE(isIn("%i, %j * 4"));
  EXPECT_FALSE(isIn("%i + 20, %j * 4"));
}
