//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/ScheduleMoves.h"

#include "harness/input/ParsedInput.h"

#include "gtest/gtest.h"

using namespace scion;

static std::string replaced(std::string text, std::string_view what,
                            std::string_view by) {
  for (size_t at = text.find(what); at != text.npos; at = text.find(what, at))
    text.replace(at, what.size(), by);
  return text;
}

// A move with a typing error would fail on every path and never be missed.
TEST(ScheduleMoves, AreValidTransformDialect) {
  for (const ScheduleMove &move : scheduleMoves()) {
    std::string body(move.body);
    body = replaced(replaced(body, "$op", "linalg.fill"), "$n", "2");
    std::string text = "module attributes {transform.with_named_sequence} {\n"
                       "transform.named_sequence @m(%root: !transform.any_op "
                       "{transform.readonly}) {\n" +
                       body + "  transform.yield\n}\n}\n";
    std::vector<std::string> problems;
    EXPECT_TRUE(parseInput(text, &problems))
        << text << testing::PrintToString(problems);
  }
}

TEST(ScheduleMoves, EachSelectsSomething) {
  EXPECT_GE(scheduleMoves().size(), 60u);
  for (const ScheduleMove &move : scheduleMoves())
    EXPECT_FALSE(move.ops.empty()) << move.body;
}
