//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/PatternTrace.h"

#include "base/FeatureMap.h"
#include "harness/input/ParsedInput.h"
#include "harness/lowering/PassRunner.h"
#include "harness/lowering/PathStep.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/DialectConversion.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

#include "gtest/gtest.h"

#include <functional>
#include <set>

using namespace scion;
using mlir::LogicalResult;
using mlir::PatternRewriter;

namespace {
/// A pattern of the test: a name, and what it does.
struct TestPattern : mlir::RewritePattern {
  using Do = std::function<LogicalResult(mlir::Operation *, PatternRewriter &)>;

  TestPattern(llvm::StringRef op, unsigned benefit, mlir::MLIRContext *context,
              llvm::StringRef name, Do act)
      : RewritePattern(op, benefit, context), act(std::move(act)) {
    setDebugName(name);
  }
  LogicalResult matchAndRewrite(mlir::Operation *op,
                                PatternRewriter &rewriter) const override {
    return act(op, rewriter);
  }
  Do act;
};

class PatternTraceTest : public testing::Test {
protected:
  std::optional<ParsedInput> input = parseInput(R"(
    func.func @f(%x: i32, %y: i32) -> i32 {
      %0 = arith.addi %x, %y : i32
      %1 = arith.muli %0, %y : i32
      return %1 : i32
    })");
  mlir::MLIRContext *context = input->context.get();
  mlir::RewritePatternSet patterns{context};

  void add(llvm::StringRef op, unsigned benefit, llvm::StringRef name,
           TestPattern::Do act) {
    patterns.add(std::make_unique<TestPattern>(op, benefit, context, name,
                                               std::move(act)));
  }

  void SetUp() override { resetFeatures(); }
  void TearDown() override { resetFeatures(); }
};

LogicalResult fails(mlir::Operation *, PatternRewriter &) {
  return mlir::failure();
}
} // namespace

/// How often the pattern was noted as a feature of the input.
static unsigned timesNoted(std::string_view pattern) {
  std::vector<uint8_t> before(featureCounters().begin(),
                              featureCounters().end());
  noteFeature(FeatureKind::Pattern, pattern);
  for (size_t place = 0; place < before.size(); ++place)
    if (featureCounters()[place] != before[place]) {
      --featureCounters()[place];
      return before[place];
    }
  ADD_FAILURE() << "the counter is full";
  return 0;
}

TEST_F(PatternTraceTest, AnAttemptThatAnotherFollowsOnTheSameOpHasFailed) {
  PatternTrace trace(*context);
  add("arith.addi", 2, "test-fails", fails);
  add("arith.addi", 1, "test-replaces",
      [](mlir::Operation *op, PatternRewriter &rewriter) {
        rewriter.replaceOpWithNewOp<mlir::arith::SubIOp>(op, op->getOperand(0),
                                                         op->getOperand(1));
        return mlir::success();
      });
  ASSERT_TRUE(succeeded(
      mlir::applyPatternsGreedily(*input->module, std::move(patterns))));
  EXPECT_EQ(trace.attemptCount(), 2u);
  EXPECT_EQ(timesNoted("test-replaces"), 0u) << "not said to have an effect";
  trace.noteApplied();
  EXPECT_EQ(timesNoted("test-fails"), 0u);
  EXPECT_EQ(timesNoted("test-replaces"), 1u);
}

TEST_F(PatternTraceTest, AnOpWithTooManyOperandsExhaustsTheTrace) {
  PatternTrace trace(*context);
  trace.boundAttempts(32);
  ASSERT_EQ(trace.maxOperands(), 2u);
  unsigned tried = 0;
  add("arith.addi", 1, "test-widens",
      [&](mlir::Operation *op, PatternRewriter &rewriter) {
        ++tried;
        llvm::SmallVector<mlir::Value> twice(op->getOperands());
        twice.append(op->operand_begin(), op->operand_end());
        rewriter.modifyOpInPlace(op, [&] { op->setOperands(twice); });
        return mlir::success();
      });
  (void)mlir::applyPatternsGreedily(*input->module, std::move(patterns));
  EXPECT_EQ(tried, 1u);
  EXPECT_TRUE(trace.exhausted());
  EXPECT_EQ(trace.exhaustion(), "an op of more than 2 operands");
  EXPECT_EQ(trace.patternAtBound(), "test-widens");
}

TEST_F(PatternTraceTest, AFunctionThatIsAPatternHasNoName) {
  PatternTrace trace(*context);
  trace.limitAttempts(1);
  patterns.add(+[](mlir::arith::AddIOp op, PatternRewriter &rewriter) {
    rewriter.replaceOp(op, op.getLhs());
    return mlir::success();
  });
  ASSERT_TRUE(succeeded(
      mlir::applyPatternsGreedily(*input->module, std::move(patterns))));
  EXPECT_EQ(trace.attemptCount(), 1u);
  EXPECT_EQ(trace.lastPattern(), "");
}

