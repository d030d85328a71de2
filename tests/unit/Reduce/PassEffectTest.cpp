//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/experiment/PassEffect.h"

#include "harness/input/ParsedInput.h"
#include "harness/reduce/TestCase.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion;
using testing::ElementsAre;
using testing::IsEmpty;

static std::vector<std::string> effectOf(const char *before,
                                         const char *after) {
  std::optional<ParsedInput> first = parseInput(before),
                             second = parseInput(after);
  if (!first || !second)
    return {"no module"};
  return passEffect(countOpsByText(*first->module),
                    countOpsByText(*second->module));
}

TEST(PassEffect, NamesKindsOfOpsThatCameAndWent) {
  EXPECT_THAT(effectOf(R"(func.func @f(%a: i32, %b: i32) -> i32 {
                            %s = arith.addi %a, %b : i32
                            return %s : i32
                          })",
                       R"(func.func @f(%a: i32, %b: i32) -> i32 {
                            %s = arith.subi %a, %b : i32
                            return %s : i32
                          })"),
              ElementsAre("+arith.subi", "-arith.addi"));
}

TEST(PassEffect, AnOpWithAnotherAttributeOrTypeIsAnother) {
  EXPECT_THAT(
      effectOf("%a = arith.constant 1 : i32", "%a = arith.constant 2 : i32"),
      ElementsAre("+arith.constant", "-arith.constant"));
  EXPECT_THAT(effectOf("%a = arith.constant 1 : i32",
                       "%a = arith.constant 1 : i32\n"
                       "%b = arith.constant 1 : i32"),
              ElementsAre("+arith.constant"));
}

TEST(PassEffect, OrderAndOperandsDoNotCount) {
  EXPECT_THAT(effectOf(R"(func.func @f(%a: i32, %b: i32) {
                            %s = arith.subi %a, %b : i32
                            %t = arith.addi %a, %b : i32
                            return
                          })",
                       R"(func.func @f(%a: i32, %b: i32) {
                            %t = arith.addi %b, %a : i32
                            %s = arith.subi %b, %b : i32
                            return
                          })"),
              IsEmpty());
}

TEST(PassEffect, ASmallerCaseMayShowLessOfIt) {
  EXPECT_TRUE(isPartOf({"-a.b"}, {"+a.b", "-a.b"}));
  EXPECT_TRUE(isPartOf({}, {"+a.b"}));
  EXPECT_FALSE(isPartOf({"+c.d", "-a.b"}, {"+a.b", "-a.b"}));
}

TEST(PassEffect, CrossesAProcess) {
  TestResult tested;
  tested.shown.effect = {"+arith.subi", "-arith.addi"};
  EXPECT_EQ(readTestResult(writeTestResult(tested)).shown, tested.shown);
}
