//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// spirv ops in the interpreter against convert-spirv-to-llvm and execution, bit
// by bit, on the tables of ConformanceTest. Ops that the conversion does not
// support are built from others there, or left out. What the specification
// leaves open is not shown.
//
//===----------------------------------------------------------------------===//

#include "ConformanceCheck.h"

using namespace scion;
using namespace scion::semantics;

namespace {
class SpirvConformanceTest : public Conformance {
protected:
  static void checkSpirv(const std::vector<Case> &cases,
                         const std::string &functions = "") {
    checkAll(cases, 24, {"convert-spirv-to-llvm", functions});
  }

  static std::vector<std::string> integers() {
    return chosen({"i8", "i32", "i64"}, {"i16"});
  }
  static std::vector<std::string> floats() {
    return chosen({"f32", "f64"}, {"f16"});
  }

  static std::string line(const std::string &text) { return text + "\n    "; }
  static std::string constant(const std::string &name, const std::string &value,
                              const std::string &type) {
    return line("%" + name + " = spirv.Constant " + value + " : " + type);
  }
  static std::string onBoth(const std::string &op, const std::string &type) {
    return "%r = spirv." + op + " %a, %b : " + type;
  }

  /// Defines %NAME: whether %VALUE is a denormal number.
  static std::string denormal(const std::string &name, const std::string &value,
                              const std::string &type) {
    std::string bits = "i" + std::to_string(widthOf(type)), n = "%" + name;
    unsigned fraction = fractionOf(type);
    llvm::APInt exponent =
        llvm::APInt::getAllOnes(widthOf(type) - 1 - fraction).zext(64);
    llvm::SmallString<40> mask;
    exponent.shl(fraction).toStringUnsigned(mask);
    return line(n + "0 = arith.bitcast %" + value + " : " + type + " to " +
                bits) +
           line(n + "1 = arith.constant " + mask.str().str() + " : " + bits) +
           line(n + "2 = arith.andi " + n + "0, " + n + "1 : " + bits) +
           line(n + "3 = arith.constant " + power(fraction, -1) + " : " +
                bits) +
           line(n + "4 = arith.andi " + n + "0, " + n + "3 : " + bits) +
           line(n + "5 = arith.constant 0 : " + bits) +
           line(n + "6 = arith.cmpi eq, " + n + "2, " + n + "5 : " + bits) +
           line(n + "7 = arith.cmpi ne, " + n + "4, " + n + "5 : " + bits) +
           line(n + " = arith.andi " + n + "6, " + n + "7 : i1");
  }

