//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tests/unit/Known/HoldsIn.h"

using namespace scion;

TEST(TosaPredicates, TellsDepthwiseConvolutionsOfFloats) {
  auto isIn = [](const std::string &type, const std::string &sum) {
    return holds(
        "@tosa.depthwise-float",
        "func.func @f(%i: tensor<1x4x4x2x" + type + ">, %w: tensor<1x1x2x3x" +
            type + ">, %b: tensor<6x" + sum + ">, %z: tensor<1x" + type +
            ">) {\n" +
            "  %r = \"tosa.depthwise_conv2d\"(%i, %w, %b, %z, %z) <{acc_type"
            " = " +
            sum +
            ", dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, "
            "0>, stride = array<i64: 1, 1>}> : (tensor<1x4x4x2x" +
            type + ">, tensor<1x1x2x3x" + type + ">, tensor<6x" + sum +
            ">, tensor<1x" + type + ">, tensor<1x" + type +
            ">) -> tensor<1x4x4x6x" + sum + ">\n  return\n}");
  };
  EXPECT_TRUE(isIn("f32", "f32"));
  EXPECT_FALSE(isIn("i8", "i32"));
}

TEST(TosaPredicates, TellsBitsThatAreTransposed) {
  auto isIn = [](const std::string &values, const std::string &type,
                 const std::string &op) {
    return holds("@tosa.transposed-bits",
                 "func.func @f(%t: tensor<2x3x" + type + ">) {\n" +
                     "  %k = \"tosa.const\"() <{values = dense<" + values +
                     "> : tensor<2x3x" + type + ">}> : () -> tensor<2x3x" +
                     type + ">\n" + "  %n = tosa.identity %k : (tensor<2x3x" +
                     type + ">) -> tensor<2x3x" + type + ">\n" +
                     "  %r = \"tosa.transpose\"(%" + op +
                     ") <{perms = array<i32: 1, 0>}> : (tensor<2x3x" + type +
                     ">) -> tensor<3x2x" + type + ">\n  return\n}");
  };
  std::string bits = "[[true, false, false], [false, false, true]]",
              numbers = "[[1, 0, 0], [0, 0, 1]]";
  EXPECT_TRUE(isIn(bits, "i1", "k"));
  EXPECT_TRUE(isIn(bits, "i1", "n"));
  EXPECT_FALSE(isIn(bits, "i1", "t"));
  EXPECT_FALSE(isIn("true", "i1", "k"));
  EXPECT_FALSE(isIn(numbers, "i8", "k"));
}

TEST(TosaPredicates, ShapesWithTheNumberOfUnknownSizes) {
  auto isIn = [](const std::string &size) {
    return holds("@tosa.reshape-unknown-size",
                 "func.func @f(%t: tensor<1x4x3xf32>) {\n"
                 "  %s = \"tosa.const_shape\"() <{values = dense<[4, " +
                     size +
                     "]> : tensor<2xindex>}> : () -> !tosa.shape<2>\n"
                     "  %r = tosa.reshape %t, %s : (tensor<1x4x3xf32>, "
                     "!tosa.shape<2>) -> tensor<4x3xf32>\n  return\n}");
  };
  EXPECT_TRUE(isIn("-9223372036854775808"));
  EXPECT_FALSE(isIn("-1"));
  EXPECT_FALSE(isIn("3"));
}

TEST(TosaPredicates, TellsProductsWithZero) {
  auto isIn = [](const std::string &type, const std::string &value,
                 const std::string &factors) {
    return holds("@tosa.mul-by-zero",
                 "func.func @f(%t: tensor<2x" + type +
                     ">, %s: tensor<1xi8>) {\n  %k = \"tosa.const\"() <{values"
                     " = dense<" +
                     value + "> : tensor<2x" + type + ">}> : () -> tensor<2x" +
                     type + ">\n  %r = tosa.mul " + factors +
                     ", %s : (tensor<2x" + type + ">, tensor<2x" + type +
                     ">, tensor<1xi8>) -> tensor<2x" + type + ">\n  return\n}");
  };
  EXPECT_TRUE(isIn("f32", "0.0", "%t, %k"));
  EXPECT_TRUE(isIn("f32", "-0.0", "%k, %t"));
  EXPECT_FALSE(isIn("f32", "[0.0, 1.0]", "%t, %k"));
  EXPECT_FALSE(isIn("f32", "0.0", "%t, %t"));
  EXPECT_FALSE(isIn("i8", "0", "%t, %k"));
}

