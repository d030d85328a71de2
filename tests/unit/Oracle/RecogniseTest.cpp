//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/Recognise.h"

#include "harness/known/LibraryOfMLIR.h"
#include "harness/known/Registry.h"
#include "harness/oracle/Finding.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion;
using testing::IsEmpty;

static std::string record(const std::string &id, const std::string &recognised,
                          const std::string &more = "") {
  return "---\nid: " + id + "\ntitle: something\nkind: crash\n" + more +
         "recognised:\n" + recognised;
}

static Finding crash(const std::string &culprit,
                     const std::string &pattern = "",
                     const std::string &summary = "",
                     const std::string &step = "") {
  Finding finding{FindingKind::Crash, culprit, pattern, summary, "", {}};
  finding.step = step;
  return finding;
}

/// Whether a record that says this is recognised in the finding.
static bool fits(const std::string &recognised, const Finding &finding) {
  Registry registry;
  EXPECT_THAT(registry.add(record("X1", recognised), "test"), IsEmpty());
  return recognise(finding, registry) == 0u;
}

TEST(Recognise, KindAndCulprit) {
  std::string entry = "  - kind: crash\n    culprit: cse\n";
  EXPECT_TRUE(fits(entry, crash("cse", "P", "text")));
  EXPECT_FALSE(fits(entry, crash("cse2")));
  Finding wrong = crash("cse");
  wrong.kind = FindingKind::Miscompile;
  EXPECT_FALSE(fits(entry, wrong));
  EXPECT_TRUE(fits("  - kind: crash\n", crash("anything")));
}

TEST(Recognise, TheReferenceSemanticsSeeMiscompiles) {
  Finding seen = crash("cse");
  seen.kind = FindingKind::ReferenceMismatch;
  EXPECT_TRUE(fits("  - kind: miscompile\n    culprit: cse\n", seen));
  EXPECT_FALSE(fits("  - kind: crash\n    culprit: cse\n", seen));
}

TEST(Recognise, TheCulpritMayBeTheStepWithItsOptions) {
  std::string entry = "  - kind: crash\n    culprit: 'unroll{*factor=4*'\n";
  EXPECT_FALSE(fits(entry, crash("unroll")));
  EXPECT_TRUE(fits(entry, crash("unroll", "", "", "unroll{factor=4}")));
  EXPECT_FALSE(fits(entry, crash("unroll", "", "", "unroll{factor=2}")));
  EXPECT_TRUE(
      fits(entry, crash("unroll", "", "", "func.func(unroll{factor=4})")));
  EXPECT_TRUE(fits("  - kind: crash\n    culprit: 'func.func(unroll*'\n",
                   crash("unroll", "", "", "func.func(unroll{factor=4})")));
}

TEST(Recognise, PatternAndSummary) {
  std::string entry =
      "  - kind: crash\n    pattern: 'Fold*'\n    summary: index\n";
  EXPECT_TRUE(fits(entry, crash("sccp", "FoldAdd", "an index type")));
  EXPECT_FALSE(fits(entry, crash("sccp", "FoldAdd", "a float type")));
  EXPECT_FALSE(fits(entry, crash("sccp", "Other", "an index type")));
  EXPECT_FALSE(fits(entry, crash("sccp", "", "an index type")));
}

TEST(Recognise, TheReasonOfAFinding) {
  std::string entry = "  - kind: crash\n    reason: poison-branch\n";
  Finding finding = crash("cse");
  EXPECT_FALSE(fits(entry, finding));
  finding.reason = FindingReason::PoisonBranch;
  EXPECT_TRUE(fits(entry, finding));
  EXPECT_TRUE(fits("  - kind: crash\n", finding));
}

TEST(Recognise, WhereIsAskedOfWhatTheStepWasGiven) {
  std::string entry =
      "  - kind: crash\n    where: ['@two-names', 'scf.*:any']\n";
  Finding finding = crash("cse");
  EXPECT_FALSE(fits(entry, finding)) << "what is not told does not fit";
  finding.inputKinds = {"func.func", "scf.for:tensor"};
  EXPECT_TRUE(fits(entry, finding));
  finding.inputKinds = {"@two-names"};
  EXPECT_TRUE(fits(entry, finding));
  finding.inputKinds = {"func.func"};
  EXPECT_FALSE(fits(entry, finding));
}

TEST(Recognise, OneEntryOfSeveralIsEnough) {
  std::string entries = "  - kind: crash\n    culprit: cse\n"
                        "  - kind: crash\n    culprit: sccp\n";
  EXPECT_TRUE(fits(entries, crash("cse")));
  EXPECT_TRUE(fits(entries, crash("sccp")));
  EXPECT_FALSE(fits(entries, crash("sroa")));
}

