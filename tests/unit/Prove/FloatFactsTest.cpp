//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Facts about functions of floats hold of the interpreter's results, and decide
// the folds that they are for.
//
//===----------------------------------------------------------------------===//

#include "harness/prove/FloatFacts.h"
#include "harness/input/ParsedInput.h"
#include "harness/prove/Prove.h"
#include "harness/semantics/Floats.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/Parser/Parser.h"

#include "llvm/ADT/StringRef.h"

#include "gtest/gtest.h"

using namespace scion;
using namespace scion::prove;
using namespace scion::semantics;
using namespace scion::terms;
using llvm::APFloat;
using llvm::APInt;
using mlir::Type;

namespace {
/// Calls of functions on numbers that are known, with the interpreter's
/// results.
class Calls {
public:
  Calls() : active(graph), world(graph) {}

  TermElement number(Type type, uint64_t bits, bool isConstant = false) {
    APInt value(widthOf(type), bits, false, true);
    return isConstant
               ? Bits(value)
               : Bits::of(graph.variable(value.getBitWidth(), "x", value));
  }

  TermElement
  call(llvm::StringRef name, Type type, std::vector<TermElement> arguments,
       std::vector<Type> types, const Element &result, uint64_t predicate = 0,
       llvm::RoundingMode rounding = llvm::RoundingMode::NearestTiesToEven) {
    OpaqueFunction made;
    made.name = name;
    made.predicate = predicate;
    made.rounding = rounding;
    made.identity = {llvm::hash_value(name), predicate, place(type)};
    for (Type argument : types)
      made.identity.push_back(place(argument));
    made.argumentTypes = std::move(types);
    made.type = type;
    made.arguments = std::move(arguments);
    results.push_back(world.functionResult(std::move(made), name, result));
    return results.back();
  }

  /// Whether all facts about all calls hold of their numbers.
  bool hold() {
    Truth depends = false;
    for (const TermElement &result : results)
      depends = depends | result.number.isZero() | result.isBad;
    return graph.sample(factsFor(depends.term, world, graph)).isOne();
  }

private:
  static uint64_t place(Type type) {
    return uint64_t(uintptr_t(type.getAsOpaquePointer()));
  }

  Graph graph;
  ActiveGraph active;
  OpaqueWorld world;
  std::vector<TermElement> results;
};

using Mode = llvm::RoundingMode;

struct Binary {
  const char *name;
  Element (*kernel)(APFloat x, const APFloat &y, Mode mode);
};
} // namespace

/// Zeros, the least and the greatest numbers, ones, infinities, and NaNs.
static const uint64_t halves[] = {0x0000, 0x8000, 0x0001, 0x8001, 0x03ff,
                                  0x0400, 0x3c00, 0xbc00, 0x3555, 0x7bff,
                                  0xfbff, 0x7c00, 0xfc00, 0x7e00, 0xfe01};

static APFloat half(uint64_t bits) {
  return APFloat(APFloat::IEEEhalf(), APInt(16, bits));
}

template <auto method>
static Element rounded(APFloat x, const APFloat &y, Mode mode) {
  (x.*method)(y, mode);
  return ofFloat(x);
}

