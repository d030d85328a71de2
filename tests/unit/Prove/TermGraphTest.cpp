//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Terms: what constructors simplify has the same value for all inputs.
//
//===----------------------------------------------------------------------===//

#include "harness/terms/Bits.h"
#include "harness/terms/Compute.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion::terms;
using llvm::APInt;

namespace {
/// A random expression, as a term and as a function of its two variables.
struct Expression {
  Term term;
  std::function<APInt(const APInt &x, const APInt &y)> value;
};

class Maker {
public:
  Maker(Graph &graph, unsigned width, uint64_t seed)
      : graph(graph), width(width), state(seed * 2654435761u + 1) {
    x = graph.variable(width, "x", APInt(width, 1));
    y = graph.variable(width, "y", APInt(width, 0));
  }

  Expression make(unsigned depth) {
    if (depth == 0)
      return leaf();
    static constexpr Kind kinds[] = {
        Kind::Add, Kind::Mul, Kind::UDiv, Kind::SDiv, Kind::And,
        Kind::Or,  Kind::Xor, Kind::Shl,  Kind::LShr, Kind::AShr};
    Expression a = make(depth - 1), b = make(depth - 1);
    unsigned which = unsigned(next() % 15);
    if (which < 10) {
      Node node{kinds[which], width};
      return {graph.make(node.kind, a.term, b.term),
              [=](const APInt &x, const APInt &y) {
                APInt u = a.value(x, y), v = b.value(x, y);
                return compute(node, u, v, u);
              }};
    }
    if (which < 13) { // a comparison chooses
      Kind kind = which == 10   ? Kind::Equal
                  : which == 11 ? Kind::ULess
                                : Kind::SLess;
      Expression c = make(depth - 1);
      Node compare{kind, 1};
      return {graph.choose(graph.make(kind, a.term, b.term), b.term, c.term),
              [=](const APInt &x, const APInt &y) {
                APInt u = a.value(x, y), v = b.value(x, y);
                return compute(compare, u, v, u).isZero() ? c.value(x, y) : v;
              }};
    }
    if (which == 13) { // wide, and a part of it
      unsigned low = unsigned(next() % (width + 1));
      Kind kind = next() % 2 ? Kind::ZExt : Kind::SExt;
      return {graph.extract(graph.extend(kind, a.term, 2 * width), low, width),
              [=, width = width](const APInt &x, const APInt &y) {
                APInt u = a.value(x, y);
                u = kind == Kind::ZExt ? u.zext(2 * width) : u.sext(2 * width);
                return u.extractBits(width, low);
              }};
    }
    unsigned low = unsigned(next() % (width + 1));
    return {
        graph.extract(graph.make(Kind::Concat, a.term, b.term), low, width),
        [=, width = width](const APInt &x, const APInt &y) {
          return a.value(x, y).concat(b.value(x, y)).extractBits(width, low);
        }};
  }

  Term x, y;

private:
  uint64_t next() {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state >> 8;
  }
  Expression leaf() {
    switch (next() % 5) {
    case 0:
    case 1:
      return {x, [](const APInt &x, const APInt &) { return x; }};
    case 2:
    case 3:
      return {y, [](const APInt &, const APInt &y) { return y; }};
    default:
      APInt value(width, next(), false, true);
      return {graph.constant(value),
              [=](const APInt &, const APInt &) { return value; }};
    }
  }

  Graph &graph;
  unsigned width;
  uint64_t state;
};
} // namespace

TEST(TermGraphTest, SimplifiedTermsAreEqualForAllInputs) {
  for (unsigned width : {1, 2, 3, 4})
    for (uint64_t seed = 0; seed < 600; ++seed) {
      Graph graph;
      Maker maker(graph, width, seed * 8 + width);
      Expression made = maker.make(unsigned(1 + seed % 4));
      for (uint64_t input = 0; input < uint64_t(1) << (2 * width); ++input) {
        APInt x(width, input & ((1u << width) - 1)), y(width, input >> width);
        APInt got = evaluate(graph, made.term, {{maker.x, maker.y}, {x, y}});
        ASSERT_EQ(got, made.value(x, y))
            << "width " << width << ", seed " << seed << ": "
            << graph.str(made.term);
      }
    }
}

TEST(TermGraphTest, EqualTermsAreOne) {
  Graph graph;
  ActiveGraph active(graph);
  Bits x = Bits::of(graph.variable(8, "x", APInt(8, 3)));
  Bits y = Bits::of(graph.variable(8, "y", APInt(8, 5)));
  EXPECT_EQ(((x + y) - y).term, x.term);
  EXPECT_EQ((x + 5 + y - 2).term, (y + 3 + x).term);
  EXPECT_EQ((-(-x)).term, x.term);
  EXPECT_EQ((~(~x)).term, x.term);
  EXPECT_EQ((~x + 1).term, (-x).term);
  EXPECT_EQ((x * Bits(8, 3) + x).term, (x.shl(2)).term);
  EXPECT_EQ((x & y & x).term, (y & x).term);
  EXPECT_EQ(x.lshr(8).term, Bits(8, 0).term);
  EXPECT_TRUE(graph.isTrue((x + y == y + x).term));
  EXPECT_TRUE(graph.isFalse((x & ~x).isOne().term));
  EXPECT_EQ((x.zext(16) + y.zext(16)).trunc(8).term, (x + y).term);
  Truth a = x.isZero(), b = y.isZero();
  EXPECT_TRUE(graph.isTrue((((a & b) | (a & !b)) | !a).term));
}

TEST(TermGraphTest, EachTermHasItsValueOnTheSample) {
  Graph graph;
  ActiveGraph active(graph);
  Bits x = Bits::of(graph.variable(70, "x", APInt(70, 3)));
  EXPECT_EQ(graph.sample((x * x + 1).term), 10u);
  EXPECT_TRUE(graph.sample(x.slt(Bits(70, 4)).term).isOne());
}

TEST(ForkTest, RunsOnceForEachAnswerAndMerges) {
  Graph graph;
  ActiveGraph active(graph);
  Bits x = Bits::of(graph.variable(8, "x", APInt(8, 3)));
  Bits y = Bits::of(graph.variable(8, "y", APInt(8, 5)));
  Fork fork(graph);
  std::vector<std::string> paths;
  Term all = graph.truth(false);
  do {
    std::string path = x.ult(y) ? "less" : x == y ? "equal" : "more";
    // Answered before.
    path += x.ult(y) ? "!" : "";
    paths.push_back(path);
    EXPECT_TRUE(graph.isFalse(graph.both(all, fork.condition())));
    all = graph.either(all, fork.condition());
  } while (fork.next());
  EXPECT_THAT(paths, testing::ElementsAre("less!", "equal", "more"));
  EXPECT_TRUE(graph.isTrue(all));
}

TEST(ForkTest, AnInnerForkKnowsTheAnswersOfTheOuterOne) {
  Graph graph;
  ActiveGraph active(graph);
  Truth known = Truth::of(graph.variable(1, "known", APInt(1, 0)));
  Fork outer(graph);
  unsigned runs = 0;
  do {
    bool answer = bool(known);
    Fork inner(graph);
    do {
      EXPECT_EQ(bool(known), answer);
      EXPECT_EQ(bool(!known), !answer);
      ++runs;
    } while (inner.next());
  } while (outer.next());
  EXPECT_EQ(runs, 2u);
}
