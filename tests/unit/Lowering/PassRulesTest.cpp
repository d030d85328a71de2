//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/PassRules.h"

#include "harness/lowering/PassEnumeration.h"
#include "harness/lowering/PathStep.h"
#include "harness/lowering/Quarantine.h"
#include "harness/lowering/RuleTexts.h"

#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"

#include "gtest/gtest.h"

#include <map>
#include <set>
#include <sstream>

using namespace scion;

static std::vector<std::string> errorsOf(std::string_view overlay) {
  std::vector<std::string> errors;
  RuleTable::parse("", overlay, errors);
  return errors;
}

TEST(PassRules, EveryRegisteredPassHasARole) {
  // A pass that a new MLIR brings must be looked at before it joins the paths.
  std::vector<std::string> errors;
  RuleTable shipped = RuleTable::parse(minedRules(), overlayRules(), errors);
  EXPECT_TRUE(errors.empty());
  for (const RegisteredPass &pass : registeredPasses())
    EXPECT_TRUE(pass.needsReview || shipped.find(pass.name))
        << pass.name << " is in no table: give it a role in overlay.rules";
}

TEST(PassRules, MinedTableIsMadeForThePassesOfThisMLIR) {
  const char *stale = "the mined-*.rules of this MLIR is stale: run `scion "
                      "rules mine` (docs/Versions.md)";
  EXPECT_NE(minedRules().find(registeredPassesFingerprint()),
            std::string_view::npos)
      << stale;
  // The fingerprint covers this, too: each pass, and where it runs.
  std::map<std::string, std::string> mined, registered;
  std::istringstream lines{std::string(minedRules())};
  std::string pass;
  for (std::string word; lines >> word;) {
    if (word == "mined") {
      lines >> pass;
      mined[pass] = "nowhere";
    } else if (word == "on") {
      lines >> mined[pass];
    }
  }
  // No sample program has a spirv.module to run a pass within.
  for (const RegisteredPass &pass : registeredPasses())
    if (!pass.needsReview)
      registered[pass.name] = !pass.within.empty()               ? "nowhere"
                              : pass.onModule && pass.onFunction ? "both"
                              : pass.onModule                    ? "module"
                              : pass.onFunction                  ? "function"
                                                                 : "nowhere";
  EXPECT_EQ(mined, registered) << stale;
}

TEST(PassRules, ConversionsHoldWhatWasMined) {
  const PassRule *rule = RuleTable::global().find("convert-scf-to-cf");
  ASSERT_TRUE(rule);
  EXPECT_FALSE(rule->converted.empty());
  for (const std::string &kind : rule->converted)
    EXPECT_TRUE(rule->converts(kind)) << kind;
}

TEST(PassRules, EveryRuleIsAboutARegisteredPassThatCanRunThere) {
  std::set<std::string> names;
  for (const PassRule &rule : RuleTable::global().rules()) {
    EXPECT_TRUE(names.insert(rule.name).second) << rule.name << " twice";
    bool found = false;
    for (const RegisteredPass &pass : registeredPasses())
      if (pass.name == rule.name) {
        found = true;
        if (rule.role == PassRole::Excluded)
          continue;
        EXPECT_TRUE(!rule.onModule || pass.onModule) << rule.name;
        EXPECT_TRUE(!rule.onFunction || pass.onFunction) << rule.name;
      }
    EXPECT_TRUE(found) << rule.name << " is not registered";
  }
}

TEST(PassRules, EveryOptionSetIsUnderstood) {
  for (const PassRule &rule : RuleTable::global().rules()) {
    if (rule.role == PassRole::Excluded)
      continue;
    std::vector<std::string> all = rule.options;
    all.insert(all.end(), rule.reorderingOptions.begin(),
               rule.reorderingOptions.end());
    for (const std::string &options : all) {
      PathStep step =
          makeStep(StepKind::Optimization, rule.name, options, !rule.onModule);
      EXPECT_TRUE(mlir::succeeded(
          mlir::parsePassPipeline("builtin.module(" + step.pipeline + ")")))
          << step.pipeline;
    }
  }
}

