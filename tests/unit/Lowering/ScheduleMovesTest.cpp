//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/ScheduleMoves.h"

#include "harness/input/ParsedInput.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion;
using testing::ElementsAre;
using testing::HasSubstr;

static std::string replaced(std::string text, std::string_view what,
                            std::string_view by) {
  for (size_t at = text.find(what); at != text.npos; at = text.find(what, at))
    text.replace(at, what.size(), by);
  return text;
}

static std::vector<std::string> errorsOfMoves(std::string_view table) {
  std::vector<std::string> errors;
  parseMoves(table, errors);
  return errors;
}

static ScheduleMove onlyMove(std::string_view table) {
  std::vector<std::string> errors;
  std::vector<ScheduleMove> moves = parseMoves(table, errors);
  EXPECT_THAT(errors, testing::IsEmpty());
  EXPECT_EQ(moves.size(), 1u);
  return moves.empty() ? ScheduleMove() : moves.front();
}

// A move with a typing error would fail on every path and never be missed.
TEST(ScheduleMoves, AreValidTransformDialect) {
  for (const ScheduleMove &move : scheduleMoves()) {
    std::string body = move.body;
    body = replaced(replaced(body, "$op", "linalg.fill"), "$n", "2");
    EXPECT_EQ(body.find('$'), body.npos) << body;
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
  EXPECT_GE(scheduleMoves().size(), 160u);
  for (const ScheduleMove &move : scheduleMoves())
    EXPECT_FALSE(move.ops.empty()) << move.body;
}

TEST(ScheduleMoves, ReadsProperties) {
  ScheduleMove move = onlyMove("move a.b\n"
                               "  ops x.y:any z.*\n"
                               "  not-with q.r @p\n"
                               "  reorders-floats\n"
                               "  weight 3\n"
                               "  | transform.a.b to %root : $any\n");
  EXPECT_EQ(move.name, "a.b");
  EXPECT_THAT(move.ops, ElementsAre("x.y:any", "z.*"));
  EXPECT_THAT(move.notWith, ElementsAre("q.r", "@p"));
  EXPECT_TRUE(move.reordersFloats);
  EXPECT_FALSE(move.isConversion);
  EXPECT_EQ(move.weight, 3u);
  EXPECT_EQ(move.body, "  transform.a.b to %root : !transform.any_op\n");
}

TEST(ScheduleMoves, SeveralPatternLinesAreOneSet) {
  EXPECT_EQ(
      onlyMove("move m\n  ops *\n  patterns a.b\n  patterns c.d x = 1\n").body,
      "  transform.apply_patterns to %root {\n"
      "    transform.apply_patterns.a.b\n"
      "    transform.apply_patterns.c.d x = 1\n"
      "  } : !transform.any_op\n");
}

TEST(ScheduleMoves, EachTakesTheTypeOfItsHandle) {
  std::string body = onlyMove("move m\n  ops *\n  typed t scf.for\n"
                              "  each x of t\n  | use %x\n")
                         .body;
  EXPECT_THAT(body, HasSubstr("^bb1(%x: !transform.op<\"scf.for\">):\n"
                              "  use %x\n  }\n  }\n"));
  EXPECT_THAT(body, HasSubstr("failures(suppress)"));
}

TEST(ScheduleMoves, OtherVersionsMovesAreLeftOut) {
  std::vector<std::string> errors;
  std::vector<ScheduleMove> moves =
      parseMoves("until 3 move old\n  ops *\n  patterns a\n"
                 "since 3 move kept\n  ops *\n  patterns b\n"
                 "since 999 move new\n  nonsense\n",
                 errors);
  EXPECT_THAT(errors, testing::IsEmpty());
  ASSERT_EQ(moves.size(), 1u);
  EXPECT_EQ(moves[0].name, "kept");
  EXPECT_THAT(moves[0].ops, ElementsAre("*"));
}

TEST(ScheduleMoves, SaysWhatItDoesNotUnderstand) {
  EXPECT_THAT(errorsOfMoves("mvoe a\n  ops *\n  patterns b\n"),
              ElementsAre("schedules.rules:1: 'mvoe' begins no record; write "
                          "move NAME"));
  EXPECT_THAT(errorsOfMoves("move a\n  pos *\n  ops *\n  patterns b\n"),
              ElementsAre("schedules.rules:2: 'pos' is no property"));
  EXPECT_THAT(errorsOfMoves("move a\n  patterns b\n"),
              ElementsAre("schedules.rules:2: 'a' applies to nothing; add an "
                          "'ops' line"));
  EXPECT_THAT(errorsOfMoves("move a\n  ops *\n"),
              ElementsAre("schedules.rules:2: 'a' does nothing; give it a "
                          "body"));
  EXPECT_THAT(errorsOfMoves("move a\n  ops *\n  each x of t\n  patterns b\n"),
              ElementsAre("schedules.rules:3: write each X of H, once, where a "
                          "line above makes %H"));
  EXPECT_THAT(errorsOfMoves("move a\n  ops *\n  weight 0\n  patterns b\n"),
              ElementsAre("schedules.rules:3: weight needs a number, 1 or "
                          "more"));
  EXPECT_THAT(errorsOfMoves("  ops *\n"),
              ElementsAre("schedules.rules:1: a property needs a move above "
                          "it"));
}
