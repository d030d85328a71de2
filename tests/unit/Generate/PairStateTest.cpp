//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/generate/PairState.h"
#include "harness/generate/TwinFrame.h"
#include "harness/generate/TwinTrace.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion;
using testing::HasSubstr;

static void show(Trace &trace, int64_t edge, int64_t one, int64_t other) {
  int64_t mark = twinMark + 4 * edge;
  trace.addInteger(64, uint64_t(mark));
  trace.addText(", ");
  trace.addInteger(64, uint64_t(one));
  trace.addText("\n");
  trace.addInteger(64, uint64_t(mark + 1));
  trace.addInteger(64, uint64_t(other));
  trace.addInteger(64, uint64_t(mark + 2));
}

TEST(TwinTraceTest, DifferencesBelongToTheirEdge) {
  Trace trace;
  for (int row = 0; row < 2; ++row) {
    show(trace, 0, 5, 5);
    show(trace, 1, 7, row ? 8 : 7);
  }
  std::vector<EdgeTwins> edges = readEdgeTwins(trace, 2);
  EXPECT_EQ(edges[0].checks, 2u);
  EXPECT_EQ(edges[0].differ, 0u);
  EXPECT_EQ(edges[1].checks, 2u);
  EXPECT_EQ(edges[1].differ, 1u);
  EXPECT_EQ(edges[1].first, "i64 7 against i64 8");
}

TEST(TwinTraceTest, AnotherNumberOfValuesDiffers) {
  Trace trace;
  trace.addInteger(64, uint64_t(twinMark));
  trace.addInteger(64, 1);
  trace.addInteger(64, uint64_t(twinMark + 1));
  trace.addInteger(64, uint64_t(twinMark + 2));
  EXPECT_EQ(readEdgeTwins(trace, 1)[0].first, "i64 1 against nothing");
}

TEST(TwinTraceTest, WhatBreaksOffIsNoCheck) {
  Trace trace;
  trace.addInteger(64, uint64_t(twinMark));
  trace.addInteger(64, 1);
  EXPECT_EQ(readEdgeTwins(trace, 1)[0].checks, 0u);
}

TEST(PairStateTest, ComesBackAsItWas) {
  PairState state;
  state.sites = 7;
  state.ways = ";canonicalize";
  state.next = 9;
  state.addSite({"arith.addi", "math.absi"});
  state.turn = 5;
  state.passes["func.func(cse)"] = {3, 2, 0, 7};
  state.patterns["A<B, C>"] = 4;
  state.alone["math.a (i1) -> (i1)"] = "not-lowered: no way";
  EdgeResult differs{3, EdgeEnd::Differ, 12, true,
                     "canonicalize: 1\nagainst 2"};
  state.add({"arith.addi", "math.absi"}, differs, "the edge");
  state.add({"arith.addi", "math.absi"}, {4, EdgeEnd::Agree, 10, false, ""},
            "another");
  state.add({"arith.addi", "math.absi"}, {6, EdgeEnd::Agree, 1, true, ""}, "");
  std::string problem;
  std::optional<PairState> back = PairState::parse(state.str(), problem);
  ASSERT_TRUE(back) << problem;
  EXPECT_EQ(back->str(), state.str());
  ASSERT_EQ(back->noted.size(), 1u);
  EXPECT_EQ(back->noted[0].result.what, "canonicalize: 1 against 2");
  EXPECT_EQ(back->noted[0].edge, "the edge");
  const PairState::Counts &counts = back->pairs[{"arith", "math"}];
  EXPECT_EQ(counts.sites, 1u);
  EXPECT_EQ(counts.executed, 3u);
  EXPECT_EQ(counts.rewritten, 2u);
  EXPECT_EQ(counts.checks, 23u);
  EXPECT_EQ(back->turn, 5u);
  EXPECT_EQ(back->passes["func.func(cse)"].rewritten, 7u);
  EXPECT_EQ(back->patterns["A<B, C>"], 4u);
}

TEST(PairStateTest, CountsByOpAndTheOthersDialect) {
  PairState state;
  state.sites = 10;
  state.addSite({"arith.addi", "math.absi"});
  state.add({"arith.addi", "math.absi"}, {3, EdgeEnd::Agree, 12, true, ""}, "");
  PairState::OpCounts gives = state.ops[{"arith.addi", ">math"}];
  PairState::OpCounts takes = state.ops[{"math.absi", "<arith"}];
  for (const PairState::OpCounts &counts : {gives, takes}) {
    EXPECT_EQ(counts.sites, 1u);
    EXPECT_EQ(counts.executed, 1u);
    EXPECT_EQ(counts.rewritten, 1u);
  }
  EXPECT_EQ(state.ops.size(), 2u);
}

TEST(PairStateTest, KeepsThePairsOfTheFirstRoundThatAPassRewrote) {
  PairState state;
  state.sites = 300;
  for (uint64_t index = 0; index < 400; index += 3)
    state.add({"a.b", "c.d"}, {index, EdgeEnd::Agree, 1, index % 2 == 0, ""},
              "");
  ASSERT_EQ(state.rewrote.size(), 50u);
  EXPECT_EQ(state.rewrote[1], 6u);
  std::string problem;
  std::optional<PairState> back = PairState::parse(state.str(), problem);
  ASSERT_TRUE(back) << problem;
  EXPECT_EQ(back->rewrote, state.rewrote);
}

TEST(PairStateTest, SaysWhichLineItCannotRead) {
  std::string problem;
  EXPECT_FALSE(PairState::parse("something\n", problem));
  EXPECT_FALSE(
      PairState::parse("scion pairs, form 3\nnext 3\npair a b\n", problem));
  EXPECT_THAT(problem, HasSubstr("line 3"));
}

TEST(PairStateTest, ThePageNamesWhatDiffers) {
  PairState state;
  state.add({"arith", "math"}, {3, EdgeEnd::Differ, 12, true, "way: 1 < 2"},
            "a -> b");
  EXPECT_THAT(state.html(), HasSubstr("<td class=\"bad\">1"));
  EXPECT_THAT(state.html(), HasSubstr("way: 1 &lt; 2"));
  EXPECT_THAT(state.table(), HasSubstr("arith -> math"));
}
