//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The interpreter against the reference path, bit by bit: each op on boundary
// values, each beside each, and on random ones, of all widths. Operands lie in
// tables that are made from a fixed seed, so one program checks thousands of
// executions. SCION_CONFORMANCE=N takes all widths and makes it N times as
// many.
//
//===----------------------------------------------------------------------===//

#include "ConformanceCheck.h"

using namespace scion;
using namespace scion::semantics;

namespace {
class ConformanceTest : public Conformance {};
} // namespace

//===----------------------------------------------------------------------===//
// Tables
//===----------------------------------------------------------------------===//

static const std::vector<std::string> integerElements =
    chosen({"i1", "i8", "i33", "i64", "i128"}, {"i7", "i16", "i32"});
static const std::vector<std::string> floatElements =
    chosen({"bf16", "f32", "f64"}, {"f16"});

static std::string binary(const std::string &op, const std::string &type) {
  return "%r = " + op + " %a, %b : " + type;
}

TEST_F(ConformanceTest, IntegerArithmetic) {
  std::vector<Case> cases;
  for (const std::string &type : integerElements) {
    for (std::string op : {"addi", "subi", "muli", "andi", "ori", "xori",
                           "maxsi", "maxui", "minsi", "minui"})
      cases.push_back({op, type, type, binary("arith." + op, type)});
    for (std::string predicate :
         {"eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"})
      cases.push_back({"cmpi " + predicate, type, "i1",
                       binary("arith.cmpi " + predicate + ",", type)});
    cases.push_back({"select", type, type,
                     "%less = arith.cmpi slt, %a, %b : " + type +
                         "\n    %r = arith.select %less, %b, %c : " + type});
    cases.push_back(
        {"addui_extended", type, type,
         "%low, %over = arith.addui_extended %a, %b : " + type +
             ", i1\n    %r = arith.select %over, %c, %low : " + type});
    for (std::string op : {"mulsi_extended", "mului_extended"})
      cases.push_back({op, type, type,
                       "%low, %high = arith." + op + " %a, %b : " + type +
                           "\n    %r = arith.xori %low, %high : " + type});
  }
  checkAll(cases);
}

TEST_F(ConformanceTest, DivisionsAndShifts) {
  std::vector<Case> cases;
  for (const std::string &type : integerElements) {
    unsigned width = widthOf(type);
    // A divisor that is 1 where the other is not allowed.
    std::string guard = "%n0 = arith.constant 0 : " + type +
                        "\n    %n1 = arith.constant 1 : " + type +
                        "\n    %isZero = arith.cmpi eq, %b, %n0 : " + type +
                        "\n    %d = arith.select %isZero, %n1, %b : " + type +
                        "\n    ";
    for (std::string op : {"divui", "ceildivui", "remui"})
      cases.push_back(
          {op, type, type, guard + "%r = arith." + op + " %a, %d : " + type});
    if (width == 1)
      continue; // no divisor is left
    std::string both =
        guard + "%least = arith.constant -" + power(width - 1) + " : " + type +
        "\n    %nm = arith.constant -1 : " + type +
        "\n    %isLeast = arith.cmpi eq, %a, %least : " + type +
        "\n    %isMinus = arith.cmpi eq, %d, %nm : " + type +
        "\n    %bad = arith.andi %isLeast, %isMinus : i1" +
        "\n    %e = arith.select %bad, %n1, %d : " + type + "\n    ";
    for (std::string op : {"divsi", "ceildivsi", "floordivsi", "remsi"})
      // arith-expand makes the -1 that floordivsi adds from 64 bits.
      cases.push_back({op, type, type,
                       both + "%r = arith." + op + " %a, %e : " + type,
                       op == "floordivsi" && width > 64});
    std::string amount =
        "%n0 = arith.constant 0 : " + type + "\n    %w = arith.constant " +
        std::to_string(std::min(width, 127u)) + " : " + type +
        "\n    %isIn = arith.cmpi ult, %b, %w : " + type +
        "\n    %s = arith.select %isIn, %b, %n0 : " + type + "\n    ";
    for (std::string op : {"shli", "shrsi", "shrui"})
      cases.push_back(
          {op, type, type, amount + "%r = arith." + op + " %a, %s : " + type});
  }
  checkAll(cases);
}

