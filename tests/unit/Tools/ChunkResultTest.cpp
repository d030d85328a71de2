//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/harvest/ChunkResult.h"

#include "gtest/gtest.h"

using namespace scion::harvest;

static void expectEqual(const ChunkResult &a, const ChunkResult &b) {
  EXPECT_EQ(a.fate, b.fate);
  EXPECT_EQ(a.verified, b.verified);
  EXPECT_EQ(a.reason, b.reason);
  EXPECT_EQ(a.line, b.line);
  EXPECT_EQ(a.text, b.text);
  EXPECT_EQ(a.key, b.key);
  EXPECT_EQ(a.ops, b.ops);
  EXPECT_EQ(a.dialects, b.dialects);
}

TEST(ChunkResult, ComesOutOfTheWireAsItWentIn) {
  ChunkResult module;
  module.verified = true;
  module.text = std::string("a\0b", 3);
  module.key = 0xfedcba9876543210;
  module.ops = 3;
  module.dialects = {"arith", "func"};
  ChunkResult refused = refusal(Fate::TimeOut, "too slow", 12);

  std::string wire;
  encode(module, wire);
  encode(refused, wire);
  // Byte by byte, as a pipe may deliver it.
  std::string received;
  std::vector<ChunkResult> outcomes;
  for (char byte : wire) {
    received += byte;
    while (auto outcome = decode(received))
      outcomes.push_back(*outcome);
  }
  ASSERT_EQ(outcomes.size(), 2u);
  expectEqual(outcomes[0], module);
  expectEqual(outcomes[1], refused);
  EXPECT_EQ(received, "");
}

TEST(ChunkResult, EveryFateHasAName) {
  for (unsigned fate = 0; fate < numFates; ++fate)
    EXPECT_NE(toString(Fate(fate)), "unknown") << fate;
  EXPECT_EQ(toString(Fate(numFates)), "unknown");
}
