//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/KnownBugs.h"

#include "harness/oracle/Finding.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion;

static Finding finding(std::string culprit, std::string pattern,
                       std::string summary) {
  return {FindingKind::Crash, culprit, pattern, summary, "", {}};
}

TEST(KnownBugs, MatchesKindCulpritPatternAndSummary) {
  KnownBugs known;
  EXPECT_TRUE(known
                  .add("# a comment\n\n"
                       "crash cse - \"\" # any\n"
                       "crash sccp Fold* \"index\" # some\n"
                       "crash a*z - \"\" # both ends\n"
                       "miscompile sroa - \"\" # other kind\n",
                       "x")
                  .empty());
  EXPECT_TRUE(known.absorb(finding("cse", "P", "text")));
  EXPECT_FALSE(known.absorb(finding("cse2", "", "text")));
  EXPECT_TRUE(known.absorb(finding("sccp", "FoldAdd", "an index type")));
  EXPECT_FALSE(known.absorb(finding("sccp", "FoldAdd", "a float type")));
  EXPECT_FALSE(known.absorb(finding("sccp", "Other", "an index type")));
  EXPECT_FALSE(known.absorb(finding("sroa", "", "")));
  EXPECT_FALSE(known.absorb(finding("a", "", "")));
  EXPECT_FALSE(known.absorb(finding("abc", "", "")));
  EXPECT_EQ(known.statistics(), "crash cse -: 1\ncrash sccp Fold*: 1\n");
}

TEST(KnownBugs, BadLinesAreNamed) {
  KnownBugs known;
  EXPECT_THAT(
      known.add("\ncrash cse\ncrash cse - \"\"\n", "my.txt"),
      testing::ElementsAre(testing::StartsWith("my.txt:2: a known bug"),
                           testing::StartsWith("my.txt:3: a known bug")));
}

TEST(KnownBugs, TheShippedFileIsWellFormed) {
  KnownBugs known;
  EXPECT_THAT(known.add(shippedKnownBugs(), "corpus/known-bugs.txt"),
              testing::IsEmpty());
}

TEST(KnownBugs, LearnsPatternsButNoWholePasses) {
  KnownBugs known;
  known.learn(finding("canonicalize", "FoldX", "values differ"));
  known.learn(finding("sccp", "", "values differ"));
  EXPECT_TRUE(known.absorb(finding("canonicalize", "FoldX", "other values")));
  EXPECT_FALSE(known.absorb(finding("canonicalize", "FoldY", "values differ")));
  EXPECT_FALSE(known.absorb(finding("sccp", "", "values differ")));
}
