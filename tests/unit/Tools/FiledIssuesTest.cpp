//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/known/FiledIssues.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion;
using testing::ElementsAre;

TEST(FiledIssues, ReadsNumbersAddressesAndIds) {
  std::vector<std::string> problems;
  std::vector<FiledIssue> list = readFiledIssues(
      "# what we filed\n"
      "123 reported M1 M2  # two records\n"
      "#124 confirmed\n"
      "\n"
      "https://github.com/llvm/llvm-project/issues/125 fixed M3",
      "list", problems);
  EXPECT_TRUE(problems.empty());
  ASSERT_EQ(list.size(), 3u);
  EXPECT_EQ(list[0].url, "https://github.com/llvm/llvm-project/issues/123");
  EXPECT_EQ(list[0].state, "reported");
  EXPECT_THAT(list[0].ids, ElementsAre("M1", "M2"));
  EXPECT_EQ(list[1].url, "https://github.com/llvm/llvm-project/issues/124");
  EXPECT_TRUE(list[1].ids.empty());
  EXPECT_EQ(list[2].state, "fixed");
}

TEST(FiledIssues, SaysWhichLineIsNotUnderstood) {
  std::vector<std::string> problems;
  readFiledIssues("123 open\nM1 reported\n", "list", problems);
  EXPECT_THAT(problems,
              ElementsAre("list:1: the state is reported, confirmed or fixed",
                          "list:2: give an issue's number or address first"));
}

TEST(FiledIssues, EditsNothingElseOfTheRecord) {
  std::string record = "id: M1\ntitle: 'filed: a title'\n"
                       "upstream: none found, 2026-10-01\nregressions:\n"
                       "  - program: a.mlir # a comment\n";
  std::string filed = withFiled(record, "https://x/1", "reported");
  EXPECT_EQ(filed, "id: M1\ntitle: 'filed: a title'\n"
                   "upstream: https://x/1\nfiled: https://x/1\n"
                   "filed-state: reported\nregressions:\n"
                   "  - program: a.mlir # a comment\n");
  EXPECT_EQ(withFiled(filed, "https://x/1", "reported"), filed);
  EXPECT_THAT(withFiled(filed, "https://x/1", "fixed"),
              testing::HasSubstr("\nfiled-state: fixed\nregressions:"));
}
