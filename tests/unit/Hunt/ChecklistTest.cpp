//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/hunt/Checklist.h"
#include "harness/hunt/MutantRun.h"

#include "llvm/Support/JSON.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion;
using namespace scion::hunt;
using testing::HasSubstr;
using testing::Not;

namespace {
class ChecklistTest : public testing::Test {
protected:
  ChecklistTest() {
    sums.recipes.resize(recipes().size());
    PathStep step;
    step.pass = step.pipeline = "my-pass";
    addPipeline(plan, {step});
    plan.seeds.push_back({"a.mlir:1 @f", "", false, {}});
  }

  void fail(size_t recipe, const std::string &known = "") {
    Failure failure;
    failure.finding = {FindingKind::Miscompile,
                       "my-pass",
                       "Fold<a>",
                       "1 & 2",
                       "",
                       {"mlir-opt"}};
    failure.finding.known = known;
    failure.recipe = recipe;
    failure.seed = "a.mlir:1 @f";
    sums.failures.push_back(failure);
  }

  Plan plan;
  Sums sums;
  ChecklistOptions options;
};
} // namespace

TEST_F(ChecklistTest, NothingFiredIsNoGreenMark) {
  EXPECT_EQ(markOf(sums, 0, options), Mark::NotTried);
  sums.recipes[0].fired = 1;
  EXPECT_EQ(markOf(sums, 0, options), Mark::Fine);
  EXPECT_FALSE(hasFailed(sums, options));
}

TEST_F(ChecklistTest, AFailureFailsItsRecipe) {
  sums.recipes[0].fired = sums.recipes[1].fired = 1;
  fail(1);
  EXPECT_EQ(markOf(sums, 0, options), Mark::Fine);
  EXPECT_EQ(markOf(sums, 1, options), Mark::Failed);
  EXPECT_TRUE(hasFailed(sums, options));
}

TEST_F(ChecklistTest, AFailureFailsEachRecipeThatShowsIt) {
  fail(1);
  sums.failures[0].alsoBy = {3};
  EXPECT_EQ(markOf(sums, 3, options), Mark::Failed);
  EXPECT_THAT(checklistJUnit(plan, sums, options), HasSubstr("failures=\"2\""));
}

TEST_F(ChecklistTest, AKnownBugFailsUnlessItIsFine) {
  fail(0, "M1");
  EXPECT_EQ(markOf(sums, 0, options), Mark::Failed);
  options.knownIsFine = true;
  EXPECT_EQ(markOf(sums, 0, options), Mark::KnownOnly);
  EXPECT_FALSE(hasFailed(sums, options));
  fail(0);
  EXPECT_EQ(markOf(sums, 0, options), Mark::Failed);
}

TEST_F(ChecklistTest, WhatTheBaselineHasFailsNothing) {
  fail(0);
  fail(1);
  sums.failures[1].finding.pattern = "Fold<b>";
  options.baseline = "22.1.8";
  options.origins = {Origin::Before, Origin::New};
  options.gone = {{"M7", "a title", "", ""}, {"", "cse.crash", "cse", "p"}};
  EXPECT_EQ(markOf(sums, 0, options), Mark::Before);
  EXPECT_EQ(markOf(sums, 1, options), Mark::Failed);
  std::string text = checklistText(plan, sums, options);
  EXPECT_THAT(text, HasSubstr("2. new with this patch: my-pass.miscompile "
                              "(Fold<b>): 1 & 2"));
  EXPECT_THAT(text, Not(HasSubstr("\n1. ")));
  EXPECT_THAT(text, HasSubstr("(MLIR 22.1.8): 1 new with this patch, 1 there "
                              "before, 2 gone\n"
                              "  there before: my-pass.miscompile (Fold<a>)\n"
                              "  gone with this patch: M7, a title\n"
                              "  gone with this patch: cse.crash\n"));
  EXPECT_THAT(checklistJUnit(plan, sums, options), HasSubstr("failures=\"1\""));
  options.origins = {Origin::Before, Origin::Before};
  EXPECT_FALSE(hasFailed(sums, options));
}

TEST_F(ChecklistTest, WhatAKnownBugRefutesFailsNothing) {
  sums.proofs.proved = 3;
  EXPECT_EQ(markOfProofs(sums.proofs, options), Mark::Fine);
  sums.proofs.explained = 2;
  sums.proofs.known = {"M1", "M29"};
  EXPECT_EQ(markOfProofs(sums.proofs, options), Mark::KnownOnly);
  EXPECT_FALSE(hasFailed(sums, options));
  EXPECT_THAT(checklistText(plan, sums, options),
              HasSubstr("0 refuted, 2 refuted by known bugs (M1, M29)"));
  sums.proofs.refuted = 1;
  EXPECT_EQ(markOfProofs(sums.proofs, options), Mark::Failed);
  EXPECT_TRUE(hasFailed(sums, options));
}

TEST_F(ChecklistTest, TheBaselineDecidesOfRefutedFunctionsToo) {
  sums.proofs.refuted = sums.proofs.explained = 1;
  sums.proofs.refutations = {
      {"f", "cse", "a0 = 1", "returns 0", "", "", {}, "a.mlir"},
      {"g", "cse", "", "returns 2", "M1", "", {}, "b.mlir"}};
  options.baseline = "22.1.8";
  options.refutationOrigins = {Origin::Before, Origin::Before};
  EXPECT_EQ(markOfProofs(sums.proofs, options), Mark::Before);
  EXPECT_FALSE(hasFailed(sums, options));
  // A known bug explains the second one, and the baseline does not show it.
  options.refutationOrigins[1] = Origin::New;
  EXPECT_EQ(markOfProofs(sums.proofs, options), Mark::Failed);
  EXPECT_THAT(checklistText(plan, sums, options),
              HasSubstr("of 2 refuted functions: 1 new with this patch, 1 "
                        "there before\n  new with this patch: b.mlir, @g: "
                        "cse: returns 2\n"));
  // The baseline's pass fails on the first one, which no known bug explains.
  options.refutationOrigins = {Origin::Unknown, Origin::Before};
  EXPECT_EQ(markOfProofs(sums.proofs, options), Mark::Failed);
  EXPECT_THAT(checklistText(plan, sums, options),
              HasSubstr("0 new with this patch, 1 there before, 1 without an "
                        "answer of the baseline\n"));
}

