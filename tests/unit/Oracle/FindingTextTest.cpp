//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/FindingText.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;

static Finding sample() {
  Finding finding{
      FindingKind::Miscompile, "affine-loop-unroll",
      "SomePattern",           "i64 7 against 8",
      "the story\nof it",      {"mlir-opt --x in.mlir", "mlir-runner"}};
  finding.step = "func.func(affine-loop-unroll{unroll-factor=4})";
  finding.known = "M12";
  return finding;
}

TEST(FindingText, IsReadAsItWasWritten) {
  std::optional<Finding> read = readFinding(writeFinding(sample()));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->kind, FindingKind::Miscompile);
  EXPECT_EQ(read->culprit, "affine-loop-unroll");
  EXPECT_EQ(read->pattern, "SomePattern");
  EXPECT_EQ(read->summary, "i64 7 against 8");
  EXPECT_EQ(read->details, "the story\nof it");
  EXPECT_THAT(read->replay, ElementsAre("mlir-opt --x in.mlir", "mlir-runner"));
  EXPECT_EQ(read->step, "func.func(affine-loop-unroll{unroll-factor=4})");
  EXPECT_EQ(read->known, "M12");
}

TEST(FindingText, KnowsAllKinds) {
  for (FindingKind kind :
       {FindingKind::Crash, FindingKind::InvalidIR, FindingKind::Miscompile,
        FindingKind::Nondeterminism, FindingKind::ReferenceMismatch,
        FindingKind::PoisonOrCodegen, FindingKind::Hang, FindingKind::OwnDefect,
        FindingKind::RoundTrip}) {
    std::optional<Finding> read =
        readFinding(writeFinding({kind, "cse", "", "", "", {}}));
    ASSERT_TRUE(read) << std::string(toString(kind));
    EXPECT_EQ(read->kind, kind);
    EXPECT_TRUE(read->replay.empty());
  }
}

TEST(FindingText, FilesArePartOfTheStory) {
  Finding finding = sample();
  finding.files = {{"program.mlir", "module {\n}\n"}};
  std::optional<Finding> read = readFinding(writeFinding(finding));
  ASSERT_TRUE(read);
  EXPECT_THAT(read->details, StartsWith("the story\nof it"));
  EXPECT_THAT(read->details, HasSubstr("program.mlir:\nmodule {\n}\n"));
}

TEST(FindingText, OneThatWasCutHasAShorterStory) {
  std::string text = writeFinding(sample());
  std::optional<Finding> cut = readFinding(text.substr(0, text.size() - 6));
  ASSERT_TRUE(cut);
  EXPECT_EQ(cut->details, "the story");
  EXPECT_EQ(cut->summary, "i64 7 against 8");
}

TEST(FindingText, WhatIsNoneIsNotRead) {
  EXPECT_FALSE(readFinding(""));
  EXPECT_FALSE(readFinding("hit"));
  EXPECT_FALSE(readFinding(writeFinding(sample()).substr(0, 30)));
  std::string text = writeFinding(sample());
  text[0] = 'X'; // of "miscompile"
  EXPECT_FALSE(readFinding(text));
}

TEST(FindingText, ANullInAFieldIsNoEndOfIt) {
  Finding finding = sample();
  finding.summary = std::string("a\0b", 3);
  std::optional<Finding> read = readFinding(writeFinding(finding));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->summary, "ab");
  EXPECT_EQ(read->known, "M12");
}