TEST(PassRules, PoolHoldsAtLeastEightyOptimisations) {
  EXPECT_GE(RuleTable::global().optimizations().size(), 80u);
}

TEST(PassRules, PluginsArePreferredButDoNotCrowdOutTheRest) {
  std::vector<std::string> errors;
  RuleTable table = RuleTable::parse(
      "", "optimization cse\n  on module\n  ops *\n  weight 4\n", errors);
  ASSERT_TRUE(errors.empty()) << errors.front();
  auto weight = [&](std::string_view pass) { return table.find(pass)->weight; };
  auto complete = [&](std::string name) {
    table.complete({std::move(name), true, false, "", /*isOfMLIR=*/false}, {});
  };
  complete("cse");
  complete("mine-0");
  unsigned alone = weight("mine-0");
  EXPECT_GT(alone, weight("cse"));
  complete("mine-1");
  EXPECT_EQ(weight("mine-0"), alone);
  complete("mine-2");
  EXPECT_LT(weight("mine-0"), alone);
  for (unsigned i = 3; i < 20; ++i)
    complete("mine-" + std::to_string(i));
  EXPECT_EQ(weight("mine-0"), weight("mine-19"));
  EXPECT_GE(weight("mine-0"), weight("cse"));
  EXPECT_EQ(weight("cse"), 4u);
}

TEST(PassRules, WhatNobodyReviewedJoinsOnlyIfItWasTried) {
  std::vector<std::string> errors;
  RuleTable table =
      RuleTable::parse("mined new-a\n  works-on scf.*\nmined new-b\n",
                       "optimization cse\n  on module\n  ops *\n", errors);
  ASSERT_TRUE(errors.empty()) << errors.front();
  EXPECT_FALSE(table.find("new-a")) << "mining is no review";
  EXPECT_EQ(table.unreviewedSummary(), "");
  Quarantine tried;
  tried.trouble = {{"new-a", ""}, {"new-b", "it crashes"}, {"cse", "no"}};
  for (const char *name : {"cse", "new-a", "new-b", "new-c"})
    table.complete({name, true, false, ""}, tried);
  EXPECT_EQ(table.find("new-a")->ops, std::vector<std::string>{"scf.*"});
  EXPECT_EQ(table.find("new-a")->weight, 1u);
  EXPECT_EQ(table.optimizations().size(), 2u);
  for (const char *name : {"new-b", "new-c"}) {
    EXPECT_EQ(table.find(name)->role, PassRole::Excluded);
    EXPECT_TRUE(table.find(name)->never);
  }
  EXPECT_NE(table.find("new-b")->because.find("it crashes"), std::string::npos);
  EXPECT_EQ(table.unreviewed(), std::make_pair(1u, 2u));
  EXPECT_EQ(table.unreviewedSummary(),
            "scion: 3 passes of this MLIR are not reviewed: 1 joined, 2 wait "
            "(scion rules review)\n");
}

TEST(PassRules, ATestPassWaitsUntilItHasARule) {
  std::vector<std::string> errors;
  RuleTable table = RuleTable::parse(
      "", "optimization test-a\n  on function\n  ops *\n", errors);
  Quarantine tried;
  tried.trouble = {{"test-b", ""}};
  for (const char *name : {"test-a", "test-b"})
    table.complete({name, false, true, "", /*isOfMLIR=*/false, true}, tried);
  EXPECT_EQ(table.find("test-a")->role, PassRole::Optimization);
  EXPECT_EQ(table.find("test-b")->role, PassRole::Excluded);
  EXPECT_TRUE(table.find("test-b")->never);
  EXPECT_EQ(table.unreviewedSummary(), "") << "none is of MLIR's own passes";
}

