//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Guards of integer ops and of casts from floats: after the guard no operand is
// undefined, and one that was defined before keeps its result. The interpreter
// says what is defined. Integers: all pairs of small widths. Floats: all of 16
// bits, and of wider ones those at the edges of integers.
//
//===----------------------------------------------------------------------===//

#include "harness/input/ParsedInput.h"
#include "harness/recondition/Recondition.h"
#include "harness/semantics/Interpreter.h"

#include <gtest/gtest.h>

#include <cmath>

using namespace mlir;
using namespace scion;
using semantics::Datum;

namespace {
/// A function before and after all its ops were guarded.
class Guarded {
public:
  explicit Guarded(const std::string &text)
      : before(parseInput(text)), after(parseInput(text)) {
    ReconditionOptions options;
    options.guardAll = true;
    ReconditionResult result = recondition(*after->module, 1, options);
    EXPECT_TRUE(result.inScope) << result.reason;
  }

  /// None: it is undefined.
  static std::optional<APInt> run(const ParsedInput &program,
                                  ArrayRef<Datum> arguments) {
    semantics::Interpretation done =
        semantics::interpret(program.module.get(), {}, "f", arguments);
    if (done.kind != semantics::Ending::Kind::Finished ||
        !done.results[0].element().isDefined())
      return std::nullopt;
    return done.results[0].element().bits();
  }

  void check(ArrayRef<APInt> numbers) const {
    SmallVector<Datum> arguments;
    for (const APInt &number : numbers)
      arguments.push_back(Datum(semantics::Element(number)));
    std::optional<APInt> expected = run(*before, arguments),
                         got = run(*after, arguments);
    ASSERT_TRUE(got) << "undefined for " << numbers[0].getZExtValue() << ", "
                     << numbers.back().getZExtValue();
    if (expected) {
      ASSERT_EQ(*got, *expected);
    }
  }

private:
  std::optional<ParsedInput> before, after;
};

class IntegerGuards : public testing::TestWithParam<const char *> {};
} // namespace

TEST_P(IntegerGuards, AreDefinedForAllOperands) {
  for (unsigned width = 1; width <= 5; ++width) {
    std::string type = "i" + std::to_string(width), op = GetParam();
    Guarded both("func.func @f(%a: " + type + ", %b: " + type + ") -> " + type +
                 " {\n  %0 = arith." + op + " %a, %b : " + type +
                 "\n  return %0 : " + type + "\n}\n");
    for (uint64_t b = 0; b < (uint64_t(1) << width); ++b) {
      std::string constant =
          std::to_string(APInt(width, b).getSExtValue()) + " : " + type;
      Guarded right("func.func @f(%a: " + type + ") -> " + type +
                    " {\n  %b = arith.constant " + constant +
                    "\n  %0 = arith." + op + " %a, %b : " + type +
                    "\n  return %0 : " + type + "\n}\n");
      for (uint64_t a = 0; a < (uint64_t(1) << width); ++a) {
        both.check({APInt(width, a), APInt(width, b)});
        right.check({APInt(width, a)});
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Ops, IntegerGuards,
                         testing::Values("divsi", "divui", "remsi", "remui",
                                         "ceildivsi", "ceildivui", "floordivsi",
                                         "shli", "shrsi", "shrui"),
                         [](const auto &info) { return info.param; });

/// Every power of two and both neighbours, of either sign, and the specials.
static std::vector<APInt> boundaries(const llvm::fltSemantics &semantics) {
  std::vector<APInt> all;
  for (int exponent = -2; exponent <= 66; ++exponent)
    for (double sign : {1.0, -1.0})
      for (double offset : {0.0, 0.5, 1.0, -0.5, -1.0}) {
        APFloat value(sign * (std::ldexp(1.0, exponent) + offset));
        bool loses;
        value.convert(semantics, APFloat::rmNearestTiesToEven, &loses);
        APFloat up = value, down = value;
        up.next(false);
        down.next(true);
        for (const APFloat &number : {value, up, down})
          all.push_back(number.bitcastToAPInt());
      }
  for (bool negative : {false, true})
    for (const APFloat &number : {APFloat::getInf(semantics, negative),
                                  APFloat::getZero(semantics, negative),
                                  APFloat::getLargest(semantics, negative),
                                  APFloat::getSmallest(semantics, negative),
                                  APFloat::getNaN(semantics, negative)})
      all.push_back(number.bitcastToAPInt());
  return all;
}

static void checkCasts(const std::string &type, ArrayRef<APInt> numbers,
                       ArrayRef<unsigned> widths) {
  for (unsigned width : widths)
    for (const char *op : {"fptosi", "fptoui"}) {
      std::string integer = "i" + std::to_string(width);
      Guarded cast("func.func @f(%x: " + type + ") -> " + integer +
                   " {\n  %0 = arith." + op + " %x : " + type + " to " +
                   integer + "\n  return %0 : " + integer + "\n}\n");
      SCOPED_TRACE(type + " " + op + " " + integer);
      for (const APInt &number : numbers)
        cast.check({number});
    }
}

TEST(FloatToInt, EveryFloatOf16Bits) {
  std::vector<APInt> all;
  for (unsigned bits = 0; bits < 65536; ++bits)
    all.emplace_back(16, bits);
  checkCasts("f16", all, {16});
  checkCasts("bf16", all, {9});
}

TEST(FloatToInt, Boundaries) {
  checkCasts("f16", boundaries(APFloat::IEEEhalf()), {1, 2, 8, 17, 32});
  checkCasts("bf16", boundaries(APFloat::BFloat()), {1, 7, 8, 9, 32, 64});
  checkCasts("f32", boundaries(APFloat::IEEEsingle()),
             {1, 8, 24, 25, 31, 32, 33, 64});
  checkCasts("f64", boundaries(APFloat::IEEEdouble()),
             {1, 8, 32, 52, 53, 54, 63, 64});
}