TEST_F(ConformanceTest, FloatArithmetic) {
  std::vector<Case> cases;
  for (const std::string &type : floatElements) {
    for (std::string op :
         {"addf", "subf", "mulf", "divf", "remf", "maximumf", "minimumf"})
      cases.push_back({op, type, type, binary("arith." + op, type)});
    cases.push_back({"negf", type, type, "%r = arith.negf %a : " + type});
    for (std::string predicate :
         {"false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq",
          "ugt", "uge", "ult", "ule", "une", "uno", "true"})
      cases.push_back({"cmpf " + predicate, type, "i1",
                       binary("arith.cmpf " + predicate + ",", type)});
  }
  checkAll(cases);
}

TEST_F(ConformanceTest, Conversions) {
  std::vector<Case> cases;
  for (const std::string &from : integerElements) {
    for (const std::string &to : integerElements) {
      std::string types = " %a : " + from + " to " + to;
      if (widthOf(from) < widthOf(to))
        for (std::string op : {"extsi", "extui"})
          cases.push_back({op, from, to, "%r = arith." + op + types});
      else if (widthOf(from) > widthOf(to))
        cases.push_back({"trunci", from, to, "%r = arith.trunci" + types});
    }
    if (from != "i128")
      for (const std::string &to : {"f32", "f64"})
        for (std::string op : {"sitofp", "uitofp"})
          cases.push_back({op, from, to,
                           "%r = arith." + op + " %a : " + from + " to " + to});
  }
  cases.push_back({"extf", "f16", "f32", "%r = arith.extf %a : f16 to f32"});
  cases.push_back({"extf", "bf16", "f32", "%r = arith.extf %a : bf16 to f32"});
  cases.push_back({"extf", "f32", "f64", "%r = arith.extf %a : f32 to f64"});
  cases.push_back(
      {"truncf", "f64", "f32", "%r = arith.truncf %a : f64 to f32"});
  cases.push_back(
      {"truncf", "f32", "f16", "%r = arith.truncf %a : f32 to f16"});
  cases.push_back(
      {"truncf", "f32", "bf16", "%r = arith.truncf %a : f32 to bf16"});
  cases.push_back(
      {"truncf", "f64", "f16", "%r = arith.truncf %a : f64 to f16"});
  checkAll(cases);
}

TEST_F(ConformanceTest, Math) {
  std::vector<Case> cases;
  for (const std::string &type : floatElements) {
    for (std::string op :
         {"absf",  "ceil",  "floor", "trunc", "round", "roundeven", "sqrt",
          "sin",   "cos",   "exp",   "exp2",  "log",   "log2",      "log10",
          "log1p", "expm1", "tanh",  "atan",  "erf",   "cbrt",      "tan",
          "sinh",  "cosh",  "asin",  "acos"})
      cases.push_back({op, type, type, "%r = math." + op + " %a : " + type});
    for (std::string op : {"copysign", "atan2", "powf"})
      cases.push_back({op, type, type, binary("math." + op, type)});
    cases.push_back({"fma", type, type, "%r = math.fma %a, %b, %c : " + type});
    for (std::string op : {"isnan", "isfinite"})
      cases.push_back({op, type, "i1", "%r = math." + op + " %a : " + type});
  }
  for (const std::string &type : {"i8", "i16", "i32", "i64"})
    for (std::string op : {"absi", "ctlz", "cttz", "ctpop"})
      cases.push_back({op, type, type, "%r = math." + op + " %a : " + type});
  // More kinds in one program do not lower along the reference path.
  checkAll(cases, 8);
}

