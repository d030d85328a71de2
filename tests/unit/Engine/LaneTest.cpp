//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "base/Lane.h"

#include "base/ChoiceStream.h"
#include "harness/engine/Mutation.h"

#include "gtest/gtest.h"

using namespace scion;

static std::string numbered(unsigned number) {
  return "// scion: paths=3\nmodule {} // " + std::to_string(number) + "\n";
}

TEST(Lane, TheFastLaneGetsItsShare) {
  auto fastOf = [](uint64_t share) {
    unsigned fast = 0;
    for (unsigned i = 0; i < 900; ++i)
      fast += isInFastLane(Directives::parse(inDrawnLane(numbered(i), share)));
    return fast;
  };
  EXPECT_EQ(fastOf(0), 0u);
  EXPECT_NEAR(fastOf(1), 450, 60);
  EXPECT_NEAR(fastOf(8), 800, 40);
}

TEST(Lane, TheDirectiveIsAllThatChanges) {
  for (unsigned i = 0; i < 40; ++i) {
    std::string text = inDrawnLane(numbered(i), 1);
    Directives directives = Directives::parse(text);
    EXPECT_EQ(directives.get("paths"), "3");
    directives.remove("lane");
    EXPECT_EQ(withDirectives(text, directives), numbered(i));
  }
}

TEST(Lane, EachMutantIsMarked) {
  for (unsigned i = 0; i < 40; ++i) {
    EXPECT_FALSE(isMutant(Directives::parse(numbered(i))));
    EXPECT_TRUE(isMutant(Directives::parse(inDrawnLane(numbered(i), 1))));
  }
}

TEST(Lane, AMutantMayChangeItsLane) {
  unsigned changes = 0;
  for (unsigned i = 0; i < 100; ++i) {
    std::string once = inDrawnLane(numbered(i), 1),
                twice = inDrawnLane(once, 1);
    EXPECT_EQ(once, inDrawnLane(numbered(i), 1));
    EXPECT_LE(Directives::parse(twice).entries().size(), 2u);
    changes += isInFastLane(Directives::parse(once)) !=
               isInFastLane(Directives::parse(twice));
  }
  EXPECT_NEAR(changes, 50, 30);
}

TEST(Lane, AnEngineReadsItsCorpusInTheFastLane) {
  Directives none = Directives::parse("module {}");
  setReadingCorpus(true);
  EXPECT_TRUE(isInFastLane(none));
  setReadingCorpus(false);
  EXPECT_FALSE(isInFastLane(none));
}

TEST(Lane, WhatWasReadThereComesToTheFullLaneOnce) {
  MutationLadder ladder;
  ladder.drawLanes(8);
  std::string program = "func.func @main() {\n  return\n}\n";
  ladder.oweFullLane({stableHash(program)});
  unsigned unchanged = 0;
  for (uint64_t seed = 0; seed < 200; ++seed) {
    std::string buffer = program;
    buffer.resize(4096);
    size_t size =
        ladder.mutate(reinterpret_cast<uint8_t *>(buffer.data()),
                      program.size(), buffer.size(), seed, mutateBytes);
    unchanged += buffer.substr(0, size) == program;
    EXPECT_EQ(ladder.describeLast() == "full lane",
              buffer.substr(0, size) == program);
  }
  EXPECT_EQ(unchanged, 1u);
}
