//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/PassCheck.h"

#include "BlamedPasses.h"
#include "harness/input/ContextPool.h"
#include "harness/input/ParsedInput.h"
#include "harness/known/Registry.h"
#include "harness/lowering/PassRunner.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion;
using testing::HasSubstr;
using testing::Not;

/// The finding of many short sequences on the program, or none.
static std::optional<Finding> check(std::string_view text,
                                    unsigned sequences = 50) {
  registerBlamedPasses();
  auto input = parseInput(text);
  EXPECT_TRUE(input);
  PassCheckOptions options;
  options.sequences = sequences;
  // Not all of MLIR: some passes crash on less than this.
  options.only = {"cse",        "canonicalize", "blame-name",
                  "blame-ruin", "blame-count",  "inline"};
  return checkPasses(*input, options);
}

TEST(PassCheck, NothingToSayAboutAProgramThatPassesLeaveValid) {
  auto finding = check("func.func @f() { return }");
  EXPECT_FALSE(finding) << finding->culprit << ": " << finding->summary;
}

TEST(PassCheck, InvalidIRNamesThePassAndTheVerifiersWords) {
  auto finding = check("func.func @ruin_me() { return }");
  ASSERT_TRUE(finding);
  EXPECT_EQ(finding->kind, FindingKind::InvalidIR);
  EXPECT_EQ(finding->culprit, "blame-ruin");
  EXPECT_THAT(finding->summary, HasSubstr("entry block"));
  ASSERT_EQ(finding->files.size(), 1u);
  EXPECT_THAT(finding->files[0].text, HasSubstr("@ruin_me"));
}

TEST(PassCheck, WhatThePassPrintedIsPartOfTheFinding) {
  testing::internal::CaptureStderr();
  auto finding = check("func.func @ruin_me() { return }");
  EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
  ASSERT_TRUE(finding);
  EXPECT_EQ(finding->details, "the pass printed:\nruining ruin_me");
}

TEST(PassCheck, AModuleThatAPassBrokeIsNotTouchedAgain) {
  unsigned before = ContextPool::global().leakedModules();
  EXPECT_FALSE(check("func.func @f() { return }"));
  EXPECT_EQ(ContextPool::global().leakedModules(), before);
  EXPECT_TRUE(check("func.func @ruin_me() { return }"));
  EXPECT_EQ(ContextPool::global().leakedModules(), before + 1);
}

TEST(PassCheck, WhereNothingCanBeDrawnNothingIs) {
  auto input = parseInput("func.func @f() { return }");
  ASSERT_TRUE(input);
  uint64_t steps = 0;
  PassCheckOptions options;
  options.only = {"no-such-pass"};
  options.progress = [&](const std::string &, const std::vector<PathStep> &,
                         const std::vector<std::string> &) { ++steps; };
  EXPECT_FALSE(checkPasses(*input, options));
  EXPECT_EQ(steps, 0u);
}

TEST(PassCheck, StepsThatAreNotNeededAreLeftOut) {
  // The replay has only the two necessary passes, whatever ran before.
  auto finding = check("func.func @name_me() { return }");
  ASSERT_TRUE(finding);
  ASSERT_EQ(finding->replay.size(), 1u);
  EXPECT_THAT(finding->replay[0],
              HasSubstr("'builtin.module(blame-name,blame-ruin)'"));
}

TEST(PassCheck, NondeterminismIsBlamedOnTheStepThatDiffersFirst) {
  // Inlining and cleaning up have an effect too, and are last on some paths.
  for (char digit = '1'; digit <= '8'; ++digit) {
    std::string text = R"(
      func.func @count_me(%x: i32) -> i32 {
        %0 = call @sum(%x) : (i32) -> i32
        return %0 : i32
      }
      func.func private @sum(%x: i32) -> i32 {
        %0 = arith.constant 1 : i32
        %1 = arith.constant 1 : i32
        %2 = arith.addi %0, %1 : i32
        return %2 : i32
      })";
    text.replace(text.rfind("constant 1") + 9, 1, 1, digit);
    auto finding = check(text, 2000);
    ASSERT_TRUE(finding) << digit;
    EXPECT_EQ(finding->kind, FindingKind::Nondeterminism);
    EXPECT_EQ(finding->culprit, "blame-count");
    EXPECT_THAT(finding->summary, HasSubstr("'func.func @count_me("));
    EXPECT_THAT(finding->replay[0], HasSubstr("blame-count)'"));
  }
}

TEST(PassCheck, StepsThatChangeLocationsOnlyAreRunAgainToo) {
  // The messages of the second pass depend on the locations that the first one
  // leaves.
  registerBlamedPasses();
  auto input = parseInput(R"(
    func.func @f(%m: memref<?xi32>, %i: index) -> i32 {
      %0 = memref.load %m[%i] : memref<?xi32>
      return %0 : i32
    })");
  ASSERT_TRUE(input);
  PassCheckOptions options;
  options.sequences = 500;
  options.only = {"strip-debuginfo", "generate-runtime-verification"};
  auto finding = checkPasses(*input, options);
  EXPECT_FALSE(finding) << finding->summary;
}

TEST(PassCheck, KnownFindingsAreCountedAndPassedBy) {
  EXPECT_THAT(Registry::global().add("id: T1\ntitle: a test\n"
                                     "kind: invalid-ir\nrecognised:\n"
                                     "  - kind: invalid-ir\n"
                                     "    culprit: blame-ruin\n"
                                     "    summary: entry block\n",
                                     "x"),
              testing::IsEmpty());
  uint64_t before = passCheckStatistics().known;
  EXPECT_FALSE(check("func.func @ruin_me() { return }"));
  EXPECT_GT(passCheckStatistics().known, before);
}

// Paths replace MLIR's pass by one that depends on the order of the ops. MLIR's
// pass depends on addresses: of 64 chains it leaves some with one cast and some
// with two, and different ones each time.
TEST(PassCheck, RunsThePassOfMLIRThatPathsReplace) {
  std::string chains = "func.func @f(%a: i64) {\n";
  for (int i = 0; i < 64; ++i) {
    std::string n = std::to_string(i);
    chains += "%x" + n +
              " = builtin.unrealized_conversion_cast %a : i64 to "
              "index\n%y" +
              n + " = builtin.unrealized_conversion_cast %x" + n +
              " : index to i64\n%z" + n +
              " = builtin.unrealized_conversion_cast %y" + n +
              " : i64 to index\n\"a.use\"(%x" + n + ", %z" + n +
              ") : (index, index) -> ()\n";
  }
  auto input = parseInput(chains + "return }");
  ASSERT_TRUE(input);
  PassCheckOptions options;
  options.only = {"reconcile-unrealized-casts"};
  options.length = 1;
  options.sequences = 100; // of which one in eight is compared
  Registry &registry = Registry::global();
  std::optional<unsigned> casts = registry.find("N3");
  ASSERT_TRUE(casts);
  if (!registry.isLive(*casts))
    GTEST_SKIP() << "this MLIR has mended it";
  uint64_t hits = registry.counts(*casts).hits;
  EXPECT_FALSE(checkPasses(*input, options)) << "it is known";
  EXPECT_GT(registry.counts(*casts).hits, hits);
  EXPECT_TRUE(PassRunner::of(input->context).mayReplace) << "paths may again";
}
