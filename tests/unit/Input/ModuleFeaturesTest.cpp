//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/input/ModuleFeatures.h"

#include "base/FeatureMap.h"
#include "harness/input/ParsedInput.h"

#include "gtest/gtest.h"

#include <set>

using namespace scion;

static std::set<uint32_t> featuresOf(std::string_view text) {
  resetFeatures();
  auto parsed = parseInput(text);
  EXPECT_TRUE(parsed) << text;
  if (!parsed)
    return {};
  resetFeatures();
  noteModuleFeatures(parsed->module.get());
  return {touchedFeatures().begin(), touchedFeatures().end()};
}

/// Features that `changed` has and `program` has not.
static size_t newFeatures(std::string_view program, std::string_view changed) {
  std::set<uint32_t> before = featuresOf(program), added;
  for (uint32_t place : featuresOf(changed))
    if (!before.contains(place))
      added.insert(place);
  return added.size();
}

static constexpr char base[] =
    "%a = \"arith.constant\"() <{value = 1 : i32}> : () -> i32\n"
    "%b = \"math.absi\"(%a) : (i32) -> i32\n";

TEST(ModuleFeatures, NamesOfValuesAndNumbersDoNotCount) {
  EXPECT_EQ(newFeatures(
                base, "%x = \"arith.constant\"() <{value = 77 : i32}> : () -> "
                      "i32\n"
                      "%y = \"math.absi\"(%x) : (i32) -> i32\n"),
            0u);
}

TEST(ModuleFeatures, NamesThatNobodyRegisteredDoNotCount) {
  const char *unknown = "\"t.one\"() : () -> ()";
  EXPECT_EQ(newFeatures(unknown, "\"t.two\"() : () -> ()"), 0u);
  EXPECT_EQ(newFeatures(unknown, "\"arih.constant\"() : () -> ()"), 0u);
  EXPECT_GT(newFeatures(base, std::string(base) + unknown), 0u);
}

TEST(ModuleFeatures, OddWidthsGoByMagnitude) {
  auto ofWidth = [](int width) {
    return "%a = \"t.one\"() : () -> i" + std::to_string(width);
  };
  EXPECT_GT(newFeatures(ofWidth(8), ofWidth(16)), 0u);
  EXPECT_GT(newFeatures(ofWidth(1), ofWidth(4)), 0u);
  EXPECT_GT(newFeatures(ofWidth(32), ofWidth(33)), 0u);
  EXPECT_EQ(newFeatures(ofWidth(33), ofWidth(47)), 0u);
}

TEST(ModuleFeatures, EachKindOfFeatureCounts) {
  // An op that was not there.
  EXPECT_GT(
      newFeatures(base, std::string(base) +
                            "%c = \"ub.poison\"() <{value = #ub.poison}> : "
                            "() -> i32"),
      0u);
  // A data pair: one reads what another of its kind made.
  EXPECT_GT(newFeatures(base,
                        "%a = \"arith.constant\"() <{value = 1 : i32}> : () -> "
                        "i32\n"
                        "%b = \"math.absi\"(%a) : (i32) -> i32\n"
                        "%c = \"math.absi\"(%b) : (i32) -> i32\n"),
            0u);
  // A control pair.
  std::string one = "\"t.one\"() : () -> ()\n";
  std::string open = "\"scf.execute_region\"() ({\n";
  std::string close = "\"scf.yield\"() : () -> () }) : () -> ()\n";
  EXPECT_GT(newFeatures(one + open + close, open + one + close), 0u);
  // A type's width, rank and staticness; an attribute's kind.
  const char *typed = "%a = \"t.one\"() : () -> tensor<4xi32>";
  EXPECT_EQ(newFeatures(typed, "%a = \"t.one\"() : () -> tensor<5xi32>"), 0u);
  EXPECT_GT(newFeatures(typed, "%a = \"t.one\"() : () -> tensor<4xf32>"), 0u);
  EXPECT_GT(newFeatures(typed, "%a = \"t.one\"() : () -> tensor<4x4xi32>"), 0u);
  EXPECT_GT(newFeatures(typed, "%a = \"t.one\"() : () -> tensor<?xi32>"), 0u);
  EXPECT_GT(newFeatures("\"t.a\"() {k = 1} : () -> ()",
                        "\"t.a\"() {k = \"text\"} : () -> ()"),
            0u);
}

TEST(ModuleFeatures, CountsOfUsesGoByPowersOfTwo) {
  auto used = [](int times) {
    std::string text = "%a = \"t.one\"() : () -> i32\n";
    for (int i = 0; i < times; ++i)
      text += "\"t.use\"(%a) : (i32) -> ()\n";
    return text;
  };
  EXPECT_GT(newFeatures(used(1), used(2)), 0u);
  EXPECT_EQ(newFeatures(used(2), used(3)), 0u);
  EXPECT_GT(newFeatures(used(3), used(4)), 0u);
}