TEST_F(ConformanceTest, Index) {
  std::vector<Case> cases;
  for (std::string op : {"add", "sub", "mul", "and", "or", "xor", "maxs",
                         "maxu", "mins", "minu"})
    cases.push_back(
        {"index." + op, "index", "index", "%r = index." + op + " %a, %b"});
  std::string guard = "%n0 = index.constant 0\n    %n1 = index.constant 1\n"
                      "    %isZero = index.cmp eq(%b, %n0)\n"
                      "    %d = arith.select %isZero, %n1, %b : index\n    ";
  for (std::string op : {"divu", "ceildivu", "remu"})
    cases.push_back({"index." + op, "index", "index",
                     guard + "%r = index." + op + " %a, %d"});
  std::string positive = "%n1 = index.constant 1\n    %m = index.shru %b, %n1\n"
                         "    %d = index.maxu %m, %n1\n    ";
  for (std::string op : {"divs", "ceildivs", "floordivs", "rems"})
    cases.push_back({"index." + op, "index", "index",
                     positive + "%r = index." + op + " %a, %d",
                     op == "ceildivs"}); // M3
  std::string amount =
      "%m = index.constant 63\n    %s = index.and %b, %m\n    ";
  for (std::string op : {"shl", "shrs", "shru"})
    cases.push_back({"index." + op, "index", "index",
                     amount + "%r = index." + op + " %a, %s"});
  for (std::string predicate : {"eq", "slt", "sge", "ult", "ugt"})
    cases.push_back({"index.cmp " + predicate, "index", "i1",
                     "%r = index.cmp " + predicate + "(%a, %b)"});
  checkAll(cases);
}

/// Lane by lane, and across lanes.
TEST_F(ConformanceTest, Vectors) {
  std::vector<Case> cases;
  auto add = [&](const std::string &op, const std::string &type,
                 const std::string &result, const std::string &body) {
    cases.push_back({"vector " + op, type, result, "%r = " + body});
  };
  for (std::string element : {"i8", "i32", "i64", "f32", "f64"}) {
    std::string type = "vector<4x" + element + ">";
    std::string to = " : " + type + " into " + element;
    bool isF = isFloat(element);
    for (std::string op :
         isF ? std::vector<std::string>{"addf", "divf", "maximumf"}
             : std::vector<std::string>{"addi", "muli", "maxsi", "minui"})
      add(op, type, type, "arith." + op + " %a, %b : " + type);
    for (std::string op :
         isF ? std::vector<std::string>{"maximumf", "minimumf"}
             : std::vector<std::string>{"add", "mul", "and", "or", "xor",
                                        "maxsi", "maxui", "minsi", "minui"})
      add("reduction " + op, type, element,
          "vector.reduction <" + op + ">, %a" + to);
    add("shuffle", type, type,
        "vector.shuffle %a, %b [6, 1, 0, 7] : " + type + ", " + type);
    add("interleave", type, type,
        "vector.shuffle %a, %c [0, 4, 1, 5] : " + type + ", " + type);
    add("insert_strided_slice", type, type,
        "\"vector.insert_strided_slice\"(%a, %b) <{offsets = [0], strides = "
        "[1]}> : (" +
            type + ", " + type + ") -> " + type);
    cases.push_back({"vector extract and insert", type, type,
                     "%x = vector.extract %a[3] : " + element + " from " +
                         type + "\n    %r = vector.insert %x, %b[1] : " +
                         element + " into " + type});
    cases.push_back({"vector broadcast", type, type,
                     "%x = vector.extract %a[2] : " + element + " from " +
                         type + "\n    %r = vector.broadcast %x : " + element +
                         " to " + type});
    cases.push_back({"vector select", type, type,
                     "%m = arith.cmp" + std::string(isF ? "f olt" : "i slt") +
                         ", %a, %b : " + type +
                         "\n    %r = arith.select %m, %b, %c : " +
                         "vector<4xi1>, " + type});
  }
  checkAll(cases);
}