TEST(FloatFactsTest, HoldOfArithmetic) {
  static const Binary all[] = {
      {"arith.addf", rounded<&APFloat::add>},
      {"arith.subf", rounded<&APFloat::subtract>},
      {"arith.mulf", rounded<&APFloat::multiply>},
      {"arith.divf", rounded<&APFloat::divide>},
      {"arith.maximumf",
       [](auto x, auto &y, Mode) { return ofFloat(llvm::maximum(x, y)); }},
      {"arith.minimumf",
       [](auto x, auto &y, Mode) { return ofFloat(llvm::minimum(x, y)); }},
      {"arith.maxnumf", [](auto x, auto &y, Mode) { return maxNumber(x, y); }},
      {"arith.minnumf", [](auto x, auto &y, Mode) { return minNumber(x, y); }}};
  mlir::MLIRContext context;
  Type type = mlir::Float16Type::get(&context);
  for (const Binary &one : all)
    for (Mode mode : {Mode::NearestTiesToEven, Mode::TowardNegative,
                      Mode::TowardPositive, Mode::TowardZero})
      for (uint64_t a : halves)
        for (uint64_t b : halves) {
          Element result = one.kernel(half(a), half(b), mode);
          Calls calls;
          TermElement x = calls.number(type, a), y = calls.number(type, b);
          calls.call(one.name, type, {x, y}, {type, type}, result, 0, mode);
          calls.call(one.name, type, {y, x}, {type, type},
                     one.kernel(half(b), half(a), mode), 0, mode);
          calls.call(one.name, type, {x, calls.number(type, b, true)},
                     {type, type}, result, 0, mode);
          calls.call(one.name, type, {calls.number(type, a, true), y},
                     {type, type}, result, 0, mode);
          EXPECT_TRUE(calls.hold()) << one.name << " of " << a << " and " << b;
        }
}

TEST(FloatFactsTest, HoldOfComparisons) {
  mlir::MLIRContext context;
  Type type = mlir::Float16Type::get(&context);
  Type truth = mlir::IntegerType::get(&context, 1);
  for (uint64_t predicate = 0; predicate < 16; ++predicate)
    for (uint64_t a : halves)
      for (uint64_t b : halves) {
        Calls calls;
        TermElement x = calls.number(type, a), y = calls.number(type, b);
        calls.call("arith.cmpf", truth, {x, y}, {type, type},
                   Element::boolean(compareFloats(predicate, half(a), half(b))),
                   predicate);
        EXPECT_TRUE(calls.hold()) << predicate << " of " << a << " and " << b;
      }
}

/// To f32 and f64 at once and by steps, and back.
TEST(FloatFactsTest, HoldOfConversions) {
  mlir::MLIRContext context;
  Type f16 = mlir::Float16Type::get(&context);
  Type f32 = mlir::Float32Type::get(&context);
  Type f64 = mlir::Float64Type::get(&context);
  for (uint64_t bits : halves) {
    APFloat x = half(bits);
    Calls calls;
    TermElement from = calls.number(f16, bits);
    TermElement wide =
        calls.call("arith.extf", f32, {from}, {f16}, convert(x, f32));
    TermElement step =
        calls.call("arith.extf", f64, {wide}, {f32}, convert(x, f64));
    calls.call("arith.extf", f64, {from}, {f16}, convert(x, f64));
    calls.call("arith.truncf", f16, {step}, {f64}, Element(x));
    calls.call("arith.truncf", f16, {wide}, {f32}, Element(x));
    calls.call("arith.truncf", f32, {step}, {f64}, convert(x, f32));
    EXPECT_TRUE(calls.hold()) << bits;
  }
}

/// One integer in two widths, with and without a sign.
TEST(FloatFactsTest, HoldOfIntegers) {
  mlir::MLIRContext context;
  Type f16 = mlir::Float16Type::get(&context);
  Type i8 = mlir::IntegerType::get(&context, 8);
  Type i32 = mlir::IntegerType::get(&context, 32);
  for (int64_t value : {0, 1, -1, 127, -128, 65504, 70000, -2147483647})
    for (int64_t other : {0, 1, 255, -1, 127}) {
      Calls calls;
      for (bool isSigned : {false, true}) {
        const char *name = isSigned ? "arith.sitofp" : "arith.uitofp";
        for (auto [type, number] : {std::pair{i32, value}, {i8, other}})
          calls.call(
              name, f16, {calls.number(type, uint64_t(number))}, {type},
              fromInteger(APInt(widthOf(type), uint64_t(number), false, true),
                          isSigned, f16));
      }
      EXPECT_TRUE(calls.hold()) << value << " and " << other;
    }
}

//===----------------------------------------------------------------------===//
// Verdicts
//===----------------------------------------------------------------------===//