TEST_F(PatternTraceTest, AnOpThatIsVisitedAgainWasChanged) {
  PatternTrace trace(*context);
  add("arith.muli", 2, "test-counts-to-3",
      [](mlir::Operation *op, PatternRewriter &rewriter) -> LogicalResult {
        auto count = op->getAttrOfType<mlir::IntegerAttr>("count");
        int64_t next = count ? count.getInt() + 1 : 1;
        if (next > 3)
          return mlir::failure();
        rewriter.modifyOpInPlace(op, [&] {
          op->setAttr("count", rewriter.getI32IntegerAttr(next));
        });
        return mlir::success();
      });
  add("arith.muli", 1, "test-fails", fails);
  ASSERT_TRUE(succeeded(
      mlir::applyPatternsGreedily(*input->module, std::move(patterns))));
  // Three that succeed, and twice (to see that nothing changes any more) both.
  EXPECT_EQ(trace.attemptCount(), 7u);
  trace.noteApplied();
  EXPECT_EQ(timesNoted("test-counts-to-3"), 3u);
  // The trace cannot know that it failed, because no other pattern was tried
  // afterwards.
  EXPECT_EQ(timesNoted("test-fails"), 2u);
}

TEST_F(PatternTraceTest, WhatWasTriedInsideOfAFailedAttemptWasUndone) {
  PatternTrace trace(*context);
  add("arith.addi", 2, "test-to-subi",
      [](mlir::Operation *op, PatternRewriter &rewriter) {
        rewriter.replaceOpWithNewOp<mlir::arith::SubIOp>(op, op->getOperand(0),
                                                         op->getOperand(1));
        return mlir::success();
      });
  add("arith.subi", 1, "test-to-andi",
      [](mlir::Operation *op, PatternRewriter &rewriter) {
        rewriter.replaceOpWithNewOp<mlir::arith::AndIOp>(op, op->getOperand(0),
                                                         op->getOperand(1));
        return mlir::success();
      });
  // The alternative, which is used because nothing legalizes an arith.andi.
  add("arith.addi", 1, "test-to-xori",
      [](mlir::Operation *op, PatternRewriter &rewriter) {
        rewriter.replaceOpWithNewOp<mlir::arith::XOrIOp>(op, op->getOperand(0),
                                                         op->getOperand(1));
        return mlir::success();
      });
  add("arith.andi", 1, "test-fails", fails);
  mlir::ConversionTarget target(*context);
  target.addIllegalOp<mlir::arith::AddIOp, mlir::arith::SubIOp,
                      mlir::arith::AndIOp>();
  target.addLegalOp<mlir::arith::XOrIOp, mlir::arith::MulIOp,
                    mlir::func::FuncOp, mlir::func::ReturnOp>();
  ASSERT_TRUE(succeeded(mlir::applyPartialConversion(*input->module, target,
                                                     std::move(patterns))));
  EXPECT_GE(trace.attemptCount(), 3u);
  trace.noteApplied();
  EXPECT_EQ(timesNoted("test-to-xori"), 1u);
  EXPECT_EQ(timesNoted("test-to-subi"), 0u);
  EXPECT_EQ(timesNoted("test-to-andi"), 0u);
  EXPECT_EQ(timesNoted("test-fails"), 0u);
}

TEST_F(PatternTraceTest, VetoedPatternsAreNotNoted) {
  PatternTrace trace(*context);
  trace.setVeto([](mlir::Operation *root, llvm::StringRef name, uint64_t) {
    EXPECT_TRUE(root && root->getName().getStringRef() == "arith.addi");
    return name == "test-fails";
  });
  add("arith.addi", 1, "test-fails", fails);
  ASSERT_TRUE(succeeded(
      mlir::applyPatternsGreedily(*input->module, std::move(patterns))));
  EXPECT_EQ(trace.attemptCount(), 1u);
  trace.noteApplied();
  EXPECT_EQ(timesNoted("test-fails"), 0u);
}

static StepResult canonicalize(ParsedInput &input,
                               std::set<std::string> &tried) {
  PassRunner &runner = PassRunner::of(input.context);
  runner.patterns().collect = &tried;
  PathStep step;
  step.pass = step.pipeline = "canonicalize";
  StepResult result = runner.run(*input.module, step, input.context);
  runner.patterns().collect = nullptr;
  return result;
}

TEST_F(PatternTraceTest, AStepWithoutEffectNotesNoPattern) {
  auto both = parseInput(R"(
    func.func @f(%x: i32, %y: i32) -> i32 {
      %0 = arith.subi %x, %y : i32
      return %0 : i32
    })");
  std::set<std::string> tried;
  ASSERT_EQ(canonicalize(*both, tried).status, StepStatus::NoEffect);
  ASSERT_FALSE(tried.empty());
  for (const std::string &pattern : tried)
    EXPECT_EQ(timesNoted(pattern), 0u) << pattern;

  // (x + 1) + 2: one pattern adds up the constants.
  auto sum = parseInput(R"(
    func.func @f(%x: i32) -> i32 {
      %c1 = arith.constant 1 : i32
      %c2 = arith.constant 2 : i32
      %0 = arith.addi %x, %c1 : i32
      %1 = arith.addi %0, %c2 : i32
      return %1 : i32
    })");
  ASSERT_EQ(canonicalize(*sum, tried).status, StepStatus::Effect);
  EXPECT_GE(timesNoted("AddIAddConstant"), 1u);
}
