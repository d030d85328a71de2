//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/Ledger.h"

#include "gtest/gtest.h"

#include <filesystem>

using namespace scion;
using namespace std::chrono_literals;

namespace {
class LedgerTest : public testing::Test {
protected:
  std::string file =
      testing::TempDir() + "/scion-ledger-" + std::to_string(getpid());
  std::unique_ptr<Ledger> ledger = Ledger::open(file);
  PathStep step = makeStep(StepKind::Given, "canonicalize", "", false);

  ~LedgerTest() override { std::filesystem::remove(file); }

  static BucketKey bucketNamed(const char *detail,
                               FindingKind kind = FindingKind::InvalidIR) {
    BucketKey bucket;
    bucket.kind = kind;
    bucket.culprit = "canonicalize";
    bucket.detail = detail;
    return bucket;
  }

  bool meet(const BucketKey &bucket, std::vector<std::string> kinds) {
    bool isSaved = ledger->meet(bucket, step, kinds);
    if (isSaved)
      ledger->noteSaved(bucket);
    return isSaved;
  }
};
} // namespace

TEST_F(LedgerTest, SavesTheFirstSecondAndFourthOfABucket) {
  std::vector<bool> saved;
  for (unsigned i = 0; i < 5; ++i)
    saved.push_back(meet(bucketNamed("a"), {"arith.addi"}));
  EXPECT_EQ(saved, (std::vector<bool>{true, true, false, true, false}));
  EXPECT_TRUE(meet(bucketNamed("b"), {"arith.addi"}));
}

TEST_F(LedgerTest, SavesWhatBringsAnOpThatTheBucketHasNotHad) {
  for (unsigned i = 0; i < 4; ++i)
    meet(bucketNamed("a"), {"arith.addi"});
  EXPECT_FALSE(meet(bucketNamed("a"), {"arith.addi"}));
  EXPECT_TRUE(meet(bucketNamed("a"), {"arith.addi", "arith.muli"}));
  EXPECT_FALSE(meet(bucketNamed("a"), {"arith.muli"}));
}

TEST_F(LedgerTest, SavesARareEffectAfterManyFiles) {
  std::vector<std::string> kinds;
  for (uint64_t i = 0; i < 2 * Ledger::savedForNew; ++i) {
    kinds.push_back("test.op" + std::to_string(i));
    meet(bucketNamed("a"), kinds);
  }
  EXPECT_FALSE(meet(bucketNamed("a"), {"test.other"}));
  std::vector<bool> saved;
  for (unsigned i = 0; i < 5; ++i)
    saved.push_back(
        ledger->meet(bucketNamed("a"), step, kinds, {"+arith.subi"}));
  EXPECT_EQ(saved, (std::vector<bool>{true, true, false, true, false}));
}

TEST_F(LedgerTest, AProgramIsReadOnceInACampaign) {
  EXPECT_TRUE(ledger->noteRead(0));
  for (uint64_t program = 2; program <= Ledger::maxRead; ++program)
    EXPECT_TRUE(ledger->noteRead(program));
  EXPECT_FALSE(ledger->noteRead(5));
  EXPECT_FALSE(ledger->noteRead(Ledger::maxRead + 1)); // no place is left
}

TEST_F(LedgerTest, OutlivesTheProcess) {
  meet(bucketNamed("a"), {"arith.addi"});
  ledger = nullptr;
  ledger = Ledger::open(file);
  ASSERT_TRUE(ledger);
  EXPECT_TRUE(ledger->isSaved(bucketNamed("a")));
  ASSERT_EQ(ledger->entries().size(), 1u);
  EXPECT_EQ(ledger->entries().front().name, "canonicalize.invalid-ir: a");
  EXPECT_EQ(ledger->entries().front().hits, 1u);
}

TEST_F(LedgerTest, AnotherFileIsNone) {
  std::string other = file + ".other";
  std::FILE *stream = std::fopen(other.c_str(), "w");
  std::fputs("no ledger", stream);
  std::fclose(stream);
  EXPECT_FALSE(Ledger::open(other));
  std::filesystem::remove(other);
}

TEST_F(LedgerTest, RunsInACopyWhatHasMostThatCrashesHadInCommon) {
  BucketKey crash = bucketNamed("fold", FindingKind::Crash);
  using enum Ledger::Advice;
  EXPECT_EQ(ledger->suspect(step, {"arith.addi"}).advice, Run);
  meet(crash, {"arith.addi", "arith.muli"});
  EXPECT_EQ(ledger->suspect(step, {"arith.subi"}).advice, Run);
  EXPECT_EQ(ledger->suspect(step, {"arith.addi"}).advice, RunInCopy);
  EXPECT_EQ(ledger->suspect(step, {"arith.addi", "arith.muli"}).advice,
            RunInCopy);
  // After a crash without arith.muli the common kinds are fewer. Predicates do
  // not count.
  meet(crash, {"arith.addi", "@predicate"});
  EXPECT_EQ(ledger->suspect(step, {"arith.addi:scalar"}).advice, RunInCopy);
  EXPECT_EQ(ledger->suspect(step, {"arith.muli"}).advice, Run);
  PathStep other = makeStep(StepKind::Given, "cse", "", false);
  EXPECT_EQ(ledger->suspect(other, {"arith.addi"}).advice, Run);
}