/// The verdict on a function of %x and %y that returns %r, and on another.
static std::string floatVerdict(const std::string &before,
                                const std::string &after) {
  auto module = [](const std::string &body) {
    return R"(
func.func @f(%x: f32, %y: f32, %i: i8) -> f32 {
  %zero = arith.constant 0.0 : f32
  %negative = arith.constant -0.0 : f32
  %one = arith.constant -1.0 : f32
  )" + body +
           R"(
  return %r : f32
})";
  };
  auto first = parseInput(module(before));
  if (!first)
    return "not valid";
  auto second =
      mlir::parseSourceString<mlir::ModuleOp>(module(after), &*first->context);
  if (!second)
    return "not valid";
  return toString(prove::prove(*first->module, *second, "f").kind);
}

TEST(FloatFactsTest, DecideFolds) {
  const char *sum = "%r = arith.addf %x, %y : f32";
  EXPECT_EQ(floatVerdict(sum, "%r = arith.addf %y, %x : f32"), "proved");
  EXPECT_EQ(floatVerdict(sum, "%r = arith.subf %x, %y : f32"), "refuted");
  EXPECT_EQ(floatVerdict("%s = arith.subf %x, %zero : f32 "
                         "%r = arith.divf %s, %y : f32",
                         "%r = arith.divf %x, %y : f32"),
            "proved");
  EXPECT_EQ(floatVerdict("%s = arith.addf %x, %negative : f32 "
                         "%r = arith.divf %y, %s : f32",
                         "%r = arith.divf %y, %x : f32"),
            "proved");
  // -0 + 0 is 0.
  EXPECT_EQ(floatVerdict("%s = arith.addf %x, %zero : f32 "
                         "%r = arith.divf %y, %s : f32",
                         "%r = arith.divf %y, %x : f32"),
            "refuted");
  EXPECT_EQ(floatVerdict("%s = arith.mulf %x, %one : f32 "
                         "%r = arith.divf %one, %s : f32",
                         "%s = arith.negf %x : f32 "
                         "%r = arith.divf %one, %s : f32"),
            "proved");
  EXPECT_EQ(floatVerdict("%r = arith.maximumf %x, %x : f32",
                         "%r = arith.addf %x, %negative : f32"),
            "proved");
  // Only NaNs tell them apart, whose bits are not specified.
  EXPECT_EQ(floatVerdict("%r = arith.maxnumf %x, %y : f32",
                         "%r = arith.maximumf %x, %y : f32"),
            "unknown");
}

TEST(FloatFactsTest, DecideConversions) {
  EXPECT_EQ(floatVerdict("%w = arith.extf %x : f32 to f64 "
                         "%r = arith.truncf %w : f64 to f32",
                         "%r = arith.addf %x, %negative : f32"),
            "proved");
  EXPECT_EQ(floatVerdict("%w = arith.extsi %i : i8 to i32 "
                         "%r = arith.sitofp %w : i32 to f32",
                         "%r = arith.sitofp %i : i8 to f32"),
            "proved");
  EXPECT_EQ(floatVerdict("%w = arith.extui %i : i8 to i32 "
                         "%r = arith.sitofp %w : i32 to f32",
                         "%r = arith.uitofp %i : i8 to f32"),
            "proved");
  EXPECT_EQ(floatVerdict("%w = arith.extui %i : i8 to i32 "
                         "%r = arith.sitofp %w : i32 to f32",
                         "%r = arith.sitofp %i : i8 to f32"),
            "refuted");
}

TEST(FloatFactsTest, DecideComparisons) {
  auto chosen = [](const std::string &predicate, const std::string &x,
                   const std::string &y) {
    return "%c = arith.cmpf " + predicate + ", " + x + ", " + y + " : f32 " +
           "%r = arith.select %c, %x, %y : f32";
  };
  EXPECT_EQ(floatVerdict(chosen("olt", "%x", "%y"), chosen("ogt", "%y", "%x")),
            "proved");
  EXPECT_EQ(floatVerdict(chosen("uno", "%x", "%x"), chosen("une", "%x", "%x")),
            "proved");
  EXPECT_EQ(floatVerdict(chosen("ole", "%x", "%y"), chosen("ogt", "%x", "%y")),
            "refuted");
}
