//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The reference path of a well-defined program traps: who is wrong?
//
//===----------------------------------------------------------------------===//

#include "BlamedPasses.h"
#include "harness/input/ParsedInput.h"
#include "harness/lowering/PassRules.h"
#include "harness/lowering/RuleTexts.h"
#include "harness/oracle/LoweringEquivalence.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

static constexpr std::string_view product = R"(
  memref.global "private" @g : memref<2xi32> = dense<[6, 7]>
  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %g = memref.get_global @g : memref<2xi32>
    %a = memref.load %g[%c0] : memref<2xi32>
    %b = memref.load %g[%c1] : memref<2xi32>
    %p = arith.muli %a, %b : i32
    vector.print %p : i32
    return
  })";

static LoweringVerdict judge(std::string_view text, const RuleTable *rules,
                             unsigned paths = 1) {
  registerBlamedPasses();
  auto input = parseInput(text);
  EXPECT_TRUE(input);
  LoweringOptions options;
  options.paths = paths;
  options.rules = rules;
  options.meaningFuel = 0; // nobody but the other way tells
  return checkLowering(*input, options);
}

TEST(SecondReference, AStepOfTheReferencePathIsGuiltyWhereAnotherWayFinishes) {
  registerBlamedPasses();
  // The wrong conversion stands first on the reference path; other paths may
  // take products down with the others.
  std::vector<std::string> errors;
  std::string overlay = "conversion blame-divide\n  on module\n"
                        "  ops arith.muli:any\n\n" +
                        std::string(overlayRules());
  RuleTable rules = RuleTable::parse(minedRules(), overlay, errors);
  ASSERT_THAT(errors, IsEmpty());
  LoweringVerdict verdict = judge(product, &rules);
  ASSERT_TRUE(verdict.finding) << verdict.reason;
  const Finding &finding = *verdict.finding;
  EXPECT_EQ(finding.kind, FindingKind::Miscompile);
  EXPECT_EQ(finding.culprit, "blame-divide");
  EXPECT_THAT(finding.summary, HasSubstr("the reference path traps: division"));
  EXPECT_THAT(finding.summary, HasSubstr("another way"));
  EXPECT_THAT(finding.input, HasSubstr("arith.muli"));
  EXPECT_THAT(finding.replay, SizeIs(2));
}

TEST(SecondReference, WithTheRightRulesThereIsNothingToFind) {
  // Without the passes of this test, which any path may draw.
  std::vector<std::string> errors;
  RuleTable rules =
      RuleTable::parse(minedRules(),
                       "exclude blame-divide\n  because it is wrong\n\n" +
                           std::string(overlayRules()),
                       errors);
  ASSERT_THAT(errors, IsEmpty());
  LoweringVerdict verdict = judge(product, &rules, /*paths=*/4);
  EXPECT_EQ(verdict.kind, LoweringVerdict::Kind::Agree)
      << verdict.reason << (verdict.finding ? verdict.finding->summary : "")
      << (verdict.finding ? verdict.finding->details : "");
}

TEST(SecondReference, WhatTrapsOnEveryWayIsOurOwnDefect) {
  // M69: the one division that MLIR makes a trap of and no guard knows.
  LoweringVerdict verdict = judge(R"(
    memref.global "private" @g : memref<2xindex>
      = dense<[-9223372036854775807, -1]>
    func.func @main() {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %g = memref.get_global @g : memref<2xindex>
      %a = memref.load %g[%c0] : memref<2xindex>
      %b = memref.load %g[%c1] : memref<2xindex>
      %q = index.floordivs %a, %b
      vector.print %q : index
      return
    })",
                                  nullptr);
  ASSERT_TRUE(verdict.finding) << verdict.reason;
  EXPECT_EQ(verdict.finding->kind, FindingKind::OwnDefect);
  EXPECT_EQ(verdict.finding->culprit, "reconditioning");
  EXPECT_THAT(verdict.finding->summary, HasSubstr("division"));
  EXPECT_THAT(verdict.finding->files, SizeIs(1)); // the program is kept
}