TEST(TosaPredicates, TellsReductionsToUnknownSizes) {
  auto isIn = [](const std::string &from, const std::string &to) {
    return holds(
        "@tosa.reduces-to-unknown",
        "func.func @f(%t: tensor<" + from +
            ">) {\n  %r = \"tosa.reduce_sum\"(%t) <{axis = 1 : i32}> : "
            "(tensor<" +
            from + ">) -> tensor<" + to + ">\n  return\n}");
  };
  EXPECT_TRUE(isIn("2x3xi32", "?x1xi32"));
  EXPECT_TRUE(isIn("2x3xi32", "2x?xi32"));
  EXPECT_FALSE(isIn("2x3xi32", "2x1xi32"));
  EXPECT_FALSE(isIn("?x3xi32", "?x1xi32"));
  auto isCast = [](const std::string &from, const std::string &to) {
    return holds("@tosa.reduces-to-unknown",
                 "func.func @f(%t: tensor<" + from +
                     ">) {\n  %c = tensor.cast %t : tensor<" + from +
                     "> to tensor<" + to +
                     ">\n  %r = \"tosa.reduce_sum\"(%c) <{axis = 1 : i32}> : "
                     "(tensor<" +
                     to + ">) -> tensor<2x?xi32>\n  return\n}");
  };
  EXPECT_TRUE(isCast("2x3xi32", "?x?xi32"));
  EXPECT_FALSE(isCast("2x?xi32", "?x?xi32"));
  EXPECT_FALSE(isCast("?x?xi32", "2x?xi32"));
}

TEST(TosaPredicates, TellsHalfKnownScales) {
  auto isIn = [](const std::string &multiplier, const std::string &shift) {
    return holds(
        "@tosa.rescale-half-known",
        "func.func @f(%x: tensor<2xi8>, %m: tensor<1xi16>, %s: tensor<1xi8>) "
        "{\n"
        "  %km = \"tosa.const\"() {values = dense<9> : tensor<1xi16>} : () -> "
        "tensor<1xi16>\n"
        "  %ks = \"tosa.const\"() {values = dense<9> : tensor<1xi8>} : () -> "
        "tensor<1xi8>\n"
        "  %r = \"tosa.rescale\"(%x, " +
            multiplier + ", " + shift +
            ", %ks, %ks) <{input_unsigned = false, output_unsigned = false, "
            "per_channel = false, rounding_mode = "
            "#tosa.rounding_mode<SINGLE_ROUND>, scale32 = false}> : "
            "(tensor<2xi8>, tensor<1xi16>, tensor<1xi8>, "
            "tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>\n  return\n}");
  };
  EXPECT_TRUE(isIn("%km", "%s"));
  EXPECT_TRUE(isIn("%m", "%ks"));
  EXPECT_FALSE(isIn("%km", "%ks"));
  EXPECT_FALSE(isIn("%m", "%s"));
}

TEST(TosaPredicates, TellsPositionsBeforeTheFirstElement) {
  auto isIn = [](const std::string &width, const std::string &offset,
                 const std::string &mode) {
    return holds(
        "@tosa.resize-before-first",
        "func.func @f(%t: tensor<1x1x" + width +
            "x1xi8>) {\n"
            "  %s = \"tosa.const_shape\"() <{values = dense<[1, 1, 2, 1]> : "
            "tensor<4xindex>}> : () -> !tosa.shape<4>\n"
            "  %o = \"tosa.const_shape\"() <{values = dense<[0, " +
            offset +
            "]> : tensor<2xindex>}> : () -> !tosa.shape<2>\n"
            "  %b = \"tosa.const_shape\"() <{values = dense<0> : "
            "tensor<2xindex>}> : "
            "() -> !tosa.shape<2>\n"
            "  %r = \"tosa.resize\"(%t, %s, %o, %b) <{mode = "
            "#tosa.resize_mode<" +
            mode + ">}> : (tensor<1x1x" + width +
            "x1xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> "
            "tensor<1x1x?x1x" +
            (mode == "BILINEAR" ? "i32" : "i8") + ">\n  return\n}");
  };
  EXPECT_TRUE(isIn("2", "-1", "BILINEAR"));
  EXPECT_TRUE(isIn("?", "-1", "BILINEAR"));
  EXPECT_FALSE(isIn("2", "1", "BILINEAR"));
  EXPECT_FALSE(isIn("1", "-1", "BILINEAR"));
  EXPECT_FALSE(isIn("2", "-1", "NEAREST_NEIGHBOR"));
}