TEST(Recognise, LiftedOnesFirstThenLiveThenFixed) {
  std::string entry = "  - kind: crash\n    culprit: cse\n";
  std::string fixed = "fixed: [" + std::string(mlirVersion()) + "]\n";
  Registry registry;
  EXPECT_THAT(registry.add(record("X1", entry, fixed) + record("X2", entry) +
                               record("X3", entry),
                           "test"),
              IsEmpty());
  EXPECT_EQ(recognise(crash("cse"), registry), 1u);
  registry.startProgram("X3");
  EXPECT_EQ(recognise(crash("cse"), registry), 2u);
  registry.startProgram();
  registry.setWithout("X2,X3");
  EXPECT_EQ(recognise(crash("cse"), registry), 0u);
  registry.setWithout("X1,X2,X3");
  EXPECT_EQ(recognise(crash("cse"), registry), std::nullopt);
}

TEST(Recognise, LegalDifferencesComeLast) {
  Registry registry;
  EXPECT_THAT(registry.addLegal("- because: Both are right.\n  recognised:\n"
                                "    - kind: crash\n      culprit: 'c*'\n",
                                "legal.yaml"),
              IsEmpty());
  EXPECT_EQ(recognise(crash("cse"), registry), Registry::isLegal);
  EXPECT_EQ(recognise(crash("sccp"), registry), std::nullopt);
  EXPECT_THAT(
      registry.add(record("X1", "  - kind: crash\n    culprit: cse\n"), "test"),
      IsEmpty());
  EXPECT_EQ(recognise(crash("cse"), registry), 0u);
  EXPECT_EQ(recognise(crash("canonicalize"), registry), Registry::isLegal);
}

//===----------------------------------------------------------------------===//
// Findings
//===----------------------------------------------------------------------===//

namespace {
class AbsorbTest : public testing::Test {
protected:
  Registry &registry = Registry::global();

  void SetUp() override {
    EXPECT_THAT(
        registry.add(
            record("TEST1", "  - kind: crash\n    culprit: no-pass-1\n") +
                record("TEST2", "  - kind: crash\n    culprit: no-pass-2\n",
                       "fixed: [" + std::string(mlirVersion()) + "]\n"),
            "test"),
        IsEmpty());
  }
  void TearDown() override { registry.setMode(KnownMode::Avoid); }
};
} // namespace

TEST_F(AbsorbTest, PassesByAndCountsWhatIsKnown) {
  unsigned known = *registry.find("TEST1");
  uint64_t before = registry.counts(known).hits;
  Finding finding = crash("no-pass-1");
  EXPECT_TRUE(absorb(finding));
  EXPECT_EQ(finding.known, "TEST1");
  EXPECT_EQ(registry.counts(known).hits, before + 1);
  Finding news = crash("no-pass-3");
  EXPECT_FALSE(absorb(news));
  EXPECT_EQ(news.known, "");
}

TEST_F(AbsorbTest, ReportsWithItsIdWhatShouldBeMended) {
  Finding finding = crash("no-pass-2");
  EXPECT_FALSE(absorb(finding));
  EXPECT_EQ(finding.known, "TEST2");
}

TEST_F(AbsorbTest, ReportsWithItsIdWhatSomebodyAsksFor) {
  Finding asked = crash("no-pass-1");
  EXPECT_FALSE(absorb(asked, /*isAsked=*/true));
  EXPECT_EQ(asked.known, "TEST1");
  registry.setMode(KnownMode::Report);
  Finding reported = crash("no-pass-1");
  EXPECT_FALSE(absorb(reported));
  EXPECT_EQ(reported.known, "TEST1");
}

TEST_F(AbsorbTest, LiftedOnesKnowByWordsWhoeverIsGuilty) {
  EXPECT_THAT(registry.add(record("TEST3", "  - kind: crash\n    culprit: '*'\n"
                                           "    summary: these words\n"
                                           "    where: ['@not-told']\n") +
                               record("TEST4", "  - kind: crash\n    culprit: "
                                               "cse\n    summary: others\n") +
                               record("TEST5", "  - kind: crash\n"),
                           "test"),
              IsEmpty());
  unsigned known = *registry.find("TEST3");
  Finding finding = crash("unknown", "", "it says these words");
  EXPECT_FALSE(absorbEnabled(finding)) << "it is not enabled";
  registry.startProgram("TEST3,TEST4,TEST5");
  uint64_t before = registry.counts(known).hits;
  EXPECT_TRUE(absorbEnabled(finding));
  EXPECT_EQ(registry.counts(known).hits, before + 1);
  EXPECT_FALSE(absorbEnabled(crash("unknown", "", "others"))) << "names a pass";
  EXPECT_FALSE(absorbEnabled(crash("unknown", "", "else"))) << "has no words";
  Finding wrong = finding;
  wrong.kind = FindingKind::Miscompile;
  EXPECT_FALSE(absorbEnabled(wrong));
  registry.setMode(KnownMode::Report);
  EXPECT_FALSE(absorbEnabled(finding));
  registry.startProgram();
}
