//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/harvest/Summary.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion::harvest;

TEST(Summary, GeneralReasonLeavesOutWhatVaries) {
  EXPECT_EQ(generalReason("'a.b' op operand #12 must be `x`"),
            "'..' op operand #N must be `..`");
  EXPECT_EQ(generalReason("use of %5 in \"f\""), "use of %N in \"..\"");
  EXPECT_EQ(generalReason("the operand's type isn't i32"),
            "the operand's type isn't i32");
  EXPECT_EQ(generalReason("open 'end"), "open 'end");
  EXPECT_EQ(generalReason(""), "");
}

TEST(Summary, CountsByClassAndListsTheMostFrequentReasons) {
  Summary summary;
  summary.count(Fate::Valid, true, "");
  summary.count(Fate::Duplicate, true, "same as x");
  for (const char *reason : {"b", "d", "c 1", "a", "c 2"})
    summary.count(Fate::ParseError, false, reason);
  EXPECT_EQ(summary.numChunks(), 7u);
  EXPECT_EQ(summary.numVerified(), 2u);
  EXPECT_EQ(summary.numRefused(), 6u);
  EXPECT_EQ(summary.refusals(), "  parse error           5\n"
                                "           2  c N\n"
                                "           1  a\n"
                                "           1  b\n"
                                "              and 1 other reasons\n"
                                "  duplicate             1\n");
}
