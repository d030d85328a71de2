//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/Guards.h"

#include "harness/known/Registry.h"
#include "harness/lowering/OpKinds.h"
#include "harness/lowering/PathStep.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion;
using testing::IsEmpty;

namespace {
/// A registry with one record, X1, with these suppressions.
struct Kept {
  Registry registry;

  explicit Kept(const std::string &suppressRules,
                const std::string &kind = "miscompile") {
    EXPECT_THAT(registry.add("id: X1\ntitle: something\nkind: " + kind +
                                 "\nsuppressed:\n" + suppressRules,
                             "test"),
                IsEmpty());
  }
};
} // namespace

static OpKinds kinds(std::vector<std::string> list) {
  OpKinds result;
  result.kinds = std::move(list);
  return result;
}

TEST(Guards, KeepOffAPassWhereItsSelectorsHold) {
  Kept kept("  - pass: sroa\n"
            "    where: ['scf.for', '@two-names']\n"
            "  - pass: cse\n");
  Guards guards(kept.registry);
  std::vector<bool> nothing = guards.holding(kinds({"func.func"}));
  std::vector<bool> loops = guards.holding(kinds({"func.func", "scf.for"}));
  std::vector<bool> names = guards.holding(kinds({"@two-names"}));
  EXPECT_FALSE(guards.suppressPass("sroa", nothing));
  EXPECT_THAT(kept.registry.suppressedOfPath(), IsEmpty());
  EXPECT_TRUE(guards.suppressPass("sroa", loops));
  EXPECT_THAT(kept.registry.suppressedOfPath(), testing::ElementsAre(0u));
  EXPECT_TRUE(guards.suppressPass("sroa", names));
  EXPECT_TRUE(guards.suppressPass("cse", nothing)); // has no condition
  EXPECT_FALSE(guards.suppressPass("sccp", loops));
}

TEST(Guards, AskTheRegistry) {
  Kept kept("  - pass: cse\n");
  Guards guards(kept.registry);
  std::vector<bool> holding = guards.holding(OpKinds());
  kept.registry.setWithout("X1");
  EXPECT_FALSE(guards.suppressPass("cse", holding));
  kept.registry.setWithout("");
  EXPECT_TRUE(guards.suppressPass("cse", holding));
}

TEST(Guards, OfOptionsLeaveThePassAlone) {
  Kept kept("  - pass: affine-loop-unroll\n"
            "    options: ['*unroll-factor=4*', 'exact=1']\n"
            "    where: ['affine.for']\n");
  Guards guards(kept.registry);
  std::vector<bool> nothing = guards.holding(OpKinds());
  std::vector<bool> loops = guards.holding(kinds({"affine.for"}));
  EXPECT_TRUE(guards.hasOptionGuards("affine-loop-unroll"));
  EXPECT_FALSE(guards.hasOptionGuards("cse"));
  EXPECT_FALSE(guards.suppressPass("affine-loop-unroll", loops));
  auto isSuppressed = [&](std::string_view options) {
    return guards.suppressOptions("affine-loop-unroll", options, loops);
  };
  EXPECT_TRUE(isSuppressed("unroll-factor=4 cleanup-unroll=1"));
  EXPECT_TRUE(isSuppressed("exact=1"));
  EXPECT_FALSE(isSuppressed("exact=10"));
  EXPECT_FALSE(isSuppressed("unroll-factor=2"));
  EXPECT_FALSE(isSuppressed(""));
  EXPECT_FALSE(
      guards.suppressOptions("affine-loop-unroll", "exact=1", nothing));
}

TEST(Guards, ADashIsTheEmptySetOfOptions) {
  Kept kept("  - pass: cse\n"
            "    options: ['-']\n");
  Guards guards(kept.registry);
  std::vector<bool> holding = guards.holding(OpKinds());
  EXPECT_TRUE(guards.suppressOptions("cse", "", holding));
  EXPECT_FALSE(guards.suppressOptions("cse", "a=1", holding));
}

