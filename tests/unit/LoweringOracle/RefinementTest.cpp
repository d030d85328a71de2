//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The output of passes refines the program, or how it does not.
//
//===----------------------------------------------------------------------===//

#include "harness/experiment/Refinement.h"

#include "BlamedPasses.h"
#include "harness/experiment/Blame.h"
#include "harness/experiment/Path.h"
#include "harness/input/ParsedInput.h"
#include "harness/lowering/PassRules.h"
#include "harness/oracle/LoweringEquivalence.h"
#include "harness/oracle/PassCheck.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion;
using testing::HasSubstr;

static constexpr std::string_view halfLowered = R"(
  func.func @main() {
    %wanted = arith.constant 42 : i32
    vector.print %wanted : i32
    return
  })";

static std::vector<PathStep> pathSteps(std::string_view pipeline) {
  std::string error;
  std::vector<PathStep> steps = splitPipeline(pipeline, error);
  EXPECT_EQ(error, "");
  return steps;
}

static constexpr uint64_t fuel = 1000;

namespace {
class RefinementTest : public testing::Test {
protected:
  void SetUp() override { registerBlamedPasses(); }

  Blame blame(std::string_view pipeline) {
    auto input = parseInput(halfLowered);
    EXPECT_TRUE(input);
    RefinementCheck check(interpretLimited(*input->module, fuel), fuel);
    PathBuilder builder(*input->module, input->context, RuleTable::global());
    builder.subject.refinement = &check;
    return blameRefuted(builder, pathSteps(pipeline));
  }
};
} // namespace

TEST_F(RefinementTest, NamesTheStepAndThePatternAndDropsTheOthers) {
  Blame found = blame("cse,blame-break,canonicalize");
  ASSERT_EQ(found.steps.size(), 1u);
  EXPECT_EQ(found.steps.back().pass, "blame-break");
  EXPECT_THAT(found.pattern, HasSubstr("Guilty"));
  EXPECT_THAT(found.refutation->text, HasSubstr("42"));
  EXPECT_THAT(found.inputOfStep, HasSubstr("42 : i32"));
  EXPECT_TRUE(found.stable);
}

TEST_F(RefinementTest, FindsNobodyGuiltyOnARightPath) {
  EXPECT_TRUE(blame("cse,canonicalize,convert-arith-to-llvm").steps.empty());
}

TEST_F(RefinementTest, SkipsWhatCannotBeInterpreted) {
  // Between the two passes the program has ops without semantics. No prefix of
  // the path can be completed, but one pass is still blamed.
  Blame found = blame("cse,blame-park,blame-unpark");
  ASSERT_FALSE(found.steps.empty());
  EXPECT_EQ(found.steps.back().pass, "blame-unpark");
  EXPECT_EQ(found.first + 1, found.steps.size());
}

/// How `after` fails to refine the program `before`.
static std::optional<Refutation> refuted(std::string_view before,
                                         std::string_view after) {
  auto one = parseInput(before), two = parseInput(after);
  EXPECT_TRUE(one && two);
  RefinementCheck check(interpretLimited(*one->module, fuel), fuel);
  return check.check(*two->module, /*hash=*/1);
}

static constexpr std::string_view onlyComputesPoison = R"(
  func.func @main() {
    %p = ub.poison : i32
    %c3 = arith.constant 3 : i32
    %r = math.ipowi %c3, %p : i32
    vector.print %c3 : i32
    return
  })";

TEST_F(RefinementTest, ABranchOnPoisonThatDecidesNoResultIsAReasonOfItsOwn) {
  std::optional<Refutation> found = refuted(onlyComputesPoison, R"(
    func.func @main() {
      %p = ub.poison : i1
      %c3 = arith.constant 3 : i32
      cf.cond_br %p, ^a, ^a
    ^a:
      vector.print %c3 : i32
      return
    })");
  ASSERT_TRUE(found);
  EXPECT_TRUE(found->isPoisonBranch);
  EXPECT_THAT(found->text, HasSubstr("cf.cond_br"));
}

TEST_F(RefinementTest, ABranchOnPoisonThatDecidesAResultIsAWrongResult) {
  std::optional<Refutation> found = refuted(onlyComputesPoison, R"(
    func.func @main() {
      %p = ub.poison : i1
      %c3 = arith.constant 3 : i32
      %c4 = arith.constant 4 : i32
      cf.cond_br %p, ^a(%c3 : i32), ^a(%c4 : i32)
    ^a(%x: i32):
      vector.print %x : i32
      return
    })");
  ASSERT_TRUE(found);
  EXPECT_FALSE(found->isPoisonBranch);
}

static constexpr std::string_view neverSliced = R"(
  func.func @main() {
    %c0 = arith.constant 0 : index
    %c9 = arith.constant 9 : index
    %x = arith.constant 3 : i32
    %a = memref.alloca() : memref<4xi32>
    memref.store %x, %a[%c0] : memref<4xi32>
    vector.print %x : i32
    return
  })";

