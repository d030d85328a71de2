//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/FindingJson.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace scion;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

static PathStep given(std::string pass, std::string schedule = "") {
  PathStep step;
  step.kind = StepKind::Given;
  step.pass = pass;
  step.pipeline = "func.func(" + pass + ")";
  step.schedule = std::move(schedule);
  return step;
}

static Finding written() {
  Finding finding{
      FindingKind::Miscompile, "affine-loop-unroll",
      "SomePattern",           "i64 7 against 8",
      "the story\nof it",      {"mlir-opt --x in.mlir", "mlir-runner"}};
  finding.step = "func.func(affine-loop-unroll{unroll-factor=4})";
  finding.inputKinds = {"affine.for", "@a-predicate"};
  finding.known = "M12";
  finding.knownToo = {"M13"};
  finding.files = {{"program.mlir", "module {\n}\n"}};
  finding.shownBy = Demonstration::Runs;
  finding.program = "module {\n}\n";
  finding.good = {given("cse")};
  finding.bad = {given("affine-loop-unroll"),
                 given("transform-interpreter", "transform.named_sequence")};
  finding.badLevel = 2;
  finding.reason = FindingReason::ReferenceFails;
  finding.judgedBy = JudgedBy::Interpreter;
  finding.culpritIndex = 1;
  finding.input = "module {\n  in\n}\n";
  finding.output = "module {\n  out\n}\n";
  finding.expected = "1: i64 7\nfinished\n";
  finding.actual = "1: i64 8\nfinished\n";
  finding.difference = Difference{1, {"i64", "7"}, {"i64", "8"}};
  finding.oracle = "lowering";
  finding.suppressed = {"M1", "M2"};
  finding.processes = 8;
  finding.confirmed = 3;
  return finding;
}

TEST(FindingJson, IsReadAsItWasWritten) {
  Finding finding = written();
  std::string line = writeFinding(finding);
  EXPECT_THAT(line, Not(HasSubstr("\n")));
  std::optional<Finding> read = readFinding(line);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->kind, FindingKind::Miscompile);
  EXPECT_EQ(read->culprit, "affine-loop-unroll");
  EXPECT_EQ(read->pattern, "SomePattern");
  EXPECT_EQ(read->summary, "i64 7 against 8");
  EXPECT_EQ(read->details, "the story\nof it");
  EXPECT_THAT(read->replay, ElementsAre("mlir-opt --x in.mlir", "mlir-runner"));
  EXPECT_EQ(read->step, "func.func(affine-loop-unroll{unroll-factor=4})");
  EXPECT_THAT(read->inputKinds, ElementsAre("affine.for", "@a-predicate"));
  EXPECT_EQ(read->known, "M12");
  EXPECT_THAT(read->knownToo, ElementsAre("M13"));
  ASSERT_EQ(read->files.size(), 1u);
  EXPECT_EQ(read->files[0].name, "program.mlir");
  EXPECT_EQ(read->files[0].text, "module {\n}\n");
  EXPECT_EQ(read->shownBy, Demonstration::Runs);
  EXPECT_EQ(read->program, finding.program);
  EXPECT_EQ(read->good, finding.good);
  EXPECT_EQ(read->bad, finding.bad);
  EXPECT_EQ(read->badLevel, 2u);
  EXPECT_EQ(read->reason, FindingReason::ReferenceFails);
  EXPECT_EQ(read->judgedBy, JudgedBy::Interpreter);
  EXPECT_EQ(read->culpritIndex, 1u);
  EXPECT_EQ(read->input, finding.input);
  EXPECT_EQ(read->output, finding.output);
  EXPECT_EQ(read->expected, finding.expected);
  EXPECT_EQ(read->actual, finding.actual);
  ASSERT_TRUE(read->difference);
  EXPECT_EQ(read->difference->str(), "observation 1: i64 7 against 8");
  EXPECT_EQ(read->oracle, "lowering");
  EXPECT_THAT(read->suppressed, ElementsAre("M1", "M2"));
  EXPECT_EQ(read->processes, 8u);
  EXPECT_EQ(read->confirmed, 3u);
  EXPECT_EQ(writeFinding(*read), line);
}

TEST(FindingJson, HasTheReasonByName) {
  Finding finding = written();
  finding.reason = FindingReason::PoisonBranch;
  std::string line = writeFinding(finding);
  EXPECT_THAT(line, HasSubstr("\"reason\":\"poison-branch\""));
  EXPECT_EQ(readFinding(line)->reason, FindingReason::PoisonBranch);
}

TEST(FindingJson, KnowsAllKinds) {
  for (FindingKind kind :
       {FindingKind::Crash, FindingKind::InvalidIR, FindingKind::Miscompile,
        FindingKind::Nondeterminism, FindingKind::ReferenceMismatch,
        FindingKind::PoisonOrCodegen, FindingKind::Hang, FindingKind::OwnDefect,
        FindingKind::RoundTrip}) {
    std::optional<Finding> read =
        readFinding(writeFinding({kind, "cse", "", "", "", {}}));
    ASSERT_TRUE(read) << std::string(toString(kind));
    EXPECT_EQ(read->kind, kind);
    EXPECT_TRUE(read->replay.empty());
    EXPECT_EQ(read->shownBy, Demonstration::Commands);
  }
}

TEST(FindingJson, KnowsAllDemonstrations) {
  for (Demonstration how :
       {Demonstration::Commands, Demonstration::Passes, Demonstration::Run,
        Demonstration::Runs, Demonstration::Repeats, Demonstration::Interpreter,
        Demonstration::InterpreterRun})
    EXPECT_EQ(demonstrationNamed(toString(how)), how);
  EXPECT_FALSE(demonstrationNamed("magic"));
}

TEST(FindingJson, ALongOneLosesItsOutputFirst) {
  Finding finding = written();
  finding.details.assign(4000, 'x');
  std::string line = writeFinding(finding, 2000);
  EXPECT_LE(line.size(), 2000u);
  EXPECT_THAT(line, HasSubstr("\"cut\":true"));
  std::optional<Finding> read = readFinding(line);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->output, "");
  EXPECT_EQ(read->details, "");
  EXPECT_EQ(read->bad, finding.bad);
  EXPECT_EQ(read->program, finding.program);
  finding.program.assign(4000, 'x');
  read = readFinding(writeFinding(finding, 2000));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->program, "");
  EXPECT_EQ(read->bad, finding.bad);
}

TEST(FindingJson, WhatIsNoneIsNotRead) {
  EXPECT_FALSE(readFinding(""));
  EXPECT_FALSE(readFinding("hit"));
  EXPECT_FALSE(readFinding("{}"));
  EXPECT_FALSE(readFinding(R"({"kind":"Xiscompile"})"));
  EXPECT_FALSE(readFinding(R"({"kind":"crash","schema":1000})"));
  EXPECT_FALSE(readFinding(writeFinding(written()).substr(0, 300)));
}

TEST(FindingJson, BytesThatAreNoTextAreReplaced) {
  Finding finding = written();
  finding.summary = "a\xff"
                    "b";
  std::optional<Finding> read = readFinding(writeFinding(finding));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->summary, "a\xEF\xBF\xBD"
                           "b");
}
