//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tests/unit/Known/HoldsIn.h"

using namespace scion;

static std::set<std::string> transferOf(const std::string &buffer,
                                        const std::string &vector,
                                        const std::string &attributes) {
  return holdsIn("func.func @f(%m: memref<" + buffer +
                 ">, %i: index, %p: i32) {\n"
                 "  %v = vector.transfer_read %m[%i, %i], %p {" +
                 attributes + "} : memref<" + buffer + ">, vector<" + vector +
                 ">\n  return\n}");
}

TEST(VectorPredicates, TellsMaskedOpsThatAreUnmaskedToo) {
  auto scan = [](const std::string &unmasked) {
    return holds("@masked-op-unmasked-too",
                 "func.func @f(%t: tensor<4xi32>, %m: vector<4xi1>, %c: index, "
                 "%z: i32) { " +
                     unmasked +
                     " %b = vector.mask %m { vector.transfer_read %t[%c], %z "
                     "{in_bounds = [true]} : tensor<4xi32>, vector<4xi32> } : "
                     "vector<4xi1> -> vector<4xi32> return }");
  };
  EXPECT_TRUE(scan("%a = vector.transfer_read %t[%c], %z : tensor<4xi32>, "
                   "vector<4xi32>"));
  EXPECT_FALSE(scan("%a = vector.transfer_read %t[%c], %z : tensor<4xi32>, "
                    "vector<2xi32>"));
  EXPECT_FALSE(scan(""));
}

TEST(VectorPredicates, TransfersOfElementsThatLieApart) {
  auto isStrided = [](auto... parts) {
    return transferOf(parts...).count("@transfer-strided") != 0;
  };
  EXPECT_TRUE(
      isStrided("3x4xi32, strided<[8, 2]>", "4xi32", "in_bounds = [true]"));
  EXPECT_TRUE(
      isStrided("3x4xi32, strided<[8, ?]>", "4xi32", "in_bounds = [true]"));
  EXPECT_FALSE(
      isStrided("3x4xi32, strided<[8, 1]>", "4xi32", "in_bounds = [true]"));
  EXPECT_FALSE(isStrided("3x4xi32, strided<[8, 2]>", "4xi32", ""));
}

TEST(VectorPredicates, ShufflesWithoutDimensions) {
  auto of = [](const std::string &type) {
    return holds("@vector.shuffle-no-dimension",
                 "func.func @f(%v: vector<" + type +
                     ">) {\n  %s = vector.shuffle %v, %v [0, 1] : vector<" +
                     type + ">, vector<" + type + ">\n  return\n}");
  };
  EXPECT_TRUE(of("f32"));
  EXPECT_FALSE(of("1xf32"));
}

TEST(VectorPredicates, TransfersBeyondTheirSource) {
  EXPECT_TRUE(transferOf("3x4xi32", "4xi32", "").count("@transfer-beyond"));
  EXPECT_FALSE(transferOf("3x4xi32", "4xi32", "in_bounds = [true]")
                   .count("@transfer-beyond"));
}

TEST(VectorPredicates, MasksOfTransfersThatArePermuted) {
  auto with = [](const std::string &map) {
    return holds("@transfer-permutes-mask",
                 "func.func @f(%m: memref<2x2xi32>, %i: index, %p: i32, "
                 "%k: vector<2x2xi1>) {\n"
                 "  %v = vector.transfer_read %m[%i, %i], %p, %k {in_bounds = "
                 "[true, true], permutation_map = affine_map<(a, b) -> " +
                     map +
                     ">} : memref<2x2xi32>, vector<2x2xi32>\n  return\n}");
  };
  EXPECT_TRUE(with("(b, a)"));
  EXPECT_FALSE(with("(a, b)"));
}

TEST(VectorPredicates, MaskedTransfers) {
  auto masks = [](const std::string &masked, const std::string &type) {
    return holds("@masked-transfer-beyond", R"(
      func.func @f(%m: vector<2xi1>, %b: memref<2xi32>, %v: vector<2xi32>,
                   %i: index, %p: i32) {
        %r = vector.mask %m { )" + masked + " } : vector<2xi1> -> " +
                                                type +
                                                "\n        return\n      }");
  };
  EXPECT_TRUE(masks("vector.transfer_read %b[%i], %p : memref<2xi32>, "
                    "vector<2xi32>",
                    "vector<2xi32>"));
  EXPECT_FALSE(masks("vector.transfer_read %b[%i], %p {in_bounds = [true]} : "
                     "memref<2xi32>, vector<2xi32>",
                     "vector<2xi32>"));
  EXPECT_FALSE(
      masks("vector.reduction <add>, %v : vector<2xi32> into i32", "i32"));
}

TEST(VectorPredicates, ElementsOfWhatWasLoadedBefore) {
  auto at = [](const std::string &position) {
    return holds(
        "@vector.extract-of-earlier-load", R"(
      func.func @f(%m: memref<4xi32>, %a: index) {
        %v = vector.load %m[%a] : memref<4xi32>, vector<4xi32>
        %b = arith.addi %a, %a : index
        %x = vector.extract %v[)" + position +
                                               R"(] : i32 from vector<4xi32>
        return
      })");
  };
  EXPECT_TRUE(at("%b"));
  EXPECT_FALSE(at("%a"));
  EXPECT_FALSE(at("2"));
}

TEST(VectorPredicates, MaskedTransfersOfBuffersThatAreFlattened) {
  auto isIn = [](const std::string &mask, const std::string &type,
                 const std::string &place) {
    return holds("@transfer-masked-unflat",
                 "func.func @f(%m: memref<" + type +
                     ">, %i: index, %p: i32, %k: vector<2xi1>) {\n"
                     "  %v = vector.transfer_read %m[" +
                     place + "], %p" + mask +
                     " {in_bounds = [true]} : memref<" + type +
                     ">, vector<2xi32>\n  return\n}");
  };
  EXPECT_TRUE(isIn(", %k", "2x2xi32", "%i, %i"));
  EXPECT_FALSE(isIn("", "2x2xi32", "%i, %i"));
  EXPECT_FALSE(isIn(", %k", "2xi32", "%i"));
}

TEST(VectorPredicates, PositionsThatAreNotThere) {
  auto with = [](const std::string &operand, const std::string &type) {
    return holds("@vector.insert-position-missing",
                 "func.func @f(%v: vector<4xi32>, %x: i32, %i: index) {\n"
                 "  %r = \"vector.insert\"(%x, %v" +
                     operand +
                     ") <{static_position = array<i64: "
                     "-9223372036854775808>}> : (i32, vector<4xi32>" +
                     type + ") -> vector<4xi32>\n  return\n}");
  };
  EXPECT_TRUE(with("", ""));
  EXPECT_FALSE(with(", %i", ", index"));
}
