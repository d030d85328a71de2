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

static std::set<std::string> inLoop(const std::string &body,
                                    const std::string &loop = "0 to 4") {
  return holdsIn("func.func @f(%a: memref<4xi32>, %b: memref<9xi32>, "
                 "%d: memref<?xi32>, %v: i32, %n: index) {\n"
                 "%c0 = arith.constant 0 : index\n"
                 "%s = memref.dim %d, %c0 : memref<?xi32>\n"
                 "affine.for %i = " +
                 loop + " {\n" + body + "\n}\nreturn }");
}

TEST(AffineVectorPredicates, TellsVectorsThatGoOnBehindTheLoop) {
  auto overruns = [](const std::string &place, const std::string &loop,
                     const std::string &by = "4") {
    return inLoop("affine.store %v, " + place, loop)
               .count("@affine.for-overruns-" + by) != 0;
  };
  EXPECT_TRUE(overruns("%b[%i] : memref<9xi32>", "0 to 3"));
  EXPECT_TRUE(overruns("%b[%i + 1] : memref<9xi32>", "0 to 3"));
  EXPECT_FALSE(overruns("%b[%i + 6] : memref<9xi32>", "0 to 3"));
  EXPECT_FALSE(overruns("%b[%i] : memref<9xi32>", "0 to 9"));
  EXPECT_FALSE(overruns("%b[%i] : memref<9xi32>", "0 to 8"));
  EXPECT_TRUE(overruns("%b[%i] : memref<9xi32>", "0 to 8", "3"));
  EXPECT_TRUE(overruns("%d[%i] : memref<?xi32>", "0 to 3"));
  EXPECT_TRUE(overruns("%d[%i] : memref<?xi32>", "0 to %n"));
  EXPECT_FALSE(overruns("%d[%i] : memref<?xi32>", "0 to %s"));
  EXPECT_TRUE(overruns("%d[%i + 1] : memref<?xi32>", "0 to %s"));
  EXPECT_FALSE(overruns("%b[0] : memref<9xi32>", "0 to 3"));
  EXPECT_FALSE(inLoop("%x = affine.load %b[%i] : memref<9xi32>", "0 to 3")
                   .count("@affine.for-overruns-4"));
#if LLVM_VERSION_MAJOR < 23 // which refuses a step of 0
  EXPECT_TRUE(overruns("%b[%i] : memref<9xi32>", "0 to 3 step 0"));
#endif
}

TEST(AffineVectorPredicates, TellsVectorsThatStartBetweenVectors) {
  auto isIn = [](const std::string &place, const std::string &loop,
                 const std::string &by = "3") {
    return inLoop("%x = affine.load " + place, loop)
               .count("@affine.for-unaligned-" + by) != 0;
  };
  EXPECT_TRUE(isIn("%b[%i + 1] : memref<9xi32>", "0 to 8"));
  EXPECT_TRUE(isIn("%b[%i] : memref<9xi32>", "1 to 9"));
  EXPECT_FALSE(isIn("%b[%i] : memref<9xi32>", "3 to 8"));
  EXPECT_FALSE(isIn("%b[%i] : memref<9xi32>", "0 to 8"));
  // Whole vectors only.
  EXPECT_FALSE(isIn("%b[%i + 1] : memref<9xi32>", "0 to 6"));
  // The pass looks at each access itself.
  EXPECT_FALSE(isIn("%b[%i + 1] : memref<9xi32>", "0 to 7", "4"));
  EXPECT_FALSE(isIn("%d[%i + 1] : memref<?xi32>", "0 to 8"));
  EXPECT_FALSE(isIn("%b[8] : memref<9xi32>", "0 to 8"));
}

TEST(AffineVectorPredicates, LooksAtLoopsThatArePutIntoVectors) {
  std::string store = "affine.store %v, %b[%i] : memref<9xi32>\n";
  auto isIn = [&](const std::string &more) {
    return inLoop(store + more, "0 to 3").count("@affine.for-overruns-4") != 0;
  };
  EXPECT_TRUE(isIn("%x = arith.addi %v, %v : i32"));
  EXPECT_FALSE(isIn("vector.print %v : i32"));
  EXPECT_FALSE(isIn("%x = memref.load %a[%n] : memref<4xi32>"));
  EXPECT_FALSE(isIn("affine.if affine_set<(d0) : (d0 >= 0)>(%i) { }"));
}

TEST(AffineVectorPredicates, TellsSteps) {
  auto isIn = [](const std::string &body, const std::string &loop) {
    return inLoop(body, loop).count("@affine.for-step-access") != 0;
  };
  std::string load = "%x = affine.load %b[%i] : memref<9xi32>";
  EXPECT_TRUE(isIn(load, "0 to 9 step 4"));
  EXPECT_FALSE(isIn(load, "0 to 9"));
  EXPECT_FALSE(isIn("%x = affine.load %b[0] : memref<9xi32>", "0 to 9 step 4"));
  EXPECT_TRUE(isIn("%x = arith.index_cast %i : index to i32", "0 to 9 step 4"));
}

TEST(AffineVectorPredicates, TellsStrides) {
  auto isIn = [](const std::string &index) {
    return inLoop("%x = affine.load %b[" + index + "] : memref<9xi32>")
               .count("@affine.for-strided-access") != 0;
  };
  EXPECT_FALSE(isIn("%i"));
  EXPECT_FALSE(isIn("%i + 3"));
  EXPECT_FALSE(isIn("%i + symbol(%n)"));
  EXPECT_FALSE(isIn("3"));
  EXPECT_FALSE(isIn("%i mod 4")); // that is %i
  EXPECT_TRUE(isIn("%i mod 3"));
  EXPECT_TRUE(isIn("%i * 2"));
  EXPECT_TRUE(isIn("3 - %i"));
  EXPECT_TRUE(isIn("%i floordiv 2"));
}

TEST(AffineVectorPredicates, TellsDivisionsAndValues) {
  auto scan = [](const std::string &body, const std::string &loop) {
    return inLoop(body, loop);
  };
  EXPECT_TRUE(scan("%x = arith.remui %v, %v : i32", "0 to 4")
                  .count("@affine.for-divides"));
  EXPECT_FALSE(scan("%x = arith.muli %v, %v : i32", "0 to 4")
                   .count("@affine.for-divides"));
  std::string value = "%x = arith.index_cast %i : index to i32";
  EXPECT_TRUE(scan(value, "%n to affine_map<(d0) -> (d0 + 2)>(%n)")
                  .count("@affine.for-moving-value"));
  EXPECT_FALSE(scan(value, "0 to 2").count("@affine.for-moving-value"));
  EXPECT_FALSE(scan("%x = affine.load %b[%i] : memref<9xi32>",
                    "%n to affine_map<(d0) -> (d0 + 2)>(%n)")
                   .count("@affine.for-moving-value"));
}

TEST(AffineVectorPredicates, BuffersWhoseElementsVectorsPack) {
  auto packs = [](const std::string &type) {
    return holds("@affine-packs-elements",
                 "func.func @f(%m: memref<" + type +
                     ">) { affine.for %i = 0 to 4 { %x = affine.load %m[%i] : "
                     "memref<" +
                     type + "> } return }");
  };
  EXPECT_TRUE(packs("4xi1"));
  EXPECT_TRUE(packs("?xi12"));
  EXPECT_FALSE(packs("4xi8"));
  EXPECT_FALSE(packs("4xf32"));
}
