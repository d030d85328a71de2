//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// As ConformanceTest.cpp, for tosa.
//
//===----------------------------------------------------------------------===//

#include "ShapedCases.h"

using namespace scion;
using namespace scion::semantics;

namespace {
class TosaConformanceTest : public Conformance {};
} // namespace

/// Of tensors of 2x2; of the result, where it is another type.
static void add(std::vector<Case> &cases, const std::string &element,
                const std::string &name, const std::string &body,
                const std::string &result = "") {
  cases.push_back(onTensorsTo(result.empty() ? element : result, "tosa." + name,
                              element, true, body));
}

static std::string constant(const std::string &name, const std::string &values,
                            const std::string &type) {
  return "%" + name + " = \"tosa.const\"() {values = dense<" + values +
         "> : " + type + "} : () -> " + type + "\n";
}

static std::string shape(const std::string &name, const std::string &values,
                         int rank) {
  std::string n = std::to_string(rank);
  return "%" + name + " = \"tosa.const_shape\"() <{values = dense<" + values +
         "> : tensor<" + n + "xindex>}> : () -> !tosa.shape<" + n + ">\n";
}

/// Operands of at most 15 bits and a sign: TOSA lets nothing overflow.
static std::string small(const std::string &element) {
  if (element != "i32")
    return "";
  return constant("n16", "17", "tensor<2x2xi32>") +
         R"(%sa = "tosa.arithmetic_right_shift"(%ta, %n16) <{round = false}> : ($2, $2) -> $2
%sb = "tosa.arithmetic_right_shift"(%tb, %n16) <{round = false}> : ($2, $2) -> $2
)";
}

TEST_F(TosaConformanceTest, Elementwise) {
  std::vector<Case> cases;
  for (std::string element : {"i8", "i16", "i32"})
    for (std::string op : {"bitwise_and", "bitwise_or", "bitwise_xor"})
      add(cases, element, op, "%t = tosa." + op + " %ta, %tb : ($2, $2) -> $2");
  for (std::string op : {"logical_and", "logical_or", "logical_xor"})
    add(cases, "i1", op, "%t = tosa." + op + " %ta, %tb : ($2, $2) -> $2");
  add(cases, "i1", "logical_not", "%t = tosa.logical_not %ta : ($2) -> $2");
  add(cases, "i32", "bitwise_not", "%t = tosa.bitwise_not %ta : ($2) -> $2");
  add(cases, "i32", "clz", "%t = tosa.clz %ta : ($2) -> $2");
  for (std::string op : {"add", "sub"})
    add(cases, "i32", op,
        small("i32") + "%t = tosa." + op + " %sa, %sb : ($2, $2) -> $2");
  for (std::string op : {"maximum", "minimum"})
    add(cases, "i32", op, "%t = tosa." + op + " %ta, %tb : ($2, $2) -> $2");
  add(cases, "i32", "mul",
      small("i32") + constant("z", "0", "tensor<1xi8>") +
          R"(%t = tosa.mul %sa, %sb, %z : ($2, $2, tensor<1xi8>) -> $2)");
  add(cases, "i32", "mul with a shift",
      constant("z", "31", "tensor<1xi8>") + small("i32") +
          "%t = tosa.mul %sa, %tb, %z : ($2, $2, tensor<1xi8>) -> $2");
  for (std::string element : {"i32", "f32"})
    for (std::string op : {"equal", "greater", "greater_equal"})
      add(cases, element, op,
          "%t = tosa." + op + " %ta, %tb : ($2, $2) -> tensor<2x2xi1>", "i1");
  const std::string amount =
      constant("n5", "[[0, 1], [17, 31]]", "tensor<2x2xi32>");
  for (std::string op : {"logical_left_shift", "logical_right_shift"})
    add(cases, "i32", op,
        amount + "%t = tosa." + op + " %ta, %n5 : ($2, $2) -> $2");
  for (std::string round : {"true", "false"})
    add(cases, "i32", "arithmetic_right_shift round=" + round,
        amount + "%t = \"tosa.arithmetic_right_shift\"(%ta, %n5) <{round = " +
            round + "}> : ($2, $2) -> $2");
  for (std::string element : {"i8", "i32", "f32"})
    add(cases, element, "select",
        constant("w", "[[true, false]]", "tensor<1x2xi1>") +
            R"(%t = tosa.select %w, %ta, %tb : (tensor<1x2xi1>, $2, $2) -> $2)");
  add(cases, "i8", "clamp",
      R"(%t = "tosa.clamp"(%ta) <{max_val = 17 : i8, min_val = -5 : i8}> : ($2) -> $2)");
  add(cases, "f32", "clamp",
      R"(%t = "tosa.clamp"(%ta) <{max_val = 17.5 : f32, min_val = -1.0 : f32}> : ($2) -> $2)");
  for (const std::string &element : chosen({"f32"}, {"f16"})) {
    for (std::string op : {"add", "sub", "pow"})
      add(cases, element, op, "%t = tosa." + op + " %ta, %tb : ($2, $2) -> $2");
    for (std::string op : {"abs", "ceil", "floor", "exp", "log", "reciprocal",
                           "rsqrt", "sigmoid", "tanh", "erf", "sin", "cos"})
      add(cases, element, op, "%t = tosa." + op + " %ta : ($2) -> $2");
  }
  for (std::string to : {"i8", "i16", "i32"})
    add(cases, "f32", "cast to " + to, // of NaN it is not specified
        R"(%isNumber = tosa.equal %ta, %ta : ($2, $2) -> tensor<2x2xi1>
)" + constant("naught", "0.0", "$2") +
            R"(%n = tosa.select %isNumber, %ta, %naught : (tensor<2x2xi1>, $2, $2) -> $2
%t = tosa.cast %n : ($2) -> tensor<2x2x)" +
            to + ">",
        to);
  for (std::string from : {"i1", "i8", "i16", "i32"})
    for (std::string to : {"i1", "i8", "i16", "i32", "f32"})
      if (from != to && !(from == "i1" && to == "f32")) // not specified
        add(cases, from, "cast " + from + " to " + to,
            "%t = tosa.cast %ta : ($2) -> tensor<2x2x" + to + ">", to);
  checkAll(cases, 12);
}

