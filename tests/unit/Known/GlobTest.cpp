//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/known/Glob.h"

#include "gtest/gtest.h"

using namespace scion;

static Glob glob(std::string_view text) {
  std::string problem;
  Glob result = Glob::read(text, problem);
  EXPECT_EQ(problem, "") << text;
  return result;
}

TEST(Glob, StandsForText) {
  EXPECT_TRUE(glob("cse").matches("cse"));
  EXPECT_FALSE(glob("cse").matches("cse2"));
  EXPECT_TRUE(glob("*-to-llvm").matches("convert-cf-to-llvm"));
  EXPECT_FALSE(glob("*-to-llvm").matches("convert-to-llvm-x"));
  EXPECT_TRUE(glob("a*b*c").matches("a-b-b-c"));
  EXPECT_TRUE(glob("a?c").matches("abc"));
}

TEST(Glob, NothingAsksForNothing) {
  EXPECT_TRUE(glob("").empty());
  EXPECT_TRUE(glob("").matches("anything"));
  EXPECT_TRUE(Glob().matches(""));
}

TEST(Glob, BracesStandForThemselves) {
  EXPECT_TRUE(
      glob("convert-vector-to-scf{full-unroll=1*")
          .matches("convert-vector-to-scf{full-unroll=1 target-rank=0}"));
  EXPECT_FALSE(glob("{a,b}").matches("a"));
  EXPECT_TRUE(glob("{a,b}").matches("{a,b}"));
}

TEST(Glob, KeepsItsTextWhenCopied) {
  Glob copy;
  {
    Glob original = glob(std::string("a-rather-long-name-of-a-pass*"));
    copy = original;
  }
  EXPECT_TRUE(copy.matches("a-rather-long-name-of-a-pass{x}"));
  EXPECT_EQ(copy.text(), "a-rather-long-name-of-a-pass*");
}

TEST(Glob, SaysWhatIsWrong) {
  std::string problem;
  Glob::read("a[b", problem);
  EXPECT_NE(problem, "");
}
