//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/Report.h"

#include "base/Stage.h"
#include "harness/oracle/Finding.h"

#include "llvm/Support/ErrorHandling.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <algorithm>

#include <sys/mman.h>
#include <unistd.h>

using namespace scion;
using testing::EndsWith;
using testing::HasSubstr;
using testing::StartsWith;

static Finding sampleFinding() {
  return {FindingKind::Miscompile,
          "affine-loop-unroll{unroll-factor=4}",
          "SomePattern",
          "observation 2:\ni64 7 against 8",
          "the story",
          {"mlir-opt --x in.mlir", "mlir-runner"},
          {{"in.mlir", "module {\n}\n"}}};
}

TEST(Report, FirstLineIsWhatDeduplicatorsGroupBy) {
  std::string report = formatReport(sampleFinding());
  EXPECT_THAT(report,
              StartsWith("ASSERTION FAILED: FuzzerHash=affine-loop-unroll-"
                         "unroll-factor-4-.miscompile\nsummary: observation "
                         "2: i64 7 against 8\nkind:    miscompile\n"));
  EXPECT_THAT(report, HasSubstr("pattern: SomePattern\n"));
  EXPECT_THAT(
      report,
      HasSubstr("a shell script ($LLVM is MLIR's prefix):\nLLVM=${LLVM:-/"));
  EXPECT_THAT(report, EndsWith("exit 2; }\ncat >in.mlir <<'END-OF-FILE'\n"
                               "module {\n}\n"
                               "END-OF-FILE\n"
                               "mlir-opt --x in.mlir\nmlir-runner\n"));
}

TEST(Report, ItsLineIsReadBack) {
  Finding finding = sampleFinding();
  for (FindingKind kind : {FindingKind::Miscompile, FindingKind::Crash}) {
    finding.kind = kind;
    EXPECT_EQ(lineOfReport("in.mlir: " + formatReport(finding)) + "\n",
              formatLine(finding));
  }
  EXPECT_EQ(lineOfReport("nothing\nsummary: of it\n"), "");
}

TEST(Report, ALineTellsItsFinding) {
  Finding finding = sampleFinding();
  for (FindingKind kind : {FindingKind::Miscompile, FindingKind::Crash}) {
    finding.kind = kind;
    std::optional<Finding> told = findingOfLine(formatLine(finding));
    ASSERT_TRUE(told);
    EXPECT_EQ(told->kind, kind);
    EXPECT_EQ(formatLine(*told), formatLine(finding));
  }
  // The pass has options, with a dot in them; so has a crash of it.
  std::optional<Finding> told =
      findingOfLine("x FuzzerHash=tile-by-0.5.out-of-memory 2048 MB\nnext");
  ASSERT_TRUE(told);
  EXPECT_EQ(told->kind, FindingKind::Crash);
  EXPECT_EQ(told->culprit, "tile-by-0.5");
  EXPECT_EQ(told->summary, "2048 MB");
  EXPECT_FALSE(findingOfLine("no report"));
  EXPECT_EQ(findingOfLine("FuzzerHash=odd")->culprit, "odd");
}

TEST(Report, EveryKindHasAWordOfItsOwn) {
  std::vector<std::string_view> words;
  for (int i = 0; i <= static_cast<int>(FindingKind::RoundTrip); ++i) {
    auto kind = static_cast<FindingKind>(i);
    words.push_back(toString(kind));
    EXPECT_EQ(findingKindNamed(words.back()), kind);
  }
  std::sort(words.begin(), words.end());
  EXPECT_EQ(std::adjacent_find(words.begin(), words.end()), words.end());
  EXPECT_EQ(std::count(words.begin(), words.end(), "unknown"), 0);
}

using ReportDeathTest = testing::Test;

TEST(ReportDeathTest, ReportAndAbortPrintsTheReportOnce) {
  EXPECT_DEATH(
      {
        installCrashAttribution();
        reportAndAbort(sampleFinding());
      },
      "\nASSERTION FAILED: FuzzerHash=affine-loop-unroll");
}

TEST(ReportDeathTest, ACrashIsBlamedOnTheRunningStage) {
  EXPECT_DEATH(
      {
        installCrashAttribution();
        StageScope stage("some-pass");
        abort();
      },
      "ASSERTION FAILED: FuzzerHash=some-pass.crash abort while this stage "
      "ran");
  EXPECT_DEATH(
      {
        installCrashAttribution();
        StageScope stage("some-pass");
        *reinterpret_cast<volatile int *>(8) = 1;
      },
      "ASSERTION FAILED: FuzzerHash=some-pass.crash");
}

TEST(ReportDeathTest, AFatalErrorOfLLVMIsACrashFinding) {
  EXPECT_DEATH(
      {
        installCrashAttribution();
        StageScope stage("codegen");
        llvm::report_fatal_error("cannot select");
      },
      "ASSERTION FAILED: FuzzerHash=codegen.crash LLVM ERROR: cannot select");
}

TEST(ReportDeathTest, ACrashSaysTheInnermostNote) {
  EXPECT_DEATH(
      {
        installCrashAttribution();
        CrashText outer("the outer note\n");
        {
          CrashText ended("a note that has ended\n");
        }
        CrashText inner("the way to it\n");
        StageScope stage("some-pass");
        std::abort();
      },
      "FuzzerHash=some-pass.crash[^\n]*\n\\{[^\n]*\"culprit\":\"some-pass\"[^"
      "\n]*\n"
      "the way to it\n");
}

TEST(ReportDeathTest, TheLogHasTheSecondLineOfACrash) {
  int file = memfd_create("report", 0);
  ASSERT_GE(file, 0);
  EXPECT_DEATH(
      {
        dup2(file, STDERR_FILENO);
        logFindingsTo(file);
        installCrashAttribution();
        StageScope stage("some-pass");
        std::abort();
      },
      "");
  std::string text(1 << 12, '\0');
  text.resize(
      size_t(std::max<ssize_t>(pread(file, text.data(), 1 << 12, 0), 0)));
  close(file);
  std::optional<Finding> finding = findingOfReport(text);
  ASSERT_TRUE(finding) << text;
  EXPECT_EQ(finding->kind, FindingKind::Crash);
  EXPECT_EQ(finding->culprit, "some-pass");
  EXPECT_EQ(finding->summary, "abort while this stage ran");
  size_t first = text.find("{\"schema\"");
  std::string line = text.substr(first, text.find('\n', first) - first);
  EXPECT_NE(text.find(line, first + 1), text.npos) << text;
}

TEST(Report, GoingOnSaysEachFindingOnce) {
  Finding finding{FindingKind::Miscompile, "cse", "P", "1 against 2", "", {}};
  testing::internal::CaptureStderr();
  EXPECT_TRUE(reportAndGoOn(finding));
  finding.summary = "3 against 4";
  EXPECT_FALSE(reportAndGoOn(finding));
  finding.pattern = "Q";
  EXPECT_TRUE(reportAndGoOn(finding));
  std::string text = testing::internal::GetCapturedStderr();
  EXPECT_NE(text.find("\nsummary: 1 against 2"), text.npos);
  EXPECT_NE(text.find("pattern: Q"), text.npos);
  EXPECT_NE(text.find("summary: 3 against 4"),
            text.npos); // with Q, its pattern
  EXPECT_EQ(text.find("summary: 3 against 4"),
            text.rfind("summary: 3 against 4"));
}
