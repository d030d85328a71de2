//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/drive/ToolPasses.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion::drive;
using testing::ElementsAre;
using testing::IsEmpty;

static ToolInfo info() {
  return readToolHelp(R"(OVERVIEW: x

Available Dialects: arith, fir, func, index, scf
OPTIONS:
  --before=<value>        - An option of the tool
    =one                  -   of its values
  Compiler passes to run
    Passes:
      --convert-scf-to-fir              -   Convert
      --lower-it                        -   Lower FIR ops with an index
        --deep                          - A switch
        --how=<value>                   - An enumeration
    =fast                               -   Fast
    =slow                               -   Slow
        --depth=<int>                   - A number
      --clean                           -   Clean
    Pass Pipelines:
      --all-of-it                       -   All
  --verify-each           - An option of the tool
)");
}

TEST(ToolPasses, AreThoseOfTheSections) {
  std::vector<std::string> names;
  for (const ToolPass &pass : info().passes)
    names.push_back(pass.name);
  EXPECT_THAT(names, ElementsAre("convert-scf-to-fir", "lower-it", "clean",
                                 "all-of-it"));
  EXPECT_TRUE(info().find("all-of-it")->isPipeline);
  EXPECT_THAT(info().flags, ElementsAre("before", "verify-each"));
}

TEST(ToolPasses, SuitDialectsOfTheirNamesOrElseOfTheirDescriptions) {
  ToolInfo tool = info();
  EXPECT_THAT(tool.find("convert-scf-to-fir")->dialects, ElementsAre("scf"));
  // "index" is a plain word there.
  EXPECT_THAT(tool.find("lower-it")->dialects, ElementsAre("fir"));
  EXPECT_THAT(tool.find("clean")->dialects, IsEmpty());
}

TEST(ToolPasses, HaveSwitchesAndEnumerationsAsOptions) {
  const ToolInfo tool = info();
  const std::vector<PassOption> &options = tool.find("lower-it")->options;
  ASSERT_EQ(options.size(), 2u);
  EXPECT_EQ(options[0].name, "deep");
  EXPECT_THAT(options[0].values, ElementsAre("false", "true"));
  EXPECT_EQ(options[1].name, "how");
  EXPECT_THAT(options[1].values, ElementsAre("fast", "slow"));
}

TEST(ToolPasses, EachLineOfTheTableHasAReason) {
  std::vector<NotRun> table = readNotRun(shippedNotRun());
  EXPECT_GT(table.size(), 5u);
  for (const NotRun &each : table)
    EXPECT_NE(each.reason, "") << each.glob;
}