TEST(PassRules, LinesForOtherVersionsAreLeftOut) {
  const char *overlay = "since 23 optimization new\n  on module\n  ops a.*\n"
                        "until 22 exclude old\n  because it crashes\n"
                        "optimization both\n  on module\n  ops *\n"
                        "  until 22 options a=1\n  since 23 options b=1\n"
                        "  since 22 until 23 options c=1\n";
  std::vector<std::string> errors;
  RuleTable of22 = RuleTable::parse("", overlay, errors, 22);
  RuleTable of23 = RuleTable::parse("", overlay, errors, 23);
  ASSERT_TRUE(errors.empty()) << errors.front();
  EXPECT_FALSE(of22.find("new"));
  EXPECT_TRUE(of23.find("new"));
  EXPECT_TRUE(of22.find("old"));
  EXPECT_FALSE(of23.find("old"));
  using Sets = std::vector<std::string>;
  EXPECT_EQ(of22.find("both")->options, (Sets{"a=1", "c=1"}));
  EXPECT_EQ(of23.find("both")->options, (Sets{"b=1", "c=1"}));
  EXPECT_EQ(of23.find("both")->line, 6u);
  EXPECT_EQ(errorsOf("since x exclude cse\n  because x\n").size(), 1u);
}

TEST(PassRules, MistakesInATableAreNamed) {
  EXPECT_EQ(errorsOf("exclude cse\n"),
            std::vector<std::string>{"overlay.rules: 'cse' is excluded without "
                                     "a reason; add a 'because' line"});
  EXPECT_EQ(errorsOf("remove cse\n"),
            (std::vector<std::string>{
                "overlay.rules:1: 'remove' is no role; write conversion, "
                "optimization, interpreted, retarget or exclude",
                "overlay.rules: 'cse' is excluded without a reason; add a "
                "'because' line"}));
  EXPECT_EQ(errorsOf("optimization cse\n  on both\n  opts x\n  ops *\n"),
            std::vector<std::string>{"overlay.rules:3: 'opts' is no property"});
}

TEST(PassRules, AnOptionOfAllSetsIsNeeded) {
  std::vector<std::string> errors;
  RuleTable table = RuleTable::parse(
      "",
      "optimization a\n  on both\n  ops x.*\n  options safe=1 size=2\n"
      "  options safe=1 size=3\n"
      "optimization b\n  on both\n  ops x.*\n  options -\n"
      "  options safe=1\n"
      "optimization c\n  on both\n  ops x.*\n",
      errors);
  ASSERT_TRUE(errors.empty()) << errors.front();
  EXPECT_TRUE(table.find("a")->needs("safe=1"));
  EXPECT_FALSE(table.find("a")->needs("size=2"));
  EXPECT_FALSE(table.find("b")->needs("safe=1"));
  EXPECT_FALSE(table.find("c")->needs("safe=1"));
}

TEST(PassRules, ARetargetingPassHasOneTargetAndIsInNoPathToLLVM) {
  std::vector<std::string> errors;
  RuleTable table =
      RuleTable::parse("",
                       "retarget a b\n  to gpu\n  on both\n  ops scf.parallel\n"
                       "retarget c\n  to emitc\n  on both\n  ops scf.for\n"
                       "  reordering-options -\n",
                       errors);
  ASSERT_TRUE(errors.empty()) << errors.front();
  EXPECT_EQ(table.targets(), (std::vector<std::string>{"emitc", "gpu"}));
  EXPECT_EQ(table.retargeting("gpu").size(), 2u);
  EXPECT_TRUE(table.retargeting("spirv").empty());
  EXPECT_TRUE(table.optimizations().empty());
  EXPECT_TRUE(table.conversions().empty());
  // Not even the defaults where sums of floats must keep their order.
  EXPECT_TRUE(table.find("c")->optionSets(/*mayReorder=*/false).empty());
  EXPECT_EQ(table.find("c")->optionSets(/*mayReorder=*/true).size(), 1u);
  EXPECT_EQ(errorsOf("retarget a\n  on both\n  ops x.*\n").size(), 1u);
  EXPECT_EQ(errorsOf("optimization a\n  to gpu\n  on both\n  ops x.*\n").size(),
            1u);
}

