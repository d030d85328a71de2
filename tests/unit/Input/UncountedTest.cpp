//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "base/Uncounted.h"
#include "harness/input/ContextPool.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion;
using testing::ElementsAre;

static std::vector<uint8_t> counters;

TEST(Uncounted, CountersAreAsBefore) {
  counters = {0, 3, 0};
  Uncounted::countersAre([] { return std::span(counters); });
  {
    Uncounted outer;
    counters = {1, 4, 1};
    {
      Uncounted inner;
      counters = {2, 5, 2};
    }
    // The inner one leaves it to the outer one.
    EXPECT_THAT(counters, ElementsAre(2, 5, 2));
  }
  EXPECT_THAT(counters, ElementsAre(0, 3, 0));
  counters[0] = 7;
  EXPECT_THAT(counters, ElementsAre(7, 3, 0));
  Uncounted::countersAre(nullptr);
}

TEST(Uncounted, CountersThatMovedAreLeftAlone) {
  counters = {1, 1};
  Uncounted::countersAre([] { return std::span(counters); });
  {
    Uncounted setup;
    counters = {2, 2, 2};
  }
  EXPECT_THAT(counters, ElementsAre(2, 2, 2));
  Uncounted::countersAre(nullptr);
}

TEST(Uncounted, AnEngineWithoutCountersHasNothingToKeep) {
  Uncounted setup;
  counters = {1};
  EXPECT_THAT(counters, ElementsAre(1));
}

/// Asked for the counters when a context is made, and not when it is there.
TEST(Uncounted, MakingAContextIsNoMatterOfTheInput) {
  static unsigned asked;
  asked = 0;
  counters = {1};
  Uncounted::countersAre([] {
    ++asked;
    return std::span(counters);
  });
  ContextPool pool;
  {
    ContextLease first = pool.lease(1);
  }
  EXPECT_EQ(asked, 2u);
  {
    ContextLease second = pool.lease(1);
  }
  EXPECT_EQ(asked, 2u);
  Uncounted::countersAre(nullptr);
}