TEST_F(TosaConformanceTest, Shapes) {
  std::vector<Case> cases;
  for (std::string element : {"i8", "i32", "f32"}) {
    add(cases, element, "transpose",
        R"(%t = "tosa.transpose"(%ta) <{perms = array<i32: 1, 0>}> : ($2) -> $2)");
    for (std::string axis : {"0", "1"})
      add(cases, element, "reverse",
          "%t = \"tosa.reverse\"(%ta) <{axis = " + axis +
              " : i32}> : ($2) -> $2");
    add(cases, element, "reshape",
        shape("s1", "[4]", 1) + shape("s2", "[2, 2]", 2) +
            R"(%f = tosa.reshape %ta, %s1 : ($2, !tosa.shape<1>) -> $1
%g = "tosa.reverse"(%f) <{axis = 0 : i32}> : ($1) -> $1
%t = tosa.reshape %g, %s2 : ($1, !tosa.shape<2>) -> $2)");
    add(cases, element, "slice and concat",
        shape("s", "[0, 1]", 2) + shape("n", "[2, 1]", 2) +
            R"(%u = tosa.slice %ta, %s, %n : ($2, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x1x$T>
%v = tosa.slice %tb, %s, %n : ($2, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x1x$T>
%t = "tosa.concat"(%u, %v) <{axis = 1 : i32}> : (tensor<2x1x$T>, tensor<2x1x$T>) -> $2)");
    add(cases, element, "tile",
        shape("s", "[1, 0]", 2) + shape("n", "[1, 2]", 2) +
            shape("x", "[2, 1]", 2) +
            R"(%u = tosa.slice %ta, %s, %n : ($2, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2x$T>
%t = tosa.tile %u, %x : (tensor<1x2x$T>, !tosa.shape<2>) -> $2)");
    add(cases, element, "pad",
        shape("s", "[1, 0]", 2) + shape("n", "[1, 1]", 2) +
            shape("x", "[0, 1, 1, 0]", 4) +
            R"(%u = tosa.slice %ta, %s, %n : ($2, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x$T>
%p = "tosa.const"() {values = dense<)" +
            (isFloat(element) ? "1.5" : "3") +
            R"(> : tensor<1x$T>} : () -> tensor<1x$T>
%t = tosa.pad %u, %x, %p : (tensor<1x1x$T>, !tosa.shape<4>, tensor<1x$T>) -> $2)");
    add(cases, element, "gather",
        shape("s3", "[1, 4, 1]", 3) + shape("s2", "[2, 2]", 2) +
            R"(%u = tosa.reshape %ta, %s3 : ($2, !tosa.shape<3>) -> tensor<1x4x1x$T>
)" + constant("at", "[[3, 0, 0, 2]]", "tensor<1x4xi32>") +
            R"(%v = tosa.gather %u, %at : (tensor<1x4x1x$T>, tensor<1x4xi32>) -> tensor<1x4x1x$T>
%t = tosa.reshape %v, %s2 : (tensor<1x4x1x$T>, !tosa.shape<2>) -> $2)");
    add(cases, element, "scatter",
        shape("s3", "[1, 4, 1]", 3) + shape("s2", "[2, 2]", 2) +
            shape("s", "[0, 1, 0]", 3) + shape("n", "[1, 2, 1]", 3) +
            R"(%u = tosa.reshape %ta, %s3 : ($2, !tosa.shape<3>) -> tensor<1x4x1x$T>
%w = tosa.reshape %tb, %s3 : ($2, !tosa.shape<3>) -> tensor<1x4x1x$T>
%x = tosa.slice %w, %s, %n : (tensor<1x4x1x$T>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<1x2x1x$T>
)" + constant("at", "[[3, 0]]", "tensor<1x2xi32>") +
            R"(%v = tosa.scatter %u, %at, %x : (tensor<1x4x1x$T>, tensor<1x2xi32>, tensor<1x2x1x$T>) -> tensor<1x4x1x$T>
%t = tosa.reshape %v, %s2 : (tensor<1x4x1x$T>, !tosa.shape<2>) -> $2)");
    add(cases, element, "identity", "%t = tosa.identity %ta : ($2) -> $2");
  }
  checkAll(cases, 8);
}

