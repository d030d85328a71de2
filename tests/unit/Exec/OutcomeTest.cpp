//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/exec/Outcome.h"

#include "gtest/gtest.h"

#include <bit>
#include <cmath>

using namespace scion;

static Outcome finished(const Trace &trace) {
  Outcome outcome;
  outcome.kind = Outcome::Kind::Finished;
  outcome.trace = trace;
  return outcome;
}

static uint64_t bitsOf(float value) { return std::bit_cast<uint32_t>(value); }
static uint64_t bitsOf(double value) { return std::bit_cast<uint64_t>(value); }

static Trace integers(std::initializer_list<int64_t> values) {
  Trace trace;
  for (int64_t value : values)
    trace.addInteger(64, uint64_t(value));
  return trace;
}

template <typename T>
static Trace floats(std::initializer_list<T> values) {
  Trace trace;
  for (T value : values)
    trace.addFloat(sizeof(T) * 8, bitsOf(value));
  return trace;
}

static std::optional<std::string> difference(const Trace &a, const Trace &b) {
  return firstDifference(finished(a), finished(b));
}

TEST(Outcome, NamesTheFirstDifference) {
  EXPECT_EQ(difference(integers({7, 8, 42}), integers({7, 8, 41})),
            "observation 3: i64 42 against 41");
  EXPECT_EQ(difference(integers({-1}), integers({-1})), std::nullopt);
  EXPECT_EQ(difference(integers({7, 8}), integers({8, 7})),
            "observation 1: i64 7 against 8");
}

TEST(Outcome, NamesWhatIsMissing) {
  EXPECT_EQ(difference(integers({7, 8}), integers({7})),
            "observation 2: i64 8 against nothing (finished)");
  EXPECT_EQ(difference(integers({}), integers({7})),
            "observation 1: nothing (finished) against i64 7");
}

TEST(Outcome, WidthAndSignednessCount) {
  Trace narrow, wide, unsignedOne;
  narrow.addInteger(8, 0xff);
  wide.addInteger(16, 0xff);
  unsignedOne.addInteger(8, 0xff, /*isSigned=*/false);
  EXPECT_EQ(difference(narrow, wide), "observation 1: i8 -1 against i16 255");
  EXPECT_EQ(difference(narrow, unsignedOne),
            "observation 1: i8 -1 against u8 255");
}

TEST(Outcome, AllNaNsAreOneAndZerosAreTwo) {
  Trace one, other;
  one.addFloat(32, 0x7fc00000);
  other.addFloat(32, 0xff800001); // negative, signalling
  EXPECT_EQ(difference(one, other), std::nullopt);
  EXPECT_EQ(finished(one).hash(), finished(other).hash());
  EXPECT_EQ(difference(floats({0.0f}), floats({-0.0f})),
            "observation 1: f32 0 (0x00000000) against -0 (0x80000000)");
  EXPECT_EQ(difference(floats({INFINITY}), floats({3.0f})),
            "observation 1: f32 inf (0x7f800000) against 3 (0x40400000)");
}

TEST(Outcome, NeighboursDiffer) {
  EXPECT_NE(difference(floats({1.0f}), floats({std::nextafter(1.0f, 2.0f)})),
            std::nullopt);
  EXPECT_NE(difference(floats<double>({NAN}), floats<double>({INFINITY})),
            std::nullopt);
}

TEST(Outcome, HalvesAreReadRight) {
  Trace trace;
  trace.addFloat(16, 0x3e00);
  trace.addFloat(16, 0x0001);
  trace.addFloat(16, 0x7d55);
  trace.addFloat(16, 0x3fc0, /*isBFloat=*/true);
  trace.addFloat(16, 0xff80, /*isBFloat=*/true);
  EXPECT_EQ(trace.str(), "1: f16 1.5 (0x3e00)\n"
                         "2: f16 5.9605e-08 (0x0001)\n"
                         "3: f16 nan (0x7e00)\n"
                         "4: bf16 1.5 (0x3fc0)\n"
                         "5: bf16 -inf (0xff80)\n");
}

TEST(Outcome, ShapesAndTextAreCompared) {
  auto shaped = [](std::initializer_list<int64_t> sizes, std::string text) {
    Trace trace;
    trace.addShape(std::vector<int64_t>(sizes));
    trace.addInteger(8, 1);
    trace.addInteger(8, 2);
    trace.addText(text);
    return trace;
  };
  EXPECT_EQ(difference(shaped({1, 2}, "\n"), shaped({1, 2}, "\n")),
            std::nullopt);
  EXPECT_EQ(difference(shaped({1, 2}, "\n"), shaped({2, 1}, "\n")),
            "observation 1: shape 1x2 against 2x1");
  EXPECT_EQ(difference(shaped({2}, "\n"), shaped({2}, ", ")),
            "after observation 3: text \"\\0a\" against text \", \"");
}

