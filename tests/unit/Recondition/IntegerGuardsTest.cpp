//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Guards of integer ops, for every pair of operands of small widths, against
// arithmetic written here: no operand pair is undefined after the guard, and a
// pair that was defined before keeps its result.
//
//===----------------------------------------------------------------------===//

#include "harness/input/ParsedInput.h"
#include "harness/recondition/Recondition.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Matchers.h"

#include <gtest/gtest.h>

using namespace mlir;
using namespace scion;

namespace {
struct Int {
  unsigned width;
  uint64_t bits;
  int64_t s() const { return int64_t(bits << (64 - width)) >> (64 - width); }
};

uint64_t cut(unsigned width, uint64_t bits) {
  return bits & ((uint64_t(1) << width) - 1);
}

int64_t floorDiv(int64_t a, int64_t b) {
  int64_t q = a / b;
  return (a % b != 0 && ((a < 0) != (b < 0))) ? q - 1 : q;
}

/// The op's result, by its definition; none where it has none.
std::optional<uint64_t> defined(StringRef op, Int a, Int b) {
  unsigned width = a.width;
  int64_t least = -(int64_t(1) << (width - 1));
  bool isShift = op.starts_with("sh");
  if (isShift) {
    if (b.bits >= width)
      return std::nullopt;
    if (op == "shli")
      return cut(width, a.bits << b.bits);
    if (op == "shrui")
      return a.bits >> b.bits;
    return cut(width, uint64_t(a.s() >> b.bits));
  }
  if (b.bits == 0)
    return std::nullopt;
  if (op == "divui")
    return a.bits / b.bits;
  if (op == "remui")
    return a.bits % b.bits;
  if (op == "ceildivui")
    return (a.bits + b.bits - 1) / b.bits;
  if (a.s() == least && b.s() == -1)
    return std::nullopt;
  int64_t result = 0;
  if (op == "divsi")
    result = a.s() / b.s();
  else if (op == "remsi")
    result = a.s() % b.s();
  else if (op == "floordivsi")
    result = floorDiv(a.s(), b.s());
  else if (op == "ceildivsi")
    result = -floorDiv(-a.s(), b.s());
  else
    ADD_FAILURE() << "unknown op " << op.str();
  return cut(width, uint64_t(result));
}

/// Runs a straight-line function of the ops that guards are made of. None when
/// something undefined was computed.
std::optional<uint64_t> evaluate(func::FuncOp function, Int a, Int b) {
  llvm::DenseMap<Value, Int> values;
  values[function.getArgument(0)] = a;
  values[function.getArgument(1)] = b;
  for (Operation &op : function.getBody().front()) {
    if (isa<func::ReturnOp>(op))
      return values.at(op.getOperand(0)).bits;
    auto in = [&](unsigned i) { return values.at(op.getOperand(i)); };
    unsigned width = op.getResult(0).getType().getIntOrFloatBitWidth();
    uint64_t bits = 0;
    APInt constant;
    if (matchPattern(&op, m_ConstantInt(&constant))) {
      bits = constant.getZExtValue();
    } else if (auto compare = dyn_cast<arith::CmpIOp>(op)) {
      EXPECT_EQ(compare.getPredicate(), arith::CmpIPredicate::eq);
      bits = in(0).bits == in(1).bits;
    } else if (isa<arith::AndIOp>(op)) {
      bits = in(0).bits & in(1).bits;
    } else if (isa<arith::OrIOp>(op)) {
      bits = in(0).bits | in(1).bits;
    } else if (isa<arith::SelectOp>(op)) {
      bits = in(0).bits ? in(1).bits : in(2).bits;
    } else if (isa<arith::MaxUIOp>(op)) {
      bits = std::max(in(0).bits, in(1).bits);
    } else if (isa<arith::MaxSIOp>(op)) {
      bits = cut(width, uint64_t(std::max(in(0).s(), in(1).s())));
    } else {
      auto result = defined(op.getName().stripDialect(), in(0), in(1));
      if (!result)
        return std::nullopt;
      bits = *result;
    }
    values[op.getResult(0)] = Int{width, bits};
  }
  return std::nullopt;
}

std::string programOf(const std::string &op, unsigned width,
                      const std::string &left, const std::string &right) {
  std::string type = "i" + std::to_string(width);
  std::string text =
      "func.func @f(%a: " + type + ", %b: " + type + ") -> " + type + " {\n";
  std::string l = "%a", r = "%b";
  if (!left.empty()) {
    text += "  %l = arith.constant " + left + " : " + type + "\n";
    l = "%l";
  }
  if (!right.empty()) {
    text += "  %r = arith.constant " + right + " : " + type + "\n";
    r = "%r";
  }
  return text + "  %0 = arith." + op + " " + l + ", " + r + " : " + type +
         "\n  return %0 : " + type + "\n}\n";
}

class IntegerGuards : public testing::TestWithParam<const char *> {
protected:
  /// Checks all operand pairs; constants (as text) replace an operand.
  void check(unsigned width, const std::string &left,
             const std::string &right) {
    std::string text = programOf(GetParam(), width, left, right);
    SCOPED_TRACE(text);
    auto parsed = parseInput(text);
    ASSERT_TRUE(parsed);
    ReconditionOptions options;
    options.guardAll = true;
    ReconditionResult result = recondition(parsed->module.get(), 1, options);
    ASSERT_TRUE(result.inScope) << result.reason;
    auto function = parsed->module->lookupSymbol<func::FuncOp>("f");
    ASSERT_TRUE(function);
    for (uint64_t a = 0; a < (uint64_t(1) << width); ++a)
      for (uint64_t b = 0; b < (uint64_t(1) << width); ++b) {
        auto got = evaluate(function, {width, a}, {width, b});
        ASSERT_TRUE(got) << "undefined for " << a << ", " << b;
        auto operand = [&](const std::string &fixed, uint64_t value) {
          if (fixed.empty())
            return value;
          return cut(width, uint64_t(std::stoll(fixed)));
        };
        auto expected = defined(GetParam(), {width, operand(left, a)},
                                {width, operand(right, b)});
        if (expected) {
          ASSERT_EQ(*got, *expected) << "for " << a << ", " << b;
        }
      }
    // What is guarded stays as it is.
    EXPECT_TRUE(recondition(parsed->module.get(), 1).rewrites.empty());
  }
};

TEST_P(IntegerGuards, AreDefinedForAllOperands) {
  for (unsigned width = 1; width <= 5; ++width)
    check(width, "", "");
}

TEST_P(IntegerGuards, AreDefinedWithConstants) {
  check(1, "-1", "");
  check(1, "", "0");
  for (unsigned width = 2; width <= 4; ++width)
    for (int64_t constant = -(1 << (width - 1)); constant < (1 << (width - 1));
         ++constant) {
      check(width, std::to_string(constant), "");
      check(width, "", std::to_string(constant));
    }
}

INSTANTIATE_TEST_SUITE_P(Ops, IntegerGuards,
                         testing::Values("divsi", "divui", "remsi", "remui",
                                         "ceildivsi", "ceildivui", "floordivsi",
                                         "shli", "shrsi", "shrui"),
                         [](const auto &info) { return info.param; });
} // namespace