TEST_F(TosaConformanceTest, Sums) {
  std::vector<Case> cases;
  /// The result of a reduction to one row.
  const std::string twice =
      R"(
)" + shape("x", "[2, 1]", 2) +
      R"(%t = tosa.tile %u, %x : (tensor<1x2x$T>, !tosa.shape<2>) -> $2)";
  for (std::string element : {"i32", "f32"}) {
    std::string from = element == "i32" ? "%sa" : "%ta";
    for (std::string op : {"reduce_sum", "reduce_max", "reduce_min"}) {
      if (op == "reduce_sum" && element == "f32")
        continue; // below
      add(cases, element, op,
          small(element) + "%u = \"tosa." + op + "\"(" + from +
              ") <{axis = 0 : i32}> : ($2) -> tensor<1x2x$T>" + twice);
      // Boundary values have one infinity, which is positive.
      cases.back().isWrongInMLIR =
          op == "reduce_min" && element == "f32"; // M114
    }
  }
  for (std::string op : {"reduce_all", "reduce_any"})
    add(cases, "i1", op,
        "%u = \"tosa." + op +
            "\"(%ta) <{axis = 0 : i32}> : ($2) -> tensor<1x2x$T>" + twice);
  const std::string cubes =
      shape("s3", "[1, 2, 2]", 3) + shape("s2", "[2, 2]", 2) +
      R"(%u = tosa.reshape %ta, %s3 : ($2, !tosa.shape<3>) -> tensor<1x2x2x$T>
