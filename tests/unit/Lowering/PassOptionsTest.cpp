//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/PassOptions.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Pair;

static PassOption option(std::string_view pass, std::string_view name) {
  for (const PassOption &each : optionsOf(pass))
    if (each.name == name)
      return each;
  ADD_FAILURE() << pass << " has no option " << name;
  return {};
}

TEST(PassOptions, SwitchesAndEnumerationsSayTheirValues) {
  PassOption topDown = option("canonicalize", "top-down");
  EXPECT_THAT(topDown.values, ElementsAre("0", "1"));
  EXPECT_EQ(topDown.byDefault, "1");
  PassOption regions = option("canonicalize", "region-simplify");
  EXPECT_THAT(regions.values, ElementsAre("disabled", "normal", "aggressive"));
  EXPECT_EQ(regions.byDefault, "normal");
}

TEST(PassOptions, NumbersAndListsHaveNoValuesToTellApart) {
  PassOption rewrites = option("canonicalize", "max-num-rewrites");
  EXPECT_THAT(rewrites.values, IsEmpty());
  EXPECT_EQ(rewrites.byDefault, "-1");
  PassOption sizes = option("affine-loop-tile", "tile-sizes");
  EXPECT_THAT(sizes.values, IsEmpty());
  EXPECT_EQ(sizes.byDefault, "");
}

TEST(PassOptions, WhatIsNoPassHasNone) {
  EXPECT_THAT(optionsOf("cse"), IsEmpty());
  EXPECT_THAT(optionsOf("no-such-pass"), IsEmpty());
}

TEST(PassOptions, WrongNamesAndValuesAreTold) {
  EXPECT_EQ(problemWithOptions("canonicalize", "top-down=0"), "");
  EXPECT_EQ(problemWithOptions("canonicalize", ""), "");
  EXPECT_NE(problemWithOptions("canonicalize", "top-up=0"), "");
  EXPECT_NE(problemWithOptions("canonicalize", "region-simplify=maybe"), "");
  EXPECT_NE(problemWithOptions("no-such-pass", ""), "");
}

TEST(PassOptions, ASetIsSplitAtItsBlanks) {
  EXPECT_THAT(splitOptions("a=true b={x=1 y=2}  c d='e f'"),
              ElementsAre(Pair("a", "1"), Pair("b", "{x=1 y=2}"),
                          Pair("c", "1"), Pair("d", "'e f'")));
  EXPECT_THAT(splitOptions("ops=round,ceil p="),
              ElementsAre(Pair("ops", "round,ceil"), Pair("p", "")));
  EXPECT_THAT(splitOptions(""), IsEmpty());
}