TEST(PassRules, ConversionsWaitForWhatTheyMustNotMeet) {
  std::vector<std::string> errors;
  RuleTable table = RuleTable::parse(
      "", "conversion a\n  on module\n  ops arith.*\n  not-with linalg.*:any\n",
      errors);
  ASSERT_TRUE(errors.empty());
  // (Without `bool` it would return a reference into what is gone.)
  auto applies = [&](std::vector<std::string> kinds) -> bool {
    return table.applicable(OpKinds{std::move(kinds), false})[0];
  };
  EXPECT_TRUE(applies({"arith.addi"}));
  EXPECT_FALSE(applies({"arith.addi", "linalg.fill:tensor"}));
  EXPECT_FALSE(applies({"arith.addi:tensor"}));
}

TEST(PassRules, APassIsRelevantWhereWhatItWorksOnIs) {
  std::vector<std::string> errors;
  RuleTable table = RuleTable::parse(
      "mined convert-arm-sme-to-scf\n  works-on vector.*\n"
      "  converts vector.load\n"
      "mined lift\n  converts cf.br\n  works-on cf.*\n",
      "exclude convert-arm-sme-to-scf gpu-to-llvm mlprogram-x\n  because x\n"
      "optimization lift\n  on both\n  ops cf.cond_br\n",
      errors);
  ASSERT_TRUE(errors.empty()) << errors.front();
  table.addNamesakes(
      {"arm_neon", "arm_sme", "gpu", "llvm", "ml_program", "scf"});
  auto relevance = [&](std::string_view pass, std::string kind) {
    return table.relevance(
        OpKinds{{std::move(kind)}, false})[table.indexOf(*table.find(pass))];
  };
  const char *arm = "convert-arm-sme-to-scf";
  EXPECT_EQ(relevance(arm, "vector.load"), Relevance::Wants);
  EXPECT_EQ(relevance(arm, "vector.store"), Relevance::WorksOn);
  EXPECT_EQ(relevance(arm, "arm_sme.zero"), Relevance::WorksOn);
  EXPECT_EQ(relevance(arm, "scf.for"), Relevance::None);
  EXPECT_EQ(relevance(arm, "arm_neon.x"), Relevance::None);
  EXPECT_EQ(relevance("gpu-to-llvm", "gpu.launch:tensor"), Relevance::WorksOn);
  EXPECT_EQ(relevance("gpu-to-llvm", "llvm.func"), Relevance::None);
  EXPECT_EQ(relevance("mlprogram-x", "ml_program.global"), Relevance::WorksOn);
  EXPECT_EQ(relevance("lift", "cf.br"), Relevance::Wants);
  EXPECT_EQ(relevance("lift", "cf.cond_br"), Relevance::Wants);
  EXPECT_EQ(relevance("lift", "cf.switch"), Relevance::WorksOn);
  EXPECT_EQ(relevance("lift", "arith.addi"), Relevance::None);
}

TEST(PassRules, EveryPassThatCanRunIsRelevantSomewhere) {
  std::set<std::string> nowhere;
  for (const PassRule &rule : RuleTable::global().rules())
    if (!rule.never && (rule.onModule || rule.onFunction) && rule.ops.empty() &&
        rule.converted.empty() && rule.worksOn.empty())
      nowhere.insert(rule.name);
  // They change nothing, but for locations.
  std::set<std::string> fine = {"strip-debuginfo"};
  // One of 23, one of 24.
  for (const char *name :
       {"offload-target-verifier", "mlgo-add-reflection-map"})
    if (RuleTable::global().find(name))
      fine.insert(name);
  EXPECT_EQ(nowhere, fine) << "write a 'works-on' line into overlay.rules";
}