  /// Shows %y of `body`, but 0 where the result is open: where an operand or
  /// %x, the same result by `same`, is a denormal number.
  static std::string settled(const std::string &body, const std::string &same,
                             const std::string &type,
                             bool isOpenForNaN = false) {
    return line("%y = spirv." + body + " : " + type) +
           line("%x = " + same + " : " + type) + denormal("da", "a", type) +
           denormal("db", "b", type) + denormal("dx", "x", type) +
           line("%dab = arith.ori %da, %db : i1") +
           line("%dabx = arith.ori %dab, %dx : i1") +
           line("%isNaN = arith.cmpf uno, %a, %a : " + type) +
           line(isOpenForNaN ? "%open = arith.ori %dabx, %isNaN : i1"
                             : "%open = arith.ori %dabx, %dab : i1") +
           line("%nought = arith.constant 0.0 : " + type) +
           "%r = arith.select %open, %nought, %y : " + type;
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

TEST_F(SpirvConformanceTest, IntegersAndBits) {
  std::vector<Case> cases;
  std::vector<std::string> types = integers();
  types.push_back("vector<4xi32>");
  for (const std::string &type : types) {
    std::string truth = elementOf(type) == type ? "i1" : "vector<4xi1>";
    for (std::string op : {"IAdd", "ISub", "IMul", "BitwiseAnd", "BitwiseOr",
                           "BitwiseXor", "GL.SMax", "GL.SMin"})
      cases.push_back({op, type, type, onBoth(op, type)});
    for (std::string op : {"Not", "BitCount", "BitReverse"})
      cases.push_back({op, type, type, "%r = spirv." + op + " %a : " + type});
    for (std::string op :
         {"IEqual", "INotEqual", "SLessThan", "SLessThanEqual", "SGreaterThan",
          "SGreaterThanEqual", "ULessThan", "ULessThanEqual", "UGreaterThan",
          "UGreaterThanEqual"})
      cases.push_back({op, type, truth, onBoth(op, type)});
    cases.push_back({"Select", type, type,
                     line("%less = spirv.SLessThan %a, %b : " + type) +
                         "%r = spirv.Select %less, %b, %c : " + truth + ", " +
                         type});
  }
  checkSpirv(cases);
}

TEST_F(SpirvConformanceTest, DivisionsAndShifts) {
  std::vector<Case> cases;
  for (const std::string &type : integers()) {
    unsigned width = widthOf(type);
    // The divisor is 1 where the result would not be defined.
    std::string guard =
        constant("n0", "0", type) + constant("n1", "1", type) +
        line("%isZero = spirv.IEqual %b, %n0 : " + type) +
        line("%d = spirv.Select %isZero, %n1, %b : i1, " + type) +
        constant("nm", "-1", type) +
        constant("least", "-" + power(width - 1), type) +
        line("%isLeast = spirv.IEqual %a, %least : " + type) +
        line("%isMinus = spirv.IEqual %d, %nm : " + type) +
        line("%bad = spirv.LogicalAnd %isLeast, %isMinus : i1") +
        line("%e = spirv.Select %bad, %n1, %d : i1, " + type);
    for (std::string op : {"SDiv", "SRem", "UDiv", "UMod"})
      cases.push_back(
          {op, type, type, guard + "%r = spirv." + op + " %a, %e : " + type});
    std::string amount = constant("n0", "0", type) +
                         constant("w", std::to_string(width), type) +
                         line("%isIn = spirv.ULessThan %b, %w : " + type) +
                         line("%s = spirv.Select %isIn, %b, %n0 : i1, " + type);
    for (std::string op :
         {"ShiftLeftLogical", "ShiftRightLogical", "ShiftRightArithmetic"}) {
      cases.push_back(
          {op, type, type,
           amount + "%r = spirv." + op + " %a, %s : " + type + ", " + type});
      if (type == "i8")
        continue;
      // The amount has another width.
      cases.push_back({op + " by i8", type, type,
                       amount +
                           line("%t = spirv.UConvert %s : " + type + " to i8") +
                           "%r = spirv." + op + " %a, %t : " + type + ", i8"});
    }
    // The conversion is wrong for no bits and for all of them, because it
    // shifts by the width, and does not mask the bits that it inserts.
    std::string types = type + ", " + type + ", " + type;
    std::string field =
        constant("three", "3", type) + constant("one", "1", type) +
        constant("half", std::to_string(width / 2), type) +
        constant("nought", "0", type) +
        line("%o = spirv.UMod %b, %half : " + type) +
        line("%low = spirv.BitwiseAnd %c, %three : " + type) +
        line("%m = spirv.BitwiseOr %low, %one : " + type) +
        line("%bits = spirv.BitFieldUExtract %c, %nought, %m : " + types);
    cases.push_back(
        {"BitFieldInsert", type, type,
         field + "%r = spirv.BitFieldInsert %a, %bits, %o, %m : " + types});
    for (std::string op : {"BitFieldSExtract", "BitFieldUExtract"})
      cases.push_back({op, type, type,
                       field + "%r = spirv." + op + " %a, %o, %m : " + types});
  }
  checkSpirv(cases);
}

//===----------------------------------------------------------------------===//
// Floats
//===----------------------------------------------------------------------===//

TEST_F(SpirvConformanceTest, Floats) {
  std::vector<Case> cases;
  using Pairs = std::vector<std::pair<std::string, std::string>>;
  for (const std::string &type : floats()) {
    for (auto &[op, same] :
         Pairs{{"FAdd", "addf"}, {"FSub", "subf"}, {"FMul", "mulf"}})
      cases.push_back(
          {op, type, type,
           settled(op + " %a, %b", "arith." + same + " %a, %b", type)});
    for (std::string op :
         {"FOrdEqual", "FOrdGreaterThan", "FOrdGreaterThanEqual",
          "FOrdLessThan", "FOrdLessThanEqual", "FOrdNotEqual", "FUnordEqual",
          "FUnordGreaterThan", "FUnordGreaterThanEqual", "FUnordLessThan",
          "FUnordLessThanEqual", "FUnordNotEqual"})
      cases.push_back({op, type, "i1",
                       line("%y = spirv." + op + " %a, %b : " + type) +
                           denormal("da", "a", type) +
                           denormal("db", "b", type) +
                           line("%open = arith.ori %da, %db : i1") +
                           line("%no = arith.constant false") +
                           "%r = arith.select %open, %no, %y : i1"});
    for (auto &[op, same] : Pairs{{"GL.FAbs", "math.absf"},
                                  {"FNegate", "arith.negf"},
                                  {"GL.Ceil", "math.ceil"},
                                  {"GL.Floor", "math.floor"}})
      // NaN has no nearest whole number.
      cases.push_back({op, type, type,
                       settled(op + " %a", same + " %a", type,
                               op == "GL.Ceil" || op == "GL.Floor")});
  }
  checkSpirv(cases);
}

TEST_F(SpirvConformanceTest, Conversions) {
  std::vector<Case> cases;
  for (const std::string &from : integers()) {
    for (const std::string &to : integers())
      if (from != to)
        for (std::string op : {"SConvert", "UConvert"})
          cases.push_back({op, from, to,
                           "%r = spirv." + op + " %a : " + from + " to " + to});
    for (const std::string &to : {"f32", "f64"})
      for (std::string op : {"ConvertSToF", "ConvertUToF"})
        cases.push_back(
            {op, from, to, "%r = spirv." + op + " %a : " + from + " to " + to});
  }
  cases.push_back({"FConvert", "f16", "f64",
                   line("%y = spirv.FConvert %a : f16 to f64") +
                       denormal("da", "a", "f16") +
                       line("%nought = arith.constant 0.0 : f64") +
                       "%r = arith.select %da, %nought, %y : f64"});
  // A value that does not fit is undefined: truncate to a byte first.
  for (std::string op : {"ConvertFToS", "ConvertFToU"})
    cases.push_back({op, "f32", "i32",
                     line("%hi = arith.constant 100.0 : f32") +
                         line("%lo = arith.constant 0.0 : f32") +
                         line("%isIn = arith.cmpf olt, %a, %hi : f32") +
                         line("%isUp = arith.cmpf oge, %a, %lo : f32") +
                         line("%ok = arith.andi %isIn, %isUp : i1") +
                         line("%x = arith.select %ok, %a, %lo : f32") +
                         "%r = spirv." + op + " %x : f32 to i32"});
  cases.push_back(
      {"Bitcast", "i32", "f32", "%r = spirv.Bitcast %a : i32 to f32"});
  cases.push_back({"Bitcast of a vector", "vector<4xi16>", "i64",
                   "%r = spirv.Bitcast %a : vector<4xi16> to i64"});
  checkSpirv(cases);
}

//===----------------------------------------------------------------------===//
// Composites, memory and control flow
//===----------------------------------------------------------------------===//

TEST_F(SpirvConformanceTest, CompositesAndControlFlow) {
  std::vector<Case> cases;
  std::string v = "vector<4xi32>";
  cases.push_back(
      {"VectorShuffle", v, v,
       "%r = spirv.VectorShuffle [3 : i32, 5 : i32, 0 : i32, 6 : i32] %a, %b "
       ": vector<4xi32>, vector<4xi32> -> vector<4xi32>"});
  cases.push_back(
      {"CompositeExtract and Insert", v, v,
       line("%e = spirv.CompositeExtract %a[2 : i32] : " + v) +
           "%r = spirv.CompositeInsert %e, %b[1 : i32] : i32 into " + v});
  for (std::string op :
       {"LogicalAnd", "LogicalOr", "LogicalEqual", "LogicalNotEqual"})
    cases.push_back({op, "i32", "i1",
                     line("%x = spirv.SLessThan %a, %b : i32") +
                         line("%y = spirv.ULessThan %a, %c : i32") +
                         "%r = spirv." + op + " %x, %y : i1"});
  std::string array = "!spirv.ptr<!spirv.array<4 x i32>, Function>";
  cases.push_back({"array in memory", "i32", "i32",
                   line("%var = spirv.Variable : " + array) +
                       line("%three = spirv.Constant 3 : i32") +
                       line("%one = spirv.Constant 1 : i32") +
                       line("%at = spirv.BitwiseAnd %c, %three : i32") +
                       line("%other = spirv.BitwiseXor %at, %one : i32") +
                       line("%p = spirv.AccessChain %var[%at] : " + array +
                            ", i32 -> !spirv.ptr<i32, Function>") +
                       line("%q = spirv.AccessChain %var[%other] : " + array +
                            ", i32 -> !spirv.ptr<i32, Function>") +
                       line("spirv.Store \"Function\" %p, %a : i32") +
                       line("spirv.Store \"Function\" %q, %b : i32") +
                       line("%x = spirv.Load \"Function\" %p : i32") +
                       line("%y = spirv.Load \"Function\" %q : i32") +
                       "%r = spirv.ISub %x, %y : i32"});
  std::string functions = R"(
spirv.func @less(%a: i32, %b: i32, %c: i32) -> i32 "None" {
  %var = spirv.Variable : !spirv.ptr<i32, Function>
  spirv.Store "Function" %var, %a : i32
  %less = spirv.SLessThan %a, %b : i32
  spirv.mlir.selection {
    spirv.BranchConditional %less, ^then, ^merge
  ^then:
    spirv.Store "Function" %var, %c : i32
    spirv.Branch ^merge
  ^merge:
    spirv.mlir.merge
  }
  %r = spirv.Load "Function" %var : i32
  spirv.ReturnValue %r : i32
}
// The steps of Collatz from a small number.
spirv.func @steps(%a: i32) -> i32 "None" {
  %zero = spirv.Constant 0 : i32
  %one = spirv.Constant 1 : i32
  %mask = spirv.Constant 63 : i32
  %low = spirv.BitwiseAnd %a, %mask : i32
  %from = spirv.BitwiseOr %low, %one : i32
  %n = spirv.Variable : !spirv.ptr<i32, Function>
  %count = spirv.Variable : !spirv.ptr<i32, Function>
  spirv.Store "Function" %n, %from : i32
  spirv.Store "Function" %count, %zero : i32
  spirv.mlir.loop {
    spirv.Branch ^header
  ^header:
    %now = spirv.Load "Function" %n : i32
    %more = spirv.INotEqual %now, %one : i32
    spirv.BranchConditional %more, ^body, ^merge
  ^body:
    %three = spirv.Constant 3 : i32
    %half = spirv.ShiftRightLogical %now, %one : i32, i32
    %triple = spirv.IMul %now, %three : i32
    %up = spirv.IAdd %triple, %one : i32
    %bit = spirv.BitwiseAnd %now, %one : i32
    %odd = spirv.IEqual %bit, %one : i32
    %next = spirv.Select %odd, %up, %half : i1, i32
    spirv.Store "Function" %n, %next : i32
    spirv.Branch ^continue
  ^continue:
    %old = spirv.Load "Function" %count : i32
    %new = spirv.IAdd %old, %one : i32
    spirv.Store "Function" %count, %new : i32
    spirv.Branch ^header
  ^merge:
    spirv.mlir.merge
  }
  %r = spirv.Load "Function" %count : i32
  spirv.ReturnValue %r : i32
}
)";
  cases.push_back(
      {"selection", "i32", "i32",
       "%r = spirv.FunctionCall @less(%a, %b, %c) : (i32, i32, i32) -> i32"});
  cases.push_back({"loop", "i32", "i32",
                   "%r = spirv.FunctionCall @steps(%a) : (i32) -> i32"});
  checkSpirv(cases, functions);
}
