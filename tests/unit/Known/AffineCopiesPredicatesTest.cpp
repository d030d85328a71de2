//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tests/unit/Known/HoldsIn.h"

using namespace scion;

static std::set<std::string> inFunction(const std::string &body) {
  return holdsIn("func.func private @g(memref<4xi32>) func.func @f(%a: "
                 "memref<4xi32>, %b: memref<4x4xi32>, %v: i32, %n: index, "
                 "%c: i1) { " +
                 body + " return }");
}

TEST(AffineCopyPredicates, TellsBoxesThatAreNotFilled) {
  auto isIn = [](const std::string &body) {
    return inFunction(body).count("@affine-partly-written") != 0;
  };
  auto inLoop = [&](const std::string &body,
                    const std::string &loop = "0 to 4") {
    return isIn("affine.for %i = " + loop + " { affine.for %j = 0 to 4 { " +
                body + " } }");
  };
  EXPECT_FALSE(inLoop("affine.store %v, %a[%i] : memref<4xi32>"));
  EXPECT_FALSE(inLoop("affine.store %v, %b[%j, %i] : memref<4x4xi32>"));
  EXPECT_FALSE(inLoop("affine.store %v, %b[%j, 1] : memref<4x4xi32>"));
  EXPECT_FALSE(inLoop("affine.store %v, %a[%i] : memref<4xi32>", "1 to 3"));
  EXPECT_FALSE(inLoop("affine.store %v, %a[%i mod 4] : memref<4xi32>"));
  EXPECT_TRUE(inLoop("affine.store %v, %a[%i mod 3] : memref<4xi32>"));
  EXPECT_TRUE(inLoop("affine.store %v, %b[%i, %i] : memref<4x4xi32>"));
  EXPECT_TRUE(inLoop("affine.store %v, %a[%i] : memref<4xi32>", "0 to %n"));
  EXPECT_TRUE(inLoop("affine.store %v, %a[%i] : memref<4xi32>", "0 to 0"));
  EXPECT_TRUE(
      inLoop("affine.store %v, %a[%i] : memref<4xi32>", "0 to 4 step 2"));
  EXPECT_TRUE(inLoop("affine.store %v, %a[%i] : memref<4xi32> "
                     "affine.store %v, %a[0] : memref<4xi32>"));
  // A buffer that is read, too, is copied in before.
  EXPECT_FALSE(inLoop("%x = affine.load %a[%i] : memref<4xi32> "
                      "affine.store %v, %a[%i] : memref<4xi32>",
                      "0 to 4 step 2"));
  // Outside of loops.
  EXPECT_FALSE(isIn("affine.store %v, %a[0] : memref<4xi32>"));
  EXPECT_TRUE(isIn("affine.store %v, %a[0] : memref<4xi32> "
                   "affine.store %v, %a[3] : memref<4xi32>"));
  // Each loop is a range of its own.
  EXPECT_FALSE(isIn("affine.store %v, %a[0] : memref<4xi32> "
                    "affine.for %i = 0 to 4 { "
                    "affine.store %v, %a[%i] : memref<4xi32> }"));
  // A buffer of the loop's own is not copied.
  EXPECT_FALSE(inLoop("%o = memref.alloc() : memref<4xi32> "
                      "affine.store %v, %o[%i mod 3] : memref<4xi32>"));
}

TEST(AffineCopyPredicates, TellsConditions) {
  auto isIn = [](const std::string &body) {
    return inFunction(body).count("@affine-conditional-access") != 0;
  };
  std::string load = "%x = affine.load %a[0] : memref<4xi32> ";
  std::string condition =
      "scf.if %c { %y = affine.load %a[1] : memref<4xi32> } ";
  EXPECT_TRUE(isIn("affine.for %i = 0 to 4 { " + condition + "}"));
  EXPECT_FALSE(isIn("affine.for %i = 0 to 4 { " + load + "}"));
  EXPECT_TRUE(isIn("affine.for %i = 0 to 4 { affine.if affine_set<(d0) : (d0 "
                   ">= 2)>(%i) { %y = affine.load %a[1] : memref<4xi32> } }"));
  EXPECT_TRUE(isIn(load + condition));
  EXPECT_FALSE(isIn(condition)); // no range begins with it
  EXPECT_FALSE(isIn("affine.for %i = 0 to 4 { scf.if %c { } }"));
}

TEST(AffineCopyPredicates, TellsOtherUses) {
  auto isIn = [](const std::string &body) {
    return inFunction(body).count("@affine-copy-mixed") != 0;
  };
  std::string load = "%x = affine.load %a[0] : memref<4xi32> ";
  std::string call = "func.call @g(%a) : (memref<4xi32>) -> () ";
  std::string loop = "affine.for %i = 0 to 4 ";
  EXPECT_TRUE(isIn(loop + "{ " + load + call + "}"));
  EXPECT_TRUE(isIn(load + call));
  EXPECT_FALSE(isIn(call + load));
  EXPECT_FALSE(isIn(loop + "{ " + load + "} " + call));
}
