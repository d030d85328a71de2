//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/digest/Cluster.h"

#include "harness/lowering/PathStep.h"
#include "harness/oracle/Finding.h"

#include "gtest/gtest.h"

using namespace scion;

static std::string nameOf(FindingKind kind, const std::string &pattern,
                          const std::vector<std::string> &effect,
                          const std::string &family = "") {
  Finding finding{kind, "cse", pattern, "", "", {}};
  finding.bad = {makeStep(StepKind::Given, "cse", "", false)};
  return clusterName(finding, family, effect);
}

TEST(Cluster, AnyWayToShowAWrongResultIsOneBug) {
  std::vector<std::string> effect{"-arith.addi"};
  std::string name = nameOf(FindingKind::Miscompile, "", effect);
  EXPECT_EQ(name.substr(0, 15), "miscompile-cse-");
  EXPECT_EQ(nameOf(FindingKind::ReferenceMismatch, "", effect), name);
  EXPECT_EQ(nameOf(FindingKind::PoisonOrCodegen, "", effect), name);
  EXPECT_NE(nameOf(FindingKind::Nondeterminism, "", effect), name);
}

TEST(Cluster, TheEffectTellsBugsApart) {
  EXPECT_NE(nameOf(FindingKind::Miscompile, "", {"+arith.subi"}),
            nameOf(FindingKind::Miscompile, "", {"+arith.muli"}));
}

TEST(Cluster, OfAPatternOnlyWhatItRemovedCounts) {
  auto name = [](const std::vector<std::string> &effect) {
    return nameOf(FindingKind::Miscompile, "FoldSum", effect);
  };
  EXPECT_EQ(name({"+arith.constant", "+arith.subi", "-arith.addi"}),
            name({"+arith.subi", "-arith.addi"}));
  EXPECT_NE(name({"+arith.subi", "-arith.muli"}),
            name({"+arith.subi", "-arith.addi"}));
}

TEST(Cluster, CrashesInOtherFunctionsAreOthers) {
  auto name = [](const std::string &family) {
    return nameOf(FindingKind::Crash, "", {}, family);
  };
  EXPECT_NE(name("crash: libMLIR.so.22.1+0x10"),
            name("crash: libMLIR.so.22.1+0x20"));
  EXPECT_EQ(name("crash: fold"), name("crash: fold"));
}