TEST(Outcome, TrapsAreComparedByKind) {
  auto trapped = [](TrapKind kind, std::string message) {
    Outcome outcome;
    outcome.kind = Outcome::Kind::Trapped;
    outcome.trap = kind;
    outcome.message = std::move(message);
    return outcome;
  };
  Outcome null = trapped(TrapKind::NullAccess, "read of 0x0");
  EXPECT_EQ(firstDifference(null, trapped(TrapKind::NullAccess, "other")),
            std::nullopt);
  EXPECT_EQ(firstDifference(finished({}), null),
            "end: finished against trap: null access (read of 0x0)");
  EXPECT_TRUE(null.isComparable());
  EXPECT_FALSE(Outcome::poisoned(Limit::Fuel, "out of fuel").isComparable());
  EXPECT_EQ(Outcome::poisoned(Limit::Fuel, "out of fuel").str(),
            "poisoned: out of fuel\n");
}

TEST(Outcome, WhatWasUsedIsNotCompared) {
  Outcome first = finished(integers({1})), second = first;
  second.fuelUsed = 7;
  second.memoryUsed = 9;
  EXPECT_EQ(firstDifference(first, second), std::nullopt);
  EXPECT_EQ(first.hash(), second.hash());
  EXPECT_EQ(first.str(), second.str());
}

TEST(Outcome, SaysWhyThereIsNothingToCompare) {
  Outcome poisoned = Outcome::poisoned(Limit::Stack, "stack exhausted");
  EXPECT_EQ(poisoned.kind, Outcome::Kind::Poisoned);
  EXPECT_EQ(poisoned.limit, Limit::Stack);
  EXPECT_EQ(poisoned.notRunReason, NotRunReason::None);
  Outcome notRun = Outcome::notRun(NotRunReason::Link, "linking: no");
  EXPECT_EQ(notRun.kind, Outcome::Kind::NotRun);
  EXPECT_EQ(notRun.notRunReason, NotRunReason::Link);
  EXPECT_EQ(notRun.limit, Limit::None);
  EXPECT_EQ(notRun.str(), "not run: linking: no\n");
}

TEST(Outcome, ReasonsHaveNames) {
  EXPECT_STREQ(toString(Limit::None), "none");
  EXPECT_STREQ(toString(Limit::Fuel), "fuel");
  EXPECT_STREQ(toString(Limit::Memory), "memory");
  EXPECT_STREQ(toString(Limit::Trace), "trace");
  EXPECT_STREQ(toString(Limit::Stack), "stack");
  EXPECT_STREQ(toString(NotRunReason::None), "none");
  EXPECT_STREQ(toString(NotRunReason::Untranslatable), "cannot be translated");
  EXPECT_STREQ(toString(NotRunReason::InvalidLLVMIR), "invalid LLVM IR");
  EXPECT_STREQ(toString(NotRunReason::Codegen), "code generation");
  EXPECT_STREQ(toString(NotRunReason::Link), "linking");
  EXPECT_STREQ(toString(NotRunReason::OutOfScope), "out of scope");
  EXPECT_STREQ(trapName(TrapKind::HugeAllocation),
               "allocation that no memory can hold");
}

TEST(Outcome, HashSeesOrder) {
  EXPECT_NE(finished(integers({1, 2})).hash(),
            finished(integers({2, 1})).hash());
  EXPECT_EQ(finished(integers({1, 2})).hash(),
            finished(integers({1, 2})).hash());
}

TEST(Outcome, PrintsAsTheRunnerLibrariesDo) {
  Trace trace;
  trace.addText("( ");
  trace.addInteger(64, uint64_t(-7));
  trace.addText(", ");
  trace.addFloat(64, bitsOf(2.5));
  trace.addText(" )");
  trace.addText("\n");
  trace.addShape(std::vector<int64_t>{2, 2});
  for (float value : {1.0f, 2.0f, 3.0f, 4.0f})
    trace.addFloat(32, bitsOf(value));
  EXPECT_EQ(trace.asRunnerPrints(),
            "( -7, 2.5 )\n"
            "Unranked Memref base@ = 0x0 rank = 2 offset = 0 sizes = [2, 2] "
            "strides = [2, 1] data = \n[[1,   2], \n [3,   4]]\n");
}
