//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/Steer.h"

#include "base/Directives.h"
#include "harness/experiment/Statistics.h"

#include "gtest/gtest.h"

#include <map>

using namespace scion;

/// Programs that differ, so that each draws its own pass.
static std::string numbered(unsigned number) {
  return "func.func @main() {\n  %0 = arith.constant " +
         std::to_string(number) +
         " : i32\n  %1 = arith.addi %0, %0 : i32\n  return\n}\n";
}

static std::map<std::string, unsigned> drawn(Steering how) {
  std::map<std::string, unsigned> passes;
  for (unsigned i = 0; i < 200; ++i) {
    std::string text = numbered(i);
    steer(text, how, /*oneIn=*/1);
    Directives directives = Directives::parse(text);
    if (auto pass = directives.get("towards"))
      ++passes[std::string(*pass)];
  }
  return passes;
}

TEST(Steer, OneMutantInSomeSaysAPassThatApplies) {
  unsigned steered = 0;
  for (unsigned i = 0; i < 200; ++i) {
    std::string text = numbered(i), again = text;
    steer(text, Steering::Random, /*oneIn=*/4);
    steer(again, Steering::Random, /*oneIn=*/4);
    EXPECT_EQ(text, again);
    EXPECT_TRUE(text.ends_with(numbered(i)));
    steered += text != numbered(i);
  }
  EXPECT_GT(steered, 25u);
  EXPECT_LT(steered, 100u);
  std::map<std::string, unsigned> passes = drawn(Steering::Random);
  EXPECT_GT(passes.size(), 5u);
  EXPECT_TRUE(passes.contains("canonicalize"));
  EXPECT_FALSE(passes.contains("affine-loop-tile")); // nothing to do
}

TEST(Steer, OffTakesAwayWhatTheParentSaid) {
  std::string text = "// scion: towards=cse\n" + numbered(1);
  steer(text, Steering::Off, /*oneIn=*/1);
  EXPECT_EQ(text, numbered(1));
  steer(text, Steering::Off, /*oneIn=*/1);
  EXPECT_EQ(text, numbered(1));
}

TEST(Steer, WhatDidLittleSoFarIsPreferred) {
  PassStatistics &passes = loweringStatistics().passes;
  PassStatistics before = passes;
  for (const auto &[pass, count] : drawn(Steering::Random))
    passes[pass].hadEffect = pass == "sccp" ? 0 : 10000;
  std::map<std::string, unsigned> rare = drawn(Steering::Rare);
  passes = before;
  EXPECT_GT(rare["sccp"], drawn(Steering::Random)["sccp"] * 4);
}
