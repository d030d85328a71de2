//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "base/FeatureMap.h"

#include "gtest/gtest.h"

#include <algorithm>

using namespace scion;

static size_t litPlaces() {
  auto counters = featureCounters();
  return counters.size() - std::count(counters.begin(), counters.end(), 0);
}

TEST(FeatureMap, CountsAndForgets) {
  resetFeatures();
  noteFeature(FeatureKind::Op, "arith.addi");
  noteFeature(FeatureKind::Op, "arith.addi");
  EXPECT_EQ(litPlaces(), 1u);
  ASSERT_EQ(touchedFeatures().size(), 1u);
  EXPECT_EQ(featureCounters()[touchedFeatures()[0]], 2);
  noteFeature(FeatureKind::Pass, "arith.addi"); // the kind is part of the place
  EXPECT_EQ(litPlaces(), 2u);
  resetFeatures();
  EXPECT_EQ(litPlaces(), 0u);
  EXPECT_TRUE(touchedFeatures().empty());
}

TEST(FeatureMap, Saturates) {
  resetFeatures();
  for (int i = 0; i < 1000; ++i)
    noteFeature(FeatureKind::Op, "arith.addi");
  EXPECT_EQ(featureCounters()[touchedFeatures()[0]], 255);
  resetFeatures();
}

// libFuzzer clears the counters without notice; the list of touched places must
// stay right and bounded.
TEST(FeatureMap, SurvivesAnEngineThatClearsTheCounters) {
  resetFeatures();
  for (int round = 0; round < 3; ++round) {
    noteFeature(FeatureKind::Op, "arith.addi");
    std::ranges::fill(featureCounters(), 0);
  }
  noteFeature(FeatureKind::Op, "arith.addi");
  EXPECT_EQ(litPlaces(), 1u);
  resetFeatures();
  EXPECT_EQ(litPlaces(), 0u);
}