%v = tosa.reshape %tb, %s3 : ($2, !tosa.shape<3>) -> tensor<1x2x2x$T>
)";
  add(cases, "i8", "matmul of i8",
      cubes + constant("z", "3", "tensor<1x$T>") +
          R"(%w = tosa.matmul %u, %v, %z, %z : (tensor<1x2x2x$T>, tensor<1x2x2x$T>, tensor<1x$T>, tensor<1x$T>) -> tensor<1x2x2xi32>
%t = tosa.reshape %w, %s2 : (tensor<1x2x2xi32>, !tosa.shape<2>) -> tensor<2x2xi32>)",
      "i32");
  const std::string image =
      shape("s4", "[1, 2, 2, 1]", 4) + shape("s2", "[2, 2]", 2) +
      R"(%u = tosa.reshape %ta, %s4 : ($2, !tosa.shape<4>) -> tensor<1x2x2x1x$T>
)";
  for (std::string element : {"i8", "f32"})
    add(cases, element, "max_pool2d",
        image +
            R"(%w = "tosa.max_pool2d"(%u) <{kernel = array<i64: 2, 2>, pad = array<i64: 1, 0, 0, 1>, stride = array<i64: 1, 1>}> : (tensor<1x2x2x1x$T>) -> tensor<1x2x2x1x$T>
%t = tosa.reshape %w, %s2 : (tensor<1x2x2x1x$T>, !tosa.shape<2>) -> $2)");
  // In any order these sums are exact, and no zero has a sign.
  const std::string floats =
      R"(%ia = tosa.cast %ta : ($2) -> tensor<2x2xf32>
%ib = tosa.cast %tb : ($2) -> tensor<2x2xf32>
%fa = tosa.abs %ia : (tensor<2x2xf32>) -> tensor<2x2xf32>
%fb = tosa.abs %ib : (tensor<2x2xf32>) -> tensor<2x2xf32>
)" + constant("z", "0.0", "tensor<1xf32>");
  for (std::string op : {"reduce_sum", "reduce_product"})
    add(cases, "i8", op,
        floats + "%u = \"tosa." + op +
            R"("(%fa) <{axis = 0 : i32}> : (tensor<2x2xf32>) -> tensor<1x2xf32>
)" + shape("x", "[2, 1]", 2) +
            R"(%t = tosa.tile %u, %x : (tensor<1x2xf32>, !tosa.shape<2>) -> tensor<2x2xf32>)",
        "f32");
  add(cases, "i8", "matmul",
      floats + shape("s3", "[1, 2, 2]", 3) + shape("s2", "[2, 2]", 2) +
          R"(%u = tosa.reshape %fa, %s3 : (tensor<2x2xf32>, !tosa.shape<3>) -> tensor<1x2x2xf32>
%v = tosa.reshape %fb, %s3 : (tensor<2x2xf32>, !tosa.shape<3>) -> tensor<1x2x2xf32>
%w = tosa.matmul %u, %v, %z, %z : (tensor<1x2x2xf32>, tensor<1x2x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x2xf32>
%t = tosa.reshape %w, %s2 : (tensor<1x2x2xf32>, !tosa.shape<2>) -> tensor<2x2xf32>)",
      "f32");
  add(cases, "i8", "conv2d",
      floats + shape("s4", "[1, 2, 2, 1]", 4) + shape("s2", "[2, 2]", 2) +
          R"(%u = tosa.reshape %fa, %s4 : (tensor<2x2xf32>, !tosa.shape<4>) -> tensor<1x2x2x1xf32>
%f = tosa.reshape %fb, %s4 : (tensor<2x2xf32>, !tosa.shape<4>) -> tensor<1x2x2x1xf32>
%w = "tosa.conv2d"(%u, %f, %z, %z, %z) <{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 0, 0, 1>, stride = array<i64: 1, 1>}> : (tensor<1x2x2x1xf32>, tensor<1x2x2x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x2x1xf32>
%t = tosa.reshape %w, %s2 : (tensor<1x2x2x1xf32>, !tosa.shape<2>) -> tensor<2x2xf32>)",
      "f32");
  for (std::string rounding : {"SINGLE_ROUND", "DOUBLE_ROUND"})
    add(cases, "i32", "rescale " + rounding,
        constant("m", "1431655765", "tensor<1xi32>") +
            constant("h", "36", "tensor<1xi8>") +
            constant("z", "0", "tensor<1xi32>") +
            R"(%t = "tosa.rescale"(%ta, %m, %h, %z, %z) <{scale32 = true, rounding_mode = #tosa.rounding_mode<)" +
            rounding +
            R"(>, per_channel = false, input_unsigned = false, output_unsigned = false}> : ($2, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi32>) -> $2)");
  checkAll(cases, 8);
}
