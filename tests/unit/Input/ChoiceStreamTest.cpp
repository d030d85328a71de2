//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "base/ChoiceStream.h"

#include "gtest/gtest.h"

#include <array>
#include <vector>

using namespace scion;

// Pinned: every stored input depends on these numbers.
TEST(ChoiceStream, IsTheSameEverywhere) {
  ChoiceStream choices(42);
  EXPECT_EQ(choices.next(), 1546998764402558742ull);
  EXPECT_EQ(choices.next(), 6990951692964543102ull);
  EXPECT_EQ(ChoiceStream(42).fork("path", 3).next(),
            ChoiceStream(42).fork("path", 3).next());
  EXPECT_EQ(stableHash("scion"), stableHash("scion"));
  EXPECT_NE(stableHash("scion", 1), stableHash("scion", 2));
}

TEST(ChoiceStream, ForksDoNotDependOnDraws) {
  ChoiceStream drawn(7), fresh(7);
  drawn.next();
  EXPECT_EQ(drawn.fork("a").next(), fresh.fork("a").next());
  EXPECT_NE(fresh.fork("a").next(), fresh.fork("b").next());
  EXPECT_NE(fresh.fork("a", 0).next(), fresh.fork("a", 1).next());
}

TEST(ChoiceStream, BelowIsUniformAndBounded) {
  ChoiceStream choices(1);
  std::array<unsigned, 7> counts{};
  constexpr unsigned draws = 70000;
  for (unsigned i = 0; i < draws; ++i)
    ++counts.at(choices.below(7));
  for (unsigned count : counts)
    EXPECT_NEAR(count, draws / 7, 500); // five standard deviations
  EXPECT_EQ(choices.below(0), 0u);
  EXPECT_EQ(choices.below(1), 0u);
}

TEST(ChoiceStream, BetweenCoversTheWholeRangeOfIntegers) {
  ChoiceStream choices(3);
  for (unsigned i = 0; i < 100; ++i) {
    int64_t value = choices.between(-2, 2);
    EXPECT_GE(value, -2);
    EXPECT_LE(value, 2);
  }
  EXPECT_EQ(choices.between(5, 5), 5);
  choices.between(INT64_MIN, INT64_MAX); // must not overflow (UBSan)
}

TEST(ChoiceStream, PickWeightedFollowsTheWeights) {
  ChoiceStream choices(9);
  std::array<uint64_t, 3> weights{1, 0, 3};
  std::array<unsigned, 3> counts{};
  for (unsigned i = 0; i < 4000; ++i)
    ++counts.at(choices.pickWeighted(weights));
  EXPECT_EQ(counts[1], 0u);
  EXPECT_NEAR(counts[2], 3000, 150);
  std::array<uint64_t, 2> none{0, 0};
  EXPECT_EQ(choices.pickWeighted(none), 2u);
}

TEST(ChoiceStream, ShuffleKeepsTheElements) {
  ChoiceStream choices(5);
  std::vector<int> list{1, 2, 3, 4, 5, 6, 7, 8};
  std::vector<int> shuffled = list;
  choices.shuffle(shuffled);
  EXPECT_NE(shuffled, list);
  std::sort(shuffled.begin(), shuffled.end());
  EXPECT_EQ(shuffled, list);
}
