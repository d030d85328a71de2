//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ranges of integers of four bits: whatever operands an op has, its result lies
// in both ranges that are told of it, and the ranges tell something.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Ranges.h"
#include "base/ChoiceStream.h"
#include "harness/input/ParsedInput.h"
#include "harness/recondition/Facts.h"

#include "mlir/IR/BuiltinOps.h"

#include <gtest/gtest.h>

#include <vector>

using namespace scion;

namespace {
/// Four bits, read as signed.
int readSigned(int bits) { return bits < 8 ? bits : bits - 16; }

struct Computation {
  const char *op;
  bool (*isDefined)(int l, int r); // of bits
  int (*compute)(int l, int r);    // more bits than four are cut off
};
} // namespace

static bool always(int, int) { return true; }

static const Computation computations[] = {
    {"arith.addi", always, [](int l, int r) { return l + r; }},
    {"arith.subi", always, [](int l, int r) { return l - r; }},
    {"arith.muli", always, [](int l, int r) { return l * r; }},
    {"arith.andi", always, [](int l, int r) { return l & r; }},
    {"arith.ori", always, [](int l, int r) { return l | r; }},
    {"arith.maxui", always, [](int l, int r) { return std::max(l, r); }},
    {"arith.minui", always, [](int l, int r) { return std::min(l, r); }},
    {"arith.maxsi", always,
     [](int l, int r) { return std::max(readSigned(l), readSigned(r)); }},
    {"arith.minsi", always,
     [](int l, int r) { return std::min(readSigned(l), readSigned(r)); }},
    {"arith.remui", [](int, int r) { return r != 0; },
     [](int l, int r) { return l % r; }},
    {"arith.divui", [](int, int r) { return r != 0; },
     [](int l, int r) { return l / r; }},
    {"arith.remsi", [](int, int r) { return r != 0; },
     [](int l, int r) { return readSigned(l) % readSigned(r); }},
    {"arith.divsi", [](int l, int r) { return r != 0 && (l != 8 || r != 15); },
     [](int l, int r) { return readSigned(l) / readSigned(r); }},
    {"arith.shrui", [](int, int r) { return r < 4; },
     [](int l, int r) { return l >> r; }},
};

static std::string dense(const std::vector<int> &values) {
  std::string text;
  for (int value : values)
    text += (text.empty() ? "" : ", ") + std::to_string(readSigned(value));
  return "arith.constant dense<[" + text + "]> : vector<" +
         std::to_string(values.size()) + "xi4>\n";
}

TEST(Ranges, HoldEveryResult) {
  ChoiceStream choices(19);
  for (const Computation &computation : computations) {
    unsigned narrow = 0;
    for (unsigned round = 0; round < 60; ++round) {
      std::vector<int> left, right;
      for (unsigned i = 0; i < 3; ++i) {
        left.push_back(int(choices.below(16)));
        right.push_back(int(choices.below(round % 2 ? 16 : 4)));
      }
      std::string program = "func.func @f() {\n%l = " + dense(left) +
                            "%r = " + dense(right) + "%x = " + computation.op +
                            " %l, %r : vector<3xi4>\nreturn }";
      auto parsed = parseInput(program);
      ASSERT_TRUE(parsed) << program;
      Facts facts(*parsed->module);
      mlir::Value result;
      parsed->module->walk([&](mlir::Operation *op) {
        if (op->getName().getStringRef() == computation.op)
          result = op->getResult(0);
      });
      auto s = signedRange(result, facts), u = unsignedRange(result, facts);
      ASSERT_TRUE(s && u);
      for (int l : left)
        for (int r : right) {
          if (!computation.isDefined(l, r))
            continue;
          int bits = computation.compute(l, r) & 15;
          EXPECT_TRUE(s->contains(readSigned(bits)) && u->contains(bits))
              << l << " and " << r << " give " << bits << "\n"
              << program;
        }
      narrow += s->max - s->min < 15 || u->max - u->min < 15;
    }
    EXPECT_GT(narrow, 5u) << computation.op << " tells nothing";
  }
}

TEST(Ranges, TwoReadingsKnowMoreThanOne) {
  // Not 0, and not over 5: neither reading says both.
  auto parsed = parseInput("func.func @f(%c: i1) {\n"
                           "%l = arith.constant -1 : i8\n"
                           "%r = arith.constant 5 : i8\n"
                           "%x = arith.select %c, %l, %r : i8\nreturn }");
  ASSERT_TRUE(parsed);
  Facts facts(*parsed->module);
  mlir::Value result;
  parsed->module->walk([&](mlir::Operation *op) {
    if (op->getName().getStringRef() == "arith.select")
      result = op->getResult(0);
  });
  EXPECT_TRUE(unsignedRange(result, facts)->min == 5);
  EXPECT_TRUE(signedRange(result, facts)->max == 5);
}
