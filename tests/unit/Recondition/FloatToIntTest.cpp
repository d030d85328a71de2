//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Guards of casts from floats, for every float of 16 bits and for boundary
// values of wider ones: no value is undefined after the guard, and a value
// that was defined before is left alone.
//
//===----------------------------------------------------------------------===//

#include "harness/input/ParsedInput.h"
#include "harness/recondition/Recondition.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Matchers.h"

#include <gtest/gtest.h>

#include <cmath>

using namespace mlir;
using namespace scion;

namespace {
/// Runs the guard on one value: the operand that the cast gets.
double guarded(func::FuncOp function, double x) {
  llvm::DenseMap<Value, double> values;
  values[function.getArgument(0)] = x;
  for (Operation &op : function.getBody().front()) {
    if (isa<arith::FPToSIOp, arith::FPToUIOp>(op))
      return values.at(op.getOperand(0));
    auto in = [&](unsigned i) { return values.at(op.getOperand(i)); };
    double result = 0;
    APFloat constant(0.0);
    if (matchPattern(&op, m_ConstantFloat(&constant))) {
      result = constant.convertToDouble();
    } else if (auto compare = dyn_cast<arith::CmpFOp>(op)) {
      switch (compare.getPredicate()) {
      case arith::CmpFPredicate::OGT:
        result = in(0) > in(1);
        break;
      case arith::CmpFPredicate::OGE:
        result = in(0) >= in(1);
        break;
      case arith::CmpFPredicate::OLT:
        result = in(0) < in(1);
        break;
      default:
        ADD_FAILURE() << "unexpected predicate";
      }
    } else if (isa<arith::AndIOp>(op)) {
      result = in(0) != 0 && in(1) != 0;
    } else if (isa<arith::SelectOp>(op)) {
      result = in(0) != 0 ? in(1) : in(2);
    } else {
      ADD_FAILURE() << "unexpected " << op.getName().getStringRef().str();
    }
    values[op.getResult(0)] = result;
  }
  ADD_FAILURE() << "no cast";
  return 0;
}

/// Exact for widths up to 64: truncated values of doubles are doubles.
bool fits(double x, unsigned width, bool isSigned) {
  if (std::isnan(x) || std::isinf(x))
    return false;
  double truncated = std::trunc(x);
  if (isSigned)
    return truncated >= -std::ldexp(1.0, int(width) - 1) &&
           truncated < std::ldexp(1.0, int(width) - 1);
  return truncated >= 0 && truncated < std::ldexp(1.0, int(width));
}

void check(const char *type, const llvm::fltSemantics &semantics,
           unsigned width, bool isSigned, llvm::ArrayRef<APInt> patterns) {
  std::string integer = "i" + std::to_string(width);
  std::string text = std::string("func.func @f(%x: ") + type + ") -> " +
                     integer + " {\n  %0 = arith." +
                     (isSigned ? "fptosi" : "fptoui") + " %x : " + type +
                     " to " + integer + "\n  return %0 : " + integer + "\n}\n";
  SCOPED_TRACE(text);
  auto parsed = parseInput(text);
  ASSERT_TRUE(parsed);
  ReconditionOptions options;
  options.guardAll = true;
  ReconditionResult result = recondition(parsed->module.get(), 1, options);
  ASSERT_TRUE(result.inScope) << result.reason;
  auto function = parsed->module->lookupSymbol<func::FuncOp>("f");
  for (const APInt &bits : patterns) {
    double x = APFloat(semantics, bits).convertToDouble();
    double got = guarded(function, x);
    ASSERT_TRUE(fits(got, width, isSigned)) << x << " became " << got;
    if (fits(x, width, isSigned)) {
      ASSERT_EQ(got, x);
    }
  }
  EXPECT_TRUE(recondition(parsed->module.get(), 1).rewrites.empty());
}

std::vector<APInt> all16() {
  std::vector<APInt> all;
  for (unsigned bits = 0; bits < 65536; ++bits)
    all.emplace_back(16, bits);
  return all;
}

/// Every power of two and both neighbours, of either sign, and the specials.
std::vector<APInt> boundaries(const llvm::fltSemantics &semantics) {
  std::vector<APInt> all;
  for (int exponent = -2; exponent <= 66; ++exponent)
    for (bool negative : {false, true})
      for (double offset : {0.0, 0.5, 1.0, -0.5, -1.0}) {
        APFloat value(std::ldexp(1.0, exponent) + offset);
        if (negative)
          value.changeSign();
        bool loses;
        value.convert(semantics, APFloat::rmNearestTiesToEven, &loses);
        all.push_back(value.bitcastToAPInt());
        APFloat up = value, down = value;
        up.next(false);
        down.next(true);
        all.push_back(up.bitcastToAPInt());
        all.push_back(down.bitcastToAPInt());
      }
  for (bool negative : {false, true}) {
    all.push_back(APFloat::getInf(semantics, negative).bitcastToAPInt());
    all.push_back(APFloat::getZero(semantics, negative).bitcastToAPInt());
    all.push_back(APFloat::getLargest(semantics, negative).bitcastToAPInt());
    all.push_back(APFloat::getSmallest(semantics, negative).bitcastToAPInt());
    all.push_back(APFloat::getNaN(semantics, negative).bitcastToAPInt());
  }
  return all;
}

TEST(FloatToInt, EveryHalf) {
  for (unsigned width : {1u, 2u, 8u, 16u, 17u, 32u})
    for (bool isSigned : {false, true})
      check("f16", APFloat::IEEEhalf(), width, isSigned, all16());
}

TEST(FloatToInt, EveryBrainFloat) {
  for (unsigned width : {1u, 7u, 8u, 9u, 32u, 64u})
    for (bool isSigned : {false, true})
      check("bf16", APFloat::BFloat(), width, isSigned, all16());
}

TEST(FloatToInt, BoundariesOfSingle) {
  for (unsigned width : {1u, 8u, 24u, 25u, 31u, 32u, 33u, 64u})
    for (bool isSigned : {false, true})
      check("f32", APFloat::IEEEsingle(), width, isSigned,
            boundaries(APFloat::IEEEsingle()));
}

TEST(FloatToInt, BoundariesOfDouble) {
  for (unsigned width : {1u, 8u, 32u, 52u, 53u, 54u, 63u, 64u})
    for (bool isSigned : {false, true})
      check("f64", APFloat::IEEEdouble(), width, isSigned,
            boundaries(APFloat::IEEEdouble()));
}
} // namespace
