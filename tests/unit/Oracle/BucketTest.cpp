//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/Bucket.h"

#include "harness/lowering/PathStep.h"
#include "harness/oracle/FindingJson.h"

#include "gtest/gtest.h"

using namespace scion;

static Finding crashOfCanonicalize(const char *frame) {
  Finding finding{FindingKind::Crash, "canonicalize", "", "", "", {}};
  finding.summary = "memory fault while this stage ran";
  finding.reason = FindingReason::Signal;
  finding.frame = frame;
  finding.bad = {makeStep(StepKind::Given, "canonicalize",
                          "top-down=false max-iterations=3", true)};
  return finding;
}

TEST(Bucket, OfACrashIsTheFunctionThatCrashed) {
  EXPECT_EQ(bucketOf(crashOfCanonicalize("fold")).name(),
            "func.func(canonicalize{max-iterations top-down}).crash: fold");
  EXPECT_EQ(bucketOf(crashOfCanonicalize("fold")).family(), "crash: fold");
  EXPECT_NE(bucketOf(crashOfCanonicalize("fold")),
            bucketOf(crashOfCanonicalize("erase")));
}

TEST(Bucket, OfACrashThatAReplayTellsIsTheSame) {
  Finding replayed = crashOfCanonicalize("");
  replayed.reason = FindingReason::None;
  replayed.summary = "signal Segmentation fault in libMLIR.so.22.1+0x61643c0";
  EXPECT_EQ(bucketOf(replayed),
            bucketOf(crashOfCanonicalize("libMLIR.so.22.1+0x61643c0")));
}

TEST(Bucket, OfAMessageForgetsWhatMovesWithTheProgram) {
  Finding one{FindingKind::InvalidIR, "cse", "", "operand #1 of %3", "", {}};
  Finding other{FindingKind::InvalidIR, "cse", "", "operand #2 of %7", "", {}};
  EXPECT_EQ(bucketOf(one).name(), bucketOf(other).name());
  Finding fatal = crashOfCanonicalize("abort");
  fatal.reason = FindingReason::FatalError;
  fatal.summary = "LLVM ERROR: no such thing 7";
  EXPECT_EQ(bucketOf(fatal).family(), "crash: LLVM ERROR: no such thing …");
}

TEST(Bucket, OfAPatternHasTheSameFamilyInEachPass) {
  Finding one{FindingKind::Miscompile, "canonicalize", "Fold", "", "", {}};
  Finding other{FindingKind::Miscompile, "sccp", "Fold", "", "", {}};
  EXPECT_EQ(bucketOf(one).name(), "canonicalize.miscompile: Fold");
  EXPECT_NE(bucketOf(one).name(), bucketOf(other).name());
  EXPECT_EQ(bucketOf(one).family(), bucketOf(other).family());
}

TEST(Bucket, WithoutADetailFamiliesKeepThePass) {
  Finding finding{FindingKind::Miscompile, "cse", "", "", "", {}};
  EXPECT_EQ(bucketOf(finding).family(), "miscompile: cse");
}

TEST(Bucket, OfAKnownBugIsItsRecord) {
  Finding finding = crashOfCanonicalize("fold");
  finding.known = "C1";
  EXPECT_EQ(bucketOf(finding).name(), "C1");
}

TEST(Bucket, OfAScheduleIsWhatTransforms) {
  Finding finding{FindingKind::Crash, "transform-interpreter", "", "", "", {}};
  PathStep step;
  step.pass = "transform-interpreter";
  step.pipeline = "transform-interpreter{entry-point=s}";
  step.schedule = "transform.named_sequence @s(%r: !transform.any_op) {\n"
                  "  %t = transform.structured.match ops{[\"a.b\"]} in %r\n"
                  "  transform.loop.peel %t : (!transform.any_op)\n"
                  "  transform.yield\n}";
  finding.bad = {step};
  EXPECT_EQ(bucketOf(finding).name(), "transform-interpreter<loop.peel>.crash");
}

TEST(Bucket, KnowsTheNamesOfOptions) {
  EXPECT_EQ(optionNamesOf("pass"), "");
  EXPECT_EQ(optionNamesOf("func.func(pass{b=1 a})"), "a b");
  EXPECT_EQ(optionNamesOf("pass{ a={x=1 y=2} b='c d' }"), "a b");
}

TEST(Bucket, StaysTheSameThroughJson) {
  Finding finding = crashOfCanonicalize("fold");
  finding.shownBy = Demonstration::Passes;
  std::optional<Finding> read = readFinding(writeFinding(finding));
  ASSERT_TRUE(read);
  EXPECT_EQ(bucketOf(*read), bucketOf(finding));
}