TEST(Guards, KeepOffMovesOfSchedules) {
  Kept kept("  - move: loop.peel\n"
            "    where: ['scf.for:any']\n");
  Guards guards(kept.registry);
  std::vector<bool> loops = guards.holding(kinds({"scf.for:tensor"}));
  EXPECT_TRUE(guards.suppressMove("loop.peel", loops));
  EXPECT_FALSE(guards.suppressMove("loop.unroll", loops));
  EXPECT_FALSE(guards.suppressMove("loop.peel", guards.holding(OpKinds())));
  EXPECT_FALSE(guards.suppressPass("loop.peel", loops));
}

TEST(Guards, AStepIsMetByItsPassItsOptionsAndItsPlace) {
  PathStep inModule = makeStep(StepKind::Optimization, "cse", "a=1", false);
  PathStep inFunction = makeStep(StepKind::Optimization, "cse", "a=1", true);
  PathStep plain = makeStep(StepKind::Optimization, "cse", "", true);
  ASSERT_EQ(inFunction.pipeline, "func.func(cse{a=1})");
  auto isSuppressed = [](const std::string &glob, const PathStep &step) {
    Kept kept("  - step: '" + glob + "'\n");
    Guards guards(kept.registry);
    std::vector<bool> holding = guards.holding(OpKinds());
    bool first = guards.suppressStep(step, holding);
    EXPECT_EQ(guards.suppressStep(step, holding), first) << "is remembered";
    return first;
  };
  EXPECT_TRUE(isSuppressed("cse", inModule));
  EXPECT_TRUE(isSuppressed("cse", inFunction));
  EXPECT_TRUE(isSuppressed("c?e", plain));
  EXPECT_TRUE(isSuppressed("cse{*a=1*", inModule));
  EXPECT_TRUE(isSuppressed("cse{*a=1*", inFunction));
  EXPECT_FALSE(isSuppressed("cse{*a=1*", plain));
  EXPECT_TRUE(isSuppressed("func.func(cse{*", inFunction));
  EXPECT_FALSE(isSuppressed("func.func(cse{*", inModule));
  EXPECT_FALSE(isSuppressed("cs", inModule));
}

TEST(Guards, AStepIsKeptOffWhereItsSelectorsHold) {
  Kept kept("  - step: 'cs*'\n"
            "    where: ['scf.for']\n");
  Guards guards(kept.registry);
  PathStep step = makeStep(StepKind::Optimization, "cse", "", true);
  std::vector<bool> loops = guards.holding(kinds({"scf.for"}));
  EXPECT_FALSE(guards.suppressStep(step, guards.holding(OpKinds())));
  EXPECT_TRUE(guards.suppressStep(step, loops));
  EXPECT_FALSE(guards.suppressStep(step, guards.holding(OpKinds())));
}

TEST(Guards, AnOracleWithoutResultsMindsNoMiscompiles) {
  Kept wrong("  - pass: cse\n"), crash("  - pass: cse\n", "crash");
  Guards ofWrong(wrong.registry), ofCrash(crash.registry);
  EXPECT_FALSE(ofWrong.suppressUnjudged("cse", ofWrong.holding(OpKinds())));
  EXPECT_TRUE(ofCrash.suppressUnjudged("cse", ofCrash.holding(OpKinds())));
}

TEST(Guards, TheGlobalOnesKnowWhatHasJoined) {
  Registry &registry = Registry::global();
  auto isSuppressed = [&] {
    Guards &guards = Guards::global();
    return guards.suppressPass("no-pass-of-mlir", guards.holding(OpKinds()));
  };
  EXPECT_FALSE(isSuppressed());
  EXPECT_THAT(registry.add("id: TEST1\ntitle: something\nkind: crash\n"
                           "suppressed:\n  - pass: no-pass-of-mlir\n",
                           "test"),
              IsEmpty());
  EXPECT_TRUE(isSuppressed());
}
