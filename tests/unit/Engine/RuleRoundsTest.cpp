//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/RuleRounds.h"

#include "gtest/gtest.h"

using namespace scion;

TEST(RuleRounds, OffUntilItIsTurnedOn) {
  RuleRounds rounds;
  ChoiceStream choices(1);
  EXPECT_FALSE(rounds.isOn());
  EXPECT_EQ(rounds.next(choices), nullptr);
  EXPECT_EQ(rounds.current(), nullptr);
}

TEST(RuleRounds, EachRuleHasItsTurn) {
  RuleRounds rounds;
  ChoiceStream choices(1);
  rounds.turnOn({{"fold", {}}, {"tile", {"linalg.*"}}}, /*oneIn=*/1,
                /*each=*/2);
  std::string passes;
  for (int i = 0; i < 6; ++i)
    passes += rounds.next(choices)->pass + ' ';
  EXPECT_EQ(passes, "fold fold tile tile fold fold ");
  EXPECT_EQ(rounds.current()->pass, "fold");
}

TEST(RuleRounds, SomeMutantsAreNotDirected) {
  RuleRounds rounds;
  ChoiceStream choices(1);
  rounds.turnOn({{"fold", {}}}, /*oneIn=*/4, /*each=*/50);
  int directed = 0;
  for (int i = 0; i < 200; ++i)
    directed += rounds.next(choices) != nullptr;
  EXPECT_GT(directed, 25);
  EXPECT_LT(directed, 100);
}

TEST(RuleRounds, OpsByNameOrDialect) {
  RuleRounds::Rule rule{"tile", {"linalg.*", "affine.for"}};
  EXPECT_TRUE(rule.wants("linalg.fill"));
  EXPECT_TRUE(rule.wants("affine.for"));
  EXPECT_FALSE(rule.wants("affine.if"));
  EXPECT_TRUE(RuleRounds::Rule{}.wants("arith.addi"));
}
