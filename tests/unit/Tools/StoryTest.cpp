//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/known/Story.h"

#include "gtest/gtest.h"

using namespace scion;

TEST(Story, AReportTakesTheSentencesThatTellTheBug) {
  EXPECT_EQ(explanationOf("Kind: miscompile. Culprit: `cse`. For i7 it counts "
                          "4, where there are 6. Like M16, it halves. An index "
                          "tells it. Found by the soak.\n```\nmlir-opt a. B\n"
                          "```\n"),
            "For i7 it counts 4, where there are 6. An index tells it.");
  EXPECT_EQ(explanationOf("It counts 4.\n\nThe second paragraph."),
            "It counts 4.");
  EXPECT_EQ(explanationOf(""), "");
}
