//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What twins show: in a program, in a trace, and in a finding.
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/Twins.h"
#include "harness/exec/Outcome.h"
#include "harness/input/ParsedInput.h"
#include "harness/oracle/LoweringEquivalence.h"
#include "harness/oracle/LoweringReplay.h"
#include "harness/oracle/Prepare.h"

#include "mlir/IR/Verifier.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

static constexpr uint64_t base = uint64_t(1) << 62;

/// `marks` begin with m: "m0 5 m1 5 m2".
static Trace traceOf(std::string_view text) {
  Trace trace;
  size_t at = 0;
  while (at < text.size()) {
    size_t end = std::min(text.find(' ', at), text.size());
    std::string word(text.substr(at, end - at));
    if (word[0] == 'm')
      trace.addInteger(64, base + std::stoull(word.substr(1)));
    else
      trace.addInteger(32, uint32_t(std::stoi(word)));
    at = end + 1;
  }
  return trace;
}

static TwinReading readTwins(std::string_view text, uint64_t pair = 0) {
  return readTwin(traceOf(text), base, pair);
}

TEST(Twins, TwoThatShowTheSameAgree) {
  EXPECT_EQ(readTwins("1 m0 5 6 m1 5 6 m2 7").times, 1u);
  EXPECT_FALSE(readTwins("1 m0 5 6 m1 5 6 m2 7").differs());
}

TEST(Twins, TheFirstDifferenceIsTold) {
  TwinReading reading = readTwins("m0 5 6 8 m1 5 7 9 m2");
  EXPECT_EQ(reading.difference, "i32 6 against i32 7");
  EXPECT_EQ(reading.first, "  i32 5\n  i32 6\n  i32 8\n");
  EXPECT_EQ(reading.second, "  i32 5\n  i32 7\n  i32 9\n");
}

TEST(Twins, OneThatShowsMoreDiffers) {
  EXPECT_EQ(readTwins("m0 5 m1 5 6 m2").difference, "nothing against i32 6");
  EXPECT_EQ(readTwins("m0 5 6 m1 5 m2").difference, "i32 6 against nothing");
}

TEST(Twins, TheNextPairEndsAPair) {
  EXPECT_TRUE(readTwins("m0 5 m1 6 m4 5 m5 5 m6").differs());
  EXPECT_FALSE(readTwins("m0 5 m1 6 m4 5 m5 5 m6", 1).differs());
}

TEST(Twins, APairMayBeShownManyTimes) {
  TwinReading reading = readTwins("m0 1 m1 1 m2 m0 2 m1 3 m2 m0 4 m1 4 m2");
  EXPECT_EQ(reading.times, 3u);
  EXPECT_EQ(reading.difference, "i32 2 against i32 3");
}

TEST(Twins, AValueMayLookLikeAMarkOfAnotherPair) {
  EXPECT_EQ(readTwins("m0 m904 m1 m904 m2").times, 1u);
  EXPECT_FALSE(readTwins("m0 m904 m1 m904 m2").differs());
}

TEST(Twins, WhatIsCutOffOrOutOfOrderIsNoPair) {
  EXPECT_EQ(readTwins("m0 5 m1 6").times, 0u);    // the run ended here
  EXPECT_EQ(readTwins("m1 5 m2").times, 0u);      // no first
  EXPECT_EQ(readTwins("m0 5 m5 6 m6").times, 0u); // the second of another pair
  EXPECT_THAT(readTwins(traceOf("1 2 3"), base), IsEmpty());
  EXPECT_THAT(readTwins(traceOf("m0 1 m1 1 m4 1 m5 2 m6"), base), SizeIs(2));
}

static constexpr std::string_view hiddenTwin = R"(
  func.func @hide(%x: i8) -> i8 attributes {no_inline} { return %x : i8 }
  func.func @main() {
    %c = arith.constant 7 : i8
    %x = func.call @hide(%c) : (i8) -> i8
    %h = func.call @hide(%x) : (i8) -> i8
    %a = arith.muli %x, %c : i8
    %b = arith.muli %h, %c : i8
    return
  })";

