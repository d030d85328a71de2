//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/drive/Results.h"

#include "gtest/gtest.h"

using namespace scion;
using namespace scion::drive;

TEST(DriveResults, FirstOtherLine) {
  EXPECT_EQ(firstOtherLine("1\n5\n", "1\n7\n"), "line 2: '5' against '7'");
  EXPECT_EQ(firstOtherLine("1\n", "1\n7\n"), "line 2: nothing against '7'");
  EXPECT_EQ(firstOtherLine("1\n\n7\n", "1\n"), "line 2: '' against nothing");
  EXPECT_EQ(firstOtherLine(std::string(70, 'x'), "y"),
            "line 1: '" + std::string(60, 'x') + "…' against 'y'");
  EXPECT_EQ(firstOtherLine("1\n", "1\n"), "");
}

TEST(DriveResults, DefinedIsWhatTheSemanticsRunToTheEnd) {
  auto main = [](const std::string &body) {
    return "func.func @main() { " + body + " return }";
  };
  EXPECT_TRUE(isDefined(main("%x = arith.constant 4 : i32 "
                             "vector.print %x : i32")));
  EXPECT_FALSE(isDefined(main("%x = arith.constant 40 : i32 "
                              "%y = arith.divui %x, %x : i32 "
                              "%z = arith.subi %x, %x : i32 "
                              "%u = arith.divui %y, %z : i32 "
                              "vector.print %u : i32")));
  EXPECT_FALSE(isDefined("func.func @other() { return }"));
  EXPECT_FALSE(isDefined("no program"));
}
