//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/known/AdoptedRecord.h"

#include "harness/known/Registry.h"

#include "gtest/gtest.h"

using namespace scion;

static Record recordOf(BugKind kind, const std::string &bucket) {
  Record record;
  record.kind = kind;
  record.culprits = {"some-pass"};
  record.live = {"22.1.8"};
  record.regressions.resize(1);
  record.regressions[0].program = "crash-some-pass-01234567.mlir";
  record.recognised.resize(1);
  record.recognised[0].bucket = bucket;
  return record;
}

/// The bucket of a record that is there, of a crash in this function, and "" of
/// none.
static std::string bucketIn(llvm::StringRef function) {
  for (const Record &record : Registry::global().records())
    for (const Recognition &recognition : record.recognised)
      if (record.kind == BugKind::Crash &&
          llvm::StringRef(recognition.bucket).contains(function))
        return recognition.bucket;
  return "";
}

TEST(AdoptedRecord, TheSameFunctionBehindAnotherPassIsTheSameBug) {
  std::string bucket = bucketIn("outlineSingleBlockRegion");
  ASSERT_FALSE(bucket.empty());
  Record here = recordOf(BugKind::Crash, bucket);
  const Record *known = sameElsewhere(here);
  ASSERT_TRUE(known);
  Record both = withPass(*known, here);
  EXPECT_EQ(both.id, known->id);
  EXPECT_EQ(both.culprits.back(), "some-pass");
  EXPECT_EQ(both.regressions.size(), known->regressions.size() + 1);
  EXPECT_EQ(both.recognised.size(), known->recognised.size() + 1);
  // A second time adds no pass and no program.
  Record again = withPass(both, here);
  EXPECT_EQ(again.culprits, both.culprits);
  EXPECT_EQ(again.regressions.size(), both.regressions.size());
  // The kind counts, too.
  EXPECT_FALSE(sameElsewhere(recordOf(BugKind::InvalidIR, bucket)));
}

TEST(AdoptedRecord, FunctionsThatAnyPassCallsTellNothing) {
  // Both are the frames of crashes on record.
  for (const char *function : {"Block11getParentOp", "OperandStorageC1"}) {
    std::string bucket = bucketIn(function);
    ASSERT_FALSE(bucket.empty()) << function;
    EXPECT_FALSE(sameElsewhere(recordOf(BugKind::Crash, bucket))) << bucket;
  }
}

TEST(AdoptedRecord, TheVerifierHasToNameAnOp) {
  std::string words =
      "invalid-ir: the pass succeeds and leaves invalid IR: null operand found";
  EXPECT_FALSE(sameElsewhere(recordOf(BugKind::InvalidIR, words)));
  EXPECT_FALSE(sameElsewhere(recordOf(BugKind::InvalidIR, "")));
  unsigned named = 0;
  for (const Record &record : Registry::global().records())
    for (const Recognition &recognition : record.recognised)
      if (record.kind == BugKind::InvalidIR &&
          llvm::StringRef(recognition.bucket)
              .contains("leaves invalid IR: '")) {
        ++named;
        EXPECT_TRUE(
            sameElsewhere(recordOf(BugKind::InvalidIR, recognition.bucket)))
            << record.id;
      }
  EXPECT_NE(named, 0u);
}
