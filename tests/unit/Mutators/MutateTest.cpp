//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mutators/Mutate.h"
#include "tests/unit/Mutators/MutatorTesting.h"

#include <gtest/gtest.h>

#include <set>

using namespace scion;

static constexpr std::string_view program = smallProgram;

TEST(MutatorsTest, SharesKeepTheMixMixed) {
  uint64_t total = 0;
  std::set<std::string_view> names;
  for (const MutatorEntry &entry : allMutators()) {
    total += entry.share;
    EXPECT_TRUE(names.insert(entry.mutator->name()).second);
    EXPECT_EQ(findMutator(entry.mutator->name()), entry.mutator);
  }
  EXPECT_EQ(findMutator("no-such-mutator"), nullptr);
  for (const MutatorEntry &entry : allMutators()) {
    EXPECT_LE(entry.share * 4, total) << entry.mutator->name();
    if (entry.mutator->name() == "graft-fragment")
      EXPECT_GE(entry.share * 5, total);
  }
}

TEST(MutationEngineTest, SameSeedAndHistoryGiveTheSameBytes) {
  MutationEngine first, second;
  for (uint64_t seed = 0; seed < 200; ++seed) {
    std::optional<Mutant> a = first.mutate(program, "", 4096, seed);
    std::optional<Mutant> b = second.mutate(program, "", 4096, seed);
    ASSERT_TRUE(a && b);
    EXPECT_EQ(a->text, b->text);
    EXPECT_NE(a->text, program);
  }
}

TEST(MutationEngineTest, ShrinksWhenTheLimitIsBelowTheSize) {
  MutationEngine engine;
  size_t made = 0;
  for (uint64_t seed = 0; seed < 100; ++seed)
    if (std::optional<Mutant> mutant =
            engine.mutate(program, "", program.size() - 60, seed)) {
      EXPECT_LE(mutant->text.size(), program.size() - 60);
      EXPECT_GT(mutant->text.size(), 0u);
      ++made;
    }
  EXPECT_GT(made, 50u);
}

TEST(MutationEngineTest, RefusesWhatIsNoGenericMLIR) {
  MutationEngine engine;
  EXPECT_FALSE(engine.mutate("func.func @f() { return }", "", 4096, 1));
  EXPECT_FALSE(engine.mutate(program, "", 0, 1));
  // A donor that cannot be read is no reason to refuse.
  EXPECT_TRUE(engine.mutate(program, "garbage", 4096, 1));
}

TEST(MutationEngineTest, CommitsOnlyWhatTheCheckLikes) {
  MutationEngine engine;
  size_t asked = 0;
  EXPECT_FALSE(engine.mutate(program, "", 4096, 1, [&](std::string &) {
    ++asked;
    return false;
  }));
  EXPECT_EQ(asked, 4u);
  std::optional<Mutant> mutant =
      engine.mutate(program, "", 4096, 1, [&](std::string &text) {
        text = "\"better\"() : () -> ()";
        return true;
      });
  ASSERT_TRUE(mutant);
  EXPECT_EQ(mutant->text, "\"better\"() : () -> ()");
  uint64_t accepted = 0;
  for (const MutatorCounts &counts : engine.counts())
    accepted += counts.accepted;
  EXPECT_EQ(accepted, mutant->mutators.size());
}

TEST(ProgramCacheTest, StaysWithinItsBound) {
  ProgramCache cache(100000);
  for (int i = 0; i < 1000; ++i) {
    std::string text = "\"op" + std::to_string(i) + "\"() : () -> ()";
    bool added = false;
    ASSERT_TRUE(cache.get(text, &added));
    EXPECT_TRUE(added);
    ASSERT_TRUE(cache.get(text, &added));
    EXPECT_FALSE(added);
    EXPECT_LE(cache.bytes(), 100000u);
  }
  EXPECT_LT(cache.size(), 1000u);
  EXPECT_FALSE(cache.get("not mlir"));
}
