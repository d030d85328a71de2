//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/Shrink.h"

#include "harness/reduce/Readable.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion;
using testing::HasSubstr;

/// A program with much that has nothing to do with the multiplication.
static const char tangled[] = R"(
memref.global "private" @g : memref<4xi32> = dense<[3, 4, 5, 6]>
func.func private @other(%x: i32) -> i32 {
  %y = arith.addi %x, %x : i32
  return %y : i32
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %g = memref.get_global @g : memref<4xi32>
  %z = arith.constant 0 : i32
  %sum = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %z) -> (i32) {
    %v = memref.load %g[%i] : memref<4xi32>
    %w = func.call @other(%v) : (i32) -> i32
    %m = arith.muli %w, %v : i32
    %n = arith.addi %a, %m : i32
    scf.yield %n : i32
  }
  vector.print %sum : i32
  return
})";

static ShrinkOptions multiplies(unsigned jobs) {
  ShrinkOptions options;
  options.jobs = jobs;
  options.test = [](const std::string &text) {
    return text.find("arith.muli") != text.npos;
  };
  return options;
}

static std::string shrunk(unsigned jobs, uint64_t fuel = 100000) {
  TestCase subject{tangled, {}, {}, 0};
  ShrinkOptions options = multiplies(jobs);
  shrinkProgram(subject, {}, options, fuel);
  return readableText(subject.program);
}

TEST(Shrink, OnlyWhatIsWantedStays) {
  TestCase subject{tangled, {}, {}, 0};
  ShrinkResult result = shrinkProgram(subject, {}, multiplies(1), 100000);
  EXPECT_TRUE(result.isMinimal);
  EXPECT_EQ(readableText(subject.program),
            "func.func @main() {\n"
            "  %c0_i32 = arith.constant 0 : i32\n"
            "  %muli = arith.muli %c0_i32, %c0_i32 : i32\n"
            "  return\n"
            "}\n")
      << subject.program;
}

TEST(Shrink, TheNumberOfJobsDoesNotMatter) { EXPECT_EQ(shrunk(1), shrunk(3)); }

TEST(Shrink, NothingIsLeftToDo) {
  TestCase subject{shrunk(2), {}, {}, 0};
  std::string before = subject.program;
  EXPECT_TRUE(shrinkProgram(subject, {}, multiplies(2), 100000).isMinimal);
  EXPECT_EQ(readableText(subject.program), before);
}

TEST(Shrink, FuelEndsIt) {
  TestCase subject{tangled, {}, {}, 0};
  ShrinkResult result = shrinkProgram(subject, {}, multiplies(2), 5);
  EXPECT_FALSE(result.isMinimal);
  EXPECT_LE(result.tries, 5u);
  EXPECT_THAT(subject.program, HasSubstr("arith.muli"));
}

TEST(Shrink, TimeEndsItWithTheBestUntilThen) {
  TestCase subject{tangled, {}, {}, 0};
  ShrinkOptions options = multiplies(2);
  bool isOver = false;
  options.isTimeOver = [&] { return isOver; };
  options.progress = [&](const TestCase &, unsigned, uint64_t, const char *) {
    isOver = true;
  };
  ShrinkResult result = shrinkProgram(subject, {}, options, 100000);
  EXPECT_FALSE(result.isMinimal);
  EXPECT_NE(subject.program, tangled);
  EXPECT_THAT(subject.program, HasSubstr("arith.muli"));
  EXPECT_NE(readableText(subject.program), shrunk(2));
}

//===----------------------------------------------------------------------===//
// BothPipelines
//===----------------------------------------------------------------------===//

static std::vector<PathStep> steps(const char *text) {
  std::string error;
  return splitPipeline(text, error);
}

TEST(Examine, TwoWaysThatAgreeShowNothing) {
  Goal wanted;
  wanted.kind = FindingKind::Miscompile;
  TestResult tested = examine({tangled, {}, steps("canonicalize"), 0}, wanted,
                              /*isFirst=*/true, {});
  EXPECT_EQ(tested.why, "both pipelines show the same");
}

/// The range of the quotient has the wrong sign, which is on record.
static const char quotient[] = R"(
func.func @main() {
  %least = arith.constant -128 : i8
  %two = arith.constant 2 : i8
  %r = arith.ceildivsi %least, %two : i8
  vector.print %r : i8
  return
})";

TEST(Examine, AMiscompilationIsTold) {
  Goal wanted;
  wanted.kind = FindingKind::Miscompile;
  wanted.culprit = "int-range-optimizations";
  TestCase subject{quotient, {}, steps("int-range-optimizations"), 0};
  subject.bad.back().isAsked = true;
  TestResult tested = examine(subject, wanted, /*isFirst=*/true, {});
  EXPECT_EQ(tested.why, "");
  EXPECT_EQ(tested.shown.ending, "finished");
  EXPECT_EQ(tested.shown.known, "M2");
  EXPECT_TRUE(tested.shown.isInterpreted);
  EXPECT_EQ(tested.expected, "-64\n");
  EXPECT_EQ(tested.got, "64\n");
  // With this as the goal, the same is shown again; another record is not.
  EXPECT_TRUE(examine(subject, tested.shown, false, {}).fits(tested.shown));
  Goal other = tested.shown;
  other.known = "M5";
  EXPECT_FALSE(examine(subject, other, false, {}).fits(other));
}

TEST(ShrinkPath, StepsThatAreNotNeededGo) {
  Goal wanted;
  wanted.kind = FindingKind::Miscompile;
  wanted.culprit = "int-range-optimizations";
  TestCase subject{quotient,
                   {},
                   steps("cse,symbol-dce,func.func(int-range-optimizations)"),
                   0};
  for (PathStep &step : subject.bad)
    step.isAsked = true;
  Goal goal = examine(subject, wanted, /*isFirst=*/true, {}).shown;
  shrinkPath(subject, goal, {}, 1000);
  ASSERT_EQ(subject.bad.size(), 1u);
  EXPECT_EQ(subject.bad.front().pipeline, "int-range-optimizations");
}

TEST(Examine, WhatIsNotWellDefinedIsNot) {
  // The store is out of bounds.
  Goal wanted;
  wanted.kind = FindingKind::Miscompile;
  TestResult tested = examine({R"(
memref.global "private" @i : memref<index> = dense<5>
func.func @main() {
  %c0 = arith.constant 0 : index
  %x = arith.constant 3 : i32
  %y = arith.constant 4 : i32
  %b = memref.alloc() : memref<2xi32>
  %g = memref.get_global @i : memref<index>
  %i = memref.load %g[] : memref<index>
  memref.store %x, %b[%c0] : memref<2xi32>
  memref.store %y, %b[%i] : memref<2xi32>
  %v = memref.load %b[%c0] : memref<2xi32>
  vector.print %v : i32
  memref.dealloc %b : memref<2xi32>
  return
})",
                               {},
                               steps("canonicalize"),
                               0},
                              wanted, /*isFirst=*/true, {});
  EXPECT_NE(tested.why, "");
}
