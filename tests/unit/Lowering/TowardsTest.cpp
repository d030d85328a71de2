//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/Towards.h"

#include "harness/lowering/PassRules.h"
#include "harness/lowering/ScheduleMoves.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion;
using testing::HasSubstr;

static RuleTable twoPasses() {
  std::vector<std::string> errors;
  RuleTable rules = RuleTable::parse("", R"(
optimization tile-loops
  on function
  ops linalg.matmul affine.for
optimization fold
  on function
  ops arith.*
)",
                                     errors);
  EXPECT_THAT(errors, testing::IsEmpty());
  return rules;
}

static Towards towards(std::string_view names) {
  std::string problem;
  Towards result = Towards::parse(names, twoPasses(), problem);
  EXPECT_EQ(problem, "");
  return result;
}

/// Whether the two passes are preferred.
static std::pair<bool, bool> preferred(std::string_view names) {
  RuleTable rules = twoPasses();
  Towards wanted = towards(names);
  return {wanted.factor(*rules.find("tile-loops")) > 1,
          wanted.factor(*rules.find("fold")) > 1};
}

TEST(Towards, NothingIsPreferredByDefault) {
  EXPECT_TRUE(Towards().empty());
  EXPECT_EQ(preferred(""), std::pair(false, false));
}

TEST(Towards, APassByItsNameOrAGlob) {
  EXPECT_EQ(preferred("fold"), std::pair(false, true));
  EXPECT_EQ(preferred("tile-*"), std::pair(true, false));
  EXPECT_EQ(preferred("fold, tile-loops"), std::pair(true, true));
}

TEST(Towards, ADialectStandsForThePassesThatWorkOnItsOps) {
  EXPECT_EQ(preferred("affine"), std::pair(true, false));
  EXPECT_EQ(preferred("arith"), std::pair(false, true));
}

TEST(Towards, MovesOfSchedules) {
  ScheduleMove tile, fuse;
  tile.name = "structured.tile_using_for";
  fuse.name = "loop.fuse_sibling";
  fuse.ops = {"scf.forall"};
  EXPECT_GT(towards("structured.tile*").factor(tile), 1u);
  EXPECT_EQ(towards("structured.tile*").factor(fuse), 1u);
  EXPECT_GT(towards("scf").factor(fuse), 1u);
  EXPECT_GT(towards("transform-interpreter").factor(fuse), 1u);
}

TEST(Towards, WhatNamesNothingIsToldAndLeftOut) {
  std::string problem;
  Towards rest = Towards::parse("fold,unknown-pass", twoPasses(), problem);
  EXPECT_THAT(problem, HasSubstr("'unknown-pass'"));
  RuleTable rules = twoPasses();
  EXPECT_GT(rest.factor(*rules.find("fold")), 1u);
}

TEST(Towards, ADialectStandsForThePassesThatLeadIntoIt) {
  std::vector<std::string> errors;
  RuleTable rules = RuleTable::parse(R"(
mined loops-to-tensors
  on function
  into tensor arith
)",
                                     R"(
conversion loops-to-tensors
  ops scf.for
retarget loops-to-gpu
  on function
  to gpu
  ops scf.parallel
  options -
)",
                                     errors);
  EXPECT_THAT(errors, testing::IsEmpty());
  std::string problem;
  Towards tensors = Towards::parse("tensor", rules, problem);
  EXPECT_EQ(problem, "");
  EXPECT_GT(tensors.factor(*rules.find("loops-to-tensors")), 1u);
  EXPECT_EQ(tensors.factor(*rules.find("loops-to-gpu")), 1u);
  Towards::parse("loops-to-gpu", rules, problem);
  EXPECT_EQ(problem, "");
}

TEST(Towards, WeightsMultiply) {
  RuleTable rules = twoPasses();
  Towards wanted = towards("fold");
  unsigned preferred = wanted.factor(*rules.find("fold"));
  EXPECT_EQ(
      wanted.addWeights("# by whom\nfold 3\ntile-loops 2 # why\nother 4\n"),
      "");
  EXPECT_EQ(wanted.factor(*rules.find("fold")), 3 * preferred);
  EXPECT_EQ(wanted.factor(*rules.find("tile-loops")), 2u);
  EXPECT_FALSE(wanted.empty());
  EXPECT_THAT(wanted.addWeights("fold\n"), HasSubstr("'fold' is not"));
  EXPECT_THAT(wanted.addWeights("fold 0\n"), HasSubstr("PASS WEIGHT"));
}