TEST(Twins, AProgramShowsItsTwinsAndIsJudged) {
  auto input = parseInput(hiddenTwin);
  ASSERT_TRUE(input);
  LoweringOptions options;
  options.paths = 0;
  LoweringVerdict verdict = checkLowering(*input, options);
  EXPECT_EQ(verdict.kind, LoweringVerdict::Kind::Agree) << verdict.reason;
  EXPECT_EQ(verdict.twins, 1u);
}

TEST(Twins, WithoutThemThereIsNothingToCompareHere) {
  auto input = parseInput(hiddenTwin);
  ASSERT_TRUE(input);
  LoweringOptions options;
  options.paths = 0;
  options.prepare.twins = false;
  options.optimizedShare = 1 << 30; // no comparison of O0 and O2
  LoweringVerdict verdict = checkLowering(*input, options);
  EXPECT_EQ(verdict.kind, LoweringVerdict::Kind::NoComparison);
  EXPECT_EQ(verdict.twins, 0u);
}

TEST(Twins, MarksStandAroundWhatIsShown) {
  auto input = parseInput(hiddenTwin);
  ASSERT_TRUE(input);
  ShownTwins shown = showTwins(*input->module, 1, true);
  EXPECT_THAT(shown.names, testing::ElementsAre("arith.muli"));
  EXPECT_EQ(shown.describe(0), "twins 0 (arith.muli)");
  EXPECT_TRUE(mlir::succeeded(mlir::verify(*input->module)));
  std::string text = printModule(*input->module);
  EXPECT_THAT(text, HasSubstr("call @scion_twin_i8"));
  for (uint64_t place : {0, 1, 2})
    EXPECT_THAT(text, HasSubstr(std::to_string(shown.base + place)));
  // Another seed, other numbers: a program cannot know them.
  auto again = parseInput(hiddenTwin);
  ASSERT_TRUE(again);
  EXPECT_NE(showTwins(*again->module, 2, true).base, shown.base);
}

TEST(Twins, AProgramWithoutHiddenValuesStaysAsItIs) {
  auto input = parseInput("func.func @main() { return }");
  ASSERT_TRUE(input);
  std::string before = printModule(*input->module);
  EXPECT_EQ(showTwins(*input->module, 1, true).base, 0u);
  EXPECT_EQ(printModule(*input->module), before);
}

/// States that 5 and `second` are equal.
static std::string stated(int second) {
  auto print = [](std::string name, uint64_t number) {
    return "  %" + name + " = arith.constant " + std::to_string(number) +
           " : i64\n  func.call @printI64(%" + name + ") : (i64) -> ()\n" +
           "  func.call @printNewline() : () -> ()\n";
  };
  return "// scion: twins=" + std::to_string(base) +
         "\nfunc.func private @printI64(i64)\n"
         "func.func private @printNewline()\nfunc.func @main() {\n" +
         print("m0", base) + print("a", 5) + print("m1", base + 1) +
         print("b", second) + print("m2", base + 2) + "  return\n}\n";
}

TEST(Twins, AProgramMayStateThem) {
  LoweringOptions options;
  options.paths = 0;
  auto right = parseInput(stated(5));
  ASSERT_TRUE(right);
  EXPECT_EQ(checkLowering(*right, options).twins, 1u);
  auto wrong = parseInput(stated(6));
  ASSERT_TRUE(wrong);
  LoweringVerdict verdict = checkLowering(*wrong, options);
  ASSERT_TRUE(verdict.finding) << verdict.reason;
  EXPECT_EQ(verdict.finding->kind, FindingKind::Miscompile);
  // No way makes 5 and 6 equal: nobody is blamed.
  EXPECT_EQ(verdict.finding->culprit, "reference");
  EXPECT_EQ(verdict.finding->summary, "twins 0 differ: i64 5 against i64 6");
  EXPECT_THAT(verdict.finding->files.front().text,
              HasSubstr("// scion: twins="));
}

TEST(Twins, WhatAMutantStatesIsNotBelieved) {
  std::string mutant = stated(6);
  ASSERT_TRUE(reconditionMutant(mutant));
  EXPECT_THAT(mutant, Not(HasSubstr("twins=4")));
  auto input = parseInput(mutant);
  ASSERT_TRUE(input);
  LoweringOptions options;
  options.paths = 0;
  EXPECT_FALSE(checkLowering(*input, options).finding);
}
