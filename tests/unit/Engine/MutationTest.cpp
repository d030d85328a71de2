//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/engine/Mutation.h"

#include "base/ChoiceStream.h"
#include "harness/engine/SeedPrograms.h"
#include "harness/lowering/HybridPool.h"

#include "gtest/gtest.h"

#include <set>
#include <vector>

using namespace scion;

static size_t failingBytes(uint8_t *, size_t, size_t, uint64_t) { return 0; }
static size_t overlongBytes(uint8_t *, size_t, size_t maxSize, uint64_t) {
  return maxSize + 100;
}

static std::string mutate(std::string input, size_t maxSize, uint64_t seed,
                          ByteMutator bytes = failingBytes) {
  // Exactly maxSize bytes, so that ASan sees a write past the end.
  std::vector<uint8_t> data(maxSize);
  size_t size = std::min(input.size(), maxSize);
  std::copy_n(input.begin(), size, data.begin());
  static MutationLadder ladder;
  size = ladder.mutate(data.data(), size, maxSize, seed, bytes);
  EXPECT_LE(size, maxSize);
  return std::string(data.begin(), data.begin() + size);
}

TEST(Mutation, NeverHandsOutNothing) {
  for (size_t maxSize : {1, 2, 9, 10, 500, 5000})
    for (uint64_t seed = 0; seed < 50; ++seed)
      for (const char *input : {"", "\n", "garbage", "module {}"}) {
        EXPECT_NE(mutate(input, maxSize, seed), "");
        EXPECT_NE(mutate(input, maxSize, seed, overlongBytes), "");
      }
}

TEST(Mutation, SameSeedSameBytes) {
  for (uint64_t seed = 0; seed < 50; ++seed)
    EXPECT_EQ(mutate("\n", 5000, seed), mutate("\n", 5000, seed));
}

static std::string numbered(uint64_t seed, size_t maxSize) {
  std::string text = "module {} // " + std::to_string(seed);
  return text.size() <= maxSize ? text : "";
}

TEST(Mutation, ProgramsFromNothingAreAShareOfTheMutants) {
  auto generatedOf = [](const std::string &input, uint64_t oneIn) {
    MutationLadder ladder;
    ladder.generateWith(numbered, oneIn);
    unsigned generated = 0;
    for (uint64_t seed = 0; seed < 400; ++seed) {
      std::vector<uint8_t> data(5000);
      std::copy_n(input.begin(), input.size(), data.begin());
      size_t size = ladder.mutate(data.data(), input.size(), data.size(), seed,
                                  failingBytes);
      bool isGenerated = ladder.describeLast() == "generated";
      EXPECT_EQ(isGenerated, std::string(data.begin(), data.begin() + size)
                                     .find("module {} // ") == 0);
      generated += isGenerated;
    }
    return generated;
  };
  EXPECT_NEAR(generatedOf("module {}", 4), 100, 30);
  EXPECT_NEAR(generatedOf("\n", 16), 200, 40);
  EXPECT_EQ(generatedOf("\n", 0), 0u);
}

TEST(Mutation, EachInputIsPutInALane) {
  MutationLadder ladder;
  ladder.drawLanes(1);
  unsigned fast = 0;
  for (uint64_t seed = 0; seed < 200; ++seed) {
    std::vector<uint8_t> data(5000);
    data[0] = '\n';
    size_t size =
        ladder.mutate(data.data(), 1, data.size(), seed, failingBytes);
    std::string text(data.begin(), data.begin() + size);
    fast += text.find("// scion: lane=fast\n") != text.npos;
    // Where nothing fits, the input stays.
    EXPECT_LE(ladder.mutate(data.data(), 1, 10, seed, failingBytes), 10u);
  }
  EXPECT_NEAR(fast, 100, 40);
}

TEST(Mutation, WithoutTheFastLaneEachMutantIsMarkedToo) {
  MutationLadder ladder;
  ladder.drawLanes(0);
  std::vector<uint8_t> data(5000);
  data[0] = '\n';
  size_t size = ladder.mutate(data.data(), 1, data.size(), 1, failingBytes);
  EXPECT_NE(std::string(data.begin(), data.begin() + size)
                .find("// scion: lane=full\n"),
            std::string::npos);
}

TEST(Mutation, HandsOnWhatThePoolHas) {
  HybridPool &pool = HybridPool::global();
  pool.turnOn();
  pool.add("module {} // in the middle");
  MutationLadder ladder;
  ladder.takeHybrids(1);
  std::string input = "module {}";
  std::vector<uint8_t> data(5000);
  auto mutant = [&](uint64_t seed) {
    std::copy_n(input.begin(), input.size(), data.begin());
    size_t size = ladder.mutate(data.data(), input.size(), data.size(), seed,
                                failingBytes);
    return std::string(data.begin(), data.begin() + size);
  };
  EXPECT_EQ(mutant(0), "module {} // in the middle");
  EXPECT_EQ(ladder.describeLast(), "hybrid");
  mutant(1);
  EXPECT_NE(ladder.describeLast(), "hybrid"); // it has no other
}

TEST(Mutation, AnEmptyCorpusStartsFromTheShippedPrograms) {
  ASSERT_FALSE(seedPrograms().empty());
  std::string mutant = mutate("\n", 1 << 16, 3);
  bool shipped = false;
  for (const SeedProgram &seed : seedPrograms())
    shipped |= seed.text == mutant;
  EXPECT_TRUE(shipped);
}

TEST(MutationLadderTest, OtherStylesAreThereToCompareWith) {
  auto makers = [](std::string_view word) {
    MutationLadder ladder({}, {}, *mutationMix(word));
    std::set<std::string> names;
    for (uint64_t seed = 0; seed < 200; ++seed) {
      std::string text = "\"x.a\"() ({\n  \"x.b\"() : () -> ()\n"
                         "  \"x.c\"() : () -> ()\n}) : () -> ()\n";
      size_t size = text.size();
      text.resize(4096);
      ladder.mutate(reinterpret_cast<uint8_t *>(text.data()), size, 4096, seed,
                    mutateBytes);
      std::string made = ladder.describeLast();
      while (!made.empty()) {
        names.insert(made.substr(0, made.find(',')));
        made.erase(0, std::min(made.size(), made.find(',')) + 1);
      }
    }
    return names;
  };
  EXPECT_EQ(makers("bytes"), std::set<std::string>{"bytes"});
  EXPECT_EQ(makers("naive"),
            (std::set<std::string>{"bytes", "graft-fragment"}));
  std::set<std::string> all = makers("structured");
  EXPECT_GT(all.size(), 5u);
  ASSERT_TRUE(all.count("erase-operation") && all.count("graft-fragment"));
  std::set<std::string> some = makers("-erase-operation,-graft-fragment");
  EXPECT_FALSE(some.count("erase-operation") || some.count("graft-fragment"));
  EXPECT_GE(some.size(), 3u);
}

TEST(MutationLadderTest, OtherWordsAreExplained) {
  for (std::string_view word :
       {"none", "", "-", "hide-operand", "-hide", "-hide-operand,",
        "-hide-operand,split-block", "structured,-hide-operand"})
    EXPECT_EQ(mutationMix(word).has_value(), word == "-hide-operand,") << word;
  std::string why = explainMutationMix("-hide");
  EXPECT_EQ(why.find("'-hide' is none of structured, naive and bytes"), 0u);
  EXPECT_NE(why.find(" hide-operand"), why.npos);
}