TEST_F(ChecklistTest, FindingsOfOtherPassesFailNothing) {
  fail(0);
  sums.others = std::move(sums.failures);
  sums.failures.clear();
  EXPECT_FALSE(hasFailed(sums, options));
  EXPECT_THAT(checklistText(plan, sums, options),
              HasSubstr("Of other passes, on the way:"));
}

TEST_F(ChecklistTest, TheScreenNamesPassPatternAndCommands) {
  fail(0);
  options.reduced = {"folder/reduced.mlir"};
  std::string text = checklistText(plan, sums, options);
  EXPECT_THAT(text, HasSubstr("1. my-pass.miscompile (Fold<a>): 1 & 2"));
  EXPECT_THAT(text, HasSubstr("folder/reduced.mlir"));
  EXPECT_THAT(text, HasSubstr("   mlir-opt\n"));
}

TEST_F(ChecklistTest, OnlyTheRecipesThatWereAskedFor) {
  options.only = {"crash"};
  std::string text = checklistText(plan, sums, options);
  EXPECT_THAT(text, HasSubstr("crash and invalid IR"));
  EXPECT_THAT(text, Not(HasSubstr("correctness")));
}

TEST_F(ChecklistTest, JsonCanBeRead) {
  fail(0);
  sums.tried = {"A", "B"};
  sums.fired["A"] = 3;
  llvm::Expected<llvm::json::Value> value =
      llvm::json::parse(checklistJson(plan, sums, options));
  ASSERT_TRUE(bool(value));
  const llvm::json::Object *object = value->getAsObject();
  ASSERT_TRUE(object);
  EXPECT_EQ(object->getString("verdict"), "failed");
  EXPECT_EQ(object->getArray("checklist")->size(), recipes().size());
  EXPECT_EQ(object->getArray("patterns-never-fired")->size(), 1u);
}

TEST_F(ChecklistTest, JUnitHasACaseForEachRecipe) {
  sums.recipes[1].fired = 1;
  fail(0);
  std::string xml = checklistJUnit(plan, sums, options);
  EXPECT_THAT(xml, HasSubstr("failures=\"1\""));
  EXPECT_THAT(xml, HasSubstr("skipped=\"" +
                             std::to_string(recipes().size() - 2) + "\""));
  EXPECT_THAT(xml, HasSubstr("(Fold&lt;a&gt;)"));
  EXPECT_THAT(xml, HasSubstr("1 &amp; 2"));
}

TEST_F(ChecklistTest, JUnitHasACaseForAllInputs) {
  EXPECT_THAT(checklistJUnit(plan, sums, options),
              Not(HasSubstr("for all inputs")));
  sums.proofs.refuted = sums.proofs.explained = 1;
  sums.proofs.refutations = {
      {"f", "cse", "a0 = 1", "returns 0", "", "", {}, "a.mlir"},
      {"g", "cse", "", "returns 2", "M1", "", {}, "b.mlir"}};
  std::string xml = checklistJUnit(plan, sums, options);
  EXPECT_THAT(xml, HasSubstr("failures=\"1\""));
  EXPECT_THAT(xml, HasSubstr("name=\"for all inputs\""));
  EXPECT_THAT(xml, HasSubstr("message=\"cse @f\""));
  EXPECT_THAT(xml, Not(HasSubstr("message=\"cse @g\"")));
}

TEST(Recipes, EachHasANameAndMutatorsThatThereAre) {
  unsigned shares = 0;
  for (const Recipe &recipe : recipes()) {
    shares += recipe.share;
    EXPECT_EQ(findRecipe(recipe.name), &recipe);
    llvm::SmallVector<llvm::StringRef> names;
    llvm::StringRef(recipe.mutators).split(names, ' ', -1, false);
    for (llvm::StringRef name : names)
      EXPECT_TRUE(findMutator(std::string_view(name))) << name.str();
  }
  EXPECT_EQ(shares, 100u);
}

TEST(MutantResult, GoesThroughALine) {
  MutantResult result;
  result.execution = 7;
  result.recipe = 2;
  result.isProgram = result.fired = true;
  result.compared = 3;
  result.why = "line\nbreak";
  result.applied = {"A"};
  PathStep step;
  step.pass = "cse";
  step.pipeline = "func.func(cse)";
  step.isAsked = true;
  result.steps = {step};
  result.finding = Finding{FindingKind::Hang, "cse", "P", "s", "d", {"r"}};
  result.finding->known = "H1";
  result.finding->files = {{"program.mlir", "module {}"}};
  std::string line = writeResult(result);
  EXPECT_EQ(line.find('\n'), line.npos);
  std::optional<MutantResult> read = readResult(line);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->execution, 7u);
  EXPECT_EQ(read->why, result.why);
  EXPECT_EQ(read->applied, result.applied);
  EXPECT_EQ(read->steps, result.steps);
  ASSERT_TRUE(read->finding);
  EXPECT_EQ(read->finding->kind, FindingKind::Hang);
  EXPECT_EQ(read->finding->known, "H1");
  EXPECT_EQ(read->finding->files.size(), 1u);
  EXPECT_EQ(writeResult(*read), line);
  EXPECT_FALSE(readResult("no json"));
}
