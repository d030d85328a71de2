//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The methods that decide a condition agree with each other.
//
//===----------------------------------------------------------------------===//

#include "harness/prove/Decide.h"
#include "harness/terms/Bits.h"

#include "gtest/gtest.h"

#include <thread>

using namespace scion::prove;
using namespace scion::terms;
using llvm::APInt;

namespace {
class DecideTest : public testing::Test {
protected:
  Bits variable(unsigned width, const char *name) {
    return Bits::of(graph.variable(width, name, APInt(width, 0)));
  }
  Graph graph;
  ActiveGraph active{graph};
};
} // namespace

TEST_F(DecideTest, FindsBoundaryValues) {
  Bits x = variable(64, "x"), y = variable(64, "y");
  Term wrong = ((x - y).slt(Bits(64, 0)) != x.slt(y)).term;
  auto model = searchBoundaries(graph, wrong);
  ASSERT_TRUE(model);
  APInt a = model->at(x.term), b = model->at(y.term);
  EXPECT_NE((a - b).isNegative(), a.slt(b));
}

TEST_F(DecideTest, FindsNumbersNearConstants) {
  Bits x = variable(64, "x");
  Term found = (x == Bits(64, (uint64_t(1) << 32) + 2)).term;
  EXPECT_TRUE(searchBoundaries(graph, found));
}

TEST_F(DecideTest, SearchesTermsOfMoreThan64Bits) {
  Bits x = variable(100, "x");
  EXPECT_TRUE(searchBoundaries(graph, x.isMinSignedValue().term));
}

TEST_F(DecideTest, TriesAllInputsOfFewBits) {
  Bits x = variable(8, "x");
  Enumeration tried = enumerate(graph, (x * x == Bits(8, 17)).term, 12);
  ASSERT_TRUE(tried.isDone && tried.model);
  APInt root = tried.model->at(x.term);
  EXPECT_EQ(root * root, 17u);
  tried = enumerate(graph, (x * x == Bits(8, 2)).term, 12);
  EXPECT_TRUE(tried.isDone && !tried.model);
  EXPECT_FALSE(enumerate(graph, x.isOne().term, 7).isDone);
}

TEST_F(DecideTest, AsksTheSolver) {
  Bits x = variable(64, "x"), y = variable(64, "y");
  DecideLimits limits;
  Decision never = decide(graph, (((x & y) + (x | y)) != x + y).term, limits);
  EXPECT_EQ(never.kind, SolverAnswer::Never);
}

TEST_F(DecideTest, RoundsQuotientsWithoutDividing) {
  Bits x = variable(64, "x"), y = variable(64, "y");
  Bits quotient = x.udiv(y);
  Bits up = choose(quotient * y == x, quotient, quotient + Bits(64, 1));
  Bits least = (x - Bits(64, 1)).udiv(y) + Bits(64, 1);
  Bits other = choose(x.isZero(), Bits(64, 0), least);
  EXPECT_EQ(solve(graph, (!y.isZero() & (up != other)).term, 200'000).kind,
            SolverAnswer::Never);
  // By 0 they differ.
  EXPECT_NE(solve(graph, (up != other).term, 200'000).kind,
            SolverAnswer::Never);
}

TEST_F(DecideTest, LemmasExcludeNoInput) {
  for (unsigned width : {2, 4}) {
    Bits x = variable(width, "x"), y = variable(width, "y");
    Bits first = x.udiv(y), second = (x - Bits(width, 1)).udiv(y),
         third = x.sdiv(y), product = first * y;
    for (unsigned number = 0; number < 1u << (2 * width); ++number) {
      Truth here = (x == Bits(width, number & ((1u << width) - 1))) &
                   (y == Bits(width, number >> width));
      Truth any = (first + second + third + product) == Bits(width, 1);
      EXPECT_NE(solve(graph, (here & any).term, 200'000).kind,
                solve(graph, (here & !any).term, 200'000).kind)
          << number;
    }
  }
}

TEST_F(DecideTest, GivesUpWithinItsLimit) {
  Bits x = variable(32, "x"), y = variable(32, "y");
  DecideLimits limits;
  limits.solver = 1000;
  Decision decision =
      decide(graph, (x * y == Bits(32, 0x7FFF1234)).term, limits);
  if (decision.kind == SolverAnswer::Unknown)
    EXPECT_EQ(decision.why, "the solver's resource limit");
}

TEST_F(DecideTest, IsTheSameAfterOtherQuestions) {
  Bits x = variable(16, "x"), y = variable(16, "y");
  Term question = ((x * y).udiv(y) != x).term;
  SolverAnswer first = solve(graph, question, 1'000'000);
  for (unsigned i = 0; i < 20; ++i)
    (void)solve(graph, (x * y == Bits(16, i)).term, 1'000'000);
  SolverAnswer again = solve(graph, question, 1'000'000);
  EXPECT_EQ(first.kind, again.kind);
  EXPECT_EQ(first.resources, again.resources);
  EXPECT_EQ(first.model, again.model);
}

TEST_F(DecideTest, RemembersWhatItWouldBeToldAgain) {
  Bits x = variable(16, "x"), y = variable(16, "y");
  Bits v = variable(16, "v"), u = variable(16, "u");
  auto question = [](const Bits &a, const Bits &b) {
    return (((a & b) + (a | b)) * b != (a + b) * b).term;
  };
  Term first = question(x, y), other = question(u, v);
  SolverAnswer told = solve(graph, first, 1'000'000);
  SolverAnswer remembered = solve(graph, other, 1'000'000);
  EXPECT_EQ(told.kind, remembered.kind);
  EXPECT_EQ(told.resources, remembered.resources);
  // Another thread remembers nothing.
  SolverAnswer fresh;
  std::thread([&] { fresh = solve(graph, other, 1'000'000); }).join();
  EXPECT_EQ(fresh.kind, remembered.kind);
  EXPECT_EQ(fresh.resources, remembered.resources);
}
