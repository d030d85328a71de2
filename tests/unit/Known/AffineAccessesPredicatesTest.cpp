//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tests/unit/Known/HoldsIn.h"

using namespace scion;

TEST(AffineAccessPredicates, TellsTwoNamesOfAGlobal) {
  auto isIn = [](const std::string &second, const std::string &access,
                 const std::string &other = "") {
    return holds("@two-names", R"(
      memref.global @r : memref<4xi32>
      memref.global @s : memref<4xi32>
      func.func @f(%v: i32, %n: index) {
        %a = memref.get_global @r : memref<4xi32>
        %b = memref.get_global )" + second +
                                   " : memref<4xi32>\n" + access +
                                   "\nreturn }\n" + other);
  };
  std::string affine = "affine.store %v, %b[0] : memref<4xi32>";
  EXPECT_TRUE(isIn("@r", affine));
  EXPECT_FALSE(isIn("@s", affine));
  EXPECT_FALSE(isIn("@r", "memref.store %v, %b[%n] : memref<4xi32>"));
  EXPECT_TRUE(isIn("@r", "%c = memref.cast %b : memref<4xi32> to memref<?xi32> "
                         "affine.store %v, %c[0] : memref<?xi32>"));
  // Not in another function.
  EXPECT_FALSE(isIn("@s", affine,
                    "func.func @g() { %a = memref.get_global @s : "
                    "memref<4xi32> return }"));
}

TEST(AffineAccessPredicates, TellsHowNestsUseBuffers) {
  auto scan = [](const std::string &first, const std::string &second) {
    return holdsIn(
        "func.func private @f(memref<4xi32>) func.func @g(%a: memref<4xi32>, "
        "%b: memref<4xi32>, %v: i32) { "
        "%c = memref.cast %a : memref<4xi32> to memref<?xi32> "
        "affine.for %i = 0 to 4 { affine.for %j = 0 to 4 { " +
        first + " } } affine.for %i = 0 to 4 { " + second + " } return }");
  };
  std::string load = "%x = affine.load %a[%i] : memref<4xi32>\n";
  std::string store = "affine.store %v, %a[%i] : memref<4xi32>\n";
  std::string call = "func.call @f(%a) : (memref<4xi32>) -> ()\n";
  EXPECT_TRUE(scan(load + call, "").count("@affine-mixed-access"));
  EXPECT_FALSE(scan(load, call).count("@affine-mixed-access"));
  EXPECT_FALSE(scan(store + call, "").count("@affine-mixed-access"));
  EXPECT_FALSE(scan(load + "func.call @f(%b) : (memref<4xi32>) -> ()", "")
                   .count("@affine-mixed-access"));
  std::string view = "affine.store %v, %c[%i] : memref<?xi32>\n";
  EXPECT_TRUE(scan(load + view, "").count("@affine-two-views"));
  EXPECT_FALSE(scan(load, view).count("@affine-two-views"));
  EXPECT_FALSE(scan(load + "%y = affine.load %c[0] : memref<?xi32>", "")
                   .count("@affine-two-views"));
}

TEST(AffineAccessPredicates, TellsOneBufferForTwoArguments) {
  auto isIn = [](const std::string &operands, const std::string &second) {
    return holds("@affine-shared-arguments", R"(
      func.func @g(%a: memref<4xi32>, %b: memref<4xi32>, %n: index) {
        %v = affine.load %a[0] : memref<4xi32>
        )" + second + R"(
        return
      }
      func.func @f(%a: memref<4xi32>, %b: memref<4xi32>, %n: index) {
        call @g()" + operands +
                                                 R"(, %n)
          : (memref<4xi32>, memref<4xi32>, index) -> ()
        return
      })");
  };
  std::string affine = "affine.store %v, %b[0] : memref<4xi32>";
  EXPECT_TRUE(isIn("%a, %a", affine));
  EXPECT_FALSE(isIn("%a, %b", affine));
  EXPECT_FALSE(isIn("%a, %a", "memref.store %v, %b[%n] : memref<4xi32>"));
}