/// A bug on record is one bucket, whichever of its passes shows it.
TEST_F(LedgerTest, EachPassOfACrashRunsInACopy) {
  BucketKey crash = bucketNamed("erased function", FindingKind::Crash);
  PathStep other = makeStep(StepKind::Given, "cse", "", false);
  ledger->meet(crash, step, {"func.func"});
  ledger->meet(crash, other, {"func.func"});
  using enum Ledger::Advice;
  EXPECT_EQ(ledger->suspect(step, {"func.func"}).advice, RunInCopy);
  EXPECT_EQ(ledger->suspect(other, {"func.func"}).advice, RunInCopy);
}

TEST_F(LedgerTest, ABucketHasAShareOfTheTimeOnceItIsSaved) {
  BucketKey rough = bucketNamed("a");
  ledger->noteInput(10s);
  ledger->charge(rough, 5s);
  EXPECT_TRUE(ledger->mayExplain(rough, {"arith.addi"})); // nothing is saved
  ledger->noteSaved(rough);
  unsigned let = 0;
  for (unsigned i = 0; i < 2 * Ledger::sampled; ++i)
    let += ledger->mayExplain(rough, {"arith.addi"});
  EXPECT_EQ(let, 2u); // never nothing
  ledger->noteInput(200s);
  EXPECT_TRUE(ledger->mayExplain(rough, {"arith.addi"}));
}

TEST_F(LedgerTest, WhatIsNewMayTakeAsMuchAgain) {
  BucketKey rough = bucketNamed("a");
  ledger->noteInput(20s);
  ledger->charge(rough, 2500ms);
  ledger->noteSaved(rough);
  EXPECT_TRUE(ledger->mayExplain(rough, {"arith.addi"}));
  EXPECT_FALSE(ledger->mayExplain(rough, {"arith.addi"}));
  EXPECT_TRUE(ledger->mayExplain(rough, {}, {"-arith.addi"}));
}

TEST_F(LedgerTest, AFrequentEffectDoesNotTakeThePlaceOfARareOne) {
  BucketKey rough = bucketNamed("a");
  std::vector<std::string> frequent{"+arith.constant", "+vector.print"},
      rare{"+arith.subi", "-arith.addi"};
  ledger->noteInput(20s);
  ledger->charge(rough, 2500ms);
  ledger->noteSaved(rough);
  for (unsigned i = 0; i < 40; ++i)
    ledger->mayExplain(rough, {}, frequent);
  std::vector<bool> explained;
  for (unsigned i = 0; i < 5; ++i) {
    ledger->mayExplain(rough, {}, frequent);
    explained.push_back(ledger->mayExplain(rough, {}, rare));
  }
  EXPECT_EQ(explained, (std::vector<bool>{true, true, false, true, false}));
}

TEST_F(LedgerTest, TheFirstEffectsAreExplainedOnceWhateverTimeIsSpent) {
  BucketKey rough = bucketNamed("a");
  ledger->noteInput(1s);
  ledger->charge(rough, 100s);
  ledger->noteSaved(rough);
  unsigned explained = 0;
  for (uint64_t i = 0; i < 3 * Ledger::firstEffects; ++i)
    for (unsigned often = 0; often < 2; ++often)
      explained +=
          ledger->mayExplain(rough, {}, {"+test.op" + std::to_string(i)});
  EXPECT_EQ(explained, Ledger::firstEffects);
}

TEST_F(LedgerTest, APassWhoseShareIsSpentIsSkipped) {
  BucketKey crash = bucketNamed("fold", FindingKind::Crash);
  meet(crash, {"arith.addi"});
  ledger->noteInput(10s);
  ledger->charge(crash, 5s);
  EXPECT_EQ(ledger->suspect(step, {"arith.addi"}).advice, Ledger::Advice::Skip);
}

TEST_F(LedgerTest, AHangIsRememberedByTheRunningPass) {
  (void)ledger->suspect(step, {"scf.while"});
  ledger->noteHang("canonicalize");
  EXPECT_EQ(ledger->suspect(step, {"scf.while", "arith.addi"}).advice,
            Ledger::Advice::RunInCopy);
}