TEST_F(RefinementTest, ASliceOutOfBoundsOfWhichNothingIsUsedIsInDispute) {
  EXPECT_FALSE(refuted(neverSliced, R"(
    func.func @main() {
      %c9 = arith.constant 9 : index
      %x = arith.constant 3 : i32
      %a = memref.alloca() : memref<4xi32>
      %s = memref.subview %a[%c9][2][1]
        : memref<4xi32> to memref<2xi32, strided<[1], offset: ?>>
      %t = tensor.splat %x : tensor<4xi32>
      %u = tensor.extract_slice %t[%c9][2][1] : tensor<4xi32> to tensor<2xi32>
      %v = tensor.insert_slice %u into %t[%c9][2][1]
        : tensor<2xi32> into tensor<4xi32>
      vector.print %x : i32
      return
    })"));
}

TEST_F(RefinementTest, AnAccessThroughASliceOutOfBoundsIsUndefined) {
  std::optional<Refutation> found = refuted(neverSliced, R"(
    func.func @main() {
      %c0 = arith.constant 0 : index
      %c9 = arith.constant 9 : index
      %x = arith.constant 3 : i32
      %a = memref.alloca() : memref<4xi32>
      %s = memref.subview %a[%c9][2][1]
        : memref<4xi32> to memref<2xi32, strided<[1], offset: ?>>
      memref.store %x, %s[%c0] : memref<2xi32, strided<[1], offset: ?>>
      vector.print %x : i32
      return
    })");
  ASSERT_TRUE(found);
  EXPECT_THAT(found->text, HasSubstr("memref.store"));
}

TEST_F(RefinementTest, AnElementOutOfBoundsDecidesNoResult) {
  std::optional<Refutation> found = refuted(neverSliced, R"(
    func.func @main() {
      %c0 = arith.constant 0 : index
      %c9 = arith.constant 9 : index
      %x = arith.constant 3 : i32
      %t = tensor.splat %x : tensor<4xi32>
      %u = tensor.extract_slice %t[%c9][2][1] : tensor<4xi32> to tensor<2xi32>
      %y = tensor.extract %u[%c0] : tensor<2xi32>
      vector.print %y : i32
      return
    })");
  ASSERT_TRUE(found);
}

TEST_F(RefinementTest, TheFindingSaysThatOnlyPoisonReachesABranch) {
  auto input = parseInput(onlyComputesPoison);
  ASSERT_TRUE(input);
  LoweringOptions options;
  options.paths = 1;
  options.prepare.observe = options.prepare.recondition = false;
  options.through = pathSteps("convert-math-to-funcs");
  std::optional<Finding> finding = checkLowering(*input, options).finding;
  ASSERT_TRUE(finding);
  EXPECT_EQ(finding->culprit, "convert-math-to-funcs");
  EXPECT_EQ(finding->reason, FindingReason::PoisonBranch);
  EXPECT_THAT(finding->summary, HasSubstr("poison reaches a branch"));
}

TEST_F(RefinementTest, ABranchOnUnwrittenMemoryRanksAsOneOnPoison) {
  auto input = parseInput(R"(
    func.func @main() {
      %c0 = arith.constant 0 : index
      %m = memref.alloc() : memref<1xi32>
      %x = memref.load %m[%c0] : memref<1xi32>
      %y = math.ipowi %x, %x : i32
      vector.print %c0 : index
      return
    })");
  ASSERT_TRUE(input);
  LoweringOptions options;
  options.paths = 1;
  options.prepare.observe = options.prepare.recondition = false;
  options.through = pathSteps("convert-math-to-funcs");
  std::optional<Finding> finding = checkLowering(*input, options).finding;
  ASSERT_TRUE(finding);
  EXPECT_EQ(finding->reason, FindingReason::PoisonBranch);
  EXPECT_THAT(finding->summary, HasSubstr("what was never written"));
}

TEST_F(RefinementTest, ALatentErrorIsFoundThoughNoExecutionShowsIt) {
  // The flag is wrong, but nothing exploits it, not even at O2.
  static constexpr std::string_view text = R"(
    func.func @hide(%x: i32) -> i32 attributes {no_inline} {
      return %x : i32
    }
    func.func @main() {
      %most = arith.constant 2147483647 : i32
      %x = func.call @hide(%most) : (i32) -> i32
      %y = func.call @hide(%x) : (i32) -> i32
      %sum = arith.addi %x, %y : i32
      vector.print %sum : i32
      return
    })";
  auto judge = [&](uint64_t meaningFuel) {
    auto input = parseInput(text);
    EXPECT_TRUE(input);
    LoweringOptions options;
    options.paths = 1;
    options.prepare.observe = false;
    options.through = pathSteps("blame-promise");
    options.meaningFuel = meaningFuel;
    return checkLowering(*input, options).finding;
  };
  EXPECT_FALSE(judge(0));
  std::optional<Finding> finding = judge(fuel);
  ASSERT_TRUE(finding);
  EXPECT_EQ(finding->kind, FindingKind::ReferenceMismatch);
  EXPECT_EQ(finding->culprit, "blame-promise");
}

TEST_F(RefinementTest, ThePassOracleJudgesADefinedProgramWithoutLoweringIt) {
  auto judge = [](std::string_view text, std::string_view pipeline) {
    auto input = parseInput(text);
    EXPECT_TRUE(input);
    PassCheckOptions options;
    options.through = pathSteps(pipeline);
    return checkPasses(*input, options);
  };
  uint64_t before = passCheckStatistics().judgedSteps;
  EXPECT_FALSE(judge(halfLowered, "convert-arith-to-llvm"));
  EXPECT_EQ(passCheckStatistics().judgedSteps, before + 1);
  // A program that reads uninitialized memory has no specified result.
  EXPECT_FALSE(judge(R"(
    func.func @main() {
      %zero = arith.constant 0 : index
      %buffer = memref.alloc() : memref<3xi32>
      %read = memref.load %buffer[%zero] : memref<3xi32>
      vector.print %read : i32
      return
    })",
                     "convert-arith-to-llvm"));
  EXPECT_EQ(passCheckStatistics().judgedSteps, before + 1);
}
